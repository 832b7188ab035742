import { table } from '../match/list.ts';

/** Cities: English forms | Chinese forms, traditional ones after the simplified. */
export const cities = table(`
  Beijing | 北京
  Shanghai | 上海
  Tianjin | 天津
  Chongqing | 重庆，重慶
  Shenzhen | 深圳
  Guangzhou | 广州，廣州
  Hangzhou | 杭州
  Nanjing | 南京
  Suzhou | 苏州，蘇州
  Chengdu | 成都
  Wuhan | 武汉，武漢
  Xi'an, Xian | 西安
  Changsha | 长沙，長沙
  Zhengzhou | 郑州，鄭州
  Qingdao | 青岛，青島
  Dalian | 大连，大連
  Xiamen | 厦门，廈門
  Ningbo | 宁波，寧波
  Hefei | 合肥
  Fuzhou | 福州
  Jinan | 济南，濟南
  Shenyang | 沈阳，瀋陽
  Changchun | 长春，長春
  Harbin | 哈尔滨，哈爾濱
  Kunming | 昆明
  Guiyang | 贵阳，貴陽
  Nanning | 南宁，南寧
  Haikou | 海口
  Shijiazhuang | 石家庄，石家莊
  Taiyuan | 太原
  Lanzhou | 兰州，蘭州
  Yinchuan | 银川，銀川
  Xining | 西宁，西寧
  Urumqi | 乌鲁木齐，烏魯木齊
  Hohhot | 呼和浩特
  Lhasa | 拉萨，拉薩
  Nanchang | 南昌
  Wuxi | 无锡，無錫
  Changzhou | 常州
  Foshan | 佛山
  Dongguan | 东莞，東莞
  Zhuhai | 珠海
  Wenzhou | 温州，溫州
  Quanzhou | 泉州
  Yantai | 烟台，煙台
  Weihai | 威海
  Hong Kong | 香港
  Macau, Macao | 澳门，澳門
  Taipei | 台北，臺北
  Singapore | 新加坡
  Tokyo | 东京，東京
  London | 伦敦，倫敦
  New York, New York City | 纽约，紐約
  San Francisco | 旧金山，舊金山
  Los Angeles | 洛杉矶，洛杉磯
  Seattle | 西雅图，西雅圖
  Boston | 波士顿，波士頓
  Chicago | 芝加哥
  Austin |
  Paris | 巴黎
  Berlin | 柏林
  Munich | 慕尼黑
  Madrid | 马德里，馬德里
  Barcelona | 巴塞罗那，巴塞隆納
  Amsterdam | 阿姆斯特丹
  Dublin | 都柏林
  Zurich | 苏黎世，蘇黎世
  Stockholm | 斯德哥尔摩，斯德哥爾摩
  Toronto | 多伦多，多倫多
  Vancouver | 温哥华，溫哥華
  Sydney | 悉尼，雪梨
  Melbourne | 墨尔本，墨爾本
  Bangalore, Bengaluru | 班加罗尔，班加羅爾
  Mumbai | 孟买，孟買
`);
