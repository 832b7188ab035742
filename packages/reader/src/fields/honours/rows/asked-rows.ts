import { fieldLabelOf } from '../../../entries/field-labels.ts';
import { labelOf } from '../../../parse/contact-labels.ts';
import type { Line } from '../../../types.ts';
import { dateIn, type Honour } from '../honour-text.ts';

/** `Certification Number`, `Licence no.`: by what it is filed. */
const NUMBER = /(?:\bnumber|\bno\.?|\bID|编号|证号)$/iu;

/** `Expiration Date`: how long it holds is no date of its own. */
const EXPIRY = /\bexpir|\bvalid\b|到期|有效/iu;

const asked = (text: string): 'name' | 'dates' | 'issuer' | 'number' | 'expiry' | null => {
  const bare = text.replace(/\s*[:：]\s*$/u, '').trim();
  if (EXPIRY.test(bare)) return 'expiry';
  const label = fieldLabelOf(bare);
  if (label === 'name' || label === 'dates' || label === 'issuer') return label;
  return labelOf(bare) === 'certificates' ? 'name' : NUMBER.test(bare) ? 'number' : null;
};

/**
 * Honours that a form asks for row by row, a label before each value: `Certification`, `Issued by`, `Issue date`. [] where a
 * row says something else, or where nothing but names is asked for.
 */
export function askedRows(lines: readonly Line[]): Honour[] {
  const rows = lines.map(({ cells }) => ({
    label: asked(cells[0]?.text ?? ''),
    value: cells[1]?.text.trim() ?? '',
    cells,
  }));
  if (rows.length < 2 || rows[0]!.label !== 'name' || rows.some(({ label, cells }) => !label || cells.length > 2))
    return [];
  if (rows.every(({ label }) => label === 'name')) return [];
  const out: Honour[] = [];
  for (const { label, value } of rows) {
    const last = out.at(-1);
    if (label === 'name') out.push({ name: value, issuer: '', date: '', description: '' });
    else if (label === 'issuer' && last) last.issuer ||= value;
    else if (label === 'dates' && last) last.date ||= dateIn(value);
  }
  return out;
}
