import type { Evidence } from '@verdant/contracts';
import type { FieldSpan, Finding } from '../check/check.ts';
import type { Bare } from '../document/marks.ts';

/** A finding in the bare text as one in the text that is written. */
export function restored(finding: Finding, { written }: Bare): Finding {
  const span = (one: FieldSpan): FieldSpan => {
    const known = one.text === '' ? undefined : written.get(one.path);
    if (!known) return one;
    const { from, to } = one;
    const moved = from === undefined || to === undefined ? {} : { from: from + known.from, to: to + known.from };
    return { ...one, text: known.text, ...moved };
  };
  const quote = (one: Evidence): Evidence => {
    const from = one.from + (written.get(one.path)?.from ?? 0);
    return { ...one, from, to: from + one.to - one.from };
  };
  return { ...finding, spans: finding.spans.map(span), ...(finding.good && { good: finding.good.map(quote) }) };
}
