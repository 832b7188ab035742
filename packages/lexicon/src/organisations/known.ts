import { list, table } from '../match/list.ts';

/**
 * Organisations that everybody knows, in lower case as well: English forms | Chinese forms. Where a row has both, one
 * stands in a translation wherever the other does; forms for which that does not hold have rows of their own.
 */
export const knownOrganisations = table(`
  google | 谷歌
  microsoft | 微软
  amazon | 亚马逊
  facebook | 脸书
  tesla | 特斯拉
  nvidia | 英伟达
  intel | 英特尔
  tencent | 腾讯
  alibaba | 阿里巴巴，阿里
  bytedance | 字节跳动，字节
  huawei | 华为
  xiaomi | 小米
  baidu | 百度
  jd.com | 京东
  meituan | 美团
  didi | 滴滴
  netease | 网易
  mckinsey | 麦肯锡
  deloitte | 德勤
  kpmg | 毕马威
  pwc | 普华永道
  ernst & young | 安永
  accenture | 埃森哲
  goldman sachs | 高盛
  morgan stanley | 摩根士丹利
  stanford | 斯坦福
  harvard | 哈佛
  oxford | 牛津
  cambridge | 剑桥
  tsinghua | 清华
  peking university | 北京大学，北大
  fudan | 复旦
  zhejiang university | 浙江大学，浙大
  apple inc, meta platforms, netflix, ibm, oracle corporation, salesforce.com, uber, airbnb, spotify, linkedin corp, twitter |
  bain, boston consulting, pricewaterhouse, jpmorgan, citigroup, hsbc, barclays, unilever, procter & gamble, coca-cola |
  pepsico, nestle, toyota, volkswagen, bmw, siemens, bosch, samsung, sony, princeton, berkeley, nasa, openai, deepmind |
  mit media |
  | 苹果公司，快手，拼多多，哔哩哔哩，携程，蚂蚁集团，蚂蚁金服，比亚迪，宁德时代，中兴，联想，海尔，格力，中国移动，中国电信，中国联通，国家电网，中石油，中石化
  | 招商银行，工商银行，建设银行，中国银行，平安，贝恩，波士顿咨询，摩根，上海交大，中科大，麻省理工
`);

/** Lists of the largest companies, which somebody may claim to work for. */
export const companyRankings = list('世界500强，世界五百强，财富500强，fortune 500');
