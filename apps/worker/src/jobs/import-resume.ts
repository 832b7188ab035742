import type { Job } from '../job.ts';

/** Share of the whole at the beginning and at the end of each stage, in percent. */
const STAGES = { reading: [5, 60], sections: [60, 90] } as const;

/** A PDF becomes content. Throws the reader's `Failure`s; what cannot be read will not be readable later either. */
export const importResume: Job<'resume.import'> = async (subject, { reader, progress, signal }) => {
  await progress('reading', STAGES.reading[0]);
  const { name, bytes } = await subject.file(subject.input.fileId);
  // one after the other, so that an older figure never overwrites a newer one
  let told: Promise<unknown> = Promise.resolve();
  const read = await reader.read(bytes, {
    fileName: name,
    signal,
    onStage: (stage, done, total) => {
      const [from, to] = STAGES[stage];
      const percent = from + ((to - from) * done) / Math.max(1, total);
      // a figure that could not be shown is no reason to fail the import
      told = told.then(() => progress(stage, percent)).catch(() => {});
    },
  });
  await told;
  const { content, language, pages, warnings } = read;
  return {
    content,
    language,
    pages: pages.length,
    warnings: warnings.map((w) => (w.field ? `${w.code}:${w.field}` : w.code)),
  };
};
