import { evidence, type ResumeDocument } from '../../document/document.ts';
import { linesIn } from '../../document/whole/whole-text.ts';
import { rewritesIn } from '../../rewrite/rewrites-in.ts';
import { countWords } from '../../text/words.ts';
import { type Check, counted, EXPERIENCE, type FieldSpan, hint, spansOf } from '../check.ts';
import { matches } from './bullet-spans.ts';
import { introductionsIn } from './introductions.ts';

/** `a third of my shifts`: the person is no subject of it, and `the` in its place says less. */
const isPossessive = ({ text, from, to }: FieldSpan): boolean =>
  /^(?:my|our)$/i.test(text.slice(from, to)) && from !== 0;

/** The pronoun begins the line or a clause of it: whoever speaks is its subject, and the line does without saying so. */
const LEADS = {
  en: /(?:^|[.;:!?,–—-]\s|\b(?:and|but|then|so)\s)\W*$/i,
  zh: /(?:^|[，,；;。：:！!]|(?:但|后来|当时|期间|同时|所以|因此|并且|而且|于是))\s*$/,
};
/** `锻炼了我的能力`: what the work did for the person. */
const FOR_ME = /(?:锻炼|提升|提高|培养|增强|丰富)了?$/;
const isSubject = ({ text, from = 0, to = 0 }: FieldSpan): boolean => {
  const before = text.slice(0, from).replace(/^\s*(?:\d+[.、)）]|[-•·●])\s*/, '');
  return /\p{Script=Han}/u.test(text.slice(from, to))
    ? LEADS.zh.test(before) || FOR_ME.test(before)
    : LEADS.en.test(before);
};

/** Who introduces themselves (`I'm Lulu and …`, `My work is …`) says what they are: no point of a job, wherever it was read. */
const INTRODUCES =
  /\bI(?:['’]m| am)(?: also)? (?:told|known|said)\b|\bI(?:['’]m| am) (?!responsible|in charge|tasked|accountable|also responsible|required|assigned|involved)(?:[A-Z][a-z]|(?:also )?an? |the |open|happy|keen|looking|available|currently looking|passionate|curious|now )|\b[Mm]y (?:name is|work is|style is|passion)|\bI (?:love|enjoy|believe|care about|hope|want|can|have (?:an? |my |no |over |more ))\b|我(?:叫|是一[个名位]|喜欢|热爱|相信|希望|想)/;
/** `本人职责：`, `My role:`: what a table or a template calls its column, and no word of whoever fills it in. */
const isLabel = ({ text, from = 0, to = 0 }: FieldSpan): boolean =>
  /^(?:的)?\p{Script=Han}{0,8}\s*[:：]|^(?: [a-z]+){1,3}\s*:/iu.test(text.slice(to).replace(/^\*+/, '')) &&
  /^(?:.*[:：;；|]\s*)?[\s*•·\d.、]*$/.test(text.slice(0, from));

/** What is signed is said in the first person. */
const DECLARES =
  /\bI (?:do )?(?:hereby|solemnly) |\bI (?:certify|declare|affirm|consent|authori[sz]e)\b|本人(?:郑重)?(?:承诺|声明|保证|同意)/;
/** `公司上新系统，我负责…`: the clause before has a subject of its own, and the line needs its second. */
const ANOTHER_SUBJECT =
  /(?:公司|团队|客户|医院|学校|部门|工厂|车间|门店|项目组|甲方|老师|师傅|同事|领导|厂里|店里|班里|单位)[^，,。；;]{0,16}[，,]\s*$/;

const THIRD = {
  en: 'This is written as if about somebody else. Leave the name out and begin with what you are or do.',
  zh: '这里像别人在介绍你。去掉姓名，直接写你会什么、做成过什么。',
};
const OF_PROFILES =
  'brings|works|leads|holds|thrives|enjoys|loves|offers|speciali[sz]es|excels|combines|manages|runs|seeks|wants|lives|speaks|believes|takes|delivers|joined|spent';
/** A profile that calls the person by name: `Mr. Halvorsen has`, `Eleri thrives`. */
function thirdPerson({ content: { basics }, prose }: ResumeDocument): FieldSpan[] {
  const names = basics.name.split(/[\s,，]+/).filter((name) => /^\p{Script=Latin}[\p{L}'’-]{2,}$/u.test(name));
  if (names.length === 0) return [];
  const called = names.map((name) => name.replace(/[’'-]/g, '.')).join('|');
  const pattern = new RegExp(
    `\\b(?:Mr|Ms|Mrs|Miss)\\.? (?:${called})(?= (?:is|has|was|${OF_PROFILES})\\s)|(?<=^|[.,;]\\s)(?:${called})(?: (?:${called}))? (?=(?:is|has|was|${OF_PROFILES})\\s)`,
    'gi',
  );
  return prose
    .filter(({ path, experience, language }) => !experience && language === 'en' && /^(?:basics|custom)\//.test(path))
    .flatMap((line) =>
      spansOf(line, pattern)
        .slice(0, 1)
        .map((span) => ({ ...span, advice: THIRD })),
    );
}

/** `Since 2019 I have been`, `where I looked after`: so often in what tells of work, wherever it was filed, it is prose. */
const SPEAKS = /(?<=^|[\s(“"])I (?!(?:and|to|or|in|of|at|for|with|on)\b)[a-z]{2,}/g;
const LEAST_SPOKEN = 3;
const LEAST_OF_SENTENCE = 6;
const OF_CAREER: ReadonlySet<string> = new Set(['work', 'education', 'certifications']);
/** Where prose ends up that no job could be read from. */
const REST: ReadonlySet<string> = new Set(['custom', 'intention']);
/** A point with its mark, as it stands in the file. */
const MARKED = /^[•·●▪■◦○►▶»›–—*-]\s+\S/;
const AS_PROSE = {
  en: 'This is told in sentences with I. Make a line of each post with its years, and below it points that begin with a verb.',
  zh: '这里用“I”写成了叙述。每份工作单独起一行写起止年月，下面分条，从动作写起。',
};
/** Two posts and more that stand with their years in heads of their own: what is asked for is there. */
const hasHeads = ({ content: { work } }: ResumeDocument): boolean =>
  work.filter(({ company, position, start }) => start !== '' && company !== '' && position !== '').length > 1;
function spokenOfAll(document: ResumeDocument): FieldSpan | undefined {
  const {
    fields,
    loose,
    bullets,
    content: { work },
  } = document;
  const told = fields
    .filter(({ entry }) => OF_CAREER.has(entry.section) || (work.length === 0 && REST.has(entry.section)))
    .map(({ text }) => text);
  // `What I did` heads a column
  const sentences = [...told, ...loose].filter((text) => countWords(text) >= LEAST_OF_SENTENCE);
  const spoken = sentences.reduce((sum, text) => sum + (text.match(SPEAKS)?.length ?? 0), 0);
  const points = bullets.filter(({ opener }) => opener.kind === 'verb').length;
  const asTale = sentences.filter((text) => text.match(SPEAKS) !== null).length;
  // a paragraph of greeting or two beside a list is no tale
  const isAside = asTale * 2 <= sentences.length || linesIn(document).filter((line) => MARKED.test(line)).length > 2;
  return spoken < LEAST_SPOKEN || points >= spoken || isAside
    ? undefined
    : { path: 'work', text: '', advice: AS_PROSE };
}
const OF_SELF = /(?<!自)我(?!国|司|行|院|校|市|省|方|县|区)|本人/;
const AS_TALE = {
  en: 'This is told as a tale. Make a line of each post with its years, and below it points that begin with a verb.',
  zh: '这里用“我”写成了叙述。每份工作单独起一行写起止年月，下面分条，从动作写起。',
};
/** 我 in most of what is told of work, and among the other lines: a tale, in whichever order it goes. */
const SPOKEN_ZH = 4;
const LEAST_CHARACTERS = 15;
function toldAsTale({ bullets, fields, content: { work } }: ResumeDocument): FieldSpan | undefined {
  const ofWork = bullets.filter(({ path, language }) => path.startsWith('work/') && language === 'zh');
  const spoken = ofWork.filter(({ text }) => OF_SELF.test(text));
  const others = fields.filter(
    ({ entry, text }) => entry.section === 'custom' && text.length >= LEAST_CHARACTERS && OF_SELF.test(text),
  );
  const isTale =
    work.length > 1 &&
    spoken.length * 2 > ofWork.length &&
    spoken.length + others.length >= SPOKEN_ZH &&
    others.length > 1;
  return isTale ? { path: 'work', text: '', advice: AS_TALE } : undefined;
}
const LETTER_WORDS = 20;
/** A career told as a letter: most of its lines are long, and speak as I. */
const isLetter = ({ bullets }: ResumeDocument): boolean => {
  const spoken = bullets.filter(({ text, words }) => words >= LETTER_WORDS && text.match(SPEAKS) !== null);
  return spoken.length >= LEAST_SPOKEN && spoken.length * 2 > bullets.length;
};

/** One line among many is a slip that nobody reads a person by. */
const LEAST_ALIKE = 2;
const LEADS_WITH_I = /(?:^\W*|[.;:]\s)(?:I(?=\s[a-z])|I['’](?:m|ve|d)|[Mm]y|[Ww]e(?=\s[a-z])|[Oo]ur)(?=[\s,;.])/;
const leadsWithSelf = (text: string): boolean => {
  const from = text.search(OF_SELF);
  return isSubject({ path: '', text, from, to: from + 1 });
};

export const firstPerson: Check = {
  id: 'STY-01',
  group: 'style',
  allotment: 2,
  effort: 1,
  title: { en: 'I, or your own name', zh: '人称' },
  detects: {
    en: 'I, my, me, we, our in the points; the own name in the profile.',
    zh: '经历里出现“我、本人、我们”；自我评价里不算。',
  },
  advice: {
    en: 'A résumé is about you anyway: leave out I, my and we and start with the verb.',
    zh: '简历说的就是你，去掉“我”“本人”“我们”，从动作写起。',
  },
  praise: { en: 'No I, my or we in the points', zh: '经历里没有“我”' },
  example: {
    en: { bad: 'I built our reporting pipeline', good: 'Built the reporting pipeline' },
    zh: { bad: '我搭建了数据看板', good: '搭建数据看板' },
  },
  // a scholar's page is written as about somebody else; one 我 in a tale of a case is no fault worth a word
  saidOf: (document) => {
    const chinese = document.bullets.filter(({ text }) => OF_SELF.test(text));
    const led = chinese.filter(({ text }) => leadsWithSelf(text));
    // where most of them stand inside of sentences it is a tale, which one word less does not mend
    const isHabit = chinese.length >= LEAST_SPOKEN && led.length * 2 > chinese.length;
    const english = document.bullets.filter(({ text, language }) => language === 'en' && LEADS_WITH_I.test(text));
    return ({ text, advice }) => {
      if (advice === THIRD) return !document.scholar;
      if (advice === AS_PROSE || advice === AS_TALE) return true;
      return /\p{Script=Han}/u.test(text) ? isHabit : english.length >= LEAST_ALIKE;
    };
  },
  restsOn: 'statement',
  touches: [...EXPERIENCE, 'basics', 'custom'],
  rewrite: {
    stage: 'person',
    atOnce: false,
    apply: (text, { language }) => rewritesIn(language).withoutFirstPerson(text),
  },
  run: (document) => {
    const { bullets } = document;
    const isIntroduction = introductionsIn(document);
    const found = counted(
      // I/O, I-9, Phase I and quoted product names are no pronouns; 我国, 自我 and 我司 neither.
      matches(bullets, {
        en: /(?<=^|[\s(“"])(?:I(?=\s(?!\/)[a-z])|I['’](?:m|ve|d)|[Mm]y|[Mm]yself|[Ww]e(?=\s[a-z])|[Oo]ur)(?=[\s,;.])/g,
        zh: /(?<!自)我(?!国|司|行|院|校|市|省|方|县|区)们?|本人/g,
      })
        .filter(
          ({ text, from }) =>
            !/\b(?:[Pp]hase|[Pp]art|[Tt]ype|[Cc]lass|[Ll]evel|[Tt]ier|[Vv]olume)\s$/.test(text.slice(0, from)),
        )
        .filter((span) => (isPossessive(span) || isSubject(span)) && !isLabel(span))
        .filter(({ path, text }) => !isIntroduction(path) && !INTRODUCES.test(text) && !DECLARES.test(text))
        .map((span) =>
          isPossessive(span) || ANOTHER_SUBJECT.test(span.text.slice(0, span.from))
            ? { ...span, quiet: true as const }
            : span,
        ),
      4,
      bullets.map(({ path, text, opener }) => evidence(path, text, opener.from, opener.to)),
    );
    const ofWhole = hasHeads(document) ? undefined : (spokenOfAll(document) ?? toldAsTale(document));
    // sentences all through are a way to tell it, which one word less does not mend
    if (isLetter(document)) return { ...hint([]), ...(ofWhole && { ofWhole }) };
    return { ...found, ...(ofWhole && { ofWhole }), spans: [...found.spans, ...thirdPerson(document)] };
  },
};
