/** Words that stand where a count could, each as it stands before what is counted; patterns without anchors. */
export const ENGLISH_UNCOUNTED =
  '(?:various|several|many|numerous|multiple|countless|some|a few|a couple of|a lot of|lots of|plenty of|a (?:large |great |good |small )?number of|(?:dozens|scores|hundreds|thousands) of)';
/** With the counter or 的 behind it. */
export const CHINESE_UNCOUNTED =
  '(?:(?:若干|许多|很多|众多|诸多|不少|多|好几|几|数|数十|数百|几十|几百|上百|成百上千|上千|一些|好些)[个项次种篇份场家款条名位台件张起辆套批处间所人只支本部座例单门节组]?|大量|大批|众多|诸多|一批)的?';
/** How much something has changed, without a figure. */
export const ENGLISH_DEGREE =
  '(?:significantly|substantially|considerably|dramatically|greatly|vastly|massively|hugely|enormously|markedly|noticeably|sharply|drastically)';
export const CHINESE_DEGREE = '(?:显著|明显|大幅度?|极大|有效|较大幅度|大大)地?';
