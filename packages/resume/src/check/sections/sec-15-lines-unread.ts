import type { ResumeDocument } from '../../document/document.ts';
import { homeCountry } from '../../document/home-country.ts';
import { isAgencySheet } from '../../document/kinds/agency-sheet.ts';
import { isNetworkExport } from '../../document/kinds/network-export.ts';
import { genresOf } from '../../document/whole/genres.ts';
import { type Check, EVERYWHERE, type FieldSpan, hint, spansOf } from '../check.ts';
import { sentenceAt } from '../style/sentence-at.ts';
import { wholeFile } from '../whole-file.ts';

const UNREAD = [
  /(?<=^|[.;,:|•·(–—-]\s*|\n)(?:(?:excellent|further|written|more|additional|character|professional|personal|work|all|good) )?(?:references|reference(?:['’]s)?(?= ?:| (?:\w+ ){0,2}(?:avail|avaliable|(?:up)?on request)))\b[^\n]{0,12}\b(?:avail?a?ble|avaliable|furnished|provided|supplied)\b[^\n]{0,20}/gi,
  /\breferences? (?:can|will|shall) be (?:given|sent|had)\b[^\n]{0,20}/gi,
  /^\s*(?:available|provided|supplied|furnished|given|sent) (?:up)?on (?:request|demand)\.?\s*$/gi,
  /(?<=^|[.;:|•·–—-]\s*|\n)(?:references?|referees?)(?: details)?\s?[:–—-]?\s?(?:(?:happy|glad|pleased|willing|able) to (?:supply|provide|give|furnish|send)|(?:gladly|happily) (?:given|supplied|provided))\b[^\n]{0,30}/gi,
  /(?:证明人|推荐人|推荐信|背调联系人)(?:信息|联系方式|名单)?\s?[:：]?\s?(?:(?:可以?|能)(?:随时|按需|在面试时|面试时)?(?:提供|出具)|备索|(?:面试|需要|录用)(?:时|后)(?:可以?)?(?:提供|出具))[^，,。；;\n]{0,8}|(?:可以?|能够?)(?:随时|按需|面试时)?(?:提供|出具)(?:前?原?单位)?(?:的)?(?:证明人|推荐人|推荐信)(?:联系方式|信息)?(?=[，,。；;\s]|$)/g,
  /\bI (?:(?:do )?hereby |solemnly )?declare that\b[^\n]*/gi,
  /\bI (?:(?:do )?hereby |solemnly )?(?:certify|confirm|affirm|attest) that\b[^\n]{0,60}\b(?:information|particulars|statements?|details|facts|above|foregoing)\b[^\n]*/gi,
  /(?:本人)?(?:郑重)?(?:承诺|声明|保证)[^\n]{0,12}(?:信息|内容|资料|情况)[^\n]{0,8}(?:真实|属实)[^\n]*/g,
  /(?<=^|[。；;，,\s])(?:以上|上述)(?:所填|所述|所写|各项|全部)?(?:情况|信息|内容|资料|材料|经历)?(?:均|都|全部|完全)?(?:属实|真实|真实有效|真实可靠|真实无误)(?=$|[，,。；;！!\s])[^\n]{0,30}/gm,
];
/** A letter's beginning and end. */
const LETTER = [
  /\bto whom it may concern\b|^dear (?:sir|madam|hiring)[^\n:,.!]{0,40}|\b(?:yours (?:faithfully|sincerely)|kind regards|looking forward to (?:your reply|hearing from you))\b/gi,
  /期待(?:您|贵公司|你)的?(?:回复|来电|回音|佳音)[^\n]{0,24}|祝(?:您|贵公司|你)[^，,。！!\n]{0,10}(?:愉快|顺利|蒸蒸日上|发展)|此致\s*敬礼|^(?:您好|尊敬的[^\n，,。！!：:]{0,16})[！!，,：:。]?/g,
];

/** Certificates that the state has done away with: whoever knows the trade knows that. */
const ABOLISHED =
  /会计(?:从业资格证|上岗证|证(?!书))|物业管理师(?:资格)?证|(?:国家)?(?:秘书|推销员|公关员)(?:职业)?资格证/g;
/** What came in its place: without it the old one is all there is of the trade. */
const LATER =
  /会计师|(?:初级|中级|高级)(?:会计|职称)|会计(?:初级|中级|高级)|注会|CPA|ACCA|税务师|审计师|物业管理(?:员|项目经理)|秘书学|人力资源管理师/;
const NO_MORE = {
  en: 'This certificate no longer exists. Leave it out; the later ones say more.',
  zh: '这个证书已经取消，可以不写，留下现在还有效的。',
};
const OF_PAPERS: ReadonlySet<string> = new Set(['certifications', 'skills', 'custom', 'awards']);
const OF_WORK = /^(?:work|projects)\//;

const COUNTED = {
  en: 'This is the export of a network as it came, and readers know it at a glance. Make a résumé of your own from it: without the counted years and months, and with what you did in each job.',
  zh: '这像是职场网站直接导出的页面，招聘方一眼看得出。另做一份自己的简历：去掉自动算出的“几年几个月”，每份工作写上做了什么。',
};
const OF_AGENCY = {
  en: 'This is an agency’s sheet about you, with its contacts, its comments and its terms. For an application of your own make a résumé from it: your name and number on top, your jobs, your papers, and none of what others wrote.',
  zh: '这是猎头或中介写的推荐材料，里面有顾问的联系方式、评语和薪酬。自己投递时另做一份简历：写自己的姓名和电话，只留学历、经历和证书，别人写的话都不带。',
};
/** Of a whole that somebody else made. */
function madeByOthers(document: ResumeDocument): FieldSpan | undefined {
  if (isNetworkExport(document)) return { path: 'work', text: '', advice: COUNTED };
  return isAgencySheet(document) ? wholeFile(OF_AGENCY) : undefined;
}

/** The same as a line of its own that went into no field. */
const LONE_OFFER =
  /^\W{0,3}(?:(?:excellent|professional|personal|character|further) )?references?:?(?: (?:are|is|will be|can be|to be))? (?:available|avail?a?ble|avaliable|furnished|provided|supplied|given)(?: (?:upon|on|at|when)(?: your| a)? request(?:ed)?)?\W{0,2}$/i;
/** Below a heading that announces referees: that they can be had, in whatever words, and nobody is named. */
const OF_REFEREES = /^(?:professional |personal |character )?(?:references?|referees?)$|^(?:证明人|推荐人)$/i;
const OFFERS =
  /^(?:\p{L}+ ){0,3}(?:(?:happy|glad|pleased|willing|able|ready) to (?:supply|provide|give|furnish|send|share)|(?:gladly|happily|will be|can be|available|provided|supplied|furnished|given|sent|(?:up)?on)(?: gladly| provided| supplied| furnished| given| sent| made available| available)?(?=\b))(?: \p{L}+){0,8}[.!]?$|^(?:可以?|面试时|需要时|随时|备索|按需)[^\d]{0,14}$/iu;
/** `on the board of`: an offer says when, or to whom. */
const WHEN =
  /\b(?:request|demand|required|requested|needed|asked|interview|supply|provide|give|furnish|send|share)\b|提供|备索/i;
function offersInPlace({ content: { custom } }: ResumeDocument): FieldSpan[] {
  return custom
    .filter(({ title, items }) => OF_REFEREES.test(title.trim()) && items.length > 0)
    .filter(({ items }) => items.every((text) => OFFERS.test(text.trim()) && WHEN.test(text)))
    .map(({ id, items }) => ({ path: `custom/${id}/items/0`, text: items[0]! }));
}

function offerOutside({ loose }: ResumeDocument): FieldSpan | undefined {
  const line = loose.find((text) => LONE_OFFER.test(text.trim()))?.trim();
  return line === undefined
    ? undefined
    : wholeFile({
        en: `“${line}”: this is taken for granted. Use the line for your work instead.`,
        zh: `“${line}”：这是默认的事，把地方留给经历。`,
      });
}

/** What everyone at a college sits through. */
const FOR_ALL =
  /大学(?:英语|语文|体育)|思想道德[^、，,；;]{0,8}|马克思主义[^、，,；;]{0,8}|毛泽东思想[^、，,；;]{0,10}|形势与政策|军事理论|(?<=[、，,：:])体育(?=[、，,。；;]|$)|计算机(?:应用)?基础|近代史纲要/g;
const LEAST_FOR_ALL = 2;
const COURSES = {
  en: 'Courses that everyone takes say nothing. Keep the three or four that suit the job.',
  zh: '公共课人人都上，不用写。只留三四门和岗位有关的课。',
};

/** That a number can be had goes without saying, and says that there is one to steal. */
const NUMBER_ON_REQUEST =
  /\b(?:SIN|SSN|social (?:insurance|security) number|NRIC|passport)\b[^\n]{0,12}\b(?:up)?on request\b/gi;
const UNASKED = {
  en: 'This number is asked for when there is a contract. Unless the posting wants it, leave the line out.',
  zh: '这个号码一般到签约才要。招聘方没有要求的话，这一行可以去掉。',
};

const OF_A_LETTER = {
  en: 'This belongs in a letter. A résumé greets nobody: keep what it says of you and of the post, and drop the rest.',
  zh: '这是写信的话，简历里不用写。应聘的岗位和能说明你的内容留下，客套去掉。',
};

function coursesForAll(field: { path: string; text: string }): FieldSpan[] {
  const found = field.path.startsWith('education/') ? spansOf(field, FOR_ALL) : [];
  return found.length < LEAST_FOR_ALL ? [] : found.map((span) => ({ ...span, advice: COURSES }));
}

/** Where no résumé closes with a declaration; elsewhere it may be asked for, or is a custom that nobody minds. */
const DECLARE_NOT: ReadonlySet<string> = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'SG']);
/** What is signed is part of a form. */
const IS_SIGNED = /\b(?:signature|signed)\b|签\s?名|签\s?字/i;
const OF_OFFER = /证明人|推荐[人信]|背调/;
/** A sentence of its own, by its length. */
const LONGEST_OFFER = 24;
const CLOSING = /^yours (?:faithfully|sincerely)$/i;
const IS_DECLARATION = /\b(?:declare|certify|confirm|affirm|attest)\b|承诺|声明|保证|属实|真实/i;

export const linesUnread: Check = {
  id: 'SEC-15',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'A line nobody needs', zh: '可以省掉的一行' },
  detects: {
    en: '“References available on request”, a declaration that all is true, what belongs into a letter; a network’s export or an agency’s sheet as it came. Only said.',
    zh: '“以上信息真实有效”一类的声明、“可提供证明人”、书信的开头和结尾；原样的网站导出页、猎头报告。只作提示。',
  },
  advice: {
    en: 'This is taken for granted. Use the line for your work instead.',
    zh: '这是默认的事，把地方留给经历。',
  },
  praise: null,
  example: {
    en: { bad: 'References available on request', good: '(left out)' },
    zh: { bad: '本人承诺以上信息真实有效', good: '（不写）' },
  },
  removable: true,
  notOnForms: true,
  saidOf: (document) => {
    const isCustom = document.language === 'en' && !DECLARE_NOT.has(homeCountry(document) ?? '');
    const isSigned = [...document.allFields.map(({ text }) => text), ...document.loose].some((text) =>
      IS_SIGNED.test(text),
    );
    const hasReferees = document.content.references.length > 0;
    // of a letter these are the beginning and the end
    const isLetter = genresOf(document).has('letter');
    const hasLater = document.allFields.some(({ text }) => LATER.test(text));
    return ({ path, text, from, to, advice }) => {
      if (advice === OF_A_LETTER && isLetter) return false;
      const words = text.slice(from, to);
      // half a clause among others costs no line
      if (
        OF_OFFER.test(words) &&
        /\p{Script=Han}/u.test(words) &&
        sentenceAt(text, from ?? 0).trim().length > LONGEST_OFFER
      )
        return false;
      if (advice === NO_MORE) return hasLater;
      // in what tells of work it is a thing that was written or checked
      if (OF_WORK.test(path) && IS_DECLARATION.test(words) && !/^(?:本人|以上|上述|I\b)/.test(words)) return false;
      // what is declared beside questions is a part of the form that asks them
      if (IS_DECLARATION.test(words)) return !isCustom && !isSigned && !/[?？]\s/.test(text);
      // a declaration is signed as a letter is, where there is one
      if (isCustom && CLOSING.test(words)) return false;
      // beside those who are named it says that there are more; a scholar is to name them
      return !(
        (hasReferees || document.scholar) &&
        /references?|referees?|on (?:request|demand)|证明人|推荐[人信]/i.test(words)
      );
    };
  },
  restsOn: 'label',
  touches: EVERYWHERE,
  run: (document) => {
    const found = document.fields.flatMap((field) => [
      ...UNREAD.flatMap((pattern) => spansOf(field, pattern)),
      ...coursesForAll(field),
      ...(OF_PAPERS.has(field.entry.section) ? spansOf(field, ABOLISHED) : []).map((span) => ({
        ...span,
        advice: NO_MORE,
      })),
      ...spansOf(field, NUMBER_ON_REQUEST).map((span) => ({ ...span, advice: UNASKED })),
      ...LETTER.flatMap((pattern) => spansOf(field, pattern)).map((span) => ({ ...span, advice: OF_A_LETTER })),
    ]);
    const seen = new Set(found.map(({ path }) => path));
    found.push(...offersInPlace(document).filter(({ path }) => !seen.has(path)));
    const isAsked = document.content.references.length > 0 || document.scholar;
    const whole = madeByOthers(document) ?? (isAsked ? undefined : offerOutside(document));
    return { ...hint(found), ...(whole && found.length === 0 && { ofWhole: whole }) };
  },
};
