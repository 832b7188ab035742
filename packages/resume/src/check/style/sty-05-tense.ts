import { englishIrregularForms, findEnglishVerb } from '@verdant/lexicon';
import type { Bullet, Role } from '../../document/document.ts';
import { inPast } from '../../rewrite/english.ts';
import { type Check, counted, EXPERIENCE, type FieldSpan } from '../check.ts';

/** `Found` and `lay` are past as well, of another verb. */
const pastForms: ReadonlySet<string> = new Set(
  englishIrregularForms.split(/[,\n]/).flatMap((row) => row.trim().split(/\s+/).slice(1)),
);

const SLIP = {
  en: 'Past and present in one line: put both verbs in the same tense.',
  zh: '同一句里时态不一，两个动词用同一种时态。',
};
/** Verbs that are no nouns, whatever follows. */
const VERB_ONLY =
  'send|write|make|give|keep|provide|ensure|prepare|maintain|manage|organi[sz]e|create|develop|implement|deliver|communicate|coordinate|collaborate|analy[sz]e|identify|teach|build|sell|bring|speak|negotiate';
/** Behind `and` they are the second deed. */
const SECOND = new RegExp(`\\band (?:${VERB_ONLY})\\b(?= [a-z])`);
const IS_VERB_ONLY = new RegExp(`^(?:${VERB_ONLY})$`, 'i');
const NOT_SURE = /\b(?:to|could|can|would|will|help|helped|let|that|who|which|how|did|please)\b/i;

/** `Made cold calls and send e-mails`. */
function slips({ opener, text, language }: Bullet): boolean {
  if (language === 'zh' || opener.kind !== 'verb') return false;
  const word = text.slice(opener.from, opener.to).toLowerCase();
  const verb = findEnglishVerb(word);
  const second = text.match(SECOND);
  return (
    verb !== undefined &&
    word === verb.past &&
    verb.base !== verb.past &&
    second?.index !== undefined &&
    !NOT_SURE.test(text.slice(0, second.index))
  );
}

/** Said to whoever reads. */
const TO_READER = /^check[- ](?:in|out) ?(?:[/&,]|and\b)|^(?:check out|see|visit|view|read more|click|find|ask)\b/i;

/** Verbs that are nouns or adjectives as well (`Direct materials buyer`): only what follows says which a line begins with. */
const NOUN_TOO =
  /^(?:access|account|aid|anchor|answer|audit|balance|bar|bill|board|book|brand|broadcast|budget|call|camp|care|cast|catalog|cause|chair|change|charge|chart|check|clean|clear|clerk|coach|coat|code|command|complete|contact|contract|control|cook|copy|count|cover|credit|cut|dance|deal|demand|design|direct|display|document|draft|drive|drill|dry|edit|estimate|exhibit|farm|field|file|film|finish|focus|form|frame|fund|garden|gauge|grade|ground|guard|guide|head|help|host|house|import|export|increase|index|interview|issue|judge|label|land|lead|lift|link|list|load|look|man|map|mark|market|master|match|mentor|merchandise|model|monitor|name|nurse|offer|officer|open|order|own|pack|package|paint|patch|phone|photograph|pilot|place|plan|plant|play|police|position|post|practice|present|press|price|print|process|produce|profile|program|project|purchase|question|quote|rate|record|repair|report|request|research|rest|result|review|risk|roof|rota|route|run|sample|scale|scan|schedule|school|score|screen|secure|seed|sell|separate|service|set|shape|share|ship|shop|show|sign|site|sketch|sort|sound|source|space|staff|stage|stock|store|study|supply|support|survey|tag|target|task|team|test|title|tour|track|trade|train|transfer|transport|travel|tune|tutor|turn|type|update|use|value|visit|volunteer|walk|wash|waste|watch|water|weld|wire|work|worship)$/;
const OBJECT =
  /^\s+(?:the|an?|all|any|both|each|every|new|our|my|their|his|her|its|your|this|that|these|those|other|up|out|over|about|with|on|to|for|at|in|as|and \w+|\d\S*|two|three|four|five|six|seven|eight|nine|ten|several|various|daily|weekly|monthly)\b(?! (?:of|for) )/i;
/** Words that name a person as well: `Lead for two towers`, `Mentor to five engineers`. */
const PERSON_TOO =
  /^(?:chair|clerk|coach|contact|cook|guard|guide|head|host|judge|lead|mentor|model|nurse|pilot|tutor)$/;
const OF_PERSON = /^\s+(?:for|to|of|on|at|in|with)\b/i;
/** `Triage of 120 patients`: few verbs go on with `of`, and a thing of a year's make is owned still. */
const WITH_OF = /^(?:approve|conceive|dispose|speak|think)$/;
const NOUN_BEHIND = /^\s+of\b/i;
/** `Upsell program that brought in …`: two nouns, as no deed has a single thing behind it without an article. */
const THING_BEHIND = /^\s+[a-z][a-z-]*[a-rt-z]\s+(?:that|which)\b/;
const YEAR_BEHIND = /^\s+(?:19|20)\d\d\b/;
/** `Visit to nine yards`, `Support for 200 users`: nouns that these go on with as readily as a verb. */
const NOUN_WITH =
  /^(?:access|answer|aid|change|contact|contract|control|demand|design|exhibit|import|export|interview|offer|plan|process|purchase|report|request|research|review|sample|study|supply|support|survey|transfer|transport|update|visit)$/;
const PREPOSITION = /^\s+(?:to|for|on|in|at|with|about|over)\b/i;
/** `Daily report`, `Weekly close`: how often a thing is made stands before its name. */
const HOW_OFTEN =
  /\b(?:daily|weekly|fortnightly|monthly|quarterly|yearly|annual|hourly|nightly|regular|routine|early|final|first|full|general|technical|direct|joint|live|remote|only)\W*$/i;
const isNamed = (before: string, word: string, rest: string) =>
  (HOW_OFTEN.test(before) && NOUN_TOO.test(word)) || (NOUN_WITH.test(word) && PREPOSITION.test(rest));
const mayBeNoun = (word: string, rest: string) =>
  (NOUN_BEHIND.test(rest) && !WITH_OF.test(word)) ||
  THING_BEHIND.test(rest) ||
  (word === 'own' && YEAR_BEHIND.test(rest)) ||
  (NOUN_TOO.test(word) && !OBJECT.test(rest)) ||
  (PERSON_TOO.test(word) && OF_PERSON.test(rest));

const THIRD = {
  en: 'This verb has an -s, as if somebody else told it, and the other points of this role have none. Leave it off.',
  zh: '动词用了第三人称，和这一段的其他条目不一致，去掉词尾的 s。',
};
/** Only a deed goes on with an article: `Designs the …`, and not `Designs for …`. */
const DETERMINED = /^\s+(?:the|an?|all|any|each|every|our|my|their|its|this|these|those)\b/i;
const baseOf = (word: string): string[] => [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
/** `Handles`, `Does`: told of somebody else; of a plural nothing is said. */
function inThirdPerson({ text, language, words }: Bullet, isSure = true): { from: number; to: number } | null {
  const [head = '', word = ''] = text.match(/^\W*([A-Z][a-z]{2,14}s)(?= [a-z\d])/) ?? [];
  if (language === 'zh' || word === '' || words < 3) return null;
  const lower = word.toLowerCase();
  const rest = text.slice(head.length);
  const base = lower === 'does' ? 'do' : baseOf(lower).find((one) => findEnglishVerb(one)?.base === one);
  if (base === undefined || findEnglishVerb(lower)?.past === lower) return null;
  const isPlural =
    lower !== 'does' &&
    (NOUN_TOO.test(base) ? !DETERMINED.test(rest) : mayBeNoun(base, rest) || (isSure && !OBJECT.test(rest)));
  return isPlural ? null : { from: head.length - word.length, to: head.length };
}
/** `Assesses, plans`, `Carries out`: whether it is a verb or a plural nobody has to say. */
function mayBeThird({ text }: Bullet): boolean {
  const word = text.match(/^\W*(\p{L}{2,14}s)(?!\p{L})/u)?.[1]?.toLowerCase();
  if (word === undefined || findEnglishVerb(word)?.past === word) return false;
  return word === 'does' || baseOf(word).some((one) => findEnglishVerb(one)?.base === one);
}
/** So many points of a role without it make a slip of the few that have it; most of them with it are a style. */
const LEAST_WITHOUT = 2;
function amongOthers(roles: readonly Role[]): FieldSpan[] {
  return roles.flatMap(({ bullets }) => {
    const english = bullets.filter(({ language }) => language === 'en');
    const found = english.flatMap((bullet) => {
      const at = inThirdPerson(bullet);
      return at ? [{ path: bullet.path, text: bullet.text, ...at, advice: THIRD }] : [];
    });
    const inStyle = english.filter(mayBeThird).length;
    const without = english.filter((one) => one.opener.kind === 'verb' && !mayBeThird(one)).length;
    return without >= LEAST_WITHOUT && without > inStyle ? found : [];
  });
}

const ENDED_THIRD = {
  en: 'This role has ended: put the verb in the past, without the -s.',
  zh: '这段经历已经结束，动词用过去式，不用第三人称。',
};
/** So many of a role are no slip of a plural that looks like a verb. */
const LEAST_THIRD = 2;
function isInPresent({ opener, text, language }: Bullet): boolean {
  if (language === 'zh' || opener.kind !== 'verb' || TO_READER.test(text)) return false;
  const word = text.slice(opener.from, opener.to).toLowerCase();
  const verb = findEnglishVerb(word);
  return (
    verb !== undefined &&
    word === verb.base &&
    verb.base !== verb.past &&
    !pastForms.has(word) &&
    !mayBeNoun(word, text.slice(opener.to)) &&
    !isNamed(text.slice(0, opener.from), word, text.slice(opener.to))
  );
}
/** One bare word before a thing may be a noun or an adjective (`Double brick houses`): a deed goes on with an article, or others of the role stand as it does. */
const areDeeds = (present: readonly Bullet[]): readonly Bullet[] =>
  present.length > 1
    ? present
    : present.filter(
        ({ text, opener }) =>
          IS_VERB_ONLY.test(text.slice(opener.from, opener.to)) || OBJECT.test(text.slice(opener.to)),
      );
/** A role that has ended, told in the present, as of oneself or as of somebody else. */
const endedInPresent = (roles: readonly Role[]): FieldSpan[] =>
  roles
    .filter(({ current, end }) => !current && end !== null)
    .flatMap(({ bullets }) => {
      const third = bullets.flatMap((bullet): FieldSpan[] => {
        const at = inThirdPerson(bullet, false);
        return at ? [{ path: bullet.path, text: bullet.text, ...at, advice: ENDED_THIRD }] : [];
      });
      return [
        ...areDeeds(bullets.filter(isInPresent)).map(({ path, text, opener }) => ({
          path,
          text,
          from: opener.from,
          to: opener.to,
        })),
        ...(third.length < LEAST_THIRD ? [] : third),
      ];
    });

export const tense: Check = {
  id: 'STY-05',
  group: 'style',
  allotment: 1,
  effort: 1,
  onlyFor: { languages: ['en'] },
  title: { en: 'Tense', zh: '时态' },
  detects: {
    en: 'The present tense in a role that has ended, past and present mixed in one line, a verb in the third person among others.',
    zh: '已结束的经历用了现在时。只查英文。',
  },
  advice: { en: 'This role has ended: put the verb in the past.', zh: '这段经历已经结束，动词用过去式。' },
  praise: null,
  example: {
    en: { bad: 'Manage the release calendar', good: 'Managed the release calendar' },
    zh: { bad: 'Manage the release calendar', good: 'Managed the release calendar' },
  },
  restsOn: 'point',
  touches: EXPERIENCE,
  rewrite: { stage: 'tense', atOnce: false, apply: (text, { language }) => (language === 'en' ? inPast(text) : null) },
  run: ({ roles, bullets }) => {
    const ended = endedInPresent(roles);
    return counted(
      [
        ...ended,
        ...amongOthers(roles).filter(({ path }) => !ended.some((one) => one.path === path)),
        ...bullets.filter(slips).map(({ path, text }): FieldSpan => ({ path, text, advice: SLIP })),
      ],
      4,
    );
  },
};
