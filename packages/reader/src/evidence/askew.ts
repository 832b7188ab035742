import type { Box, ImportReading } from '@verdant/contracts';
import type { Page } from '../types.ts';

const round = (n: number): number => Math.round(n * 100) / 100;

/** A box as it lies on the page that people see, in as many parts as follow the line. */
function turned(box: Box, { width, height, askew = 0 }: Page): Box[] {
  const [sin, cos] = [Math.sin(askew), Math.cos(askew)];
  const parts = Math.max(1, Math.ceil((Math.abs(sin) * box.width) / Math.max(box.height, 1)));
  return Array.from({ length: parts }, (_, i) => {
    const part = box.width / parts;
    const dx = box.x + (i + 0.5) * part - width / 2;
    const dy = box.y + box.height / 2 - height / 2;
    return {
      ...box,
      x: round(width / 2 + dx * cos - dy * sin - part / 2),
      y: round(height / 2 + dx * sin + dy * cos - box.height / 2),
      width: round(part),
    };
  });
}

/** A reading of pages that were put straight, its boxes where the words stand on the page that was brought. */
export function asSeen(reading: ImportReading, pages: Page[]): ImportReading {
  if (!pages.some(({ askew }) => askew)) return reading;
  const boxes = (all: Box[]) =>
    all.flatMap((box) => {
      const page = pages[box.page - 1];
      return page?.askew ? turned(box, page) : [box];
    });
  const placed = <T extends { boxes: Box[] }>(each: T): T => ({ ...each, boxes: boxes(each.boxes) });
  return {
    ...reading,
    evidence: reading.evidence.map(placed),
    lines: reading.lines.map(placed),
    unassigned: reading.unassigned.map(placed),
    warnings: reading.warnings.map((each) => (each.boxes ? { ...each, boxes: boxes(each.boxes) } : each)),
  };
}
