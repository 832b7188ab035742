import type { ResumeContent } from '@verdant/contracts';

const DOCTORATE = /\bph\.?\s?d\b|\bd\.?phil\b|doctor(?:al|ate)|博士/i;
const POST =
  /\bpost-?doc|\b(?:research (?:fellow|scientist|associate)|professor|lecturer|reader in|principal investigator)\b|教授|讲师|研究员|博士后|博士生/i;

/** Whether the person is a scholar: their papers, grants and courses stand in lists, and not below each post. */
export const isScholar = ({ education, work, publications }: ResumeContent): boolean =>
  education.some(({ degree }) => DOCTORATE.test(degree)) &&
  (publications.length > 0 || work.some(({ position }) => POST.test(position)));
