import type { Dice } from '../random.ts';

/** Their product stands in no text of ours: whoever says it has worked out what a stranger wrote. */
const [A, B] = [7919, 7907];
export const WORKED_OUT = String(A * B);

/** What a program that ran a text would say, or a file that it would read. */
export const SIGNS_OF_RUNNING = [WORKED_OUT, 'root:x:0:'];

export const payloads = [
  "'; drop table users; --",
  "' or '1'='1' --",
  '" or ""="',
  "1'); select pg_sleep(20); --",
  "' union select email, password_hash from users --",
  `' || (select ${A}*${B})::text || '`,
  "$$; copy users to program 'id'; $$",
  '%_\\',
  '\\',
  "\\'; --",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'-alert(1)-'",
  '<svg/onload=alert(1)><!--',
  '</title></style></textarea><iframe srcdoc="x">',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>',
  `#(${A} * ${B})`,
  `#${A}*${B}`,
  '#read("/etc/passwd")',
  '#import "@preview/cetz:0.3.4": *',
  '#panic("x") ] } $ #[',
  '#while true {}',
  `$ #calc.pow(${A}, 9) $`,
  '#include "/etc/passwd"',
  `{{${A}*${B}}}`,
  `\${${A}*${B}}`,
  `#{${A}*${B}}`,
  `<%= ${A}*${B} %>`,
  `{{constructor.constructor('return ${A}*${B}')()}}`,
  `*{${A}*${B}}`,
  '{{#with "s" as |string|}}',
  `\${jndi:ldap://127.0.0.1:9/a}`,
  '`id`; $(id) | id & id',
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  'C:\\windows\\win.ini',
  '/dev/stdin',
  'x\r\nset-cookie: EASY_TOKEN=x',
  'x\nBcc: everybody@example.com',
  `=${A}*${B}`,
  "=cmd|' /C calc'!A0",
  '%s%n%x%d {0} %(x)s',
  '{"$gt": ""}',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
] as const;

export const extremes = [
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  '\udc00\ud800',
  '\ufffe\uffff\ufdd0',
  '\u{10ffff}',
  '\u{1fffe}\u{e0001}\u{e007f}',
  '\ufeff',
  '\u202e\u2066\u2069\u200f',
  '\u200b\u200c\u200d\u2060',
  `e${'\u0301'.repeat(250)}`,
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!',
  '👩‍👩‍👧‍👦🏳️‍🌈🇨🇳🇨',
  'İıſßŉǰΐ',
  'ﷺﬃ㍿',
  '\u1112\u1161\u11ab각',
  '𠮷𡃁𪚥龘',
  '\ue000\ue001\uf8ff',
  '\u0001\u0008\u000b\u001b[31m\u007f\u0085',
  '\u2028\u2029',
  '\t\r\n ',
  '　\u00a0',
  'ÀA\u0300',
  '٣१௧',
  'שלום مرحبا नमस्ते ไทย',
] as const;

/** One extreme text, or several after one another. */
export const extremeText = ({ pick, chance, below }: Dice): string =>
  chance(0.6) ? pick(extremes) : Array.from({ length: 2 + below(6) }, () => pick(extremes)).join('');
