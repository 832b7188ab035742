import { createRequire } from 'node:module';
import { Document, Font, Link, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Language, ResumeContent } from '@verdant/contracts';
import { createElement as h, type ReactNode } from 'react';
import type { Entry, Pair } from '../../packages/typesetter/src/manuscript/entry.ts';
import { type Manuscript, manuscript } from '../../packages/typesetter/src/manuscript/manuscript.ts';
import type { Section } from '../../packages/typesetter/src/manuscript/sections.ts';
import { words } from '../../packages/typesetter/src/manuscript/words.ts';
import { printable } from '../../packages/typesetter/src/text/clean.ts';
import { style } from './cases.ts';

const require = createRequire(import.meta.url);
const file = (name: string, path: string) => require.resolve(`@expo-google-fonts/${name}/${path}`);
Font.register({
  family: 'Inter',
  fonts: [
    { src: file('inter', '400Regular/Inter_400Regular.ttf'), fontWeight: 400 },
    { src: file('inter', '600SemiBold/Inter_600SemiBold.ttf'), fontWeight: 600 },
  ],
});
Font.register({
  family: 'Noto Sans SC',
  fonts: [
    { src: file('noto-sans-sc', '400Regular/NotoSansSC_400Regular.ttf'), fontWeight: 400 },
    { src: file('noto-sans-sc', '700Bold/NotoSansSC_700Bold.ttf'), fontWeight: 600 },
  ],
});
// Chinese breaks between any two characters; '' keeps a hyphen away
Font.registerHyphenationCallback((word) =>
  /[\u3000-\u9fff]/.test(word) ? [...word].flatMap((char) => [char, '']) : [word],
);

const size = style.size;
const look = StyleSheet.create({
  page: {
    paddingHorizontal: 54,
    paddingTop: 51,
    paddingBottom: 43,
    fontSize: size,
    lineHeight: 1.45,
    color: '#1b211d',
  },
  name: { fontSize: size * 2.4, fontWeight: 600 },
  headline: { fontSize: size * 1.12, color: style.accent },
  muted: { color: '#5f6862' },
  heading: {
    fontWeight: 600,
    color: style.accent,
    marginTop: 10,
    borderTopWidth: 0.5,
    borderTopColor: '#d8ddd9',
    paddingTop: 8,
  },
  row: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 5 },
  bold: { fontWeight: 600 },
  bullet: { flexDirection: 'row' },
  dot: { width: 10, color: style.accent },
  fill: { flex: 1 },
});

let key = 0;
const next = () => {
  key += 1;
  return String(key);
};
const text = (value: string, as: keyof typeof look | null = null) =>
  h(Text, { key: next(), ...(as ? { style: look[as] } : {}) }, value);
const bullet = (value: string) =>
  h(View, { key: next(), style: look.bullet }, text('•', 'dot'), h(Text, { key: next(), style: look.fill }, value));
const pair = (colon: string) => (each: Pair) =>
  h(Text, { key: next() }, h(Text, { style: look.bold }, each.label === '' ? '' : `${each.label}${colon}`), each.value);

const entry = (colon: string, { title, subtitle, date, paragraphs, pairs, lists }: Entry): ReactNode =>
  h(
    View,
    { key: next() },
    h(
      View,
      { key: next(), style: look.row, wrap: false, minPresenceAhead: 24 },
      text(title, 'bold'),
      text(date, 'muted'),
    ),
    subtitle.length > 0 ? text(subtitle.join(' · '), 'muted') : null,
    ...paragraphs.map((each) => text(each)),
    ...pairs.map(pair(colon)),
    ...lists.flatMap(({ label, items }) => [label === '' ? null : text(label, 'bold'), ...items.map(bullet)]),
  );

const section = (colon: string, { title, paragraphs, pairs, entries, items }: Section): ReactNode =>
  h(
    View,
    { key: next() },
    h(View, { key: next(), wrap: false, minPresenceAhead: 36 }, text(title, 'heading')),
    ...paragraphs.map((each) => text(each)),
    ...pairs.map(pair(colon)),
    ...entries.map((each) => entry(colon, each)),
    ...items.map(bullet),
  );

const page = ({ name, headline, contacts, sections, documentTitle }: Manuscript, language: Language) =>
  h(
    Document,
    { title: documentTitle, author: name, language },
    h(
      Page,
      { size: 'A4', style: [look.page, { fontFamily: ['Inter', 'Noto Sans SC'] }] },
      text(name, 'name'),
      text(headline, 'headline'),
      h(
        Text,
        { style: look.muted },
        ...contacts.flatMap((each, i) => [
          i === 0 ? '' : ' · ',
          each.href === null ? each.text : h(Link, { key: next(), src: each.href }, each.text),
        ]),
      ),
      ...sections.map((each) => section(words[language].colon, each)),
    ),
  );

/** The same words in the same order, with the same faces, sizes, colours and kinds of paragraphs, on two pages of A4. */
export async function renderPdf(content: ResumeContent, language: Language): Promise<Uint8Array> {
  return renderToBuffer(page(manuscript(content, language, style, printable), language));
}
