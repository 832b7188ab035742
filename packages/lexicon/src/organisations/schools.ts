import { list } from '../match/list.ts';

/** Words in the names of schools, as they are written. */
export const schoolWords = {
  en: list(`
    University, Universities, Universität, Universitaet, Université, Universite, Universita, Universitá, Università, Universidad, Universidade, Universitat, Universiteit, Universitet, Universitetet, Universitas,
    Uniwersytet, Univerzita, Univerzitet, Sveučilište, Üniversitesi, Yliopisto, Ülikool, Egyetem, UNIVERSITY, COLLEGE, College, Colleges, Collège, Colegio, Collegio, Kolleg, Institute, INSTITUTE, Institut, Institution, Instituto, Istituto,
    School, Schools, SCHOOL, Schule, Gesamtschule, Realschule, Berufsschule, Hauptschule, Grundschule, Oberschule, Gymnasium, Gimnazjum, Gimnazija, Gymnázium, Gymnasiet, Szkoła, Szkola, Liceum, Technikum, Škola, škola, škole, šola, Střední, Iskola, Koulu, Lukio, Lisesi, Okulu, Colegiul, Școala, Coleg, Ysgol, Lycée, Lycee, Liceo, Lyceum, Escuela, Escola, Scuola, École, Ecole, Écoles, Skole, Skola, Högskola,
    Gaelcholáiste, Pobalscoil, Meánscoil, collégiale, Cégep, CÉGEP, Vidyalaya, Vidyalayam, Vidyapeeth, Mahavidyalaya, Hochschule, Fachhochschule, Musikhochschule, Hogeschool, Academy, ACADEMY, Académie, Akademie, Akademia, Accademia, Academia, Polytechnic, Polytechnique, Polytech, Politecnico, Politécnico, Politécnica, Politechnika,
    Faculty, Facultad, Faculté, Fakultät, Conservatory, Conservatoire, Conservatorio, Conservatorium, Konservatorium, Seminary, Sixth Form, Grammar
  `),
  zh: list(`
    大学，学院，学校，中学，高中，技校，职校，党校，职高，中专学校，研究院，科学院，书院，一中，二中，三中，附中，实验中学，师大，工大，农大，理工大，医大，财大，外国语大，师专，高专，职院，师院，电大，夜大，大學，學院，學校，中學，高職，書院，師範，商學院
  `),
};

/** What follows 大学 where it names no school but a person or a grade: 大学生. */
export const afterNoSchool = list('专，本，生，学历，毕业，在读，英语四，英语六');

/** Schools that go without such a word. */
export const schoolNames = list(`
  Berkeley, MIT, ETH, ETHZ, UCLA, Caltech, UCSD, UCSB, UC Davis, UC Irvine, UCL, KCL, LSE, SOAS, Imperial, NUS, NTU, HKU, HKUST, CUHK, PolyU, KAIST, POSTECH, EPFL, KTH, TUM, RWTH, KIT, NYU, CMU, UIUC, UMich, UPenn, UNSW, ANU, UBC, Georgia Tech, Virginia Tech,
  Texas Tech, Technion, Juilliard, RISD, INSEAD, IESE, Sciences Po, HEC Paris, ESSEC, ESCP, IIT, IIM, BITS Pilani, UNAM, Sorbonne, KU Leuven, TU Delft, TU Berlin, TU Wien, McGill, Wharton
`);

/** Chinese schools by the short names that stand alone. */
export const shortSchoolNames = list(`
  清华，北大，复旦，浙大，交大，上海交大，西安交大，南大，武大，华科，中科大，人大，北师大，北航，北理，北邮，哈工大，同济，中大，中山，厦大，川大，山大，吉大，南开，天大，东南，华师，港大，港中文，港科大，港理工，台大，国科大，华政，中政，央财，上财，对外经贸，央美，国美，北影，中戏，上戏
`);

/** Tags that stand in brackets behind a Chinese school. */
export const schoolTags = list(
  '985，211，双一流，雙一流，C9，一本，二本，三本，重点，公办，民办，全日制，统招，国家重点，省重点，百年名校，保送，保研，推免，交换，QS100，QS50',
);

/** What a school is, by itself no name of one. */
export const kindsOfSchools = list(`
  Secondary School, High School, Senior High School, Junior High School, Middle School, Primary School, Elementary School, Graduate School, Vocational School, Sixth Form, University, College, School, Senior Secondary School,
  Trade School, Academy, Institute, 大学，高中，初中，中学，小学，学校，中专，职高，技校，大學
`);

/** What opens the name of a part of a university, before `of`. */
export const departmentWords = list('School, Faculty, Department, Dept., Division, College, Centre, Center');

/** Places where trades are learned, and what ends the name of a school that goes without its word: they say so only among schools. */
export const placesOfLearning = list(
  'H.S, Training Centre, Training Center, Training Hub, Learning Centre, Learning Center, Education Centre, Education Center, Skills Centre, Skills Center, Skills Hub, RTO, Training Academy, Comprehensive, High, TAFE, GOTAFE, TVET, Sixth Form, 培训中心, 培训基地, 培训班, 实训中心',
);
/** What opens the name of a school that goes without such a word. */
export const schoolOpeners = list(
  'Coláiste, Scoil, Gaelscoil, Ysgol, Coleg, Te Kura, Liceul, Liceo, Lycée, CFA, IES, CEIP',
);
