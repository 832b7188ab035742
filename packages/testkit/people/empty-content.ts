import type { ResumeContent } from '@verdant/contracts';

export const emptyContent = (): ResumeContent => ({
  basics: { name: '', email: '', phone: '', address: '', linkedin: '', homepage: '', introduction: '' },
  intention: { position: '', city: '', salary: '', availability: '', industry: '' },
  education: [],
  work: [],
  projects: [],
  certifications: [],
  awards: [],
  skills: [],
  custom: [],
});
