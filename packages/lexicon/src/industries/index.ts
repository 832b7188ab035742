import type { IndustrySource } from '../entry.ts';
import { consulting } from './consulting.ts';
import { customerService } from './customer-service.ts';
import { designUx } from './design-ux.ts';
import { ecommerceRetail } from './ecommerce-retail.ts';
import { education } from './education.ts';
import { accountingAuditTax } from './finance/accounting-audit-tax.ts';
import { banking } from './finance/banking.ts';
import { insurance } from './finance/insurance.ts';
import { securitiesInvestment } from './finance/securities-investment.ts';
import { governmentPublic } from './government-public.ts';
import { healthcare } from './healthcare.ts';
import { hospitalityTourism } from './hospitality-tourism.ts';
import { hrAdmin } from './hr-admin.ts';
import { legalCompliance } from './legal-compliance.ts';
import { marketingAdvertising } from './marketing-advertising.ts';
import { mediaContent } from './media-content.ts';
import { nonprofitSocial } from './nonprofit-social.ts';
import { agricultureFood } from './production/agriculture-food.ts';
import { automotive } from './production/automotive.ts';
import { aviationRail } from './production/aviation-rail.ts';
import { biopharma } from './production/biopharma.ts';
import { chemicalMaterials } from './production/chemical-materials.ts';
import { construction } from './production/construction.ts';
import { energyPower } from './production/energy-power.ts';
import { logisticsSupplyChain } from './production/logistics-supply-chain.ts';
import { manufacturing } from './production/manufacturing.ts';
import { procurementTrade } from './production/procurement-trade.ts';
import { realEstate } from './real-estate.ts';
import { researchAcademia } from './research-academia.ts';
import { salesBd } from './sales-bd.ts';
import { dataAi } from './technology/data-ai.ts';
import { electronicsSemiconductor } from './technology/electronics-semiconductor.ts';
import { gaming } from './technology/gaming.ts';
import { internetSoftware } from './technology/internet-software.ts';
import { itOpsSecurity } from './technology/it-ops-security.ts';
import { telecom } from './technology/telecom.ts';

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
