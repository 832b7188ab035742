import { table } from '../match/list.ts';

/** Countries and places that stand like one in an address: English forms | Chinese forms. */
export const countries = table(`
  United States | 美国，美國
  United Kingdom | 英国，英國
  England | 英格兰，英格蘭
  Scotland | 苏格兰，蘇格蘭
  Ireland | 爱尔兰，愛爾蘭
  Germany | 德国，德國
  France | 法国，法國
  Spain | 西班牙
  Italy | 意大利，義大利
  Portugal | 葡萄牙
  Netherlands | 荷兰，荷蘭
  Belgium | 比利时，比利時
  Switzerland | 瑞士
  Austria | 奥地利，奧地利
  Sweden | 瑞典
  Norway | 挪威
  Denmark | 丹麦，丹麥
  Finland | 芬兰，芬蘭
  Poland | 波兰，波蘭
  Czech Republic | 捷克
  Greece | 希腊，希臘
  Turkey, Türkiye | 土耳其
  Russia | 俄罗斯，俄羅斯
  Ukraine | 乌克兰，烏克蘭
  Israel | 以色列
  India | 印度
  Pakistan | 巴基斯坦
  China | 中国，中國
  Hong Kong | 香港
  Taiwan | 台湾，臺灣，台灣
  Japan | 日本
  South Korea, Korea | 韩国，韓國
  Singapore | 新加坡
  Malaysia | 马来西亚，馬來西亞
  Thailand | 泰国，泰國
  Vietnam | 越南
  Indonesia | 印度尼西亚，印尼
  Philippines | 菲律宾，菲律賓
  Australia | 澳大利亚，澳洲
  New Zealand | 新西兰，紐西蘭
  Canada | 加拿大
  Mexico | 墨西哥
  Brazil | 巴西
  Argentina | 阿根廷
  Chile | 智利
  Colombia | 哥伦比亚，哥倫比亞
  South Africa | 南非
  Egypt | 埃及
  Nigeria | 尼日利亚，奈及利亞
  Kenya | 肯尼亚，肯亞
`);
