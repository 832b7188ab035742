import { chineseSoftSkills, englishSoftSkills } from '@verdant/lexicon';
import { evidence } from '../../document/document.ts';
import type { Check } from '../check.ts';

const SOFT = new Set([...englishSoftSkills, ...chineseSoftSkills]);

const ENOUGH = 6;

export const skillsThin: Check = {
  id: 'SEC-08',
  group: 'sections',
  allotment: 3,
  effort: 2,
  title: { en: 'Few skills named', zh: '技能偏少' },
  detects: {
    en: 'Fewer than six tools or methods by name. Traits do not count.',
    zh: '写明的工具或方法少于六项。性格特点不算。',
  },
  advice: {
    en: 'Name at least six tools or methods, so that a search finds you. Only those you have really used.',
    zh: '至少写六项工具或方法，检索才找得到。只写真正用过的。',
  },
  praise: { en: 'Skills are named', zh: '技能写得具体' },
  example: {
    en: { bad: 'Skills: Office, teamwork', good: 'Skills: SQL, Excel, Tableau, Power BI, Python, SAP' },
    zh: { bad: '技能：办公软件、沟通', good: '技能：SQL、Excel、Axure、Figma、Python、神策' },
  },
  voice: 'tools',
  restsOn: 'statement',
  touches: ['skills'],
  run: ({ content: { skills }, fields, terms }) => {
    const known = new Set(
      [...terms.values()].flatMap((hits) =>
        hits.filter(({ entry }) => entry.kind === 'hard' || entry.kind === 'tool').map(({ entry }) => entry.id),
      ),
    );
    // The lexicon does not know every trade: what the person lists counts too, as long as it is not a trait.
    const listed = new Set(
      skills.flatMap(({ items }) => items.map((item) => item.trim().toLowerCase())).filter((item) => !SOFT.has(item)),
    );
    const have = Math.max(known.size, listed.size);
    const good = skills.flatMap(({ id, items }) =>
      items.length > 0
        ? [evidence(`skills/${id}/items`, fields.find(({ path }) => path === `skills/${id}/items`)?.text ?? '')]
        : [],
    );
    if (have >= ENOUGH) return { severity: 0, spans: [], good };
    const first = skills[0];
    const text = first ? (fields.find(({ path }) => path === `skills/${first.id}/items`)?.text ?? '') : '';
    const advice = {
      en: `${have === 1 ? 'One tool or method is' : `${have} tools or methods are`} named so far; six are the least a search needs. Traits do not count: name programs, machines, methods and languages that you have really used.`,
      zh: `目前写明的工具或方法只有 ${have} 项，至少写六项，检索才找得到。性格特点不算；写真正用过的软件、设备、方法和语言。`,
    };
    return {
      severity: (ENOUGH - have) / ENOUGH,
      spans: [{ path: first ? `skills/${first.id}/items` : 'skills', text, advice }],
    };
  },
};
