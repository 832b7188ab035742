/**
 * Conditions of work as postings name them: when, where and in what state one works, and which papers one brings. A line
 * is one kind: `name | English patterns | Chinese patterns`, patterns of regular expressions separated by blanks, `_`
 * being a blank inside one. They are candidates: whether a posting asks for one is told by where it stands.
 */
const table = `
nights | (?:night|overnight|graveyard|twilight|waking)_shifts? (?:waking|late)_nights nights(?:_out)? overnights? on-call_nights (?:work(?:ing)?_)?(?:at|through_the)_night night_(?:work|duty|duties|cover) sleep-?ins? out[-_]of[-_]hours | (?:大|小|长期|能上|会上|上|值)?夜班 守夜 夜间(?:值班|值守|作业|应急值守) 通宵 凌晨(?:\\d+|[一二三四五])点(?:到岗|上班|开工|起床)? (?:半夜|深夜|夜里|夜间)(?:值守|值班|出车|到场|到岗|抢修|响应|加班|上线|施工|巡查)? 大夜 小夜
weekends | (?:(?:alternate|every_other|occasional|rotating|some|most|every)_)?(?:weekends?|saturdays?|sundays?)(?:(?:_(?:and|&)_|/)(?:saturdays?|sundays?))?(?:_(?:mornings?|work|working|cover|shifts?|availability))? one_(?:saturday|sunday|weekend)_in_\\p{L}+ | 周末(?:要?上班|值班|节假日不休|不休)? 周六日?(?:上班|值班)? 周日上班 节假日(?:值班|值守|轮值|不休|上班|加班)? 春节[^，。；\\n]{0,6}不休假
holidays | (?:bank|public)_holidays? |
evenings | evenings? evening_(?:meetings?|shifts?|work) lates(?:_and_earl(?:y|ies))? (?:mon|tues|wednes|thurs|fri)day_lates | 晚班 晚自习 早晚轮班 晚上(?:值守|值班|上班|上课|加班|发版|上线|留守) 留守
early | \\d{1,2}(?:[.:]\\d\\d)?_?a\\.?m\\.?_starts? start(?:s|ing)?_(?:is_|at_|from_)?[2-6](?:[.:]\\d\\d)?_?a\\.?m early_starts? early_mornings earlies | 早班 早起 (?:早上|清晨|早晨|凌晨)\\s?(?:\\d{1,2}|[一二三四五六七])\\s?点(?:半|\\s?\\d{1,2}\\s?分)?(?:到岗|到店|上班|开工|起床)?
shifts | (?:early|late|day|night|weekend|evening)_(?:and|or|&)_(?:early|late|day|night|weekend|evening)_shifts? (?:rotating_)?(?:\\d{1,2}[-_]hour_)?(?:split|rotating|early|late|day|back|swing|2nd|3rd|1st|second|third|first|twelve-hour|double)_shifts? \\d{1,2}[-_]hour_shifts? shift_(?:work|pattern|rota) rotating_(?:shifts?|days_and_nights|rota) shifts (?:call-out|on-call|shift)_rota panama_roster fifo (?:\\d|four|five|six|seven)(?:_nights|_days)?_on(?:_and)?[,_/]+(?:\\d|two|three|four|five|six|seven)(?:_days)?_off \\d{1,2}/\\d{1,2}_roster mon-(?:thu|fri|sat)_\\p{L}+ 24/7_(?:rota|cover|shifts?) (?:twilight|continental)_shifts? (?:six|6)[-_]day_week | (?:能|可|会|接受|适应|要)?(?:倒班|轮班|翻班) (?:两|二|三)班倒 四班[二两三]运转 \\d+小时两班制 (?:跟班)?倒班 轮值(?:on-?call|oncall)? 综合工时 上(?:\\d{1,2}|[一二三四五六十廿]+)(?:天)?休(?:\\d{1,2}|[一二三四五六十]+)(?:天)? 做[五六]休[一二] 倒夜班 跟班倒 倒[两二三四]?班 [两二三四]班(?:制|运转|轮)
on-call | on[-_]call(?:_(?:rota|duty|rotation|availability|nights?))? call-outs? stand-?by (?:carry|carries|carrying|hold|holds|holding)_(?:the|a)_(?:pager|on-call_phone|duty_phone) pager(?:_(?:rota|rotation|duty))? | (?:\\d+小时)?(?:值班|待命|值守) on-?call (?:电话|线上)待命
overtime | (?:mandatory_)?overtime | (?:能|可|会|接受)?加班 大小周 单休 (?:[季年月]末|旺季|大促|节前|节日|周末|[季年月]底)+加班
hybrid | hybrid(?:_working)? (?:(?:\\d|one|two|three|four)_days?_(?:a_week_)?(?:in|at)_(?:the_|our_)?(?:[\\p{L}]+_)?(?:office|studio|site|home)) in-office in_the_office on-?site work(?:ing)?_from_home (?:\\d|one|two|three|four|five)_days_(?:a_week|per_week|wfo|onsite|on-?site|office) core_hours overlap[^.;,\\n]{0,16}(?:hours|pacific|eastern|gmt|cet|ist|pst|est) (?:\\d|one|two|three|four|five)_days?_(?:a|per|each|every)_(?:week|fortnight|month|quarter)_(?:in|at|on)_(?:the_|our_)?\\p{L}+ | (?:不)?坐班 驻场 驻店 驻地 住校 住家 住店 住场 到岗办公 线下办公 每周(?:至少)?到岗[^，。；\\n]{0,2}天 到岗[一二三四五\\d]天
travel | (?:(?:willing(?:ness)?_to|able_to|up_to_\\d+_?%|\\d+_?%|occasional|frequent|domestic|international|regional|overseas)_)?travel(?:l?ing)? (?:occasional|site|field|farm)_visits nights?_away overnight_stays? fly-in(?:_\\p{L}+){0,2} (?:travel(?:l?ing)?|driv(?:e|ing)|mov(?:e|ing))_(?:between|to|across|around|among)_(?:(?:the|our|all|other|different|several|client|customer|two|three|four|both)_)*(?:sites?|branches|offices|schools|clinics|stores|shops|hospitals|farms|depots|clients?|customers?|homes|projects) work(?:ing)?_away(?:_from_home)? (?:stay(?:ing)?|nights?|days|weeks)_away(?:_from_home)? away_from_home lodg(?:e|ing)(?:_away)? | (?:能|可|会|接受|适应)?(?:经常|短途|短期|长期|频繁|高频)?出差 外派 驻外 (?:能|可|接受)?异地 跟车在外过夜 下乡 常驻[^，。；、\\n]{1,6} (?:跑|下|驻|常驻|蹲)(?:现场|工地|车间|项目部|门店|乡镇|一线)
relocate | relocat(?:e|ion|ing) | (?:服从)?调剂 可外派
lifting | carry(?:ing)?_(?:heavy_)?(?:suitcases|luggage|bags|boxes|loads|trays|crates|sacks|parcels|furniture|kegs) (?:heavy_)?lift(?:ing|s)?(?:_(?:boxes|loads|items|bags|up|to|of|about|over|at|least|and|carry|carrying))*(?:_\\d{1,3}_?(?:kg|lbs?|pounds|kilos?))? manual_handling \\d{1,3}[-_]?(?:kg|lbs?|pounds) (?:up_to_|over_|around_|about_)?\\d{1,3}[-_]?(?:kg|kilos?|lbs?|pounds)(?:_(?:bags?|boxes|sacks?|parcels?|drums?|crates?))? (?:mov(?:e|ing)_and_(?:handl(?:e|ing)|position(?:ing)?)|handl(?:e|ing)_and_mov(?:e|ing))(?:_(?:of_)?(?:patients?|residents?|people|loads))? heavy_(?:loads?|objects?|boxes|manual_work) | [一二三四五六八十百\\d]+(?:公?斤|kg)的?[^，。；、\\n]{0,6}[扛搬抬拎]得[动起] (?:搬得动|搬运|能搬|扛得动|抬得动)[^，。；\\n]{0,12}(?:公斤|斤|kg)? 搬(?:货|重物|抬) 装卸货? 扛[^，。；、\\n]{0,6}(?:公斤|斤|麻袋) [\\d一二三四五六七八九十百]+(?:公?斤|kg)的?(?:箱子|货|包|袋|桶|料)
standing | stand(?:ing|s)?_(?:for|up|all|most)(?:_\\p{L}+){0,3}(?:_\\d{1,2}_?h(?:ou)?rs?)? on_your_feet(?:_(?:all_day|\\d{1,2}_?h(?:ou)?rs?))? long_(?:periods_of_)?standing | 久站 长时间站立 站立(?:作业|工作)?
heights | work(?:ing)?_(?:at_heights?|on_ladders?) heights ladders confined_spaces | 登高(?:作业)? 高空(?:作业)? 高处作业
outdoors | (?:work(?:ing)?_)?outdoors in_all_weathers? cold_store_work | 户外(?:作业|工作) 野外(?:作业|工作)?
climate | (?:(?:walk-in|blast)_)?(?:freezers?|chillers?) cold_(?:stores?|rooms?|chambers?|storage) (?:chilled|frozen|sub-?zero)_(?:environments?|warehouses?|areas?|conditions|temperatures) minus_(?:\\d{1,2}|five|ten|fifteen|eighteen|twenty|thirty) (?:hot|dusty|noisy|wet|muddy|cold)_(?:environments?|conditions|kitchens?|workshops?) clean_?rooms? | 冷库 冷冻(?:库|间|车间) 冷藏库 零下[^，。；、\\n]{1,5}度 (?:高温|低温|粉尘|噪[音声]|潮湿)(?:作业|环境|车间|岗位) 无尘(?:室|车间|服) 洁净(?:室|车间|区)
vehicle | (?:own|your_own|access_to_an?|reliable)_(?:car|van|vehicle|transport(?:ation)?|truck|bike|bicycle|scooter|wheels|ute) two[-_]wheeler(?:_with_licen[cs]e)? use_of_(?:a|your_own)_(?:car|vehicle) own_truck | (?:自备|自有|自带)(?:车辆?|电动车|摩托车|交通工具) 自有车辆 有(?:自己的)?(?:车|电动车|交通工具)
driving | (?:have|need|able)_to_drive (?:(?:a|an|full|clean|current|valid|manual|uk|eu|class_\\p{L}|category_\\p{L})_)*(?:uk_|eu_)?driv(?:ing|er|er['’]s|ers)_licen[cs]e(?:_class_\\p{L})? cdl(?:[-_](?:class_)?[ab])? (?:hgv_)?class_[12]_(?:licen[cs]e|driver) (?:hr|mr|lr|be|c1|d1|c\\+e)_licen[cs]e clean_(?:driving_)?(?:record|licen[cs]e) motor_vehicle_record (?:(?:full|valid|current|clean|uk|eu|manual|provisional)_){1,4}licen[cs]e (?:category|class|code)_\\p{L}\\d?_licen[cs]e [bcd]1_(?:entitlement|on_(?:your|a)_licen[cs]e) | [ABC][1-3](?:及以上|以上)?(?:驾照|驾驶证|照|本) 驾照 驾驶证 会开车 (?:实际)?驾龄[^，。；\\n]{0,8}年 会骑(?:电动车|摩托车|三轮车?) 自驾 能?自己开车
checks | (?:enhanced_)?(?:dbs|crb|police|background|criminal(?:_record)?|credit|vulnerable_sector|drug(?:_and_alcohol)?|pre-employment|reference)_(?:checks?|clearance|screen(?:ing)?|tests?|disclosure) (?:criminal_record_check) garda_vetting ww(?:cc?|vp) working_with_children_(?:check|card) bpss (?:sc|dv|nv1|nv2|security)_clear(?:ance|ed) pvg blue_card accessni fingerprint(?:ing|s)?(?:_check)? drug_test(?:ing)? (?:clean_)?police_conduct work_with_vulnerable_people drug(?:_(?:and|&)_|_/_|/)alcohol_(?:tests?|testing|screening|policy) | 无(?:违法)?犯罪记录(?:证明)? 政审 无不良(?:记录|征信) 背景调查 征信良好 (?:签)?保密协议
health | (?:pre-employment_)?medical_(?:exam(?:ination)?|certificate|fitness|check) vaccinat(?:ed|ions?) immuni[sz]ations? physically_fit colou?r_vision hep(?:atitis)?_b(?:_\\p{L}+)? tb_test yellow_fever non-?smoker | (?:潜水|入职)?体检(?:合格)? 健康证 身[体心]健康 (?:色觉正常|无色[盲弱](?:[、和]?色?[盲弱])?) (?:裸眼|矫正)?(?:或矫正)?视力[^，。；\\n]{0,8}(?:以上|正常)? 无(?:纹身|传染病|慢性病) (?:无|没有)?(?:恐高|高血压|心脏病)(?:症)? 不恐高 不(?:抽烟|吸烟|饮酒|喝酒) (?:狂犬|黄热病)?疫苗 无(?:烟酒|不良)嗜好
age | (?:over|aged?)_(?:16|18|21|25)(?:_or_over|\\+)? (?:16|18|21|25)\\+ at_least_(?:16|18|21|25) over_18s? | (?:年龄)?(?:在)?\\d{2}\\s*[-–~至到—]\\s*\\d{2}\\s*(?:周岁|岁) (?:年龄)?(?:不超过)?\\d{2}\\s*(?:周岁|岁)(?:（含）|\\(含\\))?(?:以下|以内) (?:年满|年龄在)\\d{2}\\s*(?:周岁|岁)(?:以上)? (?:四十五|五十|五十五|六十)(?:周?岁)(?:以下|以内)
height | | (?:净?身高)[^，。；\\n]{0,8}(?:以上|cm|厘米|米)
residence | (?:live|living|based|reside)_(?:locally|nearby|within_\\p{L}+(?:_\\p{L}+){0,3}) within_(?:walking|cycling|commuting|driving)(?:_or_\\p{L}+)?_distance within_\\d{1,2}_(?:minutes|mins|miles) live-?in tax_residency | (?:本[市区地县]|\\p{Script=Han}{2,3}[市区县]?)户(?:籍|口) (?:持有效)?居住证 家住[^，。；\\n]{0,8} 住(?:附近|得近) 住家里? 本地(?:户口|人)
right-to-work | (?:the_|full_|unrestricted_)*(?:right|rights|eligib(?:le|ility)|entitled|entitlement|authori[sz](?:ed|ation)|allowed|permission|legally_able)_to_work(?:_in_(?:the_)?\\p{L}+(?:_\\p{L}+)?)? (?:full_)?working_rights work(?:ing)?_(?:permit|visa|authori[sz]ation) (?:no|without)_(?:visa_)?sponsorship (?:us_|australian_|british_|canadian_|singapore_|indian_|irish_)?(?:citizens?(?:hip)?|nationals?|permanent_residents?) work_rights | 工作(?:签证|许可)
start | (?:immediate|asap)_(?:start|joiners?|availability) start_(?:immediately|asap) notice_period(?:_of)?(?:_\\p{L}+){0,3} available_immediately notice_period_(?:max|under|up_to)(?:_\\p{L}+)?_\\d+_days immediate_to_\\d+_days? | (?:尽快|立即|马上|随时|月底前|能立刻)(?:能|可)?(?:到岗|入职|上岗|上班) 随叫随到 手机(?:24小时)?在线 试工[^，。；、\\n]{0,3} 服从(?:安排|分配|调配|调动|管理)
papers | cover(?:ing)?_letter portfolio(?:_link)? (?:two_|three_|2_|3_)?references? (?:recent_)?photographs? writing_samples? work_samples? showreel motivation_letter driving_abstract | 作品集 作品(?:链接|网址)? 代表作 (?:原创)?作品 生活照 近照
tools | own_(?:tools|(?:torque_)?wrench(?:es)?|spanners?|knives|uniform|ppe|equipment|laptop) steel[-_]toe(?:d|_caps?)?(?:_boots?)? own_(?:hand_tools|tool_?kit|kit|gear|helmet|boots|insurance|climbing_kit) public_liability(?:_insurance)? self[-_]employed | 自带(?:工具|电脑|刀具) 自[备带](?:剪刀|设备|雨具|车|劳保|手套|相机|琴|床铺|被褥)
tattoos | visible_tattoos? clean[-_]shaven | 纹身
`;

const patternsOf = (cell: string | undefined): string[] =>
  (cell ?? '')
    .trim()
    .split(/\s+/)
    .filter((pattern) => pattern !== '')
    .map((pattern) => pattern.replaceAll('_', ' '));

const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', english, chinese] = line.split(/ \|(?= |$)/);
    return { name: name.trim(), english: patternsOf(english), chinese: patternsOf(chinese) };
  });
const longestFirst = (patterns: readonly string[]) => [...patterns].sort((a, b) => b.length - a.length).join('|');

/** English and Chinese conditions, one pattern each, letters of any case. */
export const englishConditions = new RegExp(
  `(?<![\\p{L}\\d])(?:${longestFirst(rows.flatMap(({ english }) => english))})(?![\\p{L}\\d])`,
  'giu',
);
export const chineseConditions = new RegExp(longestFirst(rows.flatMap(({ chinese }) => chinese)), 'giu');
