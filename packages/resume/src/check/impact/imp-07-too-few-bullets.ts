import { askedRoles, evidence } from '../../document/document.ts';
import { type Check, EXPERIENCE } from '../check.ts';
import { deeds, thinRoles } from './roles/thin-roles.ts';

/** Points in all that is told: a short old job costs nothing. Our judgement. */
const NEED = 3;

export const tooFewBullets: Check = {
  id: 'IMP-07',
  group: 'impact',
  allotment: 2,
  effort: 3,
  title: { en: 'Too little said about a role', zh: '经历写得太少' },
  detects: {
    en: 'Fewer than three points in all; shown where the newest role has fewer than three or an older one fewer than two.',
    zh: '全部经历不足三条（按分句计）；提示最近一段少于三条、更早的少于两条之处。',
  },
  advice: {
    en: 'Three points for the newest role and two for each older one are enough to judge by.',
    zh: '最近一段写三条，更早的每段写两条就够了。',
  },
  praise: { en: 'Each role has enough points', zh: '每段经历的条数够了' },
  example: {
    en: { bad: 'One line for three years of work', good: 'Three points: what you built, for whom, what came of it' },
    zh: { bad: '三年工作只写一句', good: '写三条：做了什么、为谁做、结果如何' },
  },
  notOfScholars: true,
  voice: 'told',
  restsOn: 'statement',
  touches: EXPERIENCE,
  run: (document) => {
    const asked = askedRoles(document);
    const told = document.roles.reduce((sum, role) => sum + deeds(role), 0);
    const spans = thinRoles(document).map(({ role, have, need }) => ({
      path: role.path,
      text: role.name,
      advice: sparse(have, need),
    }));
    const good = asked.flatMap((role) => (role.name === '' ? [] : [evidence(role.path, role.name)]));
    return { severity: Math.max(0, NEED - told) / NEED, spans, good };
  },
};

const sparse = (have: number, need: number) => ({
  en: `${have === 0 ? 'Nothing is' : have === 1 ? 'One point is' : `${have} points are`} told about this one; ${need} are enough to judge by.`,
  zh: `这一段${have === 0 ? '还没有内容' : `只写了 ${have} 条`}，写到 ${need} 条就够看了。`,
});
