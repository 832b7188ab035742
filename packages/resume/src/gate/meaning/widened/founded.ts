/** Verbs of founding: that there was nothing of it before. */
const FOUND =
  'set(?:ting)? up|found(?:ed|ing)|co-?found(?:ed|ing)|establish(?:ed|ing)|launch(?:ed|ing)|start(?:ed|ing)(?: up)?|beg[au]n|creat(?:ed|ing)|initiat(?:ed|ing)|introduc(?:ed|ing)|institut(?:ed|ing)|inaugurat(?:ed|ing)|pioneer(?:ed|ing)|originat(?:ed|ing)|open(?:ed|ing)(?: up)?|conceiv(?:ed|ing)|kick(?:ed|ing) off|devis(?:ed|ing)|built|building';
const BESIDE = new RegExp(
  `\\b(?:${FOUND})(?=,? (?:and|then|and then)\\s)|\\b(?:and|then|,)\\s(?:also )?(?:${FOUND})\\b|\\bself-?founded\\b`,
  'i',
);
const FOUND_BEFORE = new RegExp(
  `\\b(?:${FOUND}|build|make|made|making|develop\\w*|design\\w*|put together|wrote|writ\\w+|new|first|brought in|draft\\w*|propos\\w*|form(?:ed|ing)|assembl\\w*|prototyp\\w*|automat\\w*|produc\\w*|craft\\w*|invent\\w*|came up|construct\\w*)\\b`,
  'i',
);
const FOUND_ZH =
  '筹建|筹办|筹设|创办|创建|创立|创设|始创|首创|开创|组建|发起|成立|开办|设立|开设|建立|搭建|新建|自建|兴办';
const BESIDE_ZH = new RegExp(`(?:${FOUND_ZH})(?=了?(?:并|、|和|及|与|且))|(?:并|、|和|及|与|且)(?:${FOUND_ZH})`);
const FOUND_BEFORE_ZH = new RegExp(`${FOUND_ZH}|筹|创|建|设计|制定|开发|新|首|做|搭|起草|编`);

/** 为课题组做电泳 founded nothing: what 做 says is that it was done, and only of what is made does it say that it is new. */
const ALONE_ZH = /创办|创立|创设|创建|组建|成立|开办|设立|开设|建立|筹建|兴办/;
const MADE_ANEW_ZH = /筹|创|建|设[计立]|制[定订]|拟定|开发|开[办设]|首|搭|起草|编|成立|形成|组[成队团]|从无到有/;
/** What is made when somebody makes it. */
const MADE_THING_ZH =
  /[网站库表模型台账系统平台档案群组队账页号板栏目社区店厂制度流程体系规范标准机制关系渠道指标索引][^，,。；;]{0,2}/;
/** A verb of founding in place of one that only did. */
function foundedAlone(original: string, rewrite: string): string[] {
  const said = ALONE_ZH.exec(rewrite)?.[0];
  if (said === undefined || MADE_ANEW_ZH.test(original)) return [];
  const thing = /^[^，,。；;]{0,16}/u.exec(rewrite.slice(rewrite.indexOf(said) + said.length))![0];
  const isMade = /做|制|弄|搞|写|画/.test(original) && MADE_THING_ZH.test(thing) && original.includes(thing.slice(-2));
  return isMade ? [] : [said];
}

/** A verb of founding beside the deed that the original tells: who ran it has not set it up. */
export const addedFounding = (original: string, rewrite: string): string[] => [
  ...(FOUND_BEFORE.test(original) ? [] : (BESIDE.exec(rewrite)?.slice(0, 1) ?? [])),
  ...(FOUND_BEFORE_ZH.test(original) ? [] : (BESIDE_ZH.exec(rewrite)?.slice(0, 1) ?? [])),
  ...foundedAlone(original, rewrite),
];
