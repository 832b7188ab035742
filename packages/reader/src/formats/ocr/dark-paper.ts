/** A picture in grey, 0 black to 255 white, row by row. */
export type Grey = { data: Uint8Array; width: number; height: number };

/** Side of the squares that are looked at, in dots. */
const TILE = 8;
/** A square with less difference within than this is paper, or the inside of a picture. */
const FLAT = 26;
/** Paper lighter than this is told from its ink without help. */
const DARK = 185;
/** Neighbouring squares of one paper differ by less than this. */
const STEP = 12;
/** Share of the page from which an even dark area is paper and no heading's bar, button or letter; and a light one. */
const LEAST_DARK = 0.03;
const LEAST_LIGHT = 0.0008;
/** Difference from the paper that counts as none, and the one that is as black as ink can be. */
const NOISE = 14;
const FULL = 70;

type Tiles = { values: Int16Array; across: number; down: number };

/** The mean of each square that is flat; -1 for others. */
function flatTiles({ data, width, height }: Grey): Tiles {
  const [across, down] = [Math.ceil(width / TILE), Math.ceil(height / TILE)];
  const values = new Int16Array(across * down).fill(-1);
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++) {
      let [least, most, sum, dots] = [255, 0, 0, 0];
      const [right, bottom] = [Math.min(width, (column + 1) * TILE), Math.min(height, (row + 1) * TILE)];
      for (let y = row * TILE; y < bottom; y++)
        for (let x = column * TILE; x < right; x++) {
          const value = data[y * width + x]!;
          if (value < least) least = value;
          if (value > most) most = value;
          sum += value;
          dots++;
        }
      if (most - least < FLAT) values[row * across + column] = Math.round(sum / dots);
    }
  return { values, across, down };
}

const around = (at: number, { across, values }: Tiles): number[] =>
  [at - across, at + across, at % across ? at - 1 : -1, (at + 1) % across ? at + 1 : -1].filter(
    (to) => to >= 0 && to < values.length,
  );

/** Keeps of the flat squares those of large areas; what is smaller is the inside of a letter, or the room between two. */
function papersOf(tiles: Tiles): Tiles {
  const values = new Int16Array(tiles.values.length).fill(-1);
  const seen = new Uint8Array(values.length);
  for (let start = 0; start < values.length; start++) {
    if (seen[start] || tiles.values[start]! < 0) continue;
    const area = [start];
    seen[start] = 1;
    for (let i = 0; i < area.length; i++)
      for (const to of around(area[i]!, tiles)) {
        if (seen[to] || tiles.values[to]! < 0) continue;
        if (Math.abs(tiles.values[to]! - tiles.values[area[i]!]!) > STEP) continue;
        seen[to] = 1;
        area.push(to);
      }
    const least = tiles.values[start]! < DARK ? LEAST_DARK : LEAST_LIGHT;
    if (area.length >= least * values.length) for (const at of area) values[at] = tiles.values[at]!;
  }
  return { ...tiles, values };
}

/** For each square the nearest one of paper, itself where it is of paper. */
function nearestPaper(tiles: Tiles): Int32Array {
  const { values } = tiles;
  const from = new Int32Array(values.length).fill(-1);
  const queue: number[] = [];
  values.forEach((value, at) => {
    if (value < 0) return;
    from[at] = at;
    queue.push(at);
  });
  for (let i = 0; i < queue.length; i++)
    for (const to of around(queue[i]!, tiles)) {
      if (from[to]! >= 0) continue;
      from[to] = from[queue[i]!]!;
      queue.push(to);
    }
  return from;
}

/**
 * Makes large areas of dark paper white and what stands on them dark, be it lighter or darker than the paper: a page is
 * parted into ink and paper by one limit, above which such paper is ink or below which its ink is paper. Changes `grey`;
 * gives whether there was such an area.
 */
export function whitenDarkPaper(grey: Grey): boolean {
  const papers = papersOf(flatTiles(grey));
  if (!papers.values.some((value) => value >= 0 && value < DARK)) return false;
  const nearest = nearestPaper(papers);
  const { data, width, height } = grey;
  for (const [at, from] of nearest.entries()) {
    const beside = around(at, papers).map((to) => papers.values[to]!);
    const own = papers.values[from]!;
    const [dark, light] = [
      own < DARK ? own : beside.find((value) => value >= 0 && value < DARK),
      Math.max(...beside, own),
    ];
    if (dark === undefined) continue;
    const edge = light >= DARK ? (dark + light) / 2 : 256;
    const [left, top] = [(at % papers.across) * TILE, Math.floor(at / papers.across) * TILE];
    for (let y = top; y < Math.min(height, top + TILE); y++)
      for (let x = left; x < Math.min(width, left + TILE); x++) {
        const apart = Math.abs(data[y * width + x]! - dark);
        const isPaper = data[y * width + x]! > edge || apart < NOISE;
        data[y * width + x] = isPaper ? 255 : Math.round(255 * (1 - Math.min(1, apart / FULL)));
      }
  }
  return true;
}
