/** Claims of standing that need a paper: only what the résumé already claims. */
export const CREDENTIALS =
  /\b(?:certified|accredited|licen[sc]ed|patent(?:ed|s)?|award(?:s|ed|-winning)?|prize|promot(?:ed|ion)|published(?! (?:and scheduled |social |new |weekly |daily )?(?:content|posts?|updates?|videos?|listings?|copy)\b)|publications?|ph\.?d|doctorate|mba|master['’]?s|bachelor['’]?s|valedictorian|honou?rs|scholarship|top performer|employee of the (?:month|year))\b|博士|硕士|本科|学士|专利|获奖|荣获|奖学金|一等奖|二等奖|三等奖|特等奖|金奖|银奖|冠军|亚军|国家级|省级|部级|世界级|发表|论文|出版|著有|表彰|获评|入选|晋升|升职|认证|持证|证书|优秀员工|先进个人|标兵|劳模/gi;
