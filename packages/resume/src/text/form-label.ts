/** What tables, forms and job boards print beside their values, in the column of an entry or above it. */
const ENGLISH =
  'I (?:am )?(?:currently|still) work(?:ing)? (?:here|in this (?:role|position))|positions?(?: held| title| level)?|job (?:title|level|function)|designation|role title|monthly salary|(?:current|last|basic|starting|final|expected) salary|salary|specialization|specialisation|industry|nature of (?:work|business|duties)|type of (?:business|employment)|(?:name of )?(?:company|employer|organi[sz]ation)(?: name| address)?|department|period(?: of employment| worked)?|duration|tenure|dates? (?:employed|from|to|of (?:employment|joining))|from|until|(?:main |key |major )?(?:duties|responsibilities|tasks|functions)(?: and responsibilities| performed)?|job (?:description|responsibilities|duties)|reasons? (?:for|of) leaving|report(?:s|ing|ed) to|subordinates|number of (?:staff|subordinates)|supervisor|contact (?:person|number)|location|notice period|work(?:ing)? hours|hours (?:per|a) week';
const CHINESE =
  '汇报对象|下属人数|下属|离职原因|工作(?:职责|内容|描述|地点|业绩|时间|单位|性质)|岗位(?:职责|名称)|职位(?:类别|名称|月薪)|主要(?:职责|业绩|工作|工作内容)|公司(?:规模|性质|行业|名称|简介|地址)|单位(?:名称|性质)|企业(?:性质|规模)|所属(?:行业|部门)|所在部门|行业类别|部门|职务|月薪|薪资|税前月薪|证明人|联系电话|起止(?:时间|年月)';
const ALONE = new RegExp(`^\\W*(?:${ENGLISH})\\s*[:：]?$|^\\W*(?:${CHINESE})\\s*[:：]?$`, 'i');
/** A label with what stands beside it and no colon between them: `Position Packer`, `汇报对象  总经理`. */
const BESIDE = new RegExp(
  `^(?:${ENGLISH})(?:\\s{2,}\\S|\\s*[:：]\\s*\\S{1,40}$)|^(?:${CHINESE})(?:\\s+\\S|[:：])`,
  'i',
);
/** `Reporting to (job title) …`: what is asked for stands in brackets behind the label. */
const EXPLAINED = new RegExp(`^(?:${ENGLISH})\\s*\\([^)]{2,30}\\)`, 'i');
const HEADED = /^(?:Position(?: held| title| level)?|Designation|Company|Employer|Period|Department) (?=\p{Lu}|\d)/u;
/** Behind a verb that is written like a label stands what was done to it: `Position the brand as a leader`. */
const LONGEST = 60;

/** Whether a text is a label of a form or begins with one that lost its colon: not said by the person. */
export const isFormLabel = (text: string): boolean => {
  const plain = text.trim();
  return (
    plain !== '' &&
    (ALONE.test(plain) ||
      (plain.length <= LONGEST && (BESIDE.test(plain) || EXPLAINED.test(plain) || HEADED.test(plain))))
  );
};
