import type { Language } from '../people/person.ts';
import { architect as architectEn } from './en/building/architect.ts';
import { civilEngineer as civilEngineerEn } from './en/building/civil-engineer.ts';
import { electrician as electricianEn } from './en/building/electrician.ts';
import { factoryCleaning as factoryCleaningEn } from './en/building/factory-cleaning.ts';
import { farmer as farmerEn } from './en/building/farmer.ts';
import { mechanicalEngineer as mechanicalEngineerEn } from './en/building/mechanical-engineer.ts';
import { siteManager as siteManagerEn } from './en/building/site-manager.ts';
import { welder as welderEn } from './en/building/welder.ts';
import { fitnessCoach as fitnessCoachEn } from './en/care/fitness-coach.ts';
import { hairdresser as hairdresserEn } from './en/care/hairdresser.ts';
import { nurse as nurseEn } from './en/care/nurse.ts';
import { pharmacist as pharmacistEn } from './en/care/pharmacist.ts';
import { physician as physicianEn } from './en/care/physician.ts';
import { physiotherapist as physiotherapistEn } from './en/care/physiotherapist.ts';
import { socialWorker as socialWorkerEn } from './en/care/social-worker.ts';
import { biologist as biologistEn } from './en/knowledge/biologist.ts';
import { chemist as chemistEn } from './en/knowledge/chemist.ts';
import { graphicDesigner as graphicDesignerEn } from './en/knowledge/graphic-designer.ts';
import { journalist as journalistEn } from './en/knowledge/journalist.ts';
import { librarian as librarianEn } from './en/knowledge/librarian.ts';
import { performer as performerEn } from './en/knowledge/performer.ts';
import { photographer as photographerEn } from './en/knowledge/photographer.ts';
import { primaryTeacher as primaryTeacherEn } from './en/knowledge/primary-teacher.ts';
import { translator as translatorEn } from './en/knowledge/translator.ts';
import { universityResearcher as universityResearcherEn } from './en/knowledge/university-researcher.ts';
import { accountant as accountantEn } from './en/office/accountant.ts';
import { administrativeAssistant as administrativeAssistantEn } from './en/office/administrative-assistant.ts';
import { banker as bankerEn } from './en/office/banker.ts';
import { economist as economistEn } from './en/office/economist.ts';
import { humanResources as humanResourcesEn } from './en/office/human-resources.ts';
import { insurance as insuranceEn } from './en/office/insurance.ts';
import { lawyer as lawyerEn } from './en/office/lawyer.ts';
import { projectManager as projectManagerEn } from './en/office/project-manager.ts';
import { publicOfficial as publicOfficialEn } from './en/office/public-official.ts';
import { realEstate as realEstateEn } from './en/office/real-estate.ts';
import { dataAnalyst as dataAnalystEn } from './en/technology/data-analyst.ts';
import { electronicsEngineer as electronicsEngineerEn } from './en/technology/electronics-engineer.ts';
import { productManager as productManagerEn } from './en/technology/product-manager.ts';
import { softwareEngineer as softwareEngineerEn } from './en/technology/software-engineer.ts';
import { uxDesigner as uxDesignerEn } from './en/technology/ux-designer.ts';
import { baker as bakerEn } from './en/trade/baker.ts';
import { chef as chefEn } from './en/trade/chef.ts';
import { customerService as customerServiceEn } from './en/trade/customer-service.ts';
import { hospitality as hospitalityEn } from './en/trade/hospitality.ts';
import { hotelManager as hotelManagerEn } from './en/trade/hotel-manager.ts';
import { marketing as marketingEn } from './en/trade/marketing.ts';
import { retailSales as retailSalesEn } from './en/trade/retail-sales.ts';
import { student as studentEn } from './en/trade/student.ts';
import { cabinCrew as cabinCrewEn } from './en/transport/cabin-crew.ts';
import { pilot as pilotEn } from './en/transport/pilot.ts';
import { policeSecurity as policeSecurityEn } from './en/transport/police-security.ts';
import { supplyChain as supplyChainEn } from './en/transport/supply-chain.ts';
import { truckDriver as truckDriverEn } from './en/transport/truck-driver.ts';
import { warehouse as warehouseEn } from './en/transport/warehouse.ts';
import type { Profession } from './profession.ts';
import { architect as architectZh } from './zh/building/architect.ts';
import { autoTechnician as autoTechnicianZh } from './zh/building/auto-technician.ts';
import { chemicalEnvironmental as chemicalEnvironmentalZh } from './zh/building/chemical-environmental.ts';
import { electricianFitter as electricianFitterZh } from './zh/building/electrician-fitter.ts';
import { factoryWorker as factoryWorkerZh } from './zh/building/factory-worker.ts';
import { farmer as farmerZh } from './zh/building/farmer.ts';
import { mechanicalEngineer as mechanicalEngineerZh } from './zh/building/mechanical-engineer.ts';
import { qualityInspector as qualityInspectorZh } from './zh/building/quality-inspector.ts';
import { siteEngineer as siteEngineerZh } from './zh/building/site-engineer.ts';
import { beautician as beauticianZh } from './zh/care/beautician.ts';
import { biopharma as biopharmaZh } from './zh/care/biopharma.ts';
import { fitnessCoach as fitnessCoachZh } from './zh/care/fitness-coach.ts';
import { nurse as nurseZh } from './zh/care/nurse.ts';
import { nurseTaiwan as nurseTaiwanZh } from './zh/care/nurse-taiwan.ts';
import { pharmacist as pharmacistZh } from './zh/care/pharmacist.ts';
import { physician as physicianZh } from './zh/care/physician.ts';
import { socialWorker as socialWorkerZh } from './zh/care/social-worker.ts';
import { therapist as therapistZh } from './zh/care/therapist.ts';
import { graphicDesigner as graphicDesignerZh } from './zh/knowledge/graphic-designer.ts';
import { journalist as journalistZh } from './zh/knowledge/journalist.ts';
import { kindergartenTeacher as kindergartenTeacherZh } from './zh/knowledge/kindergarten-teacher.ts';
import { performer as performerZh } from './zh/knowledge/performer.ts';
import { primaryTeacher as primaryTeacherZh } from './zh/knowledge/primary-teacher.ts';
import { professor as professorZh } from './zh/knowledge/professor.ts';
import { videoEditor as videoEditorZh } from './zh/knowledge/video-editor.ts';
import { accountant as accountantZh } from './zh/office/accountant.ts';
import { administration as administrationZh } from './zh/office/administration.ts';
import { banking as bankingZh } from './zh/office/banking.ts';
import { cashier as cashierZh } from './zh/office/cashier.ts';
import { civilServant as civilServantZh } from './zh/office/civil-servant.ts';
import { hongkongClerk as hongkongClerkZh } from './zh/office/hongkong-clerk.ts';
import { humanResources as humanResourcesZh } from './zh/office/human-resources.ts';
import { lawyer as lawyerZh } from './zh/office/lawyer.ts';
import { projectManager as projectManagerZh } from './zh/office/project-manager.ts';
import { realEstate as realEstateZh } from './zh/office/real-estate.ts';
import { algorithmEngineer as algorithmEngineerZh } from './zh/technology/algorithm-engineer.ts';
import { dataAnalyst as dataAnalystZh } from './zh/technology/data-analyst.ts';
import { engineerTaiwan as engineerTaiwanZh } from './zh/technology/engineer-taiwan.ts';
import { frontendDeveloper as frontendDeveloperZh } from './zh/technology/frontend-developer.ts';
import { hardwareEngineer as hardwareEngineerZh } from './zh/technology/hardware-engineer.ts';
import { productManager as productManagerZh } from './zh/technology/product-manager.ts';
import { softwareEngineer as softwareEngineerZh } from './zh/technology/software-engineer.ts';
import { testOps as testOpsZh } from './zh/technology/test-ops.ts';
import { uiDesigner as uiDesignerZh } from './zh/technology/ui-designer.ts';
import { baker as bakerZh } from './zh/trade/baker.ts';
import { chef as chefZh } from './zh/trade/chef.ts';
import { ecommerceService as ecommerceServiceZh } from './zh/trade/ecommerce-service.ts';
import { foreignTrade as foreignTradeZh } from './zh/trade/foreign-trade.ts';
import { hotelFrontDesk as hotelFrontDeskZh } from './zh/trade/hotel-front-desk.ts';
import { marketing as marketingZh } from './zh/trade/marketing.ts';
import { marketingTaiwan as marketingTaiwanZh } from './zh/trade/marketing-taiwan.ts';
import { newMediaOperations as newMediaOperationsZh } from './zh/trade/new-media-operations.ts';
import { restaurantManager as restaurantManagerZh } from './zh/trade/restaurant-manager.ts';
import { salesperson as salespersonZh } from './zh/trade/salesperson.ts';
import { studentPartTime as studentPartTimeZh } from './zh/trade/student-part-time.ts';
import { teaArtist as teaArtistZh } from './zh/trade/tea-artist.ts';
import { cabinCrew as cabinCrewZh } from './zh/transport/cabin-crew.ts';
import { driver as driverZh } from './zh/transport/driver.ts';
import { security as securityZh } from './zh/transport/security.ts';
import { supplyChain as supplyChainZh } from './zh/transport/supply-chain.ts';

/** Every field of work that people are invented in. */
export const professions: Record<Language, Profession[]> = {
  en: [
    bakerEn,
    nurseEn,
    softwareEngineerEn,
    dataAnalystEn,
    accountantEn,
    primaryTeacherEn,
    universityResearcherEn,
    lawyerEn,
    civilEngineerEn,
    siteManagerEn,
    electricianEn,
    welderEn,
    truckDriverEn,
    warehouseEn,
    chefEn,
    hospitalityEn,
    hotelManagerEn,
    retailSalesEn,
    marketingEn,
    graphicDesignerEn,
    uxDesignerEn,
    humanResourcesEn,
    administrativeAssistantEn,
    customerServiceEn,
    bankerEn,
    insuranceEn,
    realEstateEn,
    mechanicalEngineerEn,
    electronicsEngineerEn,
    chemistEn,
    biologistEn,
    pharmacistEn,
    physicianEn,
    physiotherapistEn,
    socialWorkerEn,
    policeSecurityEn,
    performerEn,
    photographerEn,
    journalistEn,
    translatorEn,
    farmerEn,
    pilotEn,
    cabinCrewEn,
    hairdresserEn,
    fitnessCoachEn,
    librarianEn,
    productManagerEn,
    projectManagerEn,
    supplyChainEn,
    publicOfficialEn,
    studentEn,
    architectEn,
    factoryCleaningEn,
    economistEn,
  ],
  zh: [
    bakerZh,
    nurseZh,
    physicianZh,
    pharmacistZh,
    softwareEngineerZh,
    frontendDeveloperZh,
    testOpsZh,
    algorithmEngineerZh,
    dataAnalystZh,
    productManagerZh,
    newMediaOperationsZh,
    ecommerceServiceZh,
    accountantZh,
    cashierZh,
    administrationZh,
    humanResourcesZh,
    primaryTeacherZh,
    professorZh,
    kindergartenTeacherZh,
    lawyerZh,
    siteEngineerZh,
    electricianFitterZh,
    driverZh,
    supplyChainZh,
    chefZh,
    restaurantManagerZh,
    hotelFrontDeskZh,
    salespersonZh,
    marketingZh,
    graphicDesignerZh,
    uiDesignerZh,
    bankingZh,
    realEstateZh,
    mechanicalEngineerZh,
    hardwareEngineerZh,
    qualityInspectorZh,
    biopharmaZh,
    socialWorkerZh,
    civilServantZh,
    securityZh,
    performerZh,
    videoEditorZh,
    journalistZh,
    farmerZh,
    cabinCrewZh,
    beauticianZh,
    fitnessCoachZh,
    foreignTradeZh,
    projectManagerZh,
    teaArtistZh,
    studentPartTimeZh,
    chemicalEnvironmentalZh,
    marketingTaiwanZh,
    engineerTaiwanZh,
    hongkongClerkZh,
    nurseTaiwanZh,
    architectZh,
    therapistZh,
    autoTechnicianZh,
    factoryWorkerZh,
  ],
};
