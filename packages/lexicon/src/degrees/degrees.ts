import { list } from '../match/list.ts';

/** Words that open the name of a degree: `Master of Science`, `Bachelor's degree`. */
export const degreeOpeners = {
  doctor: list('Doctor, Doctorate'),
  postdoc: list('Postdoc, Post-doc, Postdoctorate, Post-doctorate'),
  master: list("Master, Masters, Master's"),
  bachelor: list("Bachelor, Bachelors, Bachelor's"),
  associate: list("Associate, Associates, Associate's"),
};

/** Letters of abbreviated degrees after the M of a master and the B of a bachelor: M.Sc., BEng. */
export const degreeFields = {
  master: list('S, Sc, En, Eng, Phil, Ed, A, SEd, S.Ed, FA, Res, PH, Tech, Com, Arch'),
  bachelor: list('S, Sc, En, Eng, A, Com, Tech, BA, FA, Ed, Arch, Math'),
};

/** Other abbreviations; a point may stand behind each letter. */
export const degreeLetters = list('PhD, Ph D, DPhil, MBA, Executive MBA, LLB, LLM, JD, MD, AA, AAS');

/** Papers and stages of education that are no academic degrees. */
export const diplomas = {
  of: list('High School, Secondary School, Graduate, Postgraduate, Advanced'),
  names: list('Diploma, Certificate'),
  others: list('GED, A-Level, A-Levels, Degree, Undergraduate, Postgraduate'),
};

/** Chinese degrees: what may stand before the three academic ones, and stages that are complete by themselves. */
export const chineseDegrees = {
  academic: list('博士, 硕士, 学士'),
  before: list('工学, 理学, 文学, 法学, 医学, 管理学, 经济学, 教育学, 哲学, 农学, 工程, 专业, 全日制, 普通, 统招'),
  behind: list('研究生, 学位'),
  undergraduate: { before: list('全日制, 统招'), word: '本科', behind: list('生, 在读, 学历') },
  others: list('博士后, 大专, 专科, 高职, 中专, 高中, 研究生, MBA, EMBA, 双学位'),
  studying: '在读',
};
