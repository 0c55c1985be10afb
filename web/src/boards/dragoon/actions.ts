/** The numbers of the moves, as the game's `moves.py` lays them out: for asking why a move is not allowed. */

import { indexOf } from './geometry';

const [FIRSTS, MOVES, CLAIM, DESTROY, STEAL_CAVE, STEAL_TREASURE, CYCLES, DRAW, END] = [0, 4, 40, 41, 42, 43, 44, 61, 62];
const [ROARS, ROAR_STOP, ROLL, INTIMIDATE, DROPS, PASS, REACTS] = [220, 256, 257, 258, 259, 295, 296];

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

/** The first number of each card that is played in the own turn. */
const PLAYS: Readonly<Record<string, number>> = {
  fairwind: 63,
  second_wind: 99,
  menacing_roar: 100,
  lay_waste: 101,
  new_arrivals: 102,
  thief: 103,
  scorch: 107,
  uprising: 143,
  boom_town: 179,
  sleight_of_claw: 215,
  creature_comfort: 219,
  intimidate: INTIMIDATE,
};
const REACTIONS: readonly string[] = ['snuff_out', 'creature_comfort', 'loyal_subjects', 'hecklers', 'ferocity', 'slippery_scales'];

export const choosing = (seat: number): number => FIRSTS + seat;
export const moving = (cell: string): number => MOVES + indexOf(cell);
export const deed = {
  claim: CLAIM,
  destroy: DESTROY,
  steal_cave: STEAL_CAVE,
  steal_treasure: STEAL_TREASURE,
  draw: DRAW,
  end: END,
  roll: ROLL,
  roar_stop: ROAR_STOP,
  pass: PASS,
} as const;
export const cycling = (card: string): number => CYCLES + (CARDS as readonly string[]).indexOf(card);
export const roaring = (cell: string): number => ROARS + indexOf(cell);
export const dropping = (cell: string): number => DROPS + indexOf(cell);
/** A card played in the own turn, with its target: a cell, a seat or none. */
export const playing = (card: string, target = 0): number | undefined => (PLAYS[card] === undefined ? undefined : PLAYS[card] + target);
export const reacting = (card: string): number | undefined => (REACTIONS.includes(card) ? REACTS + REACTIONS.indexOf(card) : undefined);
