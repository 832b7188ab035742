export * from './sec-21-undated-papers.ts';
export * from './sec-22-unlinked-papers.ts';
export * from './sec-24-papers-at-foot.ts';
