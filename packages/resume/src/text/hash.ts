/** FNV-1a, 32 bits twice over: short stable names, nothing secret. */
export function shortHash(text: string): string {
  const run = (seed: number) => {
    let hash = seed;
    for (let index = 0; index < text.length; index += 1)
      hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
    return hash.toString(36).padStart(7, '0');
  };
  return run(0x811c9dc5) + run(0x9747b28c);
}
