import { BULLETS, type Language, wholeStyle } from '@verdant/contracts';
import { type Entry, headsOf, type Pair } from '../manuscript/entry.ts';
import type { Contact } from '../manuscript/links.ts';
import { manuscriptOf, twinOn } from '../manuscript/of-page.ts';
import type { Section } from '../manuscript/sections.ts';
import { words } from '../manuscript/words.ts';
import type { RenderInput } from '../render-source.ts';
import { xmlSafe } from '../text/xml-safe.ts';
import { type Html, html, link, rich } from './markup.ts';
import { portrait } from './portrait.ts';

/** `text` is nothing but words: the title of the page. `photo` is an address that an image may have. */
export type Article = { title: string; body: Html };

const contact = ({ label, text, href }: Contact): Html =>
  html`<li><span class="visually-hidden">${label}: </span>${href === null ? text : link(href, text)}</li>`;

const pair = (language: Language, { label, value, href }: Pair): Html =>
  html`<li>${label !== '' && html`<b>${label}</b>${words[language].colon}`}${href ? link(href, value) : value}</li>`;

const pairs = (language: Language, all: Pair[]): Html | false =>
  all.length > 0 && html`<ul class="pairs">${all.map((each) => pair(language, each))}</ul>`;

const bullets = (items: string[]): Html | false =>
  items.length > 0 && html`<ul>${items.map((item) => html`<li>${rich(item)}</li>`)}</ul>`;

const paragraph = (text: string): Html => html`<p>${rich(text)}</p>`;

const head = ({ text, href }: { text: string; href: string | null }): Html =>
  html`${href === null ? text : link(href, text)}`;

function entry(language: Language, found: Entry): Html {
  const { title, date, paragraphs, pairs: facts, lists } = found;
  const [first, ...below] = headsOf(found);
  return html`<div class="entry">
<div class="entry-head">${title !== '' && html`<h3>${head(first!)}</h3>`}${date !== '' && html`<span class="date">${date}</span>`}</div>
${below.length > 0 && html`<p class="below">${below.map((one, i) => html`${i > 0 && ' · '}${head(one)}`)}</p>`}
${paragraphs.map(paragraph)}${pairs(language, facts)}
${lists.map(({ label, items }) => html`${label !== '' && html`<p class="label">${label}</p>`}${bullets(items)}`)}
</div>`;
}

const section = (
  language: Language,
  { title, other, paragraphs, pairs: facts, entries, items, newPage, keep }: Section,
  both: boolean,
): Html => html`<section class="${newPage ? 'new-page ' : ''}keep-${keep}">
<h2>${title}${both && other !== '' && html` <small>${other}</small>`}</h2>
${paragraphs.map(paragraph)}${pairs(language, facts)}${entries.map((each) => entry(language, each))}${bullets(items)}
</section>`;

/** Lines to sign on, on paper. */
const signature = (language: Language, placeAndDate: string): Html => {
  const signed = (label: string, text: string) => html`<p><span class="line">${text}</span><small>${label}</small></p>`;
  const { placeDate, signature: name } = words[language];
  return html`<div class="signature">${signed(placeDate, placeAndDate)}${signed(name, '')}</div>`;
};

/**
 * The same words in the same order as on the page, as HTML that reads on any screen and without a script. `photo` is a
 * JPEG, which stands in the page itself.
 */
export function article(input: RenderInput): Article {
  const { language, style, photo = null } = input;
  const { name, headline, contacts, sections, documentTitle, ...printed } = manuscriptOf(input, xmlSafe);
  const both = twinOn(input) !== null;
  const whole = wholeStyle(style);
  const { accent, accent2, bullet, headingCase, photoSide } = whole;
  const look = `resume${headingCase === 'upper' ? ' upper' : ''}${photoSide === 'left' ? ' photo-left' : ''}`;
  const second = accent2 === null ? '' : `;--second:${accent2}`;
  const body = html`<article class="${look}" style="--accent:${accent}${second};--bullet:'${BULLETS[bullet]} '">
<header><div><h1>${name === '' ? documentTitle : name}</h1>${headline !== '' && html`<p class="headline">${headline}</p>`}
${contacts.length > 0 && html`<ul class="contacts">${contacts.map(contact)}</ul>`}</div>
${photo && portrait(photo, whole)}</header>
${sections.map((each) => section(language, each, both))}${printed.signature !== null && signature(language, printed.signature)}
</article>`;
  return { title: documentTitle, body };
}
