import { hasInternWord } from '@verdant/lexicon/vocabulary';
import type { ResumeDocument } from '../../document/document.ts';
import { isAgencySheet, isOfAgency } from '../../document/kinds/agency-sheet.ts';
import { isOfNow } from '../../document/of-now.ts';
import { isSide } from '../../document/side-entries.ts';
import { linesIn } from '../../document/whole/whole-text.ts';
import { monthRange } from '../../text/months.ts';
import { type Check, EVERYWHERE, type FieldSpan, hint, spansOf } from '../check.ts';
import { wholeFile } from '../whole-file.ts';

/** `138 XXXX 0044`, `SSO-xxxx`, `证书编号 xxxxx`: figures of a number that are kept back, which is no gap. */
const PLACEHOLDER = [
  /某某(?:某|[\p{Script=Han}]{0,6})?|待(?:补充|填写|完善)|请(?:在此|此处)?(?:输入|填写)[^，,。；;\n]{0,10}|示例文字|占位文字/gu,
  /(?<![\p{L}\d]|\p{L}{2}[-–/.#]|\d[-–/.]|(?:licen[cs]e|certificate|registration|permit|passport|visa|\bID|identity|account|a\/c|ref(?:erence)?|roll|seat|employee|staff|file|case|patent|serial|phone|mobile|tel|证书?|执照|注册|资格|护照|身份|工|学|账|编|号码?|专利|电话|手机)\s?(?:编?号码?|no\.?|number|#)?\s?[:：#]?\s?)[Xx]{3,}(?![\p{L}\d]|[-–]\d|\s\d{3,4}(?!\d))|\[(?:your|company|employer|school|insert|job|phone|email|date|city)\b[^\]\n]{0,30}\]|\bTBD\b|\b(?:your name|company name|job title) here\b/giu,
];
/**
 * What templates print for whoever fills them in, and nobody writes of themselves: filler, hints of the makers, an address
 * or a number that stands for another, a field that a board says was left empty.
 */
const OF_TEMPLATE =
  /\blorem ipsum\b|\bconsectetu\w{1,4} adipiscing\b|\btwitter\/blog\/portfolio\b|\bit['’]s okay to brag\b|\b(?:click|tap|double[- ]click) (?:here|on (?:this|the|any)|this|any)\b[^\n.]{0,40}\b(?:text|add|edit|replace|enter|type|placeholder)\b|\b(?:enter|insert|type|add|write) your (?:own )?(?:name|job title|title|address|phone|e-?mail|summary|text|skills?|details) here\b|\breplace this (?:text|sentence|line|paragraph)\b|\b(?:linkedin\.com\/in|github\.com)\/(?:your[-_]?(?:user)?name|username|your[-_]?profile)\b|\byour[-_.]?name@|@your(?:domain|company|email)\b|\b(?:www\.)?your(?:name|website|site|domain)\.(?:com|org|net)\b|(?<!\d)0000-0000-0000-0000(?!\d)|(?:替换|更换|插入|上传)(?:您的|你的)?(?:照片|头像)$|(?<=[:：]\s{0,3})未填写$|(?:点击|双击|单击)(?:此处|这里|文字|文本)?(?:即可)?(?:添加|编辑|修改|替换)(?:文字|文本|内容|标题|照片)?|(?:在此|此处|这里)(?:输入|填写|添加|录入)|(?:您|你)的(?:姓名|名字|职位|公司名称?)$|请(?:在(?:此处?|这里|下方))?(?:简要|简单|简短)?(?:描述|介绍|概述|说明|填写|输入)(?:一下)?(?:您|你)的?\p{Script=Han}{2,10}|突出与(?:岗位|职位|应聘职位)相关的\p{Script=Han}{2,4}/iu;
/** Sites on which résumés are made, as they sign what is printed without paying. */
const BUILDERS =
  'enhancv|novor[eé]sum[eé]|zety|resume\\.io|kickresume|flowcv|visualcv|canva|my ?perfect ?resume|livecareer|resume ?genius|resumelab|resumake|reactive resume|cvmaker|cv maker|cvonline|standard resume|resumebuild|wondercv|超级简历|五百丁|锤子简历|全民简历|木及简历|冷熊简历|奇妙简历|知页简历|职徒简历|简历本';
const SIGNED_BY_SITE = new RegExp(
  `^(?:(?:powered|made|created|built|generated|designed) (?:by|with|in|on|using|via) (?:www\\.)?(?:${BUILDERS})(?:\\.(?:com|io|cn|net|co))?|(?:https?://)?(?:www\\.)?(?:enhancv|novoresume|zety|resume|kickresume|flowcv|visualcv|livecareer|resumegenius|resumelab|wondercv|500d)\\.(?:com|io|cn|net|me)/?|(?:本简历)?由(?:${BUILDERS})(?:制作|生成|提供|导出)?|(?:${BUILDERS})(?:制作|生成|提供|导出|\\s{0,3}(?:www\\.)?[\\w-]{2,20}\\.(?:com|cn)))$`,
  'iu',
);
const FROM_TEMPLATE = (found: string) => ({
  en: `“${found}” was left there by the template or the site. Put your own in its place, or delete it.`,
  zh: `“${found}”是模板或网站留下的，不是你写的。换成自己的内容，或者删掉。`,
});
/** Where a field holds such words, else in a line of the file that went into none. */
function ofTemplate(document: ResumeDocument): { spans: FieldSpan[]; ofWhole?: FieldSpan } {
  const spans = document.fields.flatMap(({ path, text }): FieldSpan[] =>
    SIGNED_BY_SITE.test(text.trim())
      ? [{ path, text, from: 0, to: text.length, advice: FROM_TEMPLATE(text.trim()) }]
      : spansOf({ path, text }, new RegExp(OF_TEMPLATE, 'giu')).map((span) => ({
          ...span,
          advice: FROM_TEMPLATE(text.slice(span.from, span.to)),
        })),
  );
  if (spans.length > 0) return { spans };
  const lines = linesIn(document);
  const found =
    lines.flatMap((line) => line.match(OF_TEMPLATE)?.[0] ?? [])[0] ?? lines.find((line) => SIGNED_BY_SITE.test(line));
  return { spans, ...(found !== undefined && { ofWhole: wholeFile(FROM_TEMPLATE(found)) }) };
}

/** The box for a photograph with no photograph in it: its label is all of a line. */
const PHOTO_BOX =
  /^[（(【[]近期(?:一张)?(?:正面)?免冠(?:正面)?(?:彩色|白底|蓝底|红底)?(?:[一二两12]寸)?(?:彩色)?(?:照片?|相片)?[）)】\]]$|^[（(【[]?(?:请?[贴粘]贴?)?(?:近期)?(?:(?:[一二两]|\d)寸)?(?:免冠)?(?:彩色?)?(?:请?(?:在此)?[贴粘]贴?)?(?:照片|相片|[一二两]寸照)(?:粘贴)?处?[）)】\]]?$|^[([]?(?:(?:affix|attach|insert|recent|passport[- ]size(?:d)?|2 ?[x×] ?2|your|here) ){0,3}(?:photo|photograph|picture)(?: here)?[)\]]?$/i;
const EMPTY_BOX = {
  en: 'The box for a photograph is empty. Put one in where it is usual, or delete the box.',
  zh: '照片框是空的。放上照片，或者把框删掉。',
};
const EMPTY_ON_FORM = {
  en: 'The box for a photograph is empty. Put one in before you hand the form in.',
  zh: '表上的照片栏是空的，递交前贴上照片。',
};
/** Where a job should be told, the words that it is told elsewhere. */
const TOLD_ELSEWHERE =
  /^\W{0,3}(?:please )?(?:(?:see|refer to) (?:the |my )?(?:attached|enclosed) ?(?:resume|résumé|cv|document|file)?|(?:as per|see) (?:my |the )?(?:attached )?(?:resume|résumé|cv))\.?$|^\P{L}{0,3}(?:详见|见|请见|参见)(?:附件|附件简历|简历附件|个人简历|简历)[。.]?$/iu;
const TELL_HERE = {
  en: 'This points to another paper that the reader may not have open. Tell the job here, in two or three lines.',
  zh: '这里只说见附件，读的人未必会去翻。用两三句把这份工作写在这里。',
};
/** A line to be signed or dated, and neither done: `签名：　日期：`, `Date : / /2025`. */
const UNSIGNED =
  /(?:签名|签字|簽名)\s{0,9}[:：]\s{0,30}(?:日期|时间)\s{0,9}(?:[:：]\s{0,30})?$|(?:签名|签字)\s{0,9}[:：]\s{0,30}$|\bdate\s?[:：]\s{0,3}[/.]\s{0,3}[/.]\s?(?:20\d\d)?/gim;
const NOT_SIGNED = {
  en: 'The line to be signed or dated is empty. Fill it in before you send this, or delete it.',
  zh: '签名、日期还空着。递交前填好，不用签的就删掉。',
};
/** Of training longer ago a line is too much already. */
const LEARNT_LATELY = 8 * 12;
/** The name of an employer or a school that begins with 某 is no name. */
const NAMELESS =
  /^某(?!某)|某(?!某)[^，,。；;（(]{0,12}(?:公司|大学|学院|学校|集团|医院|工厂|厂|酒店|店|幼儿园|事务所|研究[院所]|银行|中心)/;
/** `武汉大学××医院`, `临床××学杂志`: a name with signs for its letters. */
const CROSSED = /[×✕╳]{2,}/g;
const HIDDEN = {
  en: 'A name with crosses for its letters cannot be looked up. Write it out in full.',
  zh: '名字里用“××”代替，无法核实。写出全称。',
};

/** Only the kind of place, and no name: 广告公司, 游泳馆, `temp agency`, `my aunt's café`, `various`. */
const KIND_OF_PLACE = {
  zh: /^(?:一家|某家|几家|各种|各个|本地|老家|私人|民营|国营|外资|小型|大型|中型|知名)*(?:广告|教育|贸易|外贸|科技|物流|货运|装修|装饰|建筑|房产|房地产|中介|培训|电子|网络|传媒|文化|餐饮|快递|保险|物业|家政|服装|食品|机械|化工|印刷|家具|五金|玩具|制衣|鞋|纺织|汽修|美容|美发|理发|健身|游泳|早教|幼教|母婴|水果|奶茶|便利|火锅|烧烤|农家乐|水泥|砖|建材|模具)?(?:公司|工厂|厂|店|馆|房|机构|单位|饭店|餐厅|饭馆|酒店|宾馆|超市|幼儿园|诊所|工地|网吧|商场|市场)$/u,
  en: /^(?:(?:an?|the|my|some|various|different|several|many|local|small|large|big|busy|private|family(?:-run)?) )*(?:(?:\p{L}+['’]?s?['’]? )?(?:aunt(?:ie)?|uncle|dad|mum|mom|cousin|friend|brother|sister|parent|family)(?:['’]?s['’]?)? )?(?:(?:construction|building|art|arts|coffee|temp(?:ing)?|employment|recruitment|retail|shoe|clothes|clothing|phone|car|sandwich|night|shopping|call|care|nursing|law|trading) )?(?:shop|store|caf[eé]|restaurant|bar|pub|office|warehouse|factory|site|agency|school|nursery|hospital|clinic|company|firm|studio|hotel|farm|gym|supermarket|bakery|garage|salon|cent(?:re|er)|mall|warehouses|shops|restaurants|companies|farms|sites)$|^(?:various|several|different|many)\b(?! \p{Lu})/iu,
};
/** The label of the field, which a form sets before the name. */
const IS_LABEL = /^(?:company|employer|organi[sz]ation|firm)(?: name)?\s*:?$/i;
const isKindOfPlace = (text: string) => !IS_LABEL.test(text.trim()) && isPlaceOfKind(text);
/** `Baptiste Family Bakery`: capitals within are a name. */
const IS_NAME = /\S\s+\p{Lu}\p{Ll}/u;
const isPlaceOfKind = (text: string) =>
  KIND_OF_PLACE.zh.test(text.trim()) || (KIND_OF_PLACE.en.test(text.trim()) && !IS_NAME.test(text.trim()));
const ONLY_KIND = {
  en: 'This says what kind of place it was, not which. Give its name and town, so that it can be found.',
  zh: '只写了是哪类单位，没有名称，无法核实。写出全称和所在城市。',
};

/** What names a paper or a prize may be a column that was read as one. */
const IS_LISTED = /^(?:certifications|awards|publications)\//;
const asWhole = ({ path, text }: { path: string; text: string }): Pick<FieldSpan, 'quotes'> =>
  IS_LISTED.test(path) ? { quotes: [{ path, text }] } : {};

const UNNAMED = {
  en: 'An employer without a name cannot be checked. Name it; if that is confidential, give its industry and size.',
  zh: '单位写成“某”，无法核实。写出名称；确需保密的，写明行业和规模。',
};

export const placeholder: Check = {
  id: 'STY-13',
  group: 'style',
  allotment: 0,
  effort: 1,
  title: { en: 'A gap left open', zh: '没填完的地方' },
  detects: {
    en: 'Words of a sample or a template that were never filled in: XXX, [Company name], lorem ipsum, an ORCID of zeros; an empty box for a photograph or a signature. Only said.',
    zh: '模板里没改掉的字：某某、XXX、待补充、请输入、替换照片、未填写；空着的照片框和签名；单位写成“某公司”。只作提示。',
  },
  advice: {
    en: 'This reads like a sample that was never filled in. Put the real word here, or delete it.',
    zh: '这里像没填完的模板。写上真实的内容，或者删掉。',
  },
  praise: null,
  example: {
    en: { bad: 'Sales at [Company name]', good: 'Sales at Northgate Stores' },
    zh: { bad: '导师：某某教授', good: '导师：林教授' },
  },
  // a form asks for relatives, whom samples hide, and has lines for others to sign; short jobs for several houses are one line rightly
  saidOf: (document) => {
    const isNow = isOfNow(document);
    return ({ path, text, advice }) =>
      (!document.form || advice === EMPTY_ON_FORM || advice === TELL_HERE) &&
      // an agency hides for whom somebody works on purpose
      !(
        (advice === UNNAMED || advice === HIDDEN || advice === ONLY_KIND) &&
        (isOfAgency(document) || isAgencySheet(document))
      ) &&
      !/^various$/i.test(text.trim()) &&
      // of what ended long ago nobody looks the house up
      !(advice === ONLY_KIND && !isNow(path));
  },
  restsOn: 'label',
  touches: EVERYWHERE,
  run: (document) => {
    const { fields, source, today } = document;
    const { work, education } = document.content;
    const { spans, ofWhole } = ofTemplate(document);
    // the name of a school may have been read into what stands below it
    const told = new Set(education.filter(({ description }) => description.trim() !== '').map(({ id }) => id));
    // work beside the job may be under seal; whoever learnt at a house names it
    const isNew = ({ end }: { end: string | null }) => today - (monthRange(end ?? '')?.last ?? today) <= LEARNT_LATELY;
    const side = new Set(
      work.filter((job) => isSide(job) && !(hasInternWord(job.position) && isNew(job))).map(({ id }) => id),
    );
    const open = fields
      .filter(({ entry, path }) => entry.section !== 'basics' || path === 'basics/introduction')
      .flatMap((field) => [
        ...(field.path.startsWith('custom/') && !source?.photo && PHOTO_BOX.test(field.text.trim())
          ? [
              {
                path: field.path,
                text: field.text,
                from: 0,
                to: field.text.length,
                advice: document.form ? EMPTY_ON_FORM : EMPTY_BOX,
              },
            ]
          : []),
        ...(/^(?:work|projects)\//.test(field.path) && TOLD_ELSEWHERE.test(field.text.trim())
          ? [{ path: field.path, text: field.text, from: 0, to: field.text.length, advice: TELL_HERE }]
          : []),
        ...spansOf(field, UNSIGNED).map((span) => ({ ...span, advice: NOT_SIGNED })),
        ...PLACEHOLDER.flatMap((pattern) => spansOf(field, pattern)).map((span) => ({ ...span, ...asWhole(field) })),
        ...spansOf(field, CROSSED).map((span) => ({ ...span, ...asWhole(field), advice: HIDDEN })),
        ...(/\/(?:company|school)$/.test(field.path) &&
        NAMELESS.test(field.text) &&
        !side.has(field.path.split('/')[1]!)
          ? [{ path: field.path, text: field.text, advice: UNNAMED }]
          : []),
        ...(/^(?:work\/[^/]+\/company|education\/[^/]+\/school)$/.test(field.path) &&
        isKindOfPlace(field.text) &&
        !(field.entry.section === 'education' && told.has(field.path.split('/')[1]!)) &&
        !side.has(field.path.split('/')[1]!)
          ? [{ path: field.path, text: field.text, advice: ONLY_KIND }]
          : []),
      ]);
    return { ...hint([...spans, ...open]), ...(ofWhole && { ofWhole }) };
  },
};
