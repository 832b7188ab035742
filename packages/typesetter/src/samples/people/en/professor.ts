import { person } from '../person.ts';

export const professor = person({
  basics: {
    name: 'Helena Marchetti',
    phone: '+1 (734) 555-0119',
    email: 'h.marchetti@example.com',
    address: 'Hall of Science 312, Ann Arbor, MI',
    homepage: 'marchetti.example.com',
    introduction:
      'Professor of Materials Science. I study how ions move through solid electrolytes and why their interfaces fail, by microscopy in operation and by calculation from first principles. Three federal grants in five years; nine doctoral students.',
  },
  intention: { position: 'Professor of Materials Science' },
  work: [
    {
      company: 'Lakeshore State University',
      position: 'Professor',
      location: 'Ann Arbor, MI',
      start: '2020-12',
      end: null,
      content: [
        'Founded the in-operando microscopy facility: 2,100 hours a year for 26 groups of six institutions.',
        'Teach Thermodynamics of Materials and Solid State Ionics; in the top tenth of student ratings for four years.',
        'Chaired the revision of the rules for tenure review in the College of Engineering.',
      ],
    },
    {
      company: 'Lakeshore State University',
      position: 'Associate Professor',
      location: 'Ann Arbor, MI',
      start: '2016-09',
      end: '2020-12',
      content: [
        'Built the energy materials group from two people to eleven with a CAREER award and one standard grant.',
        'Designed the laboratory course in electrochemistry and wrote its 220 pages of notes, now used at three universities.',
      ],
    },
    {
      company: 'Northbridge Institute for Energy',
      position: 'Postdoctoral Fellow',
      location: 'Northbridge, UK',
      start: '2013-10',
      end: '2016-08',
      content: [
        'Solved lithium sites in garnet electrolytes by neutron diffraction and explained why doping helps only to a point.',
      ],
    },
  ],
  education: [
    {
      school: 'Carrow Institute of Technology',
      degree: 'Ph.D.',
      major: 'Materials Science',
      start: '2008-09',
      end: '2013-07',
      thesis: 'Grain boundaries and ion transport in garnet electrolytes',
    },
    { school: 'University of Trevi', degree: 'B.Sc.', major: 'Physics', start: '2004-09', end: '2008-07' },
  ],
  projects: [
    {
      name: 'Why interfaces fail in solid-state batteries',
      role: 'Principal investigator',
      start: '2023-01',
      end: null,
      introduction: 'National Science Foundation, $640,000.',
      results: ['A criterion for vacancy clusters that predicts critical currents within 9% of 14 experiments.'],
    },
    {
      name: 'Sulfide electrolytes that bear air',
      role: 'Co-investigator',
      start: '2021-12',
      end: '2024-11',
      introduction: 'Department of Energy with two companies, $1.1 million; our share $410,000.',
      results: [
        'Pilot samples kept 92% of their conductivity after a day at a dew point of −40 °C; now made by the 50 kg.',
      ],
    },
    {
      name: 'Defects in lithium-rich antiperovskites',
      role: 'Principal investigator',
      start: '2017-01',
      end: '2020-12',
      introduction: 'National Science Foundation, CAREER award, $500,000; eleven papers, four patents.',
    },
  ],
  publications: [
    {
      title: 'Vacancy clusters and the critical current of solid-state cells',
      authors: 'Marchetti H., Okoro D., Vance L.',
      venue: 'Journal of Energy Materials 41(6), 512–524',
      date: '2025-06',
    },
    {
      title: 'Surface hydrolysis of sulfide electrolytes seen as it happens',
      authors: 'Okoro D., Marchetti H.',
      venue: 'Progress in Physical Chemistry 39(2), 88–97',
      date: '2024-02',
    },
    {
      title: 'A statistical view of grain boundary resistance in garnets',
      authors: 'Vance L., Sato M., Marchetti H.',
      venue: 'Inorganic Solids 38(11), 1203–1215',
      date: '2023-11',
    },
    {
      title: 'An Introduction to Solid State Ionics (second edition)',
      authors: 'Marchetti H., Hansen S.',
      venue: 'Lakeshore University Press',
      date: '2022-08',
    },
    {
      title: 'Formation and migration of lithium vacancies in antiperovskites',
      authors: 'Marchetti H., Sato M.',
      venue: 'Computational Materials 29(4), 301–312',
      date: '2020-04',
    },
  ],
  awards: [
    { name: 'Carlisle Medal for Materials', issuer: 'Society for Solid State Science', date: '2024-01' },
    { name: 'Provost’s Teaching Award', issuer: 'Lakeshore State University', date: '2022-09' },
    { name: 'CAREER award', issuer: 'National Science Foundation', date: '2017-01' },
  ],
  skills: [
    { category: 'Experiment', items: ['In-situ TEM', 'neutron diffraction', 'impedance', 'solid-state NMR'] },
    { category: 'Computation', items: ['density functional theory', 'molecular dynamics', 'Python'] },
  ],
  languages: [
    { language: 'Italian', level: 'Native' },
    { language: 'English', level: 'C2' },
  ],
  volunteering: [
    {
      organization: 'Journal of Energy Materials',
      role: 'Associate editor',
      start: '2021-01',
      end: null,
      content: ['Handle thirty manuscripts a year; edited the special issue on interfaces.'],
    },
    {
      organization: 'Society for Solid State Science',
      role: 'Chair, early-career committee',
      start: '2022-06',
      end: null,
      content: ['Ran three meetings for young researchers with 640 participants in all.'],
    },
  ],
});
