import type { IndustrySource } from '../entry.ts';
import { accountingAuditTax } from './accounting-audit-tax.ts';
import { dataAi } from './data-ai.ts';
import { internetSoftware } from './internet-software.ts';
import { itOpsSecurity } from './it-ops-security.ts';
import { logisticsSupplyChain } from './logistics-supply-chain.ts';
import { marketingAdvertising } from './marketing-advertising.ts';
import { salesBd } from './sales-bd.ts';

export const industrySources: readonly IndustrySource[] = [
  internetSoftware,
  dataAi,
  itOpsSecurity,
  accountingAuditTax,
  marketingAdvertising,
  salesBd,
  logisticsSupplyChain,
];
