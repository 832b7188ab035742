const EN =
  "(?:Ph\\.?\\s?D\\.?|D\\.?Phil\\.?|Doctor(?:ate)?(?: of [A-Z][a-z]+)?|Post-?doc(?:torate)?|(?:Executive )?M\\.?B\\.?A\\.?|Master(?:['’]?s)?(?: [Dd]egree)?(?: of (?:[A-Z][a-z]+)(?: [A-Z][a-z]+)?)?|M\\.?\\s?(?:Sc?|Eng?|Phil|Ed|A|S\\.?Ed|FA|Res|PH|Tech|Com|Arch)\\.?(?![a-z])|Bachelor(?:s|['’]?s)*(?: [Dd]egree)?(?: of (?:[A-Z][a-z]+)(?: (?:[A-Z][a-z]+))?)?|B\\.?\\s?(?:Sc?|Eng?|A|Com|Tech|BA|FA|Ed|Arch|Math|Sc\\.? ?\\(?Hons\\)?)\\.?(?![a-z])|LL\\.?[BM]\\.?|J\\.?D\\.?|M\\.?D\\.?|Associate(?:['’]?s)?(?: [Dd]egree)?(?: of [A-Z][a-z]+)?|A\\.?A\\.?S?\\.?|(?:High School|Secondary School|Graduate|Postgraduate|Advanced)?\\s?(?:Diploma|Certificate)|GED|A-Levels?|Degree|Undergraduate|Postgraduate)";
const ZH =
  '(?:在读)?(?:博士后|(?:工学|理学|文学|法学|医学|管理学|经济学|教育学|哲学|农学|工程|专业|全日制|普通|统招)?(?:博士|硕士|学士)(?:研究生|学位)?(?:在读)?|(?:全日制|统招)?本科(?:生|在读|学历)?|大专|专科|高职|中专|高中|研究生|MBA|EMBA|双学位)';

/** Degrees written out in capitals. */
const CAPS_DEGREE = /\b(?:MASTER|BACHELOR|DOCTOR|ASSOCIATE)(?:['’]?S)?(?: DEGREE)?(?: OF [A-Z]+(?: [A-Z]+)?)?/;
const EN_DEGREE = new RegExp(`(?<![\\p{L}.])${EN}(?![\\p{L}])`, 'u');
const ZH_DEGREE = new RegExp(ZH);
const SCHOOL_EN =
  /\b(?:University|Universität|Universit[éàe]|College|Institute|School|Academy|Polytechnic|Faculty|Conservatory|Institution|École|Hochschule|Universidad|Universidade|Politecnico|Seminary|Berkeley|MIT|ETH|UCLA|Caltech)\b/u;
const SCHOOL_ZH = /(?:大学|学院|学校|中学|高中|技校|职校|党校|研究院|科学院|一中|二中|附中)(?![专生])/;

export type Degree = { degree: string; from: number; to: number };

export function findDegree(text: string): Degree | null {
  const m = text.match(EN_DEGREE) ?? text.match(CAPS_DEGREE) ?? text.match(ZH_DEGREE);
  return m ? { degree: m[0].trim(), from: m.index!, to: m.index! + m[0].length } : null;
}

export const isSchool = (text: string): boolean =>
  (SCHOOL_EN.test(text) && !/^high school diploma$/i.test(text.trim())) || SCHOOL_ZH.test(text);
