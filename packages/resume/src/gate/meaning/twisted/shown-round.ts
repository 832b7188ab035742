const SHOWN =
  /\b(?:show|showed|shown|showing|took|taking|walk(?:ed|ing)?|guid(?:ed|ing)|escort(?:ed|ing)|accompan(?:ied|ying))\b[^,;.]{0,40}?\b(?:a?round|about|through|across|to (?:the|their)|the way)\b|(?:带|领|陪|引导|陪同)[^，,。；;]{0,10}?(?:参观|认路|熟悉(?:环境|场地|路线)|转|走|就座|入座|逛)/iu;
const TAUGHT =
  /\b(?:train|taught|teach|coach|instruct|mentor|induct|onboard|tutor|educat)[a-z]*|培训|带教|辅导|指导|教(?!室|材|学楼)|授课/iu;

/** Who was shown round was not trained. */
export const shownAsTaught = (original: string, rewrite: string): string[] =>
  SHOWN.test(original) && !TAUGHT.test(original) ? (TAUGHT.exec(rewrite)?.slice(0, 1) ?? []) : [];
