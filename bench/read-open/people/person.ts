export type Language = 'zh' | 'en';

/** `month` is 1 to 12, or null where a person gives the year alone. */
export type Moment = { year: number; month: number | null };
/** `end: 'present'` is a time that goes on; a single date stands in `end` for schools, in `start` elsewhere. */
export type Period = { start: Moment | null; end: Moment | 'present' | null };

export type School = {
  school: string;
  degree: string;
  major: string;
  place: string;
  period: Period;
  notes: string[];
  grade: string;
};
export type Job = {
  company: string;
  position: string;
  department: string;
  place: string;
  period: Period;
  bullets: string[];
};
export type Project = {
  name: string;
  role: string;
  organisation: string;
  period: Period;
  technologies: string[];
  introduction: string;
  bullets: string[];
};
export type Honour = { name: string; issuer: string; date: Moment | null };
export type Activity = { organisation: string; role: string; place: string; period: Period; bullets: string[] };

/** An invented person: what the page says, before it is drawn. Nobody of them exists; addresses end in example.com. */
export type Person = {
  language: Language;
  name: string;
  latinName: string;
  headline: string;
  email: string;
  phone: string;
  location: string;
  links: string[];
  personal: { label: string; value: string }[];
  intention: { position: string; city: string; salary: string; availability: string; industry: string };
  introduction: string[];
  education: School[];
  work: Job[];
  projects: Project[];
  certifications: Honour[];
  awards: Honour[];
  skills: { category: string; items: string[] }[];
  languages: { name: string; level: string }[];
  activities: Activity[];
  interests: string[];
  publications: string[];
  references: string[];
};
