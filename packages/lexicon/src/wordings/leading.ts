/** What is said of leading people at work: regular expressions' alternatives, `N` a number of people. */
const COUNT = '(?:\\d{1,4}|[一二两三四五六七八九十百几]{1,3})';
const FIGURE =
  '(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|several)';
const NUMBER = `(?:an?|the|my|our|${FIGURE})`;

/** Those whom one leads at work; customers, patients and pupils are none of them. */
const OWN_ZH =
  '(?:\\p{Script=Han}{0,5}(?<!会|学|人|演|球|官|社|党|议|队|成|律|老|导|名|讲|海|随|病)(?:员|工|师傅|师|兵)|人(?![次份民工天均流力机体群才选])|下属|下级|同事|新人|徒弟|学徒|实习生|导购|保安|保洁|阿姨|护士|护工|司机|厨师|帮厨|销售|客服|坐席|伙计|兄弟|手下|组员|队员|老师|骑手|工程师|设计师)';
const GROUP_ZH = '(?:团队|班组|小组|队伍|施工队|车队|后厨|部门|科室|车间)';
const LEAD_ZH = '(?:管理|管|带领|带(?!教)|领导|率领|领|分管|统管|督导|手下|下辖|手底下)(?:着|过|了)?(?:有)?';

/** Told as a deed. */
export const ledInChinese = new RegExp(
  `${LEAD_ZH}[^，。；、\\d]{0,5}?${COUNT}(?:多|余|来)?(?:个|名|位|号)(?:\\p{Script=Han}{0,4})?${OWN_ZH}` +
    `|${LEAD_ZH}[^，。；、\\d]{0,5}?${COUNT}(?:多|余|来)?人` +
    `|${COUNT}(?:多|余|来)?(?:人|名|位)(?:左右|规模)?的?\\p{Script=Han}{0,4}${GROUP_ZH}(?=[，。；、\\s]|$|的|，)` +
    `|${GROUP_ZH}(?:规模|人数)?(?:共|有|从)?${COUNT}(?:多|余|来)?(?:人|名)` +
    `|下属(?:共|有)?${COUNT}(?:多|余)?(?:人|名)|向我汇报` +
    `|(?:管理|带领|带|率领|领导|组建|搭建)(?:过|了|着)?(?:\\p{Script=Han}{0,6})?(?:团队|班组|队伍)`,
  'u',
);
/** One who teaches newcomers or draws up the rota has led in part. */
export const ledInPartChinese =
  /带教|带(?:过|出|了)?[^，。；]{0,5}(?:徒|新人|新员工|实习生|新手|新来的)|师带徒|师傅带|(?:培训|指导)(?:了|过)?[^，。；]{0,6}(?:新人|新员工|新手|实习生|学徒|新入职)|排(?:班|夜班|早班|白班)|分派(?:活|任务|工作)|派活/u;

const OWN_EN =
  "(?:people|staff|employees|workers|colleagues|direct reports|reports|apprentices|trainees|juniors|subordinates|volunteers|operatives|assistants|(?!customers|learners|users|suppliers|servers(?= (?:and|in) (?:the )?(?:rack|data))|containers|orders|numbers|papers|computers|dinners|others\\b|members\\b|subscribers|followers|passengers|prisoners|stakeholders|partners|investors|vendors|visitors|donors|monitors|tractors|motors|tutees|printers|boilers|trailers|freezers|filters|offers|letters|quarters|chambers|matters|folders|ledgers|buyers|clusters|sensors|reactors|doctors' )\\p{L}+(?:ers|ors|ists|ants|ians|chefs|cooks|nurses|aides|clerks|mechanics|guards|agents|hands|hosts|baristas|reps|pharmacists|apprentices|mates|carers|stewards))";
const LEAD_EN =
  '(?:supervis(?:e|es|ed|ing|or of)|manag(?:e|es|ed|ing)|lead(?:s|ing)?|led|head(?:ed|ing)|over(?:see|sees|saw|seeing)|line[- ]manag(?:e|es|ed|ing)|direct(?:ed|ing)|r[au]n(?:ning)?|coordinat(?:ed|ing)|in charge of|responsible for|built|grew|roster(?:ed|ing))';
const GROUP_EN = '(?:teams?|crews?|gangs?|brigades?|squads?|workforce)';

export const ledInEnglish = new RegExp(
  `(?<!\\p{L})(?:${LEAD_EN}(?: up)?(?: (?:up to|over|about|around|a total of))?(?: ${NUMBER})?(?: (?!for|to|with|by|in|at|from)[\\p{L}&-]+){0,3}? (?:${GROUP_EN}(?! (?:meeting|huddle|building|event|lunch|calendar|rota)s?)|shift of ${FIGURE})` +
    `|${LEAD_EN}(?: (?:up to|over|about|around|a total of|some))? ${FIGURE}(?: (?!for|to|with|by|in|at|from)[\\p{L}-]+){0,2}? ${OWN_EN}` +
    `|${LEAD_EN}(?: the| all| my| our)?(?: (?!for|to|with|by|in|at|from)[\\p{L}-]+){0,2}? (?:staff|people|direct reports|apprentices)` +
    `|(?:team|crew|gang|brigade|squad|staff) of (?:about |around |up to |over )?${FIGURE}` +
    `|${FIGURE} direct reports|(?:reporting|reported|reports?|answer(?:s|ed|ing)?) (?:directly )?to me|under me|line manage[rd])(?!\\p{L})`,
  'iu',
);
export const ledInPartEnglish =
  /(?<!\p{L})(?:train|mentor|coach|induct|onboard|buddy|supervis|taught|teach|showed|sign(?:ed)? off)\p{L}*(?: up| in)?(?: [\p{L}\d-]+){0,3}? (?:starters?|hires?|joiners?|recruits?|apprentices?|trainees?|juniors?|newcomers?|colleagues|students nurses|staff|interns?)(?!\p{L})|(?:wr[io]te|drew up|draw up|plan(?:ned)?|set|did|made|organi[sz]ed) (?:the |weekly |staff |shift )*(?:rota|roster|schedule)(?!\p{L})|(?:toolbox talks?|appraisals?|one-to-ones|1:1s)(?!\p{L})/iu;

/** Posts that are of leading by their name. */
export const leadingPosts =
  /(?:班长|组长|领班|带班|主管(?![医护药技]师|工程师)|店长|厨师长|总厨|行政总厨|护士长|工头|工长|队长|车间主任|(?:年级|护理部|科室|系|中心|教导|教务)主任|科长|部长|处长|经理(?!助理)|总监|负责人|园长|院长|楼长|班组长|站长|厂长|场长|船长|督导|机长|大副|轮机长|司务长|主厨)(?!助理|秘书)|\b(?:supervisor|team lead(?:er)?|lead(?:ing)? hand|charge ?hand|fore(?:man|woman|person)|ganger|head (?:chef|nurse|of \p{L}+|housekeeper|waiter|porter|gardener|baker|groom|teacher|barista|cashier|receptionist|technician|guard|cook|butcher|keeper)|headteacher|manager|charge nurse|ward (?:sister|manager)|shift lead(?:er)?|superintendent|crew chief|team manager|director|master mariner|chief (?:mate|officer|engineer|steward|cook)|sous[- ]chef|chef de partie|matron|section leader|room leader|site lead|deputy head)\b/iu;
/** A word of rank in these is of a thing, not of people. */
export const notOfLeading =
  /(?:产品|项目|客户|大客户|商务|渠道|销售|品牌|理财|投资|基金|内容|社群)经理|\b(?:product|project|account|programme?|customer success|relationship|case|content|community|social media|brand|category|data|risk|procurement|estates?|property|PR|CRM|regulatory affairs|marketing|sales|territory|partnerships?|business development|key account|communications|campaign|contracts?|events?|grants?|fund|quality|livestock) manager\b|\bassistant to\b.*/giu;

/** What asks for it. */
export const asksLeading =
  /带过(?:\p{Script=Han}{0,4})?(?:人|队|团队|班|新人|徒|组)|带(?:人|队|团队|班组|徒弟)|(?:团队|人员|班组|员工|下属|队伍|坐席)(?:的)?管理|管(?:理)?过?(?:\p{Script=Han}|\d|[-~、]){0,6}?(?:人(?![力员事])|团队|班组|小组|员工)|(?:领导|带领|组建|搭建)(?:过)?[^，。；]{0,6}(?:团队|班组|队伍)|(?:基层|现场|班组|主管|组长|领班|店长)(?:岗位?)?(?:的)?(?:管理)?经[验历]|^(?:有)?(?:\p{Script=Han}{1,2}年)?(?:以上)?管理(?:岗位?)?(?:的)?经[验历]|\b(?:supervisory|people[- ]management|(?:team|people|staff|crew)[- ](?:lead(?:er(?:ship)?|ing)?|management|supervision)|line[- ]manag\p{L}+|man[- ]management|(?:supervis(?:ed?|ing|ion)|manag(?:ed?|ing)|lead(?:ing)?|led|overseeing|headed|heading|run(?:ning)?)(?: up)?(?: (?!the (?:project|budget))[\p{L}\d+-]+){0,4}? (?:people|staff|teams?|crews?|employees|apprentices|direct reports|workers|operatives|a shift|shifts|others))\b|^(?:leadership|supervising|supervisor) ?(?:skills?|experience)?$/iu;
