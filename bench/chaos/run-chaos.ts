import { setTimeout as sleep } from 'node:timers/promises';
import { buildPrograms } from '../../scripts/lib/build/programs.ts';
import { Broken } from './broken.ts';
import { type FaultKind, faults, faultWeights, impossible } from './faults.ts';
import { checkAll } from './invariants/at-the-end.ts';
import type { Backend } from './options.ts';
import { createPerson, type Person } from './people/person.ts';
import { act, type StepKind, stepWeights } from './people/steps/index.ts';
import { type PlannedFault, planFrom, type Step } from './plan.ts';
import { startWorld, type World } from './world/world.ts';

const PEOPLE = 12;
const AT_ONCE = 6;
/** Faults that may wait for those before them: else steps would run away from them. */
const FAULTS_AHEAD = 4;

export type Size = { steps: number; faults: number };
/** `broken` says where and what, null where every promise was kept. */
export type Report = {
  broken: { step: number | null; invariant: string; message: string } | null;
  skipped: FaultKind[];
  ends: Record<string, number>;
  happened: Record<string, number>;
  crashes: Record<string, number>;
  figures: Awaited<ReturnType<typeof checkAll>> | null;
  seconds: number;
  logs: string | null;
};

const count = (counts: Record<string, number>, key: string) => {
  counts[key] = (counts[key] ?? 0) + 1;
};

/** People in places: whoever is erased is followed by another one. */
function createPeople(world: World) {
  const all: Person[] = [];
  const add = (slot: number) => {
    const n = all.length;
    const person = createPerson(world, `p${slot}n${n}q`, `10.2.${n >> 8}.${n & 255}`);
    all.push(person);
    return person;
  };
  const slots = Array.from({ length: PEOPLE }, (_, slot) => add(slot));
  return {
    all,
    of: (slot: number) => {
      if (slots[slot]!.account === 'erased') slots[slot] = add(slot);
      return slots[slot]!;
    },
  };
}

/** Lets the plan of a seed happen to a world of its own, then looks whether every promise was kept. */
export async function runChaos(
  backend: Backend,
  seed: number,
  size: Size,
  print: (line: string) => void,
): Promise<Report> {
  const from = Date.now();
  await buildPrograms();
  const world = await startWorld(backend);
  const plan = planFrom(seed, { ...size, people: PEOPLE }, { steps: stepWeights, faults: faultWeights(world) });
  const people = createPeople(world);
  const report: Report = {
    broken: null,
    skipped: impossible(world),
    ends: {},
    happened: {},
    crashes: {},
    figures: null,
    seconds: 0,
    logs: null,
  };

  const fail = (step: number | null) => (error: unknown) => {
    const invariant = error instanceof Broken ? error.invariant : 'chaos itself works';
    const message = error instanceof Broken ? error.message : String((error as Error)?.stack ?? error);
    report.broken ??= { step, invariant, message };
  };
  const lines = new Map<string, Promise<void>>();
  let faultsOpen = 0;
  function begin({ kind, ms, dice, at }: PlannedFault<FaultKind>): void {
    const { of, happen } = faults[kind];
    faultsOpen++;
    const happening = (lines.get(of) ?? Promise.resolve())
      .then(() => (report.broken ? undefined : happen(world, ms, dice)))
      .then(() => count(report.happened, kind), fail(at))
      .finally(() => faultsOpen--);
    lines.set(of, happening);
  }
  const turns = new Map<number, Promise<void>>();
  let busy = 0;
  function take({ n, slot, kind, dice }: Step<StepKind>): void {
    busy++;
    const turn = (turns.get(slot) ?? Promise.resolve())
      .then(async () => {
        if (report.broken) return;
        // mostly people wait until the page comes again
        if (dice.chance(0.9)) await world.reachable();
        count(report.ends, await act(kind, { world, person: people.of(slot), dice }));
      })
      .catch(fail(n))
      .finally(() => busy--);
    turns.set(slot, turn);
  }

  let due = 0;
  for (const step of plan.steps) {
    while (due < plan.faults.length && plan.faults[due]!.at <= step.n) begin(plan.faults[due++]!);
    while (!report.broken && (busy >= AT_ONCE || faultsOpen > FAULTS_AHEAD)) await sleep(10);
    if (report.broken) break;
    take(step);
    if (step.n > 0 && step.n % 250 === 0)
      print(`step ${step.n}, ${due} faults, ${Math.round((Date.now() - from) / 1000)} s`);
  }
  await Promise.all([...turns.values(), ...lines.values()]);
  if (!report.broken) {
    await world
      .heal()
      .then(() => checkAll(world, people.all))
      .then((figures) => {
        report.figures = figures;
      }, fail(null));
  }
  for (const [name, program] of Object.entries(world.programs)) report.crashes[name] = program.crashes;
  await world.stop(report.broken !== null);
  report.logs = report.broken && world.root;
  report.seconds = Math.round((Date.now() - from) / 1000);
  return report;
}
