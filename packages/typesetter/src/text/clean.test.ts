import { describe, expect, it } from 'vitest';
import { BREAK, breakable, printable, unsettable } from './clean.ts';

describe('printable', () => {
  it('keeps what people write', () => {
    const text = 'Zoë Nguyễn-O’Brien — “R&D” 沈若川：增长（42%）、龘 ① → €\n第二行';
    expect(printable(text)).toBe(text);
  });
  it('drops what is not seen', () => {
    expect(printable('a\u200bb\u00adc\u202ed\ufeff\ufe0f\u0000\u{e0041}e\ud800f\ue000')).toBe('abcdef');
  });
  it('unifies spaces and line ends', () => expect(printable('a\u00a0b\tc\r\nd\u2028e')).toBe('a b c\nd\ne'));
  it('shows a letter that no font draws, not an emoji', () => expect(printable('שם 📧 x👩🏽‍💻')).toBe('□□  x'));
  it('takes a joined emoji and a flag as one character', () => {
    expect(printable('a👷‍♂️b❤️‍🔥c🇬🇧d♂e')).toBe('abcd♂e');
  });
  it('tells what it cannot set, each once and as one reads it', () => {
    expect(unsettable('Foreman 👷‍♂️, 👷‍♂️ 🏗️ 🇬🇧 ם ♂ naïve 龘')).toEqual(['👷‍♂️', '🏗️', '🇬🇧', 'ם']);
    expect(unsettable('plain')).toEqual([]);
  });
  it('keeps marks on Latin letters only', () => {
    expect(printable('e\u0301 ọ\u0300')).toBe('é ọ\u0300');
    expect(printable('“\u032e 一\u0303 \u0301')).toBe('“ 一 ');
  });
});

describe('breakable', () => {
  const parts = (text: string) => breakable(text).split(BREAK);
  it('leaves ordinary words whole', () => expect(parts('Internationalisation of maya@example.com')).toHaveLength(1));
  it('breaks long addresses after their punctuation', () => {
    expect(parts('someone.with.a.long.name@mail.example.com')).toEqual([
      'someone.',
      'with.',
      'a.',
      'long.',
      'name@',
      'mail.',
      'example.',
      'com',
    ]);
  });
  it('breaks endless words and changes nothing else', () => {
    const word = 'x'.repeat(300);
    expect(parts(word).every((part) => part.length <= 12)).toBe(true);
    expect(parts(word).join('')).toBe(word);
  });
});
