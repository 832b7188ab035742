import { list } from '../match/list.ts';

/** Words that organisations have in their names, and what organisations are. */
export const organisationWords = {
  en: list(`
    inc, llc, ltd, limited, corp, corporation, co, company, gmbh, plc, sa, s.a, ag, bv, group, holding, holdings,
    university, college, institute, school, academy, lab, labs, laboratory, laboratories, studio, studios, bank,
    hospital, clinic, capital, center, centre, foundation, association, society, club, council, committee, department,
    ministry, agency, technology, technologies, system, systems, solution, solutions, software, consulting, partners,
    ventures, research, network, networks, media, interactive, workshop, workshops, church, museum, restaurant, store,
    market, industries, international, llp, employer, organization, organisation, enterprise, enterprises, services
  `),
  zh: list(`
    公司，集团，科技，大学，学院，研究院，研究所，研究中心，实验室，银行，医院，医疗中心，中心，事务所，工作室，协会，学会，委员会，学生会，社团，俱乐部，基金会，
    局，厅，部门，政府，学校，中学，小学，幼儿园，出版社，报社，电视台，酒店，餐厅，超市，工厂，有限，股份，证券，保险，传媒，网络，信息技术，联盟，团队，医药，汽车，
    电子，互联网，控股，商城
  `),
};
