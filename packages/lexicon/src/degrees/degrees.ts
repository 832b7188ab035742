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
  master: list(
    'S, Sc, Sci, En, Eng, Phil, Ed, A, SEd, S.Ed, FA, Res, PH, Tech, Com, Arch, Des, Mus, Chem, Phys, Math, Pharm, Acc, Fin, Mgmt',
  ),
  bachelor: list('S, Sc, En, Eng, A, Com, Comm, Tech, BA, FA, Ed, Arch, Math, Des, Mus, Pharm, Nurs, Acc, Mgmt'),
};

/** What degrees are of that say nothing of a subject: `Bachelor of Science`. */
export const generalDegrees = list(`
  Arts, Science, Sciences, Applied Science, Applied Sciences, Applied Arts, Fine Arts, Liberal Arts, Commerce, Laws, Law, Education, Engineering, Technology, Philosophy, Letters, Studies, Research,
  Business Administration, Business, Applied Business, Medicine, Surgery, Architecture, Social Science, Social Sciences, Science Education, Arts Education, Professional Studies, General Studies, Design, Music
`);

/** Other abbreviations; a point may stand behind each letter. */
export const degreeLetters = list(`
  PhD, Ph D, DPhil, MLIS, MSLS, PGDM, PGDBM, PGDCA, EdD, DBA, DNP, DDS, DVM, PharmD, DEng, EngD, MBA, EMBA, Executive MBA, LLB, LLM, JD, MD, MBBS, BBA, BDS, AA, AAS, PGCE, PGDip, MPA, MPP, MIM, MSW, BSW, BSN, MSN,
  BHSc, BASc, PGDE, VCE, HND, HNC, PGCert, SSCE, OSSD, GCSE, GCSEs, BTS, DUT, SSLC, SSC, HSC, KCSE, KCPE, WASSCE, GED, ICom, DCom
`);

/** Papers and stages of education that are no academic degrees. */
export const diplomas = {
  of: list(
    'High School, Secondary School, Higher Secondary, Senior Secondary, Senior School, National Senior, School Leaving, First School Leaving, Matriculation, Baccalaureate, Graduate, Postgraduate, Post Graduate, Post-Graduate, PG, Advanced, Extended, National, Subsidiary, Technical, Vocational',
  ),
  names: list('Diploma, Certificate, Certificate Craft'),
  /** The same in short, before what it is in: `Cert. in Catering`. */
  short: list('Cert, Dip, PG Cert, PG Dip, Grad Cert, Grad Dip, Adv Dip, Adv Cert'),
  /** What a certificate of a school is in, behind `of`: `Certificate of Secondary Education`. */
  in: list('Secondary Education, Primary Education, Higher Education, Basic Education, Education'),
  others: list(`
    A-Level, A-Levels, A Levels, A-levels, A levels, O-Levels, O Levels, Higher Secondary Education, Secondary Education, Senior Secondary Certificate, Highers, Leaving Certificate, Degree, Undergraduate, Postgraduate, Foundation Degree, Higher National Diploma, International Baccalaureate,
    Baccalauréat, Baccalaureate, Bac, Licence, Licence professionnelle, Maîtrise, Doctorat, Abitur, Fachabitur, Matura, Diplom, Diplom-Ingenieur, Diplom-Ingenieurin, Diplom-Kaufmann, Diplom-Kauffrau, Magister,
    Staatsexamen, Ausbildung, Berufsausbildung, Meisterbrief, Promotion, Laurea, Laurea Magistrale, Laurea Triennale, Laurea magistrale, Laurea triennale, Diploma di Laurea, Dottorato, Maturità, Licenciatura, Licenciado, Licenciada, Grado, Máster, Maestría,
    Doctorado, Bachillerato, Mestrado, Bacharelado, Graduação, Doutorado, Apprenticeship, Advanced Apprenticeship, Modern Apprenticeship, Journeyman Certificate, Trade Certificate,
    Certificate IV, Certificate III, Certificate II, Cert II, Cert III, Cert IV, Leaving Cert, Brevet, Brevet technique, Brevet professionnel, Foundation Diploma, Foundation Year, Matriculation, Secondary School Leaving Certificate
  `),
  /** Behind a degree: honours, and that it is not yet won. */
  behind: list('Hons, Hons., Honours, Honors, candidate, Candidate, cand., Cand., student, in progress'),
  levels: list('Level, level, Grade, Class, Stufe'),
};

/** Awards of trades, which have a number and a level: `City & Guilds 2365 Level 3 Diploma`, `NVQ2`. */
export const tradeAwards = list('NVQ, SVQ, BTEC, City & Guilds, City and Guilds, EAL');

/** Years of school by their number, which are a degree where somebody's schools stand. */
export const schoolYears = list(`
  10th, 12th, Xth, XIIth, Class X, Class XII, Class 10, Class 12, Class 10th, Class 12th, 10th Standard, 12th Standard, 10th Std, 12th Std, 10th Grade, 12th Grade,
  Grade 9, Grade 10, Grade 11, Grade 12, Grade 13, Year 10, Year 11, Year 12, Year 13, Form 4, Form 5, Form 6, Form IV, Form V, Form VI, 10+2, Plus Two, Std X, Std XII, CBSE, ICSE, Intermediate, Matric, CAP, BEP, NC II, NC III,
  Higher Secondary, Senior Secondary, Secondary, Primary, Elementary, Junior High, Senior High, D.A.E., DAE, F.Sc., FSc, NCEA Level 1, NCEA Level 2, NCEA Level 3, NCEA, HSSC, N4, N5, N6, NCV Level 4
`);

/** What of the stages of schooling stands before a school whose degree says more. */
export const higherStages = list(
  'Tertiary, Tertiary Level, Tertiary Education, College, College Level, Graduate Studies, Post Graduate Studies',
);

/** Which of somebody's schools a row of a form asks for. */
export const schoolRanks = list('最高, 次高, 第一学历, 第二学历, 最后学历, 最高学历, 第一學歷, 第二學歷, 最高學歷');

/** Stages of school that a degree of teaching is for: `Master of Teaching (Secondary)`. */
export const schoolStages = list('Primary, Secondary');

/** What leads from a degree to the subjects that it was won in. */
export const subjectsFollow = list('including, incl., incl, inc., in subjects');

/** Chinese degrees: what may stand before the three academic ones, and stages that are complete by themselves. */
export const chineseDegrees = {
  academic: list('博士, 硕士, 学士, 碩士, 學士'),
  before: list(
    '工学, 理学, 文学, 法学, 医学, 管理学, 经济学, 教育学, 哲学, 农学, 艺术学, 历史学, 军事学, 工商管理, 公共管理, 工程, 专业, 学术, 全日制, 非全日制, 普通, 统招, 在职',
  ),
  behind: list('研究生, 学位, 學位, 研究生学历, 学历'),
  undergraduate: {
    before: list('全日制, 非全日制, 统招, 大学, 自考, 成人, 函授, 专升'),
    word: '本科',
    behind: list('生, 在读, 学历, 双学位'),
  },
  others: list(
    '博士后, 交换生, 交流生, 大学毕业, 大专, 大学专科, 专科, 专升本, 高职, 中专, 中技, 高中, 高中毕业, 职高, 技校毕业, 初中, 中师, 中五毕业, 中七毕业, 中五畢業, 中七畢業, 文凭, 文憑, 高级文凭, 高級文憑, 专业文凭, 專業文憑, 大专学历, 研究生, 研究生在读, 硕博连读, 本硕连读, 直博, 专硕, 学硕, MBA, EMBA, MPAcc, 双学位, 第二学位, 大四在读, 大三在读, 高级工, 中级工, 高级技工, 技师, 高级技师, 预备技师',
  ),
  studying: '在读',
};

/** Who guided a thesis, as Chinese lines of schools name them. */
export const supervisorLabels = list(
  '导师, 研究生导师, 硕士导师, 博士导师, 硕导, 博导, 指导教师, 指导老师, 指导教授, 論文導師, 導師, 指導教授, 指導老師, 指導教師',
);
