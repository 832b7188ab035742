import { expect, test } from 'vitest';
import { linesOf } from '../../../testing/lines.ts';
import { withoutTitles } from '../../entries/table.ts';
import { parseEducation } from './education.ts';

/** `degree / major @ school start–end` of each entry. */
const read = (text: string): string[] =>
  parseEducation(linesOf(text)).map((e) => `${e.degree} / ${e.major} @ ${e.school} ${e.start}–${e.end ?? ''}`);

test.each<[string, string[]]>([
  [
    '湘江地质大学（北京） 211 · 双一流\t2024.09 - 2027.06\n环境工程 硕士 水资源学院',
    ['硕士 / 环境工程 @ 湘江地质大学（北京） 2024-09–2027-06'],
  ],
  [
    'Level 3 Diploma in Youth Work, Tarn College, 2019\nNVQ 2 Health and Social Care, 2011\nGCSEs, Vale Road School, 2008',
    [
      'Level 3 Diploma / Youth Work @ Tarn College –2019',
      'NVQ 2 / Health and Social Care @  –2011',
      'GCSEs /  @ Vale Road School –2008',
    ],
  ],
  [
    'University of Oregon, Tarn Bay – M.S., Civil Engineering\t2010',
    ['M.S. / Civil Engineering @ University of Oregon, Tarn Bay –2010'],
  ],
  [
    'Bachelor of Forest Ecology, Tarn University\t2008 – 2011',
    ['Bachelor of Forest Ecology / Forest Ecology @ Tarn University 2008–2011'],
  ],
  [
    'Postgraduate Certificate in Museum Studies\nTarn University\t2015 – 2016',
    ['Postgraduate Certificate / Museum Studies @ Tarn University 2015–2016'],
  ],
  ['Tarn Bay H.S., carpentry, 2014', [' / carpentry @ Tarn Bay H.S. –2014']],
  ['Tarn College — MLIS\n2014 - 2016', ['MLIS /  @ Tarn College 2014–2016']],
  ['湘江工业大学 985 / 211\t2020.09 - 2024.06\n环境工程 本科', ['本科 / 环境工程 @ 湘江工业大学 2020-09–2024-06']],
  ['湘江大学 旅馆管理学系 大学毕业\n2012/9 ~ 2016/6 日间就读', ['大学毕业 / 旅馆管理学系 @ 湘江大学 2012-09–2016-06']],
  ['新北市立松林商工 餐饮管理科 高职毕业\n2009/9 ~ 2012/6', ['高职 / 餐饮管理科 @ 新北市立松林商工 2009-09–2012-06']],
  ['湘江大学 交换生 法律系\t2024.09 - 2025.01', ['交换生 / 法律系 @ 湘江大学 2024-09–2025-01']],
  ['2024年9月起在湘江大学攻读农业硕士，非全日制', ['硕士 / 农业 @ 湘江大学 2024-09–']],
  [
    '滨海大学（211，硕士）\t海洋工程（方向：波浪）\t2016.09-2019.06',
    ['硕士 / 海洋工程（方向：波浪） @ 滨海大学 2016-09–2019-06'],
  ],
  ['Vale University: BA (Hons) History\t2011 – 2014', ['BA (Hons) / History @ Vale University 2011–2014']],
  ['松林大学\n园艺学系 大学毕业\n2004/9〜2008/6', ['大学毕业 / 园艺学系 @ 松林大学 2004-09–2008-06']],
  ['松林大学 工程硕士（在职） 机械工程\t2013.3—2016.1', ['工程硕士（在职） / 机械工程 @ 松林大学 2013-03–2016-01']],
  ['Vale University\t2010 – 2013\nExecutive MBA, Finance', ['Executive MBA / Finance @ Vale University 2010–2013']],
  ['Vale University\t2010 – 2013\nBA LLB, Law', ['BA LLB / Law @ Vale University 2010–2013']],
  [
    'Vale University\t2010 – 2013\nMSc (Distinction), Botany',
    ['MSc (Distinction) / Botany @ Vale University 2010–2013'],
  ],
  [
    'Vale University\t2010 – 2013\nLL.M. (cum laude), European Law',
    ['LL.M. (cum laude) / European Law @ Vale University 2010–2013'],
  ],
  ['Vale University\t2010 – 2013\nBSc Physics, First Class Honours', ['BSc / Physics @ Vale University 2010–2013']],
  ['松林大学\n理学硕士（园艺），Distinction\t2022年9月 – 2023年11月', ['理学硕士 / 园艺 @ 松林大学 2022-09–2023-11']],
  ['松林大学（导师：林禾） 园艺 农学硕士\t2016.09-2019.06', ['农学硕士 / 园艺 @ 松林大学 2016-09–2019-06']],
  ['松林大学园艺系园艺专业 本科\t2010.09-2014.06', ['本科 / 园艺专业 @ 松林大学 2010-09–2014-06']],
  ['Master of Teaching (Secondary), Vale University\t2009', ['Master of Teaching / Secondary @ Vale University –2009']],
  ['B.E (Civil)\tVale College\t2015', ['B.E / Civil @ Vale College –2015']],
  ['Vale University (thesis pending)\t2010 – 2013\nMSc Finance', ['MSc / Finance @ Vale University 2010–2013']],
  [
    'Certificate III in Baking, Vale TAFE\t2016\nYear 10, Elm High School\t2012',
    ['Certificate III / Baking @ Vale TAFE –2016', 'Year 10 /  @ Elm High School –2012'],
  ],
  [
    'Université Laurier-Dumas\t2010 – 2013\nLicence, Histoire',
    ['Licence / Histoire @ Université Laurier-Dumas 2010–2013'],
  ],
  ['École Vauban\t2010 – 2013\nBaccalauréat', ['Baccalauréat /  @ École Vauban 2010–2013']],
  ['Istituto Galvani, Bologna\t2010 – 2013\nDiploma', ['Diploma /  @ Istituto Galvani 2010–2013']],
  ['北 海 大 学\t土 木 工 程\t本 科\t2010.09-2014.06', ['本科 / 土木工程 @ 北海大学 2010-09–2014-06']],
  ['松林大学研究生\t教育学\t2010.09-2013.06', ['研究生 / 教育学 @ 松林大学 2010-09–2013-06']],
  ['松林大学\t2010.09-2014.06\n- 学历：本科\n- 专业：园艺', ['本科 / 园艺 @ 松林大学 2010-09–2014-06']],
  ['Vale College, BSc (Hons) Horticulture\t2010 – 2013', ['BSc (Hons) / Horticulture @ Vale College 2010–2013']],
  [
    'B.Eng. Civil Engineering, Vale University\t2010 – 2013',
    ['B.Eng. / Civil Engineering @ Vale University 2010–2013'],
  ],
  ['Vale University\t2010 – 2013\nPhysics, BSc', ['BSc / Physics @ Vale University 2010–2013']],
  [
    'Bachelor of Arts in History\t2010 – 2013\nVale University',
    ['Bachelor of Arts / History @ Vale University 2010–2013'],
  ],
  ['2010.09-2014.06\t松林大学\t本科 · 土木工程', ['本科 / 土木工程 @ 松林大学 2010-09–2014-06']],
  ['2010.09-2014.06\t松林大学\t土木工程（本科）', ['本科 / 土木工程 @ 松林大学 2010-09–2014-06']],
  [
    '松林大学（985/双一流）\t2010.09-2014.06\n土木工程 | 本科 | GPA 3.7/4.0 | 前5%',
    ['本科 / 土木工程 @ 松林大学 2010-09–2014-06'],
  ],
  [
    '松林师范学院\t学前教育\t大专\t2010.09-2013.06\n主修课程：心理学、教育学',
    ['大专 / 学前教育 @ 松林师范学院 2010-09–2013-06'],
  ],
  ['松林大学, 土木工程, B.Eng. 本科\t2010.09 – 2014.06', ['B.Eng. / 土木工程 @ 松林大学 2010-09–2014-06']],
  ['松林县职业技术学校\t中专\t汽车维修\t2008 – 2011', ['中专 / 汽车维修 @ 松林县职业技术学校 2008–2011']],
  ['Gymnasium am Stein\t2002 – 2010\nAbitur', ['Abitur /  @ Gymnasium am Stein 2002–2010']],
  [
    'Brook Comprehensive School\t2002 – 2009\nA-levels: Maths, Physics, Art',
    ['A-levels /  @ Brook Comprehensive School 2002–2009'],
  ],
  [
    'Tern Further Education College\t2009 – 2011\nNVQ Level 3, Plumbing',
    ['NVQ Level 3 / Plumbing @ Tern Further Education College 2009–2011'],
  ],
  [
    'VALE LAW SCHOOL\t2012 – 2016\nBachelor of Laws (Second Class Honours, Upper Division). Editor of a review.',
    ['Bachelor of Laws /  @ VALE LAW SCHOOL 2012–2016'],
  ],
  [
    'Vale College\t2017 – 2022\n8 GCSEs including Maths (5), English Language (5), Double Science (5,5), Welsh (6),\nArt (B)',
    ['8 GCSEs /  @ Vale College 2017–2022'],
  ],
  [
    'Vale College\t2005 – 2008\nUganda Certificate of Secondary Education, mean grade A-',
    ['Uganda Certificate of Secondary Education /  @ Vale College 2005–2008'],
  ],
  [
    'Vale University\t2009 – 2013\nBachelor of Education (Science), Mathematics and Physics',
    ['Bachelor of Education (Science) / Mathematics and Physics @ Vale University 2009–2013'],
  ],
  [
    'Secondary\t2006 – 2010\nVale Comprehensive High School',
    ['Secondary /  @ Vale Comprehensive High School 2006–2010'],
  ],
  ['1989 – 1992\tCar mechanic\nSzkoła Zawodowa nr 3, Gdynia', [' / Car mechanic @ Szkoła Zawodowa nr 3 1989–1992']],
  ['Secondary – Moor Lane High School\t2006 – 2010', ['Secondary /  @ Moor Lane High School 2006–2010']],
  [
    'PhD candidate, Marine Biology\t2018 – present\nUniversity of Northshore',
    ['PhD candidate / Marine Biology @ University of Northshore 2018–'],
  ],
  [
    'City & Guilds 2365 Level 3, Electrical Installation, Fenwick Training Centre, 2011 – 2013',
    ['City & Guilds 2365 Level 3 / Electrical Installation @ Fenwick Training Centre 2011–2013'],
  ],
  [
    'Level 3 Extended Diploma in Engineering, Tern Technical College\t2014 – 2016',
    ['Level 3 Extended Diploma / Engineering @ Tern Technical College 2014–2016'],
  ],
  ['6 GCSEs, Moor Lane Comprehensive\t2004 – 2009', ['6 GCSEs /  @ Moor Lane Comprehensive 2004–2009']],
  ['12th from Lotus Junior College, 2016, 71%', ['12th /  @ Lotus Junior College –2016']],
  ['B.Com from Lotus College of Commerce in 2019 with 64%', ['B.Com /  @ Lotus College of Commerce –2019']],
  ['M.Sc (Nursing) from Lotus College of Nursing\t2018', ['M.Sc / Nursing @ Lotus College of Nursing –2018']],
  ['BSc (Hons) Physics, University of Calder, 2015, 2:1', ['BSc (Hons) / Physics @ University of Calder –2015']],
  ['GCSEs: Maths (C), Science (B). Vale Academy, 2013', ['GCSEs / Maths (C), Science (B) @ Vale Academy –2013']],
  ['毕业于湖东大学\t会计学\t本科\t2011.9-2015.6', ['本科 / 会计学 @ 湖东大学 2011-09–2015-06']],
  ['2014 Baccalauréat — CFA Ronceval, Nantes', ['Baccalauréat /  @ CFA Ronceval –2014']],
  ['Leaving Certificate, Coláiste Bride, 2003', ['Leaving Certificate /  @ Coláiste Bride –2003']],
  ['MIT\tM.S. Robotics\t2012 – 2014', ['M.S. / Robotics @ MIT 2012–2014']],
  ['清华\t电子工程\t博士在读\t2018.09-至今', ['博士在读 / 电子工程 @ 清华 2018-09–']],
  [
    'Politecnico di Ostra\t2005 – 2010\nLaurea Magistrale in Architettura',
    ['Laurea Magistrale / Architettura @ Politecnico di Ostra 2005–2010'],
  ],
  [
    'Universität Brandt\t2005 – 2010\nDiplom-Ingenieur, Maschinenbau',
    ['Diplom-Ingenieur / Maschinenbau @ Universität Brandt 2005–2010'],
  ],
  [
    '**Laurier University**\n- BSc Physics, 2010 – 2013\n- MSc Astronomy, 2013 – 2015\n- PhD Astrophysics, 2015 – 2019',
    [
      'BSc / Physics @ Laurier University 2010–2013',
      'MSc / Astronomy @ Laurier University 2013–2015',
      'PhD / Astrophysics @ Laurier University 2015–2019',
    ],
  ],
  [
    '**松林大学**\n硕士\t植物学\t2014.09-2017.06\n本科\t园艺\t2010.09-2014.06',
    ['硕士 / 植物学 @ 松林大学 2014-09–2017-06', '本科 / 园艺 @ 松林大学 2010-09–2014-06'],
  ],
  // where a school is, is nothing that somebody studied there
  ['Vale University, Eldmoor\t2009 – 2013\nBSc Biochemistry', ['BSc / Biochemistry @ Vale University 2009–2013']],
  ['BSc, Vale University, Eldmoor\t2009 – 2013', ['BSc /  @ Vale University 2009–2013']],
  ['NVQ Level 3, Vale Technical College, Tarnley\t2007 – 2011', ['NVQ Level 3 /  @ Vale Technical College 2007–2011']],
  [
    'Vale College\t2009 – 2011\nAssociate of Applied Science, Nursing',
    ['Associate of Applied Science / Nursing @ Vale College 2009–2011'],
  ],
  ['臺北師範學院\t教育學系\t學士\t2001-2005', ['學士 / 教育學系 @ 臺北師範學院 2001–2005']],
  [
    'Universidad del Valle\tIngeniería Civil\tLicenciatura\t2001-2005',
    ['Licenciatura / Ingeniería Civil @ Universidad del Valle 2001–2005'],
  ],
])('%s', (text, entries) => {
  expect(read(text)).toEqual(entries);
});

// written after the grammar, to see what it does with heads that nobody looked at
test.each<[string, string[]]>([
  ['2012.09–2016.06 松林理工大学 材料科学与工程 本科', ['本科 / 材料科学与工程 @ 松林理工大学 2012-09–2016-06']],
  [
    'Northshore University, Leeds — MSc Data Science\t2018 – 2019',
    ['MSc / Data Science @ Northshore University 2018–2019'],
  ],
  ['HND Business, Tern College\t2008 – 2010', ['HND / Business @ Tern College 2008–2010']],
  ['Lycée Duval\t2004 – 2007\nBaccalauréat scientifique', ['Baccalauréat / scientifique @ Lycée Duval 2004–2007']],
  [
    '松林财经大学（双一流）\t会计学\t硕士研究生\t2016.09-2018.06',
    ['硕士研究生 / 会计学 @ 松林财经大学 2016-09–2018-06'],
  ],
  ['硕士：松林大学 临床医学\t2016.09-2019.06', ['硕士 / 临床医学 @ 松林大学 2016-09–2019-06']],
  [
    'Master of Science in Nursing\tMay 2016\nVale State University, Boise, ID',
    ['Master of Science / Nursing @ Vale State University –2016-05'],
  ],
  [
    'Apprenticeship, Carpentry\t2001 – 2004\nTern Trade School',
    ['Apprenticeship / Carpentry @ Tern Trade School 2001–2004'],
  ],
  ['松林市第一中学\t高中\t2009-2012', ['高中 /  @ 松林市第一中学 2009–2012']],
  [
    'Conservatorium van Ostra\tBachelor of Music, Cello\t2009-2012',
    ['Bachelor of Music / Cello @ Conservatorium van Ostra 2009–2012'],
  ],
  ['学校：松林医科大学\n专业：护理学\n学历：大专\n时间：2009-2012', ['大专 / 护理学 @ 松林医科大学 2009–2012']],
  [
    'Doctor of Philosophy (PhD), Chemistry\t2009-2012\nUniversität Ostra',
    ['Doctor of Philosophy / Chemistry @ Universität Ostra 2009–2012'],
  ],
  ['BA (Hons) Fine Art, 2:1\t2009-2012\nVale School of Art', ['BA (Hons) / Fine Art @ Vale School of Art 2009–2012']],
  [
    '松林大学 & Vale University 联合培养\t博士\t生态学\t2009-2012',
    ['博士 / 生态学 @ 松林大学 & Vale University 联合培养 2009–2012'],
  ],
  [
    'Diploma in Hospitality Management | Tern Hotel School | 2009-2012',
    ['Diploma / Hospitality Management @ Tern Hotel School 2009–2012'],
  ],
])('fresh: %s', (text, entries) => {
  expect(read(text)).toEqual(entries);
});

test('labels of a form are no schools', () => {
  expect(read('Last School Attended: Moor High School\nHighest Grade Passed: Grade 12\nYear: 2002')).toEqual([
    'Grade 12 /  @ Moor High School –2002',
  ]);
});

test('a table of papers, who gave them, and when', () => {
  const rows = [
    'Certificate\tBoard / Institute\tPassing year',
    'D.A.E. Electrical\tVale College of Technology\t2012',
    'Matric (Science)\tBoard of Secondary Education Moor\t2009',
  ];
  expect(parseEducation(withoutTitles(linesOf(rows.join('\n')))).map(({ degree, end }) => [degree, end])).toEqual([
    ['D.A.E.', '2012'],
    ['Matric', '2009'],
  ]);
});

test('a bracket behind a degree that a label announces tells what was studied', () => {
  const read = (degree: string) =>
    parseEducation(linesOf(`School: Tarn College of Engineering\nDegree: ${degree}\nYear: 2012`)).map((one) => [
      one.degree,
      one.major,
    ]);
  expect(read('B.Tech (Civil Engineering)')).toEqual([['B.Tech', 'Civil Engineering']]);
  expect(read('B.Sc. (Hons)')).toEqual([['B.Sc. (Hons)', '']]);
});

test('letters that stand for the degree before the subject are no part of it', () => {
  const major = (text: string) => parseEducation(linesOf(`Tarn University\n${text} · (2013 - 2015)`))[0]!.major;
  expect(major('Master of Science - MS, Soil Mechanics and Tunnels')).toBe('Soil Mechanics and Tunnels');
  expect(major('Bachelor of Arts - BA, History')).toBe('History');
});

test('how somebody learned is no part of the name of the school', () => {
  expect(parseEducation(linesOf('2019.03-2021.12\t松林大学（自考）\t学前教育（本科）'))[0]!.school).toBe('松林大学');
});
