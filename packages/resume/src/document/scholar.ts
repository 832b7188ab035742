import type { ResumeContent } from '@verdant/contracts';

const DOCTORATE = /\bph\.?\s?d\b|\bd\.?phil\b|doctor(?:al|ate)|\bdr\.? ?(?:rer|phil|ing|sc)\b|博士/i;
const POST =
  /\bpost-?doc|\b(?:research (?:fellow|scientist|associate)|professor|lecturer|reader in|principal investigator)\b|教授|讲师|研究员|博士后|博士生/i;

const RESEARCH = /\b(?:research|doctoral|phd)\b|研究/i;

/** A list of papers that kept its own heading. */
const PAPERS = /论文|论著|\bpapers\b|\bpublications\b/i;

/** Whether the person is a scholar: their papers, grants and courses stand in lists, and not below each post. */
export function isScholar({ education, work, publications, custom }: ResumeContent): boolean {
  const posts = work.map(({ position }) => position);
  const hasPapers =
    publications.length > 0 || custom.some(({ title, items }) => PAPERS.test(title) && items.length > 1);
  const isDoctor = [...education.map(({ degree, major }) => `${degree} ${major}`), ...posts].some((text) =>
    DOCTORATE.test(text),
  );
  return (
    (isDoctor && (hasPapers || posts.some((text) => POST.test(text)))) ||
    (hasPapers && posts.some((text) => RESEARCH.test(text)))
  );
}
