import { describe, expect, it } from 'vitest';
import { Curtain, type Held } from './curtain.svelte';

const at = (seat: number | null, turn: number | null, held: readonly number[] = [0, 1]): Held => ({
  seat,
  held,
  prompt: { seat: turn },
  result: null,
});

describe('the curtain', () => {
  it('is never down for somebody alone at the screen', () => {
    const curtain = new Curtain();
    curtain.follow(at(1, 0, [1]), true);
    expect([curtain.eyes, curtain.down, curtain.passTo(at(1, 0, [1]))]).toEqual([1, null, null]);
  });

  it('is down when the page opens, for whoever decides', () => {
    const curtain = new Curtain();
    curtain.follow(at(0, 1), true);
    expect([curtain.eyes, curtain.down]).toEqual([null, 1]);
  });

  it('is down for the first of the seats while a bot decides', () => {
    const curtain = new Curtain();
    curtain.follow(at(0, 2), true);
    expect(curtain.down).toBe(0);
  });

  it('rises only when the table shows itself to the eyes in front of it', () => {
    const curtain = new Curtain();
    curtain.follow(at(0, 1), true);
    curtain.follow(at(0, 1), false);
    expect(curtain.down).toBe(1);
    expect(curtain.lift()).toBe(1);
    expect([curtain.eyes, curtain.down]).toEqual([1, 1]);
    curtain.follow(at(1, 1), false);
    expect([curtain.eyes, curtain.down]).toEqual([1, null]);
    expect(curtain.lift()).toBe(null);
  });

  it('asks to pass the screen to another seat of this page, and to no other', () => {
    const curtain = new Curtain();
    expect(curtain.passTo(null)).toBe(null);
    expect(curtain.passTo(at(0, 1))).toBe(1);
    expect(curtain.passTo(at(0, 0))).toBe(null);
    expect(curtain.passTo(at(0, 2))).toBe(null);
    curtain.drop(1);
    expect([curtain.eyes, curtain.down, curtain.passTo(at(0, 1))]).toEqual([null, 1, null]);
  });

  it('is gone when the game is over', () => {
    const curtain = new Curtain();
    curtain.drop(1);
    curtain.follow({ seat: 0, held: [0, 1], prompt: null, result: {} }, false);
    expect([curtain.eyes, curtain.down]).toEqual([0, null]);
  });

  it('stays up at a real box where nothing is hidden', () => {
    const curtain = new Curtain();
    const open = { ...at(0, 1), nothing_hidden: true, question: null };
    curtain.follow(open, true);
    expect([curtain.eyes, curtain.down, curtain.passTo(open)]).toEqual([null, null, null]);
  });

  it('is passed to the owner of a secret, even to one whose eyes nobody has chosen yet', () => {
    const curtain = new Curtain();
    const secret = { ...at(0, null), prompt: null, nothing_hidden: true, question: { seats: [0], open: false } };
    curtain.follow({ ...secret, question: { seats: [0, 1], open: true } }, true);
    curtain.follow(secret, false);
    expect(curtain.passTo(secret)).toBe(0);
    curtain.drop(0);
    expect(curtain.lift()).toBe(0);
    curtain.follow(secret, false);
    expect([curtain.eyes, curtain.down, curtain.passTo(secret)]).toEqual([0, null, null]);
    const other = { ...secret, question: { seats: [1], open: false } };
    curtain.follow(other, false);
    expect(curtain.passTo(other)).toBe(1);
  });

  it('falls before whoever decides when the screen lay open before everybody and something is hidden now', () => {
    const curtain = new Curtain();
    const setup = { ...at(0, null), prompt: null, nothing_hidden: true, question: { seats: [0, 1], open: true } };
    curtain.follow(setup, true);
    curtain.follow({ ...setup, nothing_hidden: false }, false);
    expect([curtain.eyes, curtain.down]).toEqual([null, null]);
    curtain.follow({ ...at(1, 1), nothing_hidden: false, question: null }, false);
    expect([curtain.eyes, curtain.down]).toEqual([null, 1]);
  });
});
