import { askedRoles, evidence, type Role } from '../../document/document.ts';
import { type Check, EXPERIENCE, type FieldSpan } from '../check.ts';

/** Chinese entries often hold several deeds in one bullet, parted by ；or 。, paragraphs in either language. */
const deeds = (role: Role) =>
  [...role.bullets, ...role.told].reduce(
    (sum, { text, language }) =>
      sum + text.split(language === 'zh' ? /[；;。\n]/ : /\n/).filter((part) => part.trim() !== '').length,
    0,
  );

export const tooFewBullets: Check = {
  id: 'IMP-07',
  group: 'impact',
  allotment: 3,
  effort: 3,
  title: { en: 'Too little said about a role', zh: '经历写得太少' },
  detects: {
    en: 'Fewer than three points for the newest role, fewer than two for an older one.',
    zh: '最近一段少于三条，更早的少于两条（按分句计）。',
  },
  advice: {
    en: 'Three points for the newest role and two for each older one are enough to judge by.',
    zh: '最近一段写三条，更早的每段写两条，就够看了。',
  },
  praise: { en: 'Each role has enough points', zh: '每段经历的条数够了' },
  example: {
    en: { bad: 'One line for three years of work', good: 'Three points: what you built, for whom, what came of it' },
    zh: { bad: '三年工作只写一句', good: '写三条：做了什么、为谁做、结果如何' },
  },
  touches: EXPERIENCE,
  run: (document) => {
    const asked = askedRoles(document);
    let wanted = 0;
    let lacking = 0;
    const spans: FieldSpan[] = [];
    for (const [rank, role] of asked.entries()) {
      const need = rank === 0 ? 3 : 2;
      const have = deeds(role);
      wanted += need;
      lacking += Math.max(0, need - have);
      if (have < need) spans.push({ path: role.path, text: role.name, advice: sparse(have, need) });
    }
    const good = asked.flatMap((role) => (role.name === '' ? [] : [evidence(role.path, role.name)]));
    return { severity: wanted === 0 ? 1 : lacking / wanted, spans, good };
  },
};

const sparse = (have: number, need: number) => ({
  en: `${have === 0 ? 'Nothing is' : have === 1 ? 'One point is' : `${have} points are`} told about this one; ${need} are enough to judge by.`,
  zh: `这一段${have === 0 ? '还没有内容' : `只写了 ${have} 条`}，写到 ${need} 条就够看了。`,
});
