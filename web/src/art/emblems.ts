/** The emblem of each seat, in a box of 24 by 24: so that colour is never the only sign. */
export const EMBLEMS = [
  { name: 'flame', d: 'M12 1.500C13.500 7 19 9 19 15.500C19 20 15.800 22.500 12 22.500C8.200 22.500 5 20 5 15.500C5 12 7.300 10.500 7.500 7.500C9.700 8.500 10.800 10 11 12C12.300 9 12.600 5.500 12 1.500Z' },
  { name: 'wave', d: 'M1.500 16C5 16 6 6 13 6C18 6 21 9.500 21 13C18.500 10.500 15 11.500 15 14.500C15 17 18 18 22.500 17.500C20 20.500 16 21 12 21C7 21 4 19.500 1.500 16Z' },
  { name: 'leaf', d: 'M20.500 3C21.500 12 18 19 10.500 19C8.500 19 7 18.300 6 17.500C5 19 4.300 20.500 4 22L2 21.500C3 17 6 12.500 12 9.500C7.500 10.500 5 12.500 3.500 15C2.500 8 8 3.500 20.500 3Z' },
  { name: 'star', d: 'M12 1.500L15 8.500L22.500 9.200L16.900 14.200L18.500 21.600L12 17.800L5.500 21.600L7.100 14.200L1.500 9.200L9 8.500Z' },
  { name: 'moon', d: 'M15.500 1.800C9 2.500 4 7 4 12.500C4 18 8.500 22.300 14.500 22.300C17 22.300 19.300 21.500 21 20C15 20 11.500 16.500 11.500 11.500C11.500 7.500 13 4 15.500 1.800Z' },
  { name: 'mountain', d: 'M1 21L8.500 7L12 12.500L15.500 4L23 21Z' },
] as const;

export const emblem = (seat: number): (typeof EMBLEMS)[number] => EMBLEMS[seat % EMBLEMS.length] as (typeof EMBLEMS)[number];
export const colour = (seat: number): string => `var(--seat-${seat % EMBLEMS.length})`;
