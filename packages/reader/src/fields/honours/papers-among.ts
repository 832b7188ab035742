import type { Custom } from '@verdant/contracts';
import { anyOf, isKnownCertificate, otherHeadings } from '@verdant/lexicon/vocabulary';
import type { Draft } from '../../parse/draft.ts';
import { plainHeading } from '../../sections/known.ts';
import { isCjk } from '../../text/spacing.ts';
import { type Certificate, certificatesIn } from './certifications.ts';
import { isCertificate } from './honour-lists.ts';

const isOfOthers = anyOf(otherHeadings, { at: 'whole' });
/** Somebody has it; what he has not, or will have, is none. */
const HAS = /^(?:本人|我)?(?:持有?|具有|具备|拥有|已有|有|已考取|已取得|考取|取得)(?:了)?\s?/u;
const HAS_NOT = /^(?:无|没|未|不|可|能|会|愿|想|拟|正在|准备|计划|在考|备考|需|要)/u;
const LONGEST = 16;

/** A paper by its own words, alone in its clause. */
function paperIn(clause: string): string | null {
  const name = clause.trim().replace(HAS, '');
  const bare = name.replace(/\s?[（(][^（()）]{0,40}[)）]/gu, '').trim();
  const isPaper = isKnownCertificate(bare) || (isCjk(bare) && isCertificate(bare) && bare.length > 2);
  return name.length <= LONGEST && !HAS_NOT.test(name) && isPaper ? name : null;
}

/**
 * `CET-6，可阅读英文文档`, `有C1驾照；英语六级` in a Chinese section of what else there is to say: the papers in it, and the
 * section without them.
 */
export function papersAmong(
  title: string,
  sections: Draft<Custom>[],
): { papers: Certificate[]; rest: Draft<Custom>[] } {
  if (!isOfOthers.test(plainHeading(title))) return { papers: [], rest: sections };
  const papers: Certificate[] = [];
  const rest = sections.flatMap((section) => {
    if (section.start) return [section];
    const items = section.items.flatMap((item) => {
      if (!isCjk(item)) return [item];
      const clauses = item.split(/(?<=[，,；;。])/u);
      const kept = clauses.filter((clause) => {
        const name = paperIn(clause.replace(/[，,；;。]\s*$/u, ''));
        if (name) papers.push(...certificatesIn(name));
        return name === null;
      });
      const text = kept.join('').replace(/[，,；;]\s*$/u, '');
      return kept.length === clauses.length ? [item] : text ? [text] : [];
    });
    return items.length || section.items.length === 0 ? [{ ...section, items }] : [];
  });
  return { papers, rest };
}
