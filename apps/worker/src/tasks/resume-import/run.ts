import type { Engine, ImportSource, Language, ResumeContent, StoredImport } from '@verdant/contracts';
import type { JobContext, Run } from '../define-job.ts';
import { assignWithModel } from './assign-with-model.ts';

export type Imported = { content: ResumeContent; language: Language; found: StoredImport };

/** Share of the whole at the beginning and at the end of each stage, in percent. */
const STAGES = { reading: [5, 25], ocr: [25, 70], sections: [70, 75] } as const;
const MODEL_FROM = 75;
const SAVING = 90;

/** Reports how far reading is. Pictures are read a second time: the percentage shown never goes back. */
function progressReporter(progress: JobContext['progress']) {
  let [most, reported] = [0, Promise.resolve()];
  return {
    stage: (stage: keyof typeof STAGES, done: number, total: number) => {
      const [from, to] = STAGES[stage];
      most = Math.max(most, from + ((to - from) * done) / Math.max(1, total));
      const percent = most;
      // one after the other; a figure that could not be shown is no reason to fail the import
      reported = reported.then(() => progress(stage, percent)).catch(() => {});
    },
    allReported: () => reported,
  };
}

/** A file becomes content. Throws the reader's `Failure`s; what cannot be read will not be readable later either. */
export const importResume: Run<'resume.import', Imported> = async (subject, { reader, llm, progress, signal }) => {
  await progress('reading', STAGES.reading[0]);
  const { name, bytes } = await subject.file(subject.input.fileId);
  const reporter = progressReporter(progress);
  const read = await reader.read(bytes, { fileName: name, signal, onStage: reporter.stage });
  await reporter.allReported();
  let [source, engine]: [ImportSource, Engine] = [read, { name: 'rules' }];
  if (llm && read.confidence.level === 'check' && read.kind !== 'json') {
    await progress('model', MODEL_FROM);
    [source, engine] = await assignWithModel(read, llm, signal);
  }
  await progress('saving', SAVING);
  const { content, ...found } = source;
  return { content, language: source.language, found: { ...found, engine } };
};
