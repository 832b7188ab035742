import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import { type HeadingKind, headings } from '../words/headings.ts';
import { type Block, type Run, row } from './blocks.ts';
import type { HeadingForm } from './heading-style.ts';
import type { Style } from './style.ts';

const NUMERALS = '一二三四五六七八九十';
const cased = (text: string, how: HeadingForm['case']) =>
  how === 'upper' ? text.toUpperCase() : how === 'lower' ? text.toLowerCase() : text;

/** The wording of a heading; `field` is a word of the person's work for "{} Experience". */
export function wordingOf(random: Random, kind: HeadingKind, person: Person): string {
  const field = person.skills[0]?.category ?? (person.language === 'zh' ? '相关' : 'Relevant');
  // the first wordings of each list are what most people write
  const list = headings[person.language][kind];
  const text = random.chance(0.5) ? list[Math.min(list.length - 1, random.int(0, 2))]! : random.pick(list);
  return text.replace('{}', field);
}

/** A heading as a block of its own. */
export function headingBlock(random: Random, kind: HeadingKind, text: string, at: number, style: Style): Block[] {
  const form = style.headings;
  const base: Omit<Run, 'text'> = {
    label: `heading.${kind}`,
    bold: form.bold,
    scale: form.scale === 1 ? undefined : form.scale,
    colour: form.decoration === 'bar' ? '#ffffff' : form.accent ? style.accent : undefined,
    tracking: form.tracking || undefined,
    underline: form.underline,
    background: form.decoration === 'bar' ? style.accent : undefined,
  };
  let said = cased(text, form.case);
  if (form.spaced && said.length <= 4) said = [...said].join(' ');
  if (form.decoration === 'brackets') said = `【${said}】`;
  if (form.numbered) said = style.language === 'zh' ? `${NUMERALS[at % 10]}、${said}` : `${at + 1}. ${said}`;
  if (form.colon) said += style.language === 'zh' ? '：' : ':';
  const twin = form.twin === 'none' ? '' : random.pick(headings.en[kind]).toUpperCase();
  const run: Run = { ...base, text: `${form.mark}${said}${form.twin === 'beside' ? ` ${twin}` : ''}` };
  const cell = { runs: [run], align: form.align };
  const line: Block = { kind: 'row', cells: [cell], above: style.sectionGap };
  const lines: Block[] =
    form.twin === 'above'
      ? [row([{ ...base, scale: 0.8, text: twin }], { above: style.sectionGap }), { ...line, above: 0 }]
      : [line];
  const rule = (above = 0): Block => ({ kind: 'rule', colour: form.accent ? style.accent : style.lineColour, above });
  if (form.decoration === 'rule-below') return [...lines, rule()];
  if (form.decoration === 'rule-above') return [rule(style.sectionGap), ...lines];
  if (form.decoration === 'rules') return [rule(style.sectionGap), ...lines, rule()];
  if (form.decoration === 'box')
    return [{ kind: 'box', blocks: lines, border: style.lineColour, above: style.sectionGap }];
  return lines;
}
