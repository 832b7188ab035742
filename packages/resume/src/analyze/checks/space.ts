import type { Language } from '@verdant/contracts';
import type { Check, Place } from '../check.ts';
import { askedRoles, evidence, type Role } from '../document.ts';

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
  advice: {
    en: 'Three points for the newest role and two for each older one are enough to judge by.',
    zh: '最近一段写三条，更早的每段写两条，就够看了。',
  },
  praise: { en: 'Each role is told in enough points', zh: '每段经历都写得充分' },
  example: null,
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
/** What a reader sees: a line in five, and a bullet at least (English words, Chinese characters). Our judgement. */
const visibly = (latest: number, language: Language) => Math.max(latest * 1.2, latest + (language === 'zh' ? 30 : 15));

export const oldRoleLonger: Check = {
  id: 'IMP-08',
  group: 'impact',
  allotment: 2,
  effort: 2,
  title: { en: 'An old role takes more room than the present one', zh: '旧经历比现在的篇幅多' },
  advice: {
    en: 'Readers look at the newest role first. Shorten this one or say more about the present one.',
    zh: '读的人先看最近一段。缩短这一段，或者多写现在这一段。',
  },
  praise: { en: 'The newest role has the most room', zh: '最近一段篇幅最多' },
  example: null,
  run: ({ roles, today, language }) => {
    const [latest, ...older] = roles.filter(({ section, voluntary }) => section === 'work' && !voluntary);
    if (!latest) return { severity: 0, places: [] };
    const good = latest.name === '' ? [] : [evidence(latest.path, latest.name)];
    const settled = latest.start !== null && today - latest.start.last >= YEAR;
    if (!settled || older.length === 0) return { severity: 0, places: [], good };
    const longest = older.reduce((a, b) => (words(b) > words(a) ? b : a));
    const excess = words(longest) - visibly(words(latest), language);
    if (excess <= 0) return { severity: 0, places: [], good };
    // Twice the room costs everything; a bullet more or less moves it by its words alone.
    return {
      severity: Math.min(1, excess / Math.max(words(latest), 30)),
      places: [{ path: longest.path, text: longest.name }],
    };
  },
};
