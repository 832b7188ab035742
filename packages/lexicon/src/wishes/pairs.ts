/** `this → that`, a line each or parted by commas; what stands behind the arrow may be nothing. */
export const pairs = (text: string): readonly (readonly [from: string, to: string])[] =>
  text
    .trim()
    .split(/\s*[,，\n]\s*/)
    .filter(Boolean)
    .map((line) => {
      const [from = '', to = ''] = line.split('→').map((part) => part.trim());
      return [from, to] as const;
    });
