import type { Localized } from '@verdant/contracts';
import { DRINK, LACK, LAPSED, LEVEL, UNDERBID, UNFINISHED, WEAKNESS } from './against-advice.ts';

const LANGUAGES =
  '(?:spoken |written )?(?:English|French|German|Spanish|Arabic|Mandarin|Cantonese|Welsh|Dutch|Italian|Japanese)';
const PAPER = '(?:certificates?|cert|licen[cs]es?|tickets?|cards?|registration|first aid)';

/** What people say of themselves as they would across a table: what they lack, let run out, gave up or would settle for. */
export const spoken: readonly [RegExp, Localized][] = [
  [
    /(?:过期|到期|失效)了?(?:一直|还|都|也)?(?:没有?|未)(?:去|来得及)?(?:审|复审|年审|换证?|续|补|办)[^，,。；;）)\n]{0,4}/g,
    LAPSED,
  ],
  [
    new RegExp(
      String.raw`\b${PAPER}\b[^.;\n]{0,24}\b(?:has|have|had) (?:since )?(?:run out|expired|lapsed)\b[^.;\n]{0,20}`,
      'gi',
    ),
    LAPSED,
  ],
  [
    /(?:证|普通话|驾照|资格|职称|英语|[四六]级|执照)[^，,。；;、（()）\n]{0,4}?(?:一直|还|都)?没有?(?:去)?考(?=[，,。；;、）)\s]|$)/g,
    UNFINISHED,
  ],
  [
    new RegExp(
      String.raw`\b(?:exams?|test) not (?:given|taken|sat|attempted|appeared|cleared)\b|\bI (?:do not|don['’]t) (?:yet )?have (?:the|an?|any|my) (?:[\w-]+ ){0,3}${PAPER}\b[^.;\n]{0,30}`,
      'gi',
    ),
    UNFINISHED,
  ],
  [/(?<!从|从来|未曾)(?:还|都|暂时|确实)?没有?(?:怎么)?(?:干|开|做|接触|操作|碰)过(?=[，,。；;）)\s]|$|但)/g, LACK],
  [
    /(?:岁数|年纪|年龄)(?:太|偏|比较)?大(?:了|的)?[^，,。；;\n]{0,4}(?:没续|不续|不要|没人要|清退|辞退|裁|不好找|找不到)[^，,。；;\n]{0,6}/g,
    WEAKNESS,
  ],
  [
    /\bI (?:do not|don['’]t) (?:drink|smoke|gamble) any ?more\b|\bI no longer (?:drink|smoke|gamble)\b|\bI(?:['’]ve| have)? (?:gave|given|quit|stopped) (?:up )?(?:the )?(?:drink(?:ing)?|booze|grog|smoking|gambling)\b|\bI(?:['’]ve| have)? been sober\b|\bsober since\b|戒[酒烟赌]了?[一二三四五六七八九十\d]+年/gi,
    DRINK,
  ],
  [
    /(?:工资|薪资|薪水|月薪|待遇|收入)(?:高低|多少)?(?:都|也)?(?:不是(?:最|第一|首要)?(?:重要|主要|关键|位)?的?(?=[，,。；;！!\s]|$)|无所谓|不(?:太)?(?:重要|计较|在乎|挑)|好说|[低少]一?点(?:都|也)?(?:行|没关系|可以|没事)|给多少(?:都行|算多少))|不(?:计较|在乎|看重)(?:工资|薪资|薪水|待遇)(?:多少|高低)?|对(?:工资|薪资|薪水|待遇)(?:没有?|无)(?:什么|太高|过高|特别)?要求|(?:工资|薪资|薪水|月薪|待遇)\s?(?:一个?月|每月)?\s?[\d一二三四五六七八九]{1,5}\s?(?:千|元|块)?(?:钱)?(?:左右|上下|多|以上)?\s?(?:(?:就|也|都)(?:行|可以|够了?|好|成)|即可)/g,
    UNDERBID,
  ],
  [
    /\b(?:salary|pay|money|wages?) (?:is|are)(?: not|n['’]t) (?:(?:so|that|very|really|the) )?(?:most )?(?:important|an issue|a (?:problem|concern)|everything|my (?:main )?(?:concern|motivation))\b|\b(?:I(?:['’]ll| will| would)|happy to|willing to) (?:work|start) for (?:the )?(?:minimum wage|any (?:pay|wage|salary)|free|less|nothing)\b|\b(?:pay|salary|money) no object\b/gi,
    UNDERBID,
  ],
  [
    /(?:没什么|没啥|没多少|没有多少|没有什么)文化(?=[，,。；;！!\s但可]|$)|(?:文化|学历|文凭)(?:水平|程度)?(?:确实|虽然?|虽说)?(?:不(?:算|太|是很)?高|(?:比较|有点|偏|较)?低|有限|不够|浅)(?=[，,。；;！!\s但可不]|$)|(?:没|没有)(?:读|念)过?(?:多少|几年|什么)书|(?<=^|[，,。；;\n])(?:自身|个人)?(?:不足|短板|弱项|缺点)(?:是|在于|[:：])[^。；;\n]{2,30}|(?:我)?(?:嘴|口才)(?:比较)?笨(?=[，,。；;\s但]|$)|(?:能力|水平|经验)(?:有限|欠缺|尚浅)(?=[，,。；;！!\s但]|$)|(?<=^|[，,。；;\s我])手(?:有点|比较|有些)?生(?:疏)?了?(?=[，,。；;\s]|$)|只会(?:一点|一些|简单)的?(?![^，,。；;\n]{0,6}(?:语|话|文|方言))[^，,。；;\n]{0,12}(?=[，,。；;\n]|$)/g,
    WEAKNESS,
  ],
  [
    /\bI(?:['’]m| am) (?:no|not (?:an?|much of an?|the (?:best|greatest)|(?:so |very |too |that )?(?:great|clever|educated|confident|technical|computer literate))) ?(?:expert|scholar|academic|genius|wri?ter|whizz?|scientist|speaker|linguist|at|with|on)?\b[^.;,\n]{0,24}|\bI(?: can)? (?:speak|write|read|type|spell|cook|surf|sing|play|draw|swim)(?: \w+)? (?:badly|poorly|terribly)\b|\bmy (?:spelling|grammar|typing|maths|memory|handwriting) (?:(?:is|was)(?: not|n['’]t) (?:(?:so|very|that|too) )?(?:good|great|perfect|strong)|(?:is|was) (?:(?:so|very|a bit|quite|rather) )?(?:poor|bad|weak|limited|terrible))\b|\b(?:a (?:bit|little) |rather |quite )rusty\b|\bI did(?:n['’]t| not) (?:win|pass|get (?:in|the job|it))\b|\b(?:I have (?:no|few|not many)|left (?:school )?(?:at \w+ )?(?:with (?:no|few)|without(?: any)?))(?: (?:formal|real|proper))? ?(?:qualifications?|education|schooling|exams)\b/gi,
    WEAKNESS,
  ],
  [
    new RegExp(
      String.raw`\bmy (?:${LANGUAGES}) (?:(?:is|was)(?: not|n['’]t) (?:(?:so|very|that|too) )?(?:good|great|perfect|strong)|(?:is|was) (?:(?:so|very|a bit|quite|rather) )?(?:poor|bad|weak|limited|terrible))\b|只会(?:一点|一些|简单)的?[^，,。；;\n]{0,6}(?:语|话|方言)(?=[，,。；;\n]|$)`,
      'gi',
    ),
    LEVEL,
  ],
];
