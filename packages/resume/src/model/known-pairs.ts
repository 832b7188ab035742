const pairs = (text: string): readonly (readonly string[])[] =>
  text
    .trim()
    .split(/\n/)
    .map((row) => row.trim().split(/\s*\|\s*/));

/** Places and large organisations under both their names: what stands on one side must stand on the other. */
export const KNOWN_PAIRS = pairs(`
  beijing | 北京
  shanghai | 上海
  guangzhou | 广州
  shenzhen | 深圳
  hangzhou | 杭州
  chengdu | 成都
  wuhan | 武汉
  nanjing | 南京
  xi'an | xian | 西安
  chongqing | 重庆
  tianjin | 天津
  suzhou | 苏州
  changsha | 长沙
  zhengzhou | 郑州
  qingdao | 青岛
  xiamen | 厦门
  hong kong | 香港
  singapore | 新加坡
  tokyo | 东京
  london | 伦敦
  new york | 纽约
  silicon valley | 硅谷
  paris | 巴黎
  berlin | 柏林
  google | 谷歌
  microsoft | 微软
  amazon | 亚马逊
  facebook | 脸书
  tesla | 特斯拉
  nvidia | 英伟达
  intel | 英特尔
  tencent | 腾讯
  alibaba | 阿里巴巴 | 阿里
  bytedance | 字节跳动 | 字节
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
  peking university | 北京大学 | 北大
  fudan | 复旦
  zhejiang university | 浙江大学 | 浙大
`);

/** Claims of standing, each in both languages: none may come in with a translation, and none may get lost. */
export const CLAIM_PAIRS: readonly RegExp[] = [
  /\bpatent|专利/i,
  /\bawards?\b|\bprize|\bmedal|\bscholarship|\bwon\b|奖|荣获|获评/i,
  /\bph\.?d\b|\bdoctora|博士/i,
  /\bmaster['’]?s?\b(?! data)|\bm\.?sc\b|\bmba\b|硕士|研究生/i,
  /\bbachelor|\bb\.?sc\b|\bundergraduate|本科|学士/i,
  /\bpromot(?:ed|ion) (?:to|twice|from|in|within|after)|晋升|升职|升任/i,
  /\bpublished\b|\bpublication|发表|出版/i,
  /\b(?:single-?handed|solely|independently|alone|on my own)|独立|独自|单独|一手|全权/i,
  /\b(?:co-?)?found(?:ed|er|ing)\b|创办|创立|创始|创业/i,
];
