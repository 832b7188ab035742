import type { Language, RubricCeiling } from '@verdant/contracts';
import type { Check, Finding } from '../check/check.ts';
import type { ResumeDocument } from '../document/document.ts';

/** Phrases of this kind in one document. Our judgement. */
const HOLLOW = 8;

type Judged = { check: Check; finding: Finding };
type Ceiling = RubricCeiling & { applies: (document: ResumeDocument, judged: readonly Judged[]) => boolean };

/** Words of English, characters of Chinese. */
const FEW: Record<Language, number> = { en: 80, zh: 150 };

/** A résumé without these cannot do its work, however well the rest is written. */
export const ceilings: readonly Ceiling[] = [
  {
    id: 'CAP-01',
    limit: 50,
    title: { en: 'No way to reach you', zh: '没有联系方式' },
    detail: { en: 'Without e-mail or phone the score stops at 50.', zh: '没有可用的邮箱或电话，最高 50 分。' },
    applies: (_, judged) => judged.filter(({ check }) => check.contact).every(({ finding }) => finding.severity === 1),
  },
  {
    id: 'CAP-02',
    limit: 50,
    title: { en: 'No experience and no education', zh: '没有经历和教育' },
    detail: { en: 'Without any entry the score stops at 50.', zh: '没有任何经历，最高 50 分。' },
    applies: ({ content: { work, projects, education } }) => work.length + projects.length + education.length === 0,
  },
  {
    id: 'CAP-03',
    limit: 40,
    title: { en: 'Hardly any text', zh: '内容太少' },
    detail: {
      en: `Below ${FEW.en} words (of Chinese, ${FEW.zh} characters) the score stops at 40.`,
      zh: `中文不足 ${FEW.zh} 字、英文不足 ${FEW.en} 词，最高 40 分。`,
    },
    applies: ({ words, language }) => words < FEW[language],
  },
  {
    id: 'CAP-05',
    limit: 65,
    title: { en: 'Claims in place of evidence', zh: '空话多于事实' },
    detail: {
      en: `With ${HOLLOW} stock phrases and results without their size, and more of them than figures, the score stops at 65.`,
      zh: `套话和没有大小的“成果”有 ${HOLLOW} 处以上，又多过带数字的条目，最高 65 分。`,
    },
    applies: ({ bullets }, judged) => {
      const claims = judged
        .filter(({ check }) => check.id === 'STY-04' || check.id === 'IMP-06')
        .reduce((sum, { finding }) => sum + finding.spans.filter(({ free }) => !free).length, 0);
      return claims >= HOLLOW && claims > bullets.filter(({ quantities }) => quantities.length > 0).length * 2;
    },
  },
  {
    id: 'CAP-06',
    limit: 65,
    title: { en: 'Nothing that can be measured', zh: '没有可以衡量的内容' },
    detail: {
      en: 'With hardly a figure and no outcome in all jobs and projects the score stops at 65.',
      zh: '所有经历里几乎没有数字，也没有一处结果，最高 65 分。',
    },
    applies: ({ roles, settings }, judged) =>
      roles.length > 0 &&
      settings.stage === 'experienced' &&
      ['IMP-02', 'IMP-03'].every((id) =>
        judged.some(({ check, finding }) => check.id === id && finding.severity >= (id === 'IMP-03' ? 1 : 0.7)),
      ),
  },
  {
    id: 'CAP-04',
    limit: 0,
    title: { en: 'No language of work', zh: '不是可以评阅的文字' },
    detail: {
      en: 'Hardly any of it is Chinese or English: placeholder text, made-up words or another language. It is not scored.',
      zh: '绝大部分不是中文或英文，可能是占位文字、随意输入或其他语言，因此不评分。',
    },
    applies: ({ unreadable }) => unreadable,
  },
];

/** The lowest ceiling that a résumé of this quality stands under, if any. */
export function ceilingOf(document: ResumeDocument, judged: readonly Judged[], quality: number): Ceiling | undefined {
  return ceilings
    .filter((ceiling) => ceiling.limit < quality && ceiling.applies(document, judged))
    .sort((a, b) => a.limit - b.limit)[0];
}
