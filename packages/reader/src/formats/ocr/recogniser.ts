import { copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Page as Recognised } from 'tesseract.js';
import { cjkShare } from '../../text/spacing.ts';
import type { Picture } from './prepare-picture.ts';

export type { Recognised };

type Recogniser = {
  recognise: (picture: Pick<Picture, 'png' | 'densest'>) => Promise<Recognised>;
  close: () => Promise<void>;
};

/** `best_int`: the integer models of Tesseract's own best training. */
const DATA = '4.0.0_best_int';
const LATIN = ['eng'];
const CHINESE = ['chi_sim', 'eng'];
/** Latin letters that are read as such come out above this (86–93 of a hundred); Chinese read as English at half of it. */
const SURE = 75;
const SOME_CHINESE = 0.1;
/** Columns and blocks are looked for; our pictures are brought to 200 dots an inch. */
const SETTINGS = { tessedit_pageseg_mode: PSM.AUTO, user_defined_dpi: '200' };
const require = createRequire(import.meta.url);

const FOLDER = join(tmpdir(), 'verdant-ocr-');
/** A start takes seconds. */
const LEFT_MS = 600_000;

/** Folders of starts that were killed on the way; they hold language data and nothing of people. */
async function removeLeft(): Promise<void> {
  const names = await readdir(dirname(FOLDER)).catch(() => []);
  for (const path of names.map((name) => join(dirname(FOLDER), name)).filter((one) => one.startsWith(FOLDER))) {
    const made = (await stat(path).catch(() => null))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    // one of another user stays
    if (made < Date.now() - LEFT_MS) await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}

/** Starts Tesseract with language data that lies on this machine: each language is a package of its own. */
async function start(languages: string[]) {
  await removeLeft();
  const folder = await mkdtemp(FOLDER);
  try {
    for (const language of languages) {
      const file = `${language}.traineddata.gz`;
      const packed = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
      await copyFile(join(packed, DATA, file), join(folder, file));
    }
    return await createWorker(languages, OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none', gzip: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Reads pictures of text. The first page says which language the document is in, by its densest part: English alone is
 * read faster and better without Chinese beside it.
 */
export function createRecogniser(): Recogniser {
  const workers = new Map<string[], ReturnType<typeof start>>();
  let languages: string[] | null = null;
  const read = async (png: Buffer, as: string[]): Promise<Recognised> => {
    const worker = workers.get(as) ?? start(as);
    workers.set(as, worker);
    return (await (await worker).recognize(png, SETTINGS as object, { text: true, blocks: true })).data;
  };
  return {
    recognise: async ({ png, densest }) => {
      if (languages) return read(png, languages);
      if ((await read(densest, LATIN)).confidence >= SURE) {
        languages = LATIN;
        return read(png, LATIN);
      }
      const chinese = await read(png, CHINESE);
      const isChinese = cjkShare(chinese.text) >= SOME_CHINESE;
      const latin = isChinese ? null : await read(png, LATIN);
      const better = latin && latin.confidence >= chinese.confidence ? latin : chinese;
      if (better.text.trim() !== '') languages = better === latin ? LATIN : CHINESE;
      return better;
    },
    close: async () => {
      for (const worker of workers.values()) await (await worker.catch(() => null))?.terminate();
    },
  };
}
