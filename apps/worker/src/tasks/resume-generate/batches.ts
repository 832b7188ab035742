import { estimateTokens } from '@verdant/llm';

const BATCH_TOKENS = 1_200;
const BATCH_ITEMS = 24;

/** Lists cut to what one call may hold: answers stay short, and what is settled shows early. */
export function batches<T>(items: readonly T[]): T[][] {
  const cut: T[][] = [];
  let room = 0;
  for (const item of items) {
    const cost = estimateTokens(JSON.stringify(item));
    const last = cut.at(-1);
    if (last && cost <= room && last.length < BATCH_ITEMS) {
      last.push(item);
      room -= cost;
    } else {
      cut.push([item]);
      room = BATCH_TOKENS - cost;
    }
  }
  return cut;
}
