/** The few words of this board that are in no rule: names of things, for labels. */

import { labels } from '../../words';

export const { own } = labels('dragomino');
