import type { Award, Work } from '@verdant/contracts';
import type { Draft } from '../../parse/draft.ts';
import { knownKinds } from '../../sections/known.ts';
import { endsAsPrize } from '../honours/honour-lists.ts';

/** `2014/10  校级二等奖学金` among what somebody did at school: a prize with its date, and no post there. */
function isPrizeAlone({ company, position, start, end }: Draft<Work>): boolean {
  if (end !== '' || start === '') return false;
  return position === '' ? endsAsPrize.test(company) : endsAsPrize.test(position) && headsPrizes(company);
}

/** `校内荣誉` above the first of them. */
const headsPrizes = (text: string): boolean => knownKinds(text)?.[0] === 'awards';

const toPrize = ({ company, position, start, content, source }: Draft<Work>): Draft<Award> => ({
  name: position || company,
  issuer: '',
  date: start,
  description: content.join('\n'),
  ...(source ? { source } : {}),
});

/** The jobs among what was read as such, and the prizes. */
export const prizesApart = (read: readonly Draft<Work>[]): { jobs: Draft<Work>[]; prizes: Draft<Award>[] } => ({
  jobs: read.filter((job) => !isPrizeAlone(job)),
  prizes: read.filter(isPrizeAlone).map(toPrize),
});
