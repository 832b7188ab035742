import type { Language } from '@verdant/contracts';
import { askedRoles, evidence, type Role } from '../../document/document.ts';
import type { Check, Place } from '../check.ts';

/** Chinese entries often hold several deeds in one bullet, parted by ；or 。, paragraphs in either language. */
const deeds = (role: Role) =>
  [...role.bullets, ...role.told].reduce(
    (sum, { text, language }) =>
      sum + text.split(language === 'zh' ? /[；;。\n]/ : /\n/).filter((part) => part.trim() !== '').length,
    0,
  );
const words = (role: Role) => role.bullets.reduce((sum, bullet) => sum + bullet.words, 0);

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
  run: (document) => {
    const asked = askedRoles(document);
    let wanted = 0;
    let lacking = 0;
    const places: Place[] = [];
    for (const [rank, role] of asked.entries()) {
      const need = rank === 0 ? 3 : 2;
      const have = deeds(role);
      wanted += need;
      lacking += Math.max(0, need - have);
      if (have < need) places.push({ path: role.path, text: role.name, advice: sparse(have, need) });
    }
    const good = asked.flatMap((role) => (role.name === '' ? [] : [evidence(role.path, role.name)]));
    return { severity: wanted === 0 ? 1 : lacking / wanted, places, good };
  },
};

const sparse = (have: number, need: number) => ({
  en: `${have === 0 ? 'Nothing is' : have === 1 ? 'One point is' : `${have} points are`} told about this one; ${need} are enough to judge by.`,
  zh: `这一段${have === 0 ? '还没有内容' : `只写了 ${have} 条`}，写到 ${need} 条就够看了。`,
});

const YEAR = 12;
/** Three bare points. Below it a role that has been held for a year is hardly there. Our judgement. */
const ENOUGH: Record<Language, number> = { en: 18, zh: 36 };

/**
 * The research compares lengths; then a plain line added to an old role would cost points. The newest role's own want
 * of words says the same and can only be mended.
 */
export const oldRoleLonger: Check = {
  id: 'IMP-08',
  group: 'impact',
  allotment: 2,
  effort: 2,
  title: { en: 'Little room for the newest role', zh: '最近一段写得太少' },
  detects: {
    en: 'The newest role, when held for a year or more, is told in few words although older ones follow.',
    zh: '最近一段已满一年，却写得很少，而后面还有旧经历。',
  },
  advice: {
    en: 'Readers look at the newest role first. Say more about it, and less about the older ones.',
    zh: '读的人先看最近一段。这里多写几句，旧经历可以少写。',
  },
  praise: { en: 'The newest role has room', zh: '最近一段留足了篇幅' },
  example: {
    en: {
      bad: 'Present role: one line; role of 2015: ten lines',
      good: 'Present role: four points; role of 2015: two',
    },
    zh: { bad: '现在的工作一行，2015 年的工作十行', good: '现在的工作四条，2015 年的两条' },
  },
  run: ({ roles, today, language }) => {
    const [latest, ...older] = roles.filter(({ section, voluntary }) => section === 'work' && !voluntary);
    if (!latest) return { severity: 0, places: [] };
    const good = latest.name === '' ? [] : [evidence(latest.path, latest.name)];
    const settled = latest.start !== null && today - latest.start.last >= YEAR;
    const wanting = ENOUGH[language] - words(latest);
    if (!settled || older.length === 0 || wanting <= 0) return { severity: 0, places: [], good };
    return { severity: wanting / ENOUGH[language], places: [{ path: latest.path, text: latest.name }] };
  },
};
