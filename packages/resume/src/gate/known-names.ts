const rows = (text: string): readonly string[] => text.trim().split(/\s*[,，\n]\s*/);

/** Organisations that a model is prone to invent, in lower case as well. Only ever used to refuse. */
export const ORGANISATIONS = rows(`
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

/** Places, likewise: a rewrite may not move the work. */
export const PLACES = rows(`
  北京，上海，广州，深圳，杭州，成都，武汉，南京，西安，重庆，天津，苏州，长沙，郑州，青岛，厦门，香港，澳门，台湾，新加坡，东京，伦敦，纽约，硅谷，美国，英国，
  日本，韩国，德国，法国，欧洲，东南亚，北美，拉美，中东，非洲，
  london, new york, paris, berlin, munich, amsterdam, dublin, madrid, barcelona, zurich, toronto, vancouver, sydney, melbourne, singapore,
  hong kong, tokyo, shanghai, beijing, shenzhen, boston, chicago, seattle, san francisco, silicon valley, los angeles, europe, germany, france
`);

/** Claims of standing that need a paper: only what the résumé already claims. */
export const CREDENTIALS =
  /\b(?:certified|accredited|licen[sc]ed|patent(?:ed|s)?|award(?:s|ed|-winning)?|prize|promot(?:ed|ion)|published|publications?|ph\.?d|doctorate|mba|master['’]?s|bachelor['’]?s|valedictorian|honou?rs|scholarship|top performer|employee of the (?:month|year))\b|博士|硕士|本科|学士|专利|获奖|荣获|奖学金|一等奖|二等奖|三等奖|特等奖|金奖|银奖|冠军|亚军|国家级|省级|部级|世界级|发表|论文|出版|著有|表彰|获评|入选|晋升|升职|认证|持证|证书|优秀员工|先进个人|标兵|劳模/gi;
