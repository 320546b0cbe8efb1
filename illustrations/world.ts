/** The one project that every picture shows. People appear by role only. */
export type Condition = 'New' | 'Good' | 'Worn' | 'Service due';

export interface Piece {
  code: string;
  part: string;
  name: string;
  count: number;
  condition: Condition;
  place: string;
}

export const project = 'Floor 3';

export const pieces = {
  taskChair: {
    code: 'CG-0412',
    part: 'TC-204',
    name: 'Task chair',
    count: 14,
    condition: 'Good',
    place: 'Studio',
  },
  desk: {
    code: 'CG-0430',
    part: 'SD-160',
    name: 'Sit-stand desk',
    count: 12,
    condition: 'Good',
    place: 'Studio',
  },
  loungeChair: {
    code: 'CG-0447',
    part: 'LC-310',
    name: 'Lounge chair',
    count: 6,
    condition: 'Worn',
    place: 'Library',
  },
  roundTable: {
    code: 'CG-0451',
    part: 'RT-120',
    name: 'Round table',
    count: 2,
    condition: 'Good',
    place: 'Meeting 3.2',
  },
  cabinet: {
    code: 'CG-0460',
    part: 'SC-080',
    name: 'Storage cabinet',
    count: 8,
    condition: 'New',
    place: 'Warehouse',
  },
  booth: {
    code: 'CG-0472',
    part: 'PB-100',
    name: 'Phone booth',
    count: 1,
    condition: 'Service due',
    place: 'Meeting 3.2',
  },
} as const satisfies Record<string, Piece>;

/** How many pieces on the floor (not in the warehouse) are in a condition. */
export function countOf(condition: Condition): number {
  return Object.values<Piece>(pieces)
    .filter((piece) => piece.condition === condition && piece.place !== 'Warehouse')
    .reduce((sum, piece) => sum + piece.count, 0);
}

/** A piece as the lines of a SIF file, as a dealer knows them. */
export function sifLines({ part, name, count }: Piece): string[] {
  return [`PN=${part}`, `PD=${name}`, `QT=${count}`];
}
