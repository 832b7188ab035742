import { chineseMeasures, englishMeasures } from '@verdant/lexicon';
import type { Bullet } from '../../document/document.ts';
import { hasFigure } from '../../text/quantities.ts';
import type { FieldSpan } from '../check.ts';

const alternatives = (list: readonly string[]) => [...list].sort((a, b) => b.length - a.length).join('|');

/** A measure with a direction and no value: `punctuality improved`, `Success rate is good`, 收缴率稳步提升. */
const ENGLISH = new RegExp(
  `\\b(?:${alternatives(englishMeasures)})\\s+(?:(?:has|have|was|were|is|are)\\s+)?(?:(?:steadily|clearly|really|very|quite|always|much|been)\\s+)*(?:improved|increased|rose|risen|grew|grown|went up|went down|fell|fallen|dropped|decreased|good|great|high|higher|better|excellent|strong|low|lower)\\b|\\b(?:good|great|high|better|strong|excellent)\\s+(?:${alternatives(englishMeasures)})\\b(?=[\\s.]*$)`,
  'i',
);
const CHINESE = new RegExp(
  `(?:\\p{Script=Han}{1,4}率|${alternatives(chineseMeasures)})(?:得到|得以|有了|有所|均|都)?(?:稳步|逐步|逐年|明显|显著|大幅|持续|不断|有效|很|较|非常)?(?:提升|提高|上升|增长|改善|下降|降低|减少|好转|较好|良好|不错|好|高|理想)`,
  'u',
);

/** `Improved app rating`, `resulting in increase in conversion`, 有效控制了成本: the whole line, and no size. */
const ENGLISH_DEED =
  /^(?:improved|increased|reduced|boosted|raised|grew|enhanced|decreased|lowered|maximi[sz]ed) (?:[a-z-]+ ){0,3}[a-z-]+[.;]?$|\bresulting in (?:an? )?(?:\w+ )?(?:increase|improvement|reduction|growth|decrease|savings?)\b[^\d]*$/i;
const CHINESE_DEED =
  /(?:有效|大幅|显著|明显|极大)(?:地)?(?:控制|降低|提升|提高|改善|减少|增加|促进|节约|节省)了?[\p{Script=Han}]{1,10}(?=$|[，,。；;])|人数较多|数量较多/u;

const ADVICE = {
  en: 'This names a result and not its size. Say from what to what, or by how much.',
  zh: '写了结果的方向，没有写大小。补上从多少到多少，或者变化了多少。',
};

/** Results that are named and not measured, in points without any figure. */
export const unmeasured = (bullets: readonly Bullet[]): FieldSpan[] =>
  bullets.flatMap(({ path, text, language, quantities, metric }) => {
    if (metric || quantities.length > 0 || hasFigure(text)) return [];
    const match =
      text.match(language === 'zh' ? CHINESE : ENGLISH) ?? text.match(language === 'zh' ? CHINESE_DEED : ENGLISH_DEED);
    return match?.index === undefined
      ? []
      : [{ path, text, from: match.index, to: match.index + match[0].length, advice: ADVICE }];
  });
