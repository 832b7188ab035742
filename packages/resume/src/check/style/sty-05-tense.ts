import { englishIrregularForms, findEnglishVerb } from '@verdant/lexicon';
import { inPast } from '../../rewrite/english.ts';
import { type Check, counted, EXPERIENCE } from '../check.ts';

/** `Found` and `lay` are past as well, of another verb. */
const pastForms: ReadonlySet<string> = new Set(
  englishIrregularForms.split(/[,\n]/).flatMap((row) => row.trim().split(/\s+/).slice(1)),
);

export const tense: Check = {
  id: 'STY-05',
  group: 'style',
  allotment: 1,
  effort: 1,
  onlyFor: { languages: ['en'] },
  title: { en: 'Tense', zh: '时态' },
  detects: {
    en: 'The present tense in a role that has ended, and past and present mixed in one that runs.',
    zh: '已结束的经历用了现在时。只查英文。',
  },
  advice: { en: 'This role has ended: put the verb in the past.', zh: '这段经历已经结束，动词用过去式。' },
  praise: null,
  example: {
    en: { bad: 'Manage the release calendar', good: 'Managed the release calendar' },
    zh: { bad: 'Manage the release calendar', good: 'Managed the release calendar' },
  },
  touches: EXPERIENCE,
  rewrite: { stage: 'tense', atOnce: false, apply: (text, { language }) => (language === 'en' ? inPast(text) : null) },
  run: ({ roles }) =>
    counted(
      roles
        .filter(({ current, end }) => !current && end !== null)
        .flatMap((role) => role.bullets)
        .filter(({ opener, text, language }) => {
          if (language === 'zh' || opener.kind !== 'verb') return false;
          const word = text.slice(opener.from, opener.to).toLowerCase();
          const verb = findEnglishVerb(word);
          return verb !== undefined && word === verb.base && verb.base !== verb.past && !pastForms.has(word);
        })
        .map(({ path, text, opener }) => ({ path, text, from: opener.from, to: opener.to })),
      4,
    ),
};
