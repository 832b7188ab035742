import { englishTrios } from '@verdant/testkit/match-cases/jobs-en';
import { chineseTrios } from '@verdant/testkit/match-cases/jobs-zh';
import { englishSentences } from '@verdant/testkit/match-cases/sentences-en';
import { chineseSentences } from '@verdant/testkit/match-cases/sentences-zh';
import { industries } from '../packages/lexicon/src/index.ts';
import { measureOrder } from '../packages/resume/testing/measure-order.ts';
import { measure } from '../packages/resume/testing/measure-requirements.ts';
import { readJobs } from './match/folder.ts';
import { scoreJob } from './match/score-job.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const verbose = process.argv.includes('--wrong');
const [folder] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

/** `npm run bench:match` measures our own sentences and people, `-- FOLDER` postings with gold; `--wrong` tells what was wrong. */
if (folder) scoreFolder(folder);
else scoreOwn();

function scoreFolder(path: string): void {
  const scores = readJobs(path).map((job) => ({ id: job.id, ...scoreJob(job) }));
  const sum = (key: 'said' | 'right' | 'asked' | 'found' | 'pairs' | 'ordered') =>
    scores.reduce((all, score) => all + score[key], 0);
  const facts = ['title', 'years', 'degree'] as const;
  if (verbose)
    for (const { id, wrong, missed, facts: found, matches, pairs, ordered } of scores) {
      const off = facts.filter((name) => !found[name].right);
      print(`${id}\n  wrong: ${wrong.join('; ') || '–'}\n  missed: ${missed.join('; ') || '–'}`);
      for (const name of off) print(`  ${name}: ${found[name].said} for ${found[name].gold}`);
      if (ordered < pairs) print(`  order: ${matches.join(', ')}`);
    }
  const right = (name: (typeof facts)[number]) => scores.filter((score) => score.facts[name].right).length;
  print(
    `${scores.length} postings: precision ${percent(sum('right') / sum('said'))} (${sum('right')} of ${sum('said')}), ` +
      `recall ${percent(sum('found') / sum('asked'))} (${sum('found')} of ${sum('asked')}), ` +
      `order ${sum('ordered')} of ${sum('pairs')}, ` +
      facts.map((name) => `${name} ${right(name)} of ${scores.length}`).join(', '),
  );
}

function scoreOwn(): void {
  print(`Requirements out of sentences that we wrote ourselves; lexicon of ${industries.length} industries.`);
  for (const [language, sentences] of [
    ['en', englishSentences],
    ['zh', chineseSentences],
  ] as const) {
    const { found, said, asked, precision, recall, wrong } = measure(sentences);
    print(
      `${language}: ${sentences.length} sentences, precision ${percent(precision)} (${found} of ${said}), ` +
        `recall ${percent(recall)} (${found} of ${asked})`,
    );
    if (verbose) for (const line of wrong) print(`  ${line}`);
  }

  print('\nDescriptions with three people each, also our own: is the better one of every two ahead?');
  for (const [language, trios] of [
    ['en', englishTrios],
    ['zh', chineseTrios],
  ] as const) {
    const { right, pairs, scores, wrong } = measureOrder(trios, language);
    const mean = (place: number) => Math.round(scores.reduce((sum, row) => sum + row[place]!, 0) / scores.length);
    print(`${language}: ${right} of ${pairs} pairs; mean match ${mean(0)} strong, ${mean(1)} partial, ${mean(2)} weak`);
    for (const line of wrong) print(`  ${line}`);
  }
}
