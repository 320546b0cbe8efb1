/** A part of a picture, in pixels from its top left corner. */
export interface Region {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Uncompressed RGBA pixels, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Differences no farther apart than this, in pixels, are one region. */
const nearness = 24;

/**
 * The number of equal rows at the top and the bottom of two pictures of the same width: when a paragraph grows, what is
 * below it has moved, but not changed.
 */
export function equalRows(before: Pixels, after: Pixels): { above: number; below: number } {
  const most = Math.min(before.height, after.height);
  let above = 0;
  while (above < most && sameRow(before, above, after, above)) above += 1;
  let below = 0;
  while (
    below < most - above &&
    sameRow(before, before.height - 1 - below, after, after.height - 1 - below)
  ) {
    below += 1;
  }
  return { above, below };
}

function sameRow(before: Pixels, row: number, after: Pixels, otherRow: number): boolean {
  const bytes = before.width * 4;
  return Buffer.from(before.data.buffer, before.data.byteOffset + row * bytes, bytes).equals(
    Buffer.from(after.data.buffer, after.data.byteOffset + otherRow * bytes, bytes),
  );
}

/** The boxes around all differing pixels, with one box for those near each other. */
export function regionsOf(
  differs: (x: number, y: number) => boolean,
  { width, height }: { width: number; height: number },
): Region[] {
  const columns = Math.ceil(width / nearness);
  const cells = new Set<number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (differs(x, y)) cells.add(Math.floor(y / nearness) * columns + Math.floor(x / nearness));
    }
  }
  const regions: Region[] = [];
  for (const first of cells) {
    const group = takeGroup(cells, first, columns);
    const xs = group.map((cell) => cell % columns);
    const ys = group.map((cell) => Math.floor(cell / columns));
    const [left, top] = [Math.min(...xs) * nearness, Math.min(...ys) * nearness];
    regions.push({
      left,
      top,
      width: Math.min(width, (Math.max(...xs) + 1) * nearness) - left,
      height: Math.min(height, (Math.max(...ys) + 1) * nearness) - top,
    });
  }
  return regions.sort((one, other) => one.top - other.top || one.left - other.left);
}

/** Takes a cell, and all connected to it, out of the set. */
function takeGroup(cells: Set<number>, first: number, columns: number): number[] {
  const group: number[] = [];
  const waiting = [first];
  cells.delete(first);
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    group.push(cell);
    const column = cell % columns;
    for (const down of [-1, 0, 1]) {
      for (const right of [-1, 0, 1]) {
        const next = cell + down * columns + right;
        if (column + right < 0 || column + right >= columns || !cells.delete(next)) continue;
        waiting.push(next);
      }
    }
  }
  return group;
}
