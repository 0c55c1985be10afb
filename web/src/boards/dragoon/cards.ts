/** All kinds of cards, in the order of the box: white ones, then red ones. */
export const CARDS = [
  'fairwind',
  'second_wind',
  'menacing_roar',
  'thief',
  'scorch',
  'lay_waste',
  'uprising',
  'boom_town',
  'new_arrivals',
  'sleight_of_claw',
  'creature_comfort',
  'intimidate',
  'ferocity',
  'slippery_scales',
  'snuff_out',
  'hecklers',
  'loyal_subjects',
] as const;
export type CardName = (typeof CARDS)[number];
