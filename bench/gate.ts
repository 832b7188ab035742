import { contentOfEntry, factGate } from '@verdant/resume';
import type { Case } from '@verdant/testkit/gate-cases/case';
import { honestRewrites } from '@verdant/testkit/gate-cases/honest';
import { hostileEnglish } from '@verdant/testkit/gate-cases/hostile-en';
import { hostileChinese } from '@verdant/testkit/gate-cases/hostile-zh';
import { honestMerged, hostileMerged } from '@verdant/testkit/gate-cases/merged/merged';
import { minimalPairs } from '@verdant/testkit/gate-cases/minimal/minimal';
import { mutantsOf } from '@verdant/testkit/gate-cases/mutants';
import { honestAgain, hostileAgain } from '@verdant/testkit/gate-cases/second';
import { type Rewrite, strangersRewrites } from '@verdant/testkit/gate-cases/strangers/strangers';
import { isAccepted, judge, measureHonest, measureHostile } from '../packages/resume/testing/measure-gate.ts';

const honest = [...honestRewrites, ...honestAgain];

const print = (text: string) => process.stdout.write(`${text}\n`);
const kinds = (all: readonly Case[]) =>
  [...new Set(all.map(({ kind }) => kind))].map((kind) => `${kind} ${all.filter((one) => one.kind === kind).length}`);

print('Rewrites that we wrote ourselves, held against one line of an invented résumé.');
const sets: [string, readonly Case[]][] = [
  ['hostile, en', hostileEnglish],
  ['hostile, zh', hostileChinese],
  ['hostile, the second set', hostileAgain],
  ['honest ones with a lie put in by machine', mutantsOf(honest)],
];
for (const [name, all] of sets) {
  const { cases, refused, gapped, asked, falseAccepts } = measureHostile(all);
  print(
    `${name}: ${cases} (${kinds(all).join(', ')}): ${refused} refused, ${gapped} with the figure left as a gap, ` +
      `${asked.length} shown with the question whether it is true, ${falseAccepts.length} false accepts`,
  );
  for (const one of falseAccepts) print(`  ${one.original} → ${one.rewrite} ${JSON.stringify(judge(one))}`);
}
for (const kind of ['en', 'zh']) {
  const { cases, accepted, rejected } = measureHonest(honest.filter((one) => one.kind === kind));
  print(`honest, ${kind}: ${accepted} of ${cases} accepted`);
  for (const [one, why] of rejected) print(`  ${why}: ${one.original} → ${one.rewrite}`);
}

print('Rewrites by others that draw on all lines of their entry.');
const verdictOf = ({ lang, entry, original, rewrite }: Rewrite): 'accepted' | 'asked' | 'refused' => {
  const verdict = factGate({ ...contentOfEntry(entry, original), original, rewrite, language: lang });
  if (!verdict.ok) return 'refused';
  return verdict.confirm.length === 0 && verdict.text === rewrite.trim() ? 'accepted' : 'asked';
};
function printVerdicts(name: string, all: readonly Rewrite[]): void {
  const verdicts = all.map(verdictOf);
  const count = (verdict: string) => verdicts.filter((one) => one === verdict).length;
  print(
    `${name}: ${all.length}: ${count('accepted')} accepted, ${count('asked')} asked about, ${count('refused')} refused`,
  );
}
printVerdicts('honest', honestMerged);
printVerdicts('hostile', hostileMerged);

print('One line by others after one change or few.');
for (const { set, ...pairs } of minimalPairs)
  for (const [name, all] of Object.entries(pairs)) {
    const accepted = all.filter(({ original, rewrite }) => isAccepted(original, rewrite)).length;
    print(`${set}, ${name}: ${all.length}: ${accepted} accepted`);
  }

print('Rewrites by others, from light to free.');
for (const { set, honest, hostile } of strangersRewrites) {
  printVerdicts(`${set} set, honest`, honest);
  printVerdicts(`${set} set, hostile`, hostile);
}
