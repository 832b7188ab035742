import { list } from '../match/list.ts';

/** Provinces and autonomous regions of China without 省 and 自治区. */
export const provinces = list(`
  河北，山西，辽宁，吉林，黑龙江，江苏，浙江，安徽，福建，江西，山东，河南，湖北，湖南，广东，海南，四川，贵州，云南，陕西，甘肃，青海，台湾，内蒙古，广西，西藏，宁夏，
  新疆，遼寧，黑龍江，江蘇，山東，廣東，貴州，雲南，陝西，甘肅，臺灣，台灣，內蒙古，廣西，寧夏
`);
