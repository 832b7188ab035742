import { table } from '../match/list.ts';

/** Schools under the name that they give themselves: English forms | Chinese forms; the first of each is written. */
export const schoolPairs = table(`
  Peking University | 北京大学
  Tsinghua University | 清华大学
  Fudan University | 复旦大学
  Shanghai Jiao Tong University | 上海交通大学
  Zhejiang University | 浙江大学
  Nanjing University | 南京大学
  University of Science and Technology of China | 中国科学技术大学
  Renmin University of China | 中国人民大学
  Beihang University | 北京航空航天大学
  Beijing Institute of Technology | 北京理工大学
  Beijing Normal University | 北京师范大学
  China Agricultural University | 中国农业大学
  Nankai University | 南开大学
  Tianjin University | 天津大学
  Dalian University of Technology | 大连理工大学
  Northeastern University (China) | 东北大学
  Jilin University | 吉林大学
  Harbin Institute of Technology | 哈尔滨工业大学
  Tongji University | 同济大学
  East China Normal University | 华东师范大学
  Southeast University | 东南大学
  Xiamen University | 厦门大学
  Shandong University | 山东大学
  Ocean University of China | 中国海洋大学
  Wuhan University | 武汉大学
  Huazhong University of Science and Technology | 华中科技大学
  Hunan University | 湖南大学
  Central South University | 中南大学
  Sun Yat-sen University | 中山大学
  South China University of Technology | 华南理工大学
  Sichuan University | 四川大学
  Chongqing University | 重庆大学
  University of Electronic Science and Technology of China | 电子科技大学
  Xi'an Jiaotong University | 西安交通大学
  Northwestern Polytechnical University | 西北工业大学
  Lanzhou University | 兰州大学
  Beijing University of Posts and Telecommunications | 北京邮电大学
  Beijing Foreign Studies University | 北京外国语大学
  Shanghai International Studies University | 上海外国语大学
  Shanghai University of Finance and Economics | 上海财经大学
  Central University of Finance and Economics | 中央财经大学
  China University of Political Science and Law | 中国政法大学
  Soochow University | 苏州大学
  Shenzhen University | 深圳大学
  Southern University of Science and Technology | 南方科技大学
  The University of Hong Kong, University of Hong Kong | 香港大学
  The Chinese University of Hong Kong | 香港中文大学
  The Hong Kong University of Science and Technology | 香港科技大学
  National Taiwan University | 台湾大学
  National University of Singapore | 新加坡国立大学
  Nanyang Technological University | 南洋理工大学
  University of Cambridge | 剑桥大学
  University of Oxford | 牛津大学
  Imperial College London | 帝国理工学院
  University College London | 伦敦大学学院
  Harvard University | 哈佛大学
  Stanford University | 斯坦福大学
  Massachusetts Institute of Technology, MIT | 麻省理工学院
  Carnegie Mellon University | 卡内基梅隆大学
  Columbia University | 哥伦比亚大学
  New York University | 纽约大学
  University of Toronto | 多伦多大学
  The University of Melbourne, University of Melbourne | 墨尔本大学
  The University of Tokyo, University of Tokyo | 东京大学
`);
