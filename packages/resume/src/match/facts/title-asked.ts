import type { JobSpan } from '@verdant/contracts';
import { industries, remembered } from '@verdant/lexicon';
import { headingOf } from '../phrases.ts';

/** The title that a description names, and where. */
export type Asked = { title: string; at: JobSpan };

const titles = industries.flatMap((industry) => industry.titles.map((title) => title.toLowerCase()));
const NO_JOB = new Set(
  'development operations marketing sales design support head management research care service leader services control art media county'.split(
    ' ',
  ),
);
/** Words with which the names of posts end: nurse, engineer, clerk; 护士, 工程师, 导购. */
const englishEnds = new Set(
  [
    ...titles.filter((title) => /^[a-z]/.test(title)).map((title) => title.split(/[\s-]/).at(-1)!),
    ...'solicitor conveyancer barrister machinist nanny coach librarian arranger electrician driver plumber welder painter mechanic fitter teacher nurse inspector operative hand executive associate intern shepherd trainee apprentice dispatcher conservator setter stylist keyholder supervisor foreman rigger roofer joiner baker barman waiter cleaner porter warden ranger steward senior stewardess registrar custodian vet lifeguard restorer helper drummer planner climber secretary coordinator co-ordinator installer packer picker usher bursar curator organist musician pianist tutor interpreter butcher carer caretaker groom florist deckhand herdsperson tech clerk chaplain cashier bartender housekeeper dispatcher arborist owner-operator broker practitioner grower brewer cook reporter captioner appraiser surveyor underwriter adjuster estimator recruiter merchandiser groundworker bricklayer scaffolder glazier'.split(
      ' ',
    ),
  ].filter((word) => word.length > 2 && !NO_JOB.has(word)),
);
const chineseEnds = new Set(
  titles.filter((title) => /\p{Script=Han}{2}$/u.test(title) && title.length <= 6).map((title) => title.slice(-2)),
);
const CHINESE_END =
  /(?:[\p{Script=Han}A-Za-z+#]{1,10}(?:师傅|[师员工]|经理|主管|总监|助理|顾问|专家|司机|医生|护士|护理|会计|出纳|翻译|编辑|编导|记者|律师|法务|文秘|秘书|前台|店长|店员|实习生|专员|管家|领班|组长|班长|厂长|校长|园长|老师|导游|教练|主播|客服|运营|策划|采购|销售|保安|保洁|保姆|厨|学徒|大副|二副|三副|轮机长|船长|机长|前端|后端|全栈|运维|口译|笔译|月嫂|场控|中控|驻唱|跟单|陪练|岗|操作|译审|副理|襄理|领队|主任|[院站所部处队]长))$/u;
/** What is no post although it ends like one. */
const NO_POST =
  /(?:员工|职工|招工|用工|新员|人员|成员|会员|学员|党员|团员|老板|团队|部门|全员|施工|加工|手工|木工活|我们|招聘|采购部|运营部|销售部)$/u;

/** Trades that no list holds: geologist, hygienist, phlebotomist, beautician, locksmith. */
const OF_TRADE =
  /..(?:[iaov]logist|ographer|ienist|ivist|omist|apist|icist|etist|onist|orist|matist|ician|smith|wright|keeper|monger)$/;
const endsLikePost = (word: string): boolean => englishEnds.has(word) || OF_TRADE.test(word);
/** `Teacher of Physics`: what stands before `of` is the post. */
const OF = /^(.*?\b(?:teacher|head|director|manager|lecturer|professor|engineer|officer|tutor))s? of .+$/i;

const LONGEST = { words: 7, han: 14 };
const GRADE = /\s+(?:-\s+)?(?:(?:class|grade|band|level|tier)\s+)?(?:I{1,3}|IV|V|L?\d|[A-Z])$/i;

/** Whether a phrase is the name of a post and nothing else. */
export const namesPost = remembered((phrase): boolean => {
  const text = phrase.trim();
  if (/\p{Script=Han}/u.test(text)) {
    const bare = text.replace(/\s+/g, '');
    return (
      bare.length <= LONGEST.han &&
      bare.length >= 2 &&
      !NO_POST.test(bare) &&
      !/[的了是您你我们要想找请把聘]|(?<=.)招(?![商生标])|学期|有限|公司$|集团|做过|缺|现有|现任|拥有|[上下]个?[月周]|产假|[离辞]职|退休|转岗|^\d/.test(
        bare,
      ) &&
      (CHINESE_END.test(bare) || chineseEnds.has(bare.slice(-2)))
    );
  }
  const words = text
    .replace(GRADE, '')
    .replace(OF, '$1')
    .split(/[\s-]+/);
  const last = words.at(-1)?.toLowerCase().replace(/s$/, '') ?? '';
  const headed = OF.test(text.replace(GRADE, ''));
  const plain =
    words.length <= LONGEST.words && !/(?:^|\s)(?:our|your|we|you|the|a|an|my|is|are|who|that)(?:\s|$)/i.test(text);
  return plain && (headed || endsLikePost(words.at(-1)?.toLowerCase() ?? '') || endsLikePost(last));
});

const LABEL =
  /^[ \t\u3000#*•·【[-]*(?:(?:招聘|应聘|缺|急招)?(?:岗位|职位|职务)(?:名称|全称|真名)?|招聘|诚聘|急聘|(?:job |post |position )?title|name of (?:the )?(?:post|position)|position(?: vacant)?|role|opportunity|(?:immediate )?vacancy(?: announcement| for \p{L}+)?|now hiring|hiring|we need|post|wanted|re|subject\s*:\s*fwd?)[】\]]?\s*[:：]\s*(?:\d+ )?([^\n，,。;；|]{2,60})/gimu;
const CHINESE_CUE =
  /(?:(?:诚聘|急聘|招聘|招募|寻找|想找|要找|这边找|找|需要|急缺|急招|要个|找个|招|缺)(?:[一两几三\d]+[名位个])?|[找要请][一两几三\d]+[名位个])\s*([\p{Script=Han}A-Za-z+#]{2,16}?)(?=[，,。.;；:：!！、\n（(\s]|[\d\p{So}]|加入|[一两二三几]{1,2}[名位个人]|若干|数名|启事|公告|来|$)/gu;
const ENGLISH_CUE =
  /\b(?:look(?:ing|s)? (?:for|to (?:hire|find|appoint|recruit))|like to find|hiring|seek(?:s|ing)?|recruiting|in search of|in need of|need(?:s|ing)?|want(?:s|ed)?|after|appoint|opening for|the job is|as an?|leaves? (?:\p{L}+ ){1,4}without|successful|now hiring|adding|down|applications for|short of|join us as|apply (?:for|as)|role of|position of|post of|vacancy for)\s+(?:for\s+)?(?:(?:an?\s+)?(?:full-time|part-time|full time|part time|fixed-term|permanent|temporary|experienced)|an?|the|our(?: next)?|one|two|another)?\s*((?:(?:[\p{L}+#/&'’-]|\.(?=\S))+\s+){0,5}(?:[\p{L}+#/&-]|\.(?=\S))+)/giu;

/** `a Volunteer Coordinator post`: what the word for a post stands behind. */
const ENGLISH_POST =
  /\b(?:an?|the|this|our)\s+((?:[\p{L}+#/&'’-]{1,24}\s+){1,5})(?:post|position|vacancy|role|job)\b/giu;

type Phrase = { text: string; from: number };
/** The parts of a line between its marks, and what stands before `for`, `at`, `in`. */
function partsOf(line: string, start: number): Phrase[] {
  const parts: Phrase[] = [];
  for (const match of line.matchAll(
    /[^–—|｜·,，:：()（）[\]【】「」。;；!！?？~～@\t]+?(?=\s[-/]\s(?!(?:class|grade|band|level|tier)\s\S{1,2}(?!\S))|\s{3,}|[–—|｜·,，:：()（）[\]【】「」。;；!！?？~～@\t]|$)/giu,
  )) {
    const raw = match[0];
    const lead = raw.match(/^[\s\-*#•·./]*(?:wanted|(?:now )?hiring|vacancy|招聘|诚聘|急聘|招)?\s*/i)![0].length;
    const text = raw.slice(lead).replace(/[\s*_#]+$/u, '');
    if (text !== '') parts.push({ text, from: start + match.index + lead });
  }
  return parts.flatMap((part) => {
    const before = part.text.split(
      /\s+(?:for|at|in|with|on|to|needed|wanted|required)\s+|\s+[x×]\s?\d+|\s+(?:needed|wanted|required)$/i,
    )[0]!;
    const post = part.text.replace(
      /\s*(?:\d+(?:[-–~～]\d+)?|若干|[一二两三四五])\s*[名人位].*$|(?:招聘|招募)?(?:启事|公告|简章|需求)$|(?:招募|招聘|急招)$/u,
      '',
    );
    const words = /\p{Script=Han}/u.test(part.text) ? post.trim().split(/\s+/) : [part.text];
    const last = words.at(-1)!;
    const behind = { text: last, from: part.from + part.text.lastIndexOf(last) };
    const sentence = part.text.match(/^.{0,80}[\p{Ll}\d]{2}\. +(?=\p{Lu})/u)?.[0].length ?? 0;
    const tail = { text: part.text.slice(sentence), from: part.from + sentence };
    const own = [
      part,
      ...(sentence ? [tail] : []),
      { ...part, text: before },
      { ...part, text: post },
      { ...part, text: words[0]! },
    ];
    // `保税区 关务专员`: the place stands before the post
    return words.length > 1 ? [behind, ...own] : own;
  });
}

/** Letters at the beginning in which a name may stand that ends like none. */
const OPENING = 160;
const SHORT = { words: 4, han: 8 };
const mayNamePost = (text: string): boolean =>
  /\p{Script=Han}/u.test(text)
    ? /^[\p{Script=Han}A-Za-z/]{2,}$/u.test(text) && text.length <= SHORT.han && !NO_POST.test(text)
    : /^(?!(?:we|i|our|they|you|it|he|she|this|there|here)\s)\p{Lu}[\p{L}&/'’ -]+$/iu.test(text) &&
      /^\p{Lu}/u.test(text) &&
      text.split(/\s+/).length <= SHORT.words;

/** Who writes and to whom: the head of a letter. */
const LETTER_HEAD = /^\s*(?:from|to|cc|sent by|发件人|收件人|抄送)\s*[:：]/i;
/** `Forth Valley Joiners (private group)`: where it was posted. */
const IS_GROUP =
  /^\s*[(（·|–-]?\s*(?:(?:private|public|closed|facebook|members['’]?) )*(?:group|community|forum|network)\b/i;
export const namesGroup = (posting: string, { to }: Pick<JobSpan, 'to'>): boolean =>
  IS_GROUP.test(posting.slice(to, to + LONGEST_GROUP));
const LONGEST_GROUP = 60;
const FIRST_LINES = 3;
const BEGINNING = 1500;

/**
 * Where a name of a post stands: behind a label, on the first lines, or in `we are hiring a …`; `maybe` where a phrase
 * stands so at the beginning that no known word for a post ends.
 */
export type Named = Asked & { where: 'label' | 'first' | 'cue' | 'maybe' };

/** All names of posts that stand where a description names its own, the plainest place first. */
export const titlesNamed: (posting: string) => readonly Named[] = remembered(readTitles, { most: 4, longest: 20_000 });

/** The post a description names, by the plainest place. Null where none is plain. */
export const titleAsked = (posting: string): Asked | null =>
  titlesNamed(posting).find(({ where }) => where !== 'maybe') ?? null;

function readTitles(posting: string): Named[] {
  const asked = ({ text, from }: Phrase, where: Named['where']): Named => ({
    title: text,
    at: { from, to: from + text.length },
    where,
  });
  const named = (where: Named['where'], phrases: readonly Phrase[]): Named[] =>
    phrases.filter(({ text }) => namesPost(text)).map((phrase) => asked(phrase, where));
  const head = posting.slice(0, BEGINNING);
  const captured = (pattern: RegExp): Phrase[] =>
    Array.from(head.matchAll(pattern), (match) => ({
      text: match[1]!.trim(),
      from: match.index + match[0].lastIndexOf(match[1]!) + match[1]!.search(/\S/),
    }));
  const labelled = captured(LABEL).flatMap((one) => [one, ...partsOf(one.text, one.from)]);
  let from = 0;
  const lines = head.split('\n').map((line) => {
    const start = from;
    from += line.length + 1;
    return { line, start };
  });
  const top = lines.filter(({ line }) => line.trim() !== '' && !LETTER_HEAD.test(line)).slice(0, FIRST_LINES);
  // below a heading that asks stands what is asked for
  const asking = top.findIndex(({ line }) => ['must', 'nice'].includes(headingOf(line) ?? ''));
  const first = top
    .slice(0, asking < 0 ? FIRST_LINES : asking)
    .filter(({ line }) => headingOf(line) === null)
    .flatMap(({ line, start }) => partsOf(line, start))
    .filter(({ text, from }) => !namesGroup(posting, { to: from + text.length }));
  const cued = [
    ...captured(CHINESE_CUE),
    ...captured(ENGLISH_CUE).flatMap(endings),
    ...captured(ENGLISH_POST).flatMap(beginnings),
  ];
  const maybe = [...labelled, ...first, ...cued].filter(
    ({ text, from }) => from < OPENING && mayNamePost(text) && !namesPost(text),
  );
  const all = [
    ...named('label', labelled),
    ...named('first', first),
    ...named('cue', cued),
    ...maybe.map((phrase) => asked(phrase, 'maybe')),
  ];
  const key = ({ at }: Named) => `${at.from}-${at.to}`;
  return [...new Map([...all].reverse().map((one) => [key(one), one])).values()].reverse();
}

/** `lovely new kitchen porter`: the longest end of a phrase that names a post. */
function beginnings({ text, from }: Phrase): Phrase[] {
  const starts = Array.from(text.matchAll(/\S+/g), ({ index }) => index);
  return starts.map((start) => ({ text: text.slice(start).trim(), from: from + start }));
}

/** `site engineer to join us`: the longest beginning of a phrase that names a post. */
function endings({ text, from }: Phrase): Phrase[] {
  const words = text.split(/\s+/);
  return words.map((_, i) => ({ text: words.slice(0, words.length - i).join(' '), from }));
}
