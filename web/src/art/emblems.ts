/**
 * The emblem of each seat, in a box of 24 by 24: so that colour is never the only sign.
 *
 * They are things that no game has among its pieces, and none looks like one of them from afar: a badge on a card must never read as what
 * the card is.
 */
export const EMBLEMS = [
  {
    name: 'paw',
    d:
      'M12 11.3C15.6 11.3 19 14.9 19 18.2C19 20.9 17 22.2 14.9 21.7C13 21.2 11 21.2 9.1 21.7C7 22.2 5 20.9 5 18.2' +
      'C5 14.9 8.4 11.3 12 11.3ZM2 10.6a2.2 2.9 0 1 1 4.4 0a2.2 2.9 0 1 1 -4.4 0ZM6.4 5a2.4 3.2 0 1 1 4.8 0a2.4 3.2 0 1 1 -4.8 0Z' +
      'M12.8 5a2.4 3.2 0 1 1 4.8 0a2.4 3.2 0 1 1 -4.8 0ZM17.6 10.6a2.2 2.9 0 1 1 4.4 0a2.2 2.9 0 1 1 -4.4 0Z',
  },
  {
    name: 'bell',
    d:
      'M12 1.2C13.2 1.2 14.2 2.2 14.2 3.4L14.1 4.2C17.3 5.1 19 7.9 19 11.5V15.3L21.5 19H2.5L5 15.3V11.5C5 7.9 6.7 5.1 9.9 4.2L9.8 3.4' +
      'C9.8 2.2 10.8 1.2 12 1.2ZM8.6 20.2H15.4C15.2 22 13.8 23 12 23C10.2 23 8.8 22 8.6 20.2Z',
  },
  {
    name: 'key',
    d:
      'M12 1A6.1 6.1 0 0 1 14 12.900V14.800H17.800V18H14V19.600H16.800V22.800H10V12.900A6.1 6.1 0 0 1 12 1ZM12 4.200' +
      'A2.9 2.9 0 0 0 12 10A2.9 2.9 0 0 0 12 4.200Z',
  },
  {
    name: 'shield',
    d:
      'M12 1.300C15 3.3 18 4.2 21.2 4.200V11.300C21.2 16.8 17.6 20.7 12 22.800C6.4 20.7 2.8 16.8 2.8 11.300V4.200' +
      'C6 4.2 9 3.3 12 1.300ZM12 7L8.4 11.700L12 16.400L15.6 11.700Z',
  },
  { name: 'horseshoe', d: 'M2.6 2H8.200V11.200A3.8 5 0 0 0 15.8 11.200V2H21.400V11.500A9.4 11 0 0 1 2.6 11.500Z' },
  {
    name: 'tooth',
    d:
      'M12 4.200C13.8 2.8 15.6 2 17.3 2C20.3 2 22 4.4 22 7.400C22 11 20.1 12.8 19.6 16.400C19.2 19.4 18.7 22.2 17 22.200' +
      'C14.8 22.2 15 15 12 15C9 15 9.2 22.2 7 22.200C5.3 22.2 4.8 19.4 4.4 16.400C3.9 12.8 2 11 2 7.400C2 4.4 3.7 2 6.7 2' +
      'C8.4 2 10.2 2.8 12 4.200Z',
  },
] as const;

export const emblem = (seat: number): (typeof EMBLEMS)[number] => EMBLEMS[seat % EMBLEMS.length] as (typeof EMBLEMS)[number];
export const colour = (seat: number): string => `var(--seat-${seat % EMBLEMS.length})`;
