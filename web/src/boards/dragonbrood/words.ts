/** The words of this board that are in no rule: labels, what a place does in short, and remarks. */

import { labels } from '../../words';

export const { own, ownKey } = labels('dragonbrood');
