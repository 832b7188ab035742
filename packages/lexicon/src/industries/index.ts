import type { IndustrySource } from '../entry.ts';
import { accountingAuditTax } from './accounting-audit-tax.ts';
import { agricultureFood } from './agriculture-food.ts';
import { automotive } from './automotive.ts';
import { aviationRail } from './aviation-rail.ts';
import { banking } from './banking.ts';
import { biopharma } from './biopharma.ts';
import { chemicalMaterials } from './chemical-materials.ts';
import { construction } from './construction.ts';
import { consulting } from './consulting.ts';
import { customerService } from './customer-service.ts';
import { dataAi } from './data-ai.ts';
import { designUx } from './design-ux.ts';
import { ecommerceRetail } from './ecommerce-retail.ts';
import { education } from './education.ts';
import { electronicsSemiconductor } from './electronics-semiconductor.ts';
import { energyPower } from './energy-power.ts';
import { gaming } from './gaming.ts';
import { governmentPublic } from './government-public.ts';
import { healthcare } from './healthcare.ts';
import { hospitalityTourism } from './hospitality-tourism.ts';
import { hrAdmin } from './hr-admin.ts';
import { insurance } from './insurance.ts';
import { internetSoftware } from './internet-software.ts';
import { itOpsSecurity } from './it-ops-security.ts';
import { legalCompliance } from './legal-compliance.ts';
import { logisticsSupplyChain } from './logistics-supply-chain.ts';
import { manufacturing } from './manufacturing.ts';
import { marketingAdvertising } from './marketing-advertising.ts';
import { mediaContent } from './media-content.ts';
import { nonprofitSocial } from './nonprofit-social.ts';
import { procurementTrade } from './procurement-trade.ts';
import { realEstate } from './real-estate.ts';
import { researchAcademia } from './research-academia.ts';
import { salesBd } from './sales-bd.ts';
import { securitiesInvestment } from './securities-investment.ts';
import { telecom } from './telecom.ts';

export const industrySources: readonly IndustrySource[] = [
  internetSoftware,
  dataAi,
  itOpsSecurity,
  electronicsSemiconductor,
  telecom,
  manufacturing,
  automotive,
  energyPower,
  chemicalMaterials,
  biopharma,
  healthcare,
  banking,
  securitiesInvestment,
  insurance,
  accountingAuditTax,
  legalCompliance,
  consulting,
  hrAdmin,
  marketingAdvertising,
  ecommerceRetail,
  salesBd,
  mediaContent,
  designUx,
  gaming,
  education,
  researchAcademia,
  realEstate,
  construction,
  logisticsSupplyChain,
  procurementTrade,
  hospitalityTourism,
  governmentPublic,
  nonprofitSocial,
  agricultureFood,
  aviationRail,
  customerService,
];
