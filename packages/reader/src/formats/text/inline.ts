import type { Token } from 'marked';
import type { Run } from '../lines.ts';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : 0;
    if (code) return code > 0x10ffff ? '' : String.fromCodePoint(code);
    return ENTITIES[name?.toLowerCase()] ?? whole;
  });

/** The words of inline Markdown with their weight. Line breaks stay as `\n`. */
export function runsOf(tokens: Token[], style: Omit<Run, 'text'>): Run[] {
  return tokens.flatMap((token): Run[] => {
    const inner = (more: Partial<Run> = {}) =>
      'tokens' in token && token.tokens ? runsOf(token.tokens, { ...style, ...more }) : [];
    switch (token.type) {
      case 'strong':
        return inner({ bold: true });
      case 'em':
        return inner({ italic: true });
      case 'br':
        return [{ ...style, text: '\n' }];
      case 'html':
        return /^<br\b/i.test(token.raw) ? [{ ...style, text: '\n' }] : [];
      case 'image':
        return [];
      case 'link':
        return inner({ href: String(token.href) });
      case 'codespan':
        return [{ ...style, text: decode(String(token.text)) }];
      default: {
        const nested = inner();
        return nested.length ? nested : [{ ...style, text: decode(String('text' in token ? token.text : token.raw)) }];
      }
    }
  });
}
