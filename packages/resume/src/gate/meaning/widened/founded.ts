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

/** A verb of founding beside the deed that the original tells: who ran it has not set it up. */
export const addedFounding = (original: string, rewrite: string): string[] => [
  ...(FOUND_BEFORE.test(original) ? [] : (BESIDE.exec(rewrite)?.slice(0, 1) ?? [])),
  ...(FOUND_BEFORE_ZH.test(original) ? [] : (BESIDE_ZH.exec(rewrite)?.slice(0, 1) ?? [])),
];
