import { buildPrograms } from './lib/build/programs.ts';

/** JavaScript of api and worker, for the images; `npm start` makes it by itself. */
console.log(`api and worker: ${await buildPrograms()}`);
