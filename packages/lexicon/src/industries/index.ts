import type { Industry, TermEntry } from '../entry.ts';
import { accountingAuditTax } from './accounting-audit-tax.ts';
import { dataAi } from './data-ai.ts';
import { internetSoftware } from './internet-software.ts';
import { logisticsSupplyChain } from './logistics-supply-chain.ts';
import { marketingAdvertising } from './marketing-advertising.ts';
import { salesBd } from './sales-bd.ts';

/** Every industry that has a file. Their number is the one that may be shown. */
export const industries: readonly Industry[] = [
  internetSoftware,
  dataAi,
  marketingAdvertising,
  accountingAuditTax,
  salesBd,
  logisticsSupplyChain,
];

export const allEntries: readonly TermEntry[] = industries.flatMap((industry) => industry.entries);
