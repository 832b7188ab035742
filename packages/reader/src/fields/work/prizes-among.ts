import type { Award, Work } from '@verdant/contracts';
import type { Draft } from '../../parse/draft.ts';
import { endsAsPrize } from '../honours/honour-lists.ts';

/** `2014/10  校级二等奖学金` among what somebody did at school: a prize with its date, and no post there. */
export const isPrizeAlone = ({ company, position, start, end }: Draft<Work>): boolean =>
  position === '' && end === '' && start !== '' && endsAsPrize.test(company);

export const toPrize = ({ company, start, content, source }: Draft<Work>): Draft<Award> => ({
  name: company,
  issuer: '',
  date: start,
  description: content.join('\n'),
  ...(source ? { source } : {}),
});
