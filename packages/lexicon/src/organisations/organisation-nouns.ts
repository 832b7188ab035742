import { list } from '../match/list.ts';

/** Legal forms of companies, at the end of their names. */
export const legalForms = list(`
  inc, inc., incorporated, llc, l.l.c., ltd, ltd., limited, corp, corp., corporation, co, co., company, gmbh,
  mbh, kg, plc, p.l.c., s.a., sa, s.a.s., sas, sarl, s.à r.l., s.r.l., srl, s.p.a., spa, s.l., sl, ag, se, ab,
  a/s, as, aps, oy, oyj, nv, n.v., bv, b.v., pty, pte, k.k., kk, llp, lp, pllc, pc, e.v., ev, eg, sp. z o.o.,
  kft, zrt, d.o.o., ooo, pvt, bhd, ltda, ltda., lda, lda., s.l.p., eireli, ltée
`);

/** What a company or house is, as the last word of its name: `Harbour Mill Bakery`. */
export const organisationNouns = list(`
  bakery, mill, mills, farm, farms, hotel, hotels, inn, hostel, lodge, resort, resorts, café, cafe, coffee, bar,
  pub, brewery, winery, vineyard, distillery, dairy, dairies, roastery, kitchen, kitchens, bistro, diner, grill,
  pizzeria, catering, foods, pharmacy, chemists, surgery, practice, hospice, infirmary, sanatorium, dental,
  dispensary, garage, motors, automotive, aerospace, airlines, airways, aviation, railway, railways, rail,
  shipyard, shipping, lines, logistics, freight, transport, haulage, couriers, theatre, theater, opera,
  orchestra, philharmonic, ballet, gallery, galleries, museums, cinema, press, books, bookshop, bookstore,
  publishing, publishers, publications, magazine, times, gazette, herald, tribune, daily, weekly, chronicle,
  radio, broadcasting, television, records, films, pictures, productions, entertainment, games, gaming, shop,
  shops, supermarket, supermarkets, stores, outlet, boutique, bazaar, markets, retail, wholesale, trading,
  imports, exports, foundry, steel, metals, glass, glassworks, ironworks, works, steelworks, chemicals, plastics,
  packaging, printing, textiles, apparel, clothing, fashion, furniture, joinery, ceramics, pottery, paper,
  timber, sawmill, lumber, quarry, mine, mines, mining, refinery, energy, power, electric, electrics,
  electronics, semiconductors, instruments, robotics, pharma, pharmaceuticals, therapeutics, biotech,
  biosciences, genomics, diagnostics, medical, health, healthcare, insurance, assurance, securities, trust, fund,
  funds, investments, investment, finance, financial, equity, advisory, advisors, advisers, realty, properties,
  estates, homes, housing, construction, builders, contractors, contracting, roofing, plumbing, landscaping,
  gardens, nursery, nurseries, orchard, ranch, fisheries, stables, kennels, cooperative, co-operative, co-op,
  union, federation, league, alliance, coalition, initiative, forum, ngo, charity, trustees, embassy, consulate,
  commission, authority, administration, bureau, office, court, police, army, navy, regiment, brigade, county,
  borough, municipality, township, parish, diocese, cathedral, abbey, monastery, mosque, temple, synagogue,
  library, libraries, zoo, aquarium, arboretum, observatory, planetarium, gym, spa, salon, kindergarten,
  preschool, lyceum, gymnasium, conservatoire, conservatory, seminary, polytechnic, faculty, department,
  division, telecom, telecommunications, wireless, mobile, broadband, cloud, digital, analytics, data, ai, labs,
  dynamics, innovations, innovation, ventures, collective, guild, associates, chambers, solicitors, attorneys,
  law, brothers, bros, bros., sons, daughters, airport, port, terminal, depot, warehouse, plant, factory,
  hospitals, clinics, centre, center, centers, house, hall, castle, palace, tower, park, parks, club, clubs,
  team, teams, airbnb, startup, start-up
`);

/** Chinese words that end what is no post: shops, halls, plants, offices. */
export const chineseOrganisationEndings = {
  strong: list(`
  公司，集团，银行，医院，大学，学院，学校，中学，小学，幼儿园，事务所，研究院，研究所，工作室，委员会，基金会，
  协会，学会，商会，联合会，出版社，报社，电视台，酒店，宾馆，饭店，餐厅，超市，工厂，书店，药店，药房，门店，
  旗舰店，专卖店，维修店，店铺，连锁，商行，车行，合作社，供销社，旅行社，通讯社，杂志社，福利院，养老院，敬老院，
  检察院，法院，剧院，影院，设计院，科学院，博物馆，图书馆，美术馆，体育馆，文化馆，档案馆，茶馆，咖啡馆，面馆，
  管理局，税务局，公安局，教育局，卫生院，卫生所，派出所，诊所，会所，政府，机关，车站，服务站，加油站，工作站，
  基地，农场，林场，牧场，果园，茶园，花园，乐园，公园，动物园，植物园，培训班，辅导班，面包房，茶楼，酒楼，酒家，食府，剧场，
  面包店，奶茶店，咖啡店，理发店，蛋糕店，花店，实验室，工程部，制造厂，加工厂，机械厂，印刷厂，汽修厂，服装厂，
  纺织厂，电厂，化工厂，钢厂，造船厂，乐团，剧团，舞团，歌舞团，艺术团，代表处，办事处，管理处，经营部，营业部，
  门市部，项目部，物业，社区，街道办，街道办事处，居委会，村委会，人民政府，党委，党组，党总支，党支部，县委，市委，省委，区委，团委，
  工会，妇联，纪委，政协，人大，组织部，宣传部，武装部，司法所，财政所，指挥部，法律援助中心，中心，连队，部队，消防队，支队，
  大队，航空，铁路局，铁路，地铁，港务，港口，机场，码头，客运站，货运，物流，快递，速运，供应链，置业，地产，
  房产，建工，建筑，建设，化工，军工，重工，制药，药业，食品，餐饮，酒业，乳业，服饰，纺织，电器，电气，通信，
  通讯，科技，信息，软件，网络，传媒，文化，教育，咨询，证券，保险，基金，信托，资本，投资，租赁，环保，能源，
  电力，石化，石油，钢铁，水泥，玻璃，陶瓷，家具，家居，农业，种业，医疗，医药，生物，汽车，电子，机械，重机，
  装备，航运，海运，影视，广告，印务，人力资源服务
`),
  weak: list(
    '店，馆，厂，局，所，社，行，处，站，部，室，园，台，庄，楼，铺，吧，屋，坊，城，港，院，校，会，队，署，办，矿，堂，斋，记，家政，号',
  ),
};
