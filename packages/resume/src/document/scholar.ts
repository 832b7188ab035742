import type { ResumeContent } from '@verdant/contracts';

const DOCTORATE = /\bph\.?\s?d\b|\bd\.?phil\b|doctor(?:al|ate)|\bdr\.? ?(?:rer|phil|ing|sc)\b|博士/i;
const POST =
  /\bpost-?doc|\b(?:research (?:fellow|scientist|associate)|professor|lecturer|reader in|principal investigator)\b|教授|讲师|研究员|博士后|博士生/i;

const RESEARCH = /\b(?:research|doctoral|phd)\b|研究/i;

/** Whether the person is a scholar: their papers, grants and courses stand in lists, and not below each post. */
export function isScholar({ education, work, publications }: ResumeContent): boolean {
  const posts = work.map(({ position }) => position);
  const hasPapers = publications.length > 0;
  const isDoctor = [...education.map(({ degree }) => degree), ...posts].some((text) => DOCTORATE.test(text));
  return (
    (isDoctor && (hasPapers || posts.some((text) => POST.test(text)))) ||
    (hasPapers && posts.some((text) => RESEARCH.test(text)))
  );
}
