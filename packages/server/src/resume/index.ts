export * from './analyses.ts';
export * from './archives/archives.ts';
export * from './archives/clear-archives.ts';
export * from './changes/word-changes.ts';
export * from './drafts.ts';
export * from './files.ts';
export * from './fixes.ts';
export * from './from-address.ts';
export * from './import-reports.ts';
export * from './imports.ts';
export * from './job-descriptions.ts';
export * from './looks/presets.ts';
export * from './reading.ts';
export * from './resume-detail.ts';
export * from './resume-list.ts';
export * from './resumes.ts';
export * from './review/dismiss-advice.ts';
export * from './review/line-wishes.ts';
export * from './review/questions.ts';
export * from './revisions.ts';
export * from './rewordings.ts';
export * from './shared-page.ts';
export * from './shares.ts';
export {
  carryToTwin,
  linkTranslation,
  linkTwin,
  pairChoices,
  pairState,
  settlePair,
  takeBackPair,
  unlinkTwin,
  writeInPair,
} from './siblings/pairs.ts';
export * from './siblings/siblings.ts';
export * from './siblings/twin.ts';
export * from './tags/tags.ts';
