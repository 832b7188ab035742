const rows = (text: string): readonly string[] => text.trim().split(/\s*[,，\n]\s*/);

/** Organisations that a model is prone to invent, in lower case as well. Only ever used to refuse. */
export const inventedOrganisations = rows(`
  google, microsoft, amazon, apple inc, facebook, meta platforms, netflix, tesla, nvidia, intel, ibm, oracle corporation, salesforce.com, uber,
  airbnb, spotify, linkedin corp, twitter, bytedance, tencent, alibaba, huawei, xiaomi, baidu, jd.com, meituan, didi, netease, mckinsey, bain,
  boston consulting, deloitte, kpmg, pwc, pricewaterhouse, ernst & young, accenture, goldman sachs, morgan stanley, jpmorgan, citigroup, hsbc,
  barclays, unilever, procter & gamble, coca-cola, pepsico, nestle, toyota, volkswagen, bmw, siemens, bosch, samsung, sony, stanford, harvard,
  oxford, cambridge, princeton, berkeley, nasa, openai, deepmind, mit media,
  谷歌，微软，亚马逊，苹果公司，脸书，特斯拉，英伟达，英特尔，腾讯，阿里巴巴，阿里，字节跳动，字节，华为，小米，百度，京东，美团，滴滴，网易，快手，
  拼多多，哔哩哔哩，携程，蚂蚁集团，蚂蚁金服，比亚迪，宁德时代，中兴，联想，海尔，格力，中国移动，中国电信，中国联通，国家电网，中石油，中石化，招商银行，
  工商银行，建设银行，中国银行，平安，麦肯锡，贝恩，波士顿咨询，德勤，毕马威，普华永道，安永，埃森哲，高盛，摩根，清华，北大，复旦，上海交大，浙大，中科大，
  哈佛，斯坦福，麻省理工，牛津，剑桥，世界500强，世界五百强，财富500强，fortune 500
`);

/** Places that a model is prone to move the work to. Only ever used to refuse. */
export const inventedPlaces = rows(`
  北京，上海，广州，深圳，杭州，成都，武汉，南京，西安，重庆，天津，苏州，长沙，郑州，青岛，厦门，香港，澳门，台湾，新加坡，东京，伦敦，纽约，硅谷，美国，英国，
  日本，韩国，德国，法国，欧洲，东南亚，北美，拉美，中东，非洲，
  london, new york, paris, berlin, munich, amsterdam, dublin, madrid, barcelona, zurich, toronto, vancouver, sydney, melbourne, singapore,
  hong kong, tokyo, shanghai, beijing, shenzhen, boston, chicago, seattle, san francisco, silicon valley, los angeles, europe, germany, france
`);
