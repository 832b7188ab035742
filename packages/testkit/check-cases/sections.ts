import type { Edit } from './edits.ts';
import { all, bullets, type Case, set, untouched, without } from './edits.ts';

const skills =
  (...items: string[]): Edit =>
  (content) => ({ ...content, skills: [{ id: 's', category: '', items }] });
const quiet = all(
  bullets('every', []),
  without('projects', 'certifications', 'custom'),
  set('basics/introduction', ''),
);
const school = (text: string) => set('education/e1/degree', text);

export const sectionsCases: Case[] = [
  { id: 'SEC-01', bad: [set('basics/name', ''), set('basics/name', ' ')], good: [untouched, set('basics/name', 'Li')] },
  {
    id: 'SEC-02',
    bad: [set('basics/email', ''), set('basics/email', 'tomas@example'), set('basics/email', 'sexy_tomas@example.com')],
    good: [untouched, set('basics/email', '12345678@qq.example.com')],
  },
  {
    id: 'SEC-03',
    bad: [set('basics/phone', ''), set('basics/phone', '12345'), set('basics/phone', '138****8000')],
    good: [untouched, set('basics/phone', '+49 30 901820'), set('basics/phone', '138-0013-8000')],
  },
  {
    id: 'SEC-04',
    bad: [
      all(set('basics/address', ''), set('intention/city', '')),
      set('basics/address', '杭州市某路 12 号 3 单元'),
      set('basics/address', '12 Elm Street, Leeds'),
    ],
    good: [untouched, set('basics/address', '')],
  },
  {
    id: 'SEC-05',
    bad: [
      all(set('intention/position', ''), set('basics/introduction', '')),
      all(set('intention/position', ' '), set('basics/introduction', ' ')),
    ],
    good: [untouched, set('basics/introduction', '')],
  },
  {
    id: 'SEC-06',
    bad: [without('work', 'projects'), without('work', 'projects', 'education')],
    good: [untouched, without('work')],
  },
  {
    id: 'SEC-07',
    bad: [
      without('education'),
      set('education/e1/major', ''),
      all(set('education/e1/degree', 'Bachelor of Science'), set('education/e1/major', '')),
      set('education/e1/end', ''),
    ],
    good: [
      untouched,
      set('education/e1/end', 'present'),
      all(school('高中'), set('education/e1/major', '')),
      all(set('education/e1/degree', 'Bachelor of Software Engineering'), set('education/e1/major', '')),
      all(set('education/e1/degree', 'MBA'), set('education/e1/major', '')),
      all(set('education/e1/degree', '工商管理硕士'), set('education/e1/major', '')),
    ],
  },
  {
    id: 'SEC-08',
    bad: [all(quiet, without('skills')), all(quiet, skills('teamwork', '沟通能力'))],
    good: [untouched, skills('Venipuncture', 'Triage', 'ECG', 'Wound care', 'IV therapy', 'Charting')],
  },
  {
    id: 'SEC-09',
    bad: [set('work/w1/company', ''), set('work/w1/start', ''), set('projects/p1/name', '')],
    good: [
      untouched,
      set('projects/p1/start', ''),
      all(set('work/w2/position', ''), set('work/w2/content/0', 'Volunteer instructor at a club, 志愿者讲师')),
      all(set('work/w2/position', ''), set('work/w2/company', '在家照顾老人')),
      all(set('work/w2/position', ''), set('work/w2/company', 'Parental leave')),
    ],
  },
  {
    id: 'SEC-10',
    languages: ['en'],
    bad: [set('basics/linkedin', ''), set('basics/linkedin', ' ')],
    good: [untouched, all(set('basics/linkedin', ''), set('basics/homepage', 'example.com'))],
  },
  {
    id: 'SEC-11',
    bad: [
      (content) => ({ ...content, work: content.work.toReversed() }),
      (content) => ({ ...content, work: [content.work[1]!, content.work[0]!] }),
    ],
    good: [untouched, (content) => ({ ...content, work: content.work.slice(0, 1) })],
  },
];
