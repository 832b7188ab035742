import { englishTrios } from '@verdant/testkit/match-cases/jobs-en';
import { chineseTrios } from '@verdant/testkit/match-cases/jobs-zh';
import { englishSentences } from '@verdant/testkit/match-cases/sentences-en';
import { chineseSentences } from '@verdant/testkit/match-cases/sentences-zh';
import { industries } from '../packages/lexicon/src/index.ts';
import { measureOrder } from '../packages/resume/testing/measure-order.ts';
import { measure } from '../packages/resume/testing/measure-requirements.ts';

const print = (text: string) => process.stdout.write(`${text}\n`);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const verbose = process.argv.includes('--wrong');

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
