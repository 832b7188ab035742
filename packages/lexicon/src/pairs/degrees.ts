import { table } from '../match/list.ts';

/** Degrees and stages of education that are the same thing in both languages: English forms | Chinese forms; the first of each is written. */
export const degreePairs = table(`
  Bachelor's degree, Bachelor’s degree, Bachelor, Bachelor's, Undergraduate | 本科，学士，学士学位，大学本科
  Master's degree, Master’s degree, Master, Master's | 硕士，硕士学位，硕士研究生
  PhD, Ph.D., Doctorate, Doctoral degree | 博士，博士学位，博士研究生
  Associate degree, Associate's degree | 大专，专科
  High school, High school diploma | 高中
  MBA, Master of Business Administration | 工商管理硕士
  Bachelor of Science, BSc, B.Sc., BS | 理学学士
  Bachelor of Arts, BA, B.A. | 文学学士
  Bachelor of Engineering, BEng, B.Eng. | 工学学士
  Bachelor of Laws, LLB | 法学学士
  Bachelor of Medicine | 医学学士
  Bachelor of Management | 管理学学士
  Bachelor of Economics | 经济学学士
  Bachelor of Education | 教育学学士
  Master of Science, MSc, M.Sc., MS | 理学硕士
  Master of Arts, MA, M.A. | 文学硕士
  Master of Engineering, MEng, M.Eng. | 工学硕士
  Master of Laws, LLM | 法学硕士
  Master of Management | 管理学硕士
  Master of Economics | 经济学硕士
  Master of Education | 教育学硕士
`);
