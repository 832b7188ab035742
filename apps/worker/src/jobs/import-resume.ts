import type { Engine, ImportSource } from '@verdant/contracts';
import type { Job, JobContext } from '../job.ts';
import { assignWithModel } from './assign-with-model.ts';

/** Share of the whole at the beginning and at the end of each stage, in percent. */
const STAGES = { reading: [5, 25], ocr: [25, 70], sections: [70, 75] } as const;
const MODEL_FROM = 75;
const SAVING = 90;

/** Tells how far reading is. Pictures are looked at a second time: what was told never goes back. */
function teller(progress: JobContext['progress']) {
  let [most, told] = [0, Promise.resolve()];
  return {
    stage: (stage: keyof typeof STAGES, done: number, total: number) => {
      const [from, to] = STAGES[stage];
      most = Math.max(most, from + ((to - from) * done) / Math.max(1, total));
      const percent = most;
      // one after the other; a figure that could not be shown is no reason to fail the import
      told = told.then(() => progress(stage, percent)).catch(() => {});
    },
    told: () => told,
  };
}

/** A file becomes content. Throws the reader's `Failure`s; what cannot be read will not be readable later either. */
export const importResume: Job<'resume.import'> = async (subject, { reader, llm, progress, signal }) => {
  await progress('reading', STAGES.reading[0]);
  const { name, bytes } = await subject.file(subject.input.fileId);
  const tell = teller(progress);
  const read = await reader.read(bytes, { fileName: name, signal, onStage: tell.stage });
  await tell.told();
  let [source, engine]: [ImportSource, Engine] = [read, { name: 'rules' }];
  if (llm && read.confidence.level === 'check' && read.kind !== 'json') {
    await progress('model', MODEL_FROM);
    [source, engine] = await assignWithModel(read, llm, signal);
  }
  await progress('saving', SAVING);
  const { content, ...found } = source;
  return { content, language: source.language, found: { ...found, engine } };
};
