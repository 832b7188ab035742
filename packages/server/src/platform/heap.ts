import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow by a third between two full collections where V8 would let it double: tables that stay make up
 * most of it, so that what is left lying costs more memory than collecting it costs time (`npm run bench:api`).
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=35');
}
