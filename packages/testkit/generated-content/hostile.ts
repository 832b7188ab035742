import { randomFrom } from '../random.ts';

// Latin, controls, combining marks, Hebrew, Arabic, Indic, Jamo, punctuation, CJK, Hangul, private use (ours too), forms,
// emoji, Ext. B, tags, plane 15
const ranges = [
  [0x20, 0x7e],
  [0, 0x1f],
  [0x80, 0x24f],
  [0x300, 0x36f],
  [0x590, 0x6ff],
  [0x900, 0xdff],
  [0x1100, 0x11ff],
  [0x2000, 0x206f],
  [0x3000, 0x30ff],
  [0x4e00, 0x9fff],
  [0xac00, 0xd7a3],
  [0xd800, 0xdfff],
  [0xe000, 0xe0ff],
  [0xfe00, 0xffff],
  [0x1f300, 0x1faff],
  [0x20000, 0x2a6df],
  [0xe0000, 0xe01ef],
  [0xf0000, 0xf00ff],
] as const;

const markup = [
  '\ufedf\ufe62\u0319\u202e\u2066',
  '#panic("x")',
  '#read("/etc/passwd") ] #import "@preview/x:0.1.0": *',
  '$ x_ $ integral_0^oo',
  '*_`<label> @ref = h // c /* x */',
  '\\u{1F600} \\input{/etc/passwd} \\write18{id} $\\frac{1}{0}$ \\begin{document}',
  '#{ while true {} }',
  '"}]}\\"',
  '<script>alert(1)</script><img src=x onerror=a()><svg/onload=a()>',
  '</text></svg><style>*{}</style><a href="javascript:a()">x</a>',
  'https://example.com/"onload="a() javascript:alert(1) data:text/html,<b>',
  '&lt;&#x3c;&amp;amp; ]]> <!-- --> <?xml?> <!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>',
  '\ue001work/w0/content/0\ue002 \ue000',
  '{{constructor}} #{7*7} %s%n \u0000',
];

/** What document `seed` is made of: texts of every kind, up to a hundred thousand characters, and pictures that are none. */
export function hostileFrom(seed: number) {
  const random = randomFrom(seed * 7919 + 20);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const chars = (length: number) => {
    const [first, second] = [pick(ranges), pick(ranges)];
    const one = () => {
      const [from, to] = random() < 0.5 ? first : second;
      return String.fromCodePoint(from + Math.floor(random() * (to - from + 1)));
    };
    return Array.from({ length }, one).join('');
  };
  const text = (): string => {
    const kind = random();
    // one field in a hundred is far beyond every limit
    if (kind < 0.01) return (pick(markup) + chars(40)).repeat(1_400).slice(0, 100_000);
    if (kind < 0.3) return pick(markup) + chars(pick([0, 3, 20]));
    return chars(pick([0, 1, 3, 8, 30, 120, 280])) + (random() < 0.15 ? pick(markup) : '');
  };
  const broken = (picture: Uint8Array): Uint8Array => {
    const bytes = Uint8Array.from(picture);
    const kind = random();
    if (kind < 0.25) return bytes.subarray(0, Math.floor(random() * bytes.length));
    if (kind < 0.5) return Uint8Array.from({ length: 2_000 }, () => Math.floor(random() * 256));
    if (kind < 0.6) return new TextEncoder().encode(pick(markup));
    for (let i = 0; i < 30; i += 1) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    return bytes;
  };
  return { random, pick, text, broken };
}
