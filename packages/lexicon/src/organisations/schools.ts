import { list } from '../match/list.ts';

/** Words in the names of schools, as they are written. */
export const schoolWords = {
  en: list(`
    University, Universität, Université, Universita, Universitá, Università, College, Institute, School, Academy,
    Polytechnic, Faculty, Conservatory, Institution, École, Hochschule, Universidad, Universidade, Politecnico, Seminary
  `),
  zh: list(`
    大学，学院，学校，中学，高中，技校，职校，党校，研究院，科学院，一中，二中，附中
  `),
};

/** What follows 大学 where it names no school but a person or a grade: 大学生. */
export const afterNoSchool = list('专，生');

/** Schools that go without such a word. */
export const schoolNames = list('Berkeley, MIT, ETH, UCLA, Caltech');
