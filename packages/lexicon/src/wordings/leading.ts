/** What is said of leading people at work. Each is read in one clause, by the parts that make it the writer's own deed. */
const COUNT = '(?:\\d{1,4}|[一二两三四五六七八九十百几]{1,3})(?:多|余|来)?';
const FIGURE =
  '(?:\\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|several)';

/** Those whom one leads at work; customers, patients and pupils are none of them. */
const PEOPLE_ZH =
  '(?:\\p{Script=Han}{0,5}(?<!会|学|人|演|球|官|社|党|议|队|成|律|老|导|名|讲|海|随|病|用|租|住)(?:员|工|师傅|师)|人|下属|下级|同事|新人|徒弟|学徒|实习生|导购|保安|保洁|阿姨|护士|护工|司机|帮厨|伙计|手下|组员|队员|骑手)';
const GROUP_ZH = '(?:团队|班组|小组|队伍|施工队|车队|后厨|部门|科室|车间)';
const LEAD_ZH =
  '(?<=^|[我并且曾也还共都起后时天夜早晚白班人任负责]|独立|全面|主要)(?:管理|管|带领|带(?!教)|领导|率领|领|分管|统管|手下|手底下)(?:着|过|了)?有?';
/** Between the verb and the number stands where or what kind they are, no other thing. */
const AMONG_ZH = `(?:手下|下属|员工|整个|一支|全班|全店|一线|[夜白早晚]班|${GROUP_ZH})*(?:共|约|近)?`;
/** What stands behind people makes another thing of them: 员工档案, 200人次, 30人用餐. */
const NOT_THING_ZH =
  '(?!次|份|民|均|流|力|机|群|[一二三四五六七八九十]?天|的?(?:\\p{Script=Han}{0,2}(?:档案|资料|信息|数据|食堂|宿舍|考勤|物资|餐|账|保险|关系|成本)|[就用]餐|吃饭|游览|参观|出行|体检|培训|报名|住宿))';

export const ledInChinese = new RegExp(
  `${LEAD_ZH}${AMONG_ZH}${COUNT}(?:个|名|位|号)(?:\\p{Script=Han}{0,4})?${PEOPLE_ZH}${NOT_THING_ZH}` +
    `|${LEAD_ZH}${AMONG_ZH}${COUNT}人(?=$|[\\s、）)]|左右|完成|的?\\p{Script=Han}{0,4}${GROUP_ZH})` +
    `|(?:^|[我任曾])负责${COUNT}(?:人|名|位)的?\\p{Script=Han}{0,4}${GROUP_ZH}` +
    `|${LEAD_ZH}(?:一支|整个|自己的)?\\p{Script=Han}{0,4}(?:团队|班组|队伍)(?=$|[\\s、）)])`,
  'u',
);
/** One who teaches newcomers or draws up the rota has led in part. */
export const ledInPartChinese =
  /(?:^|[、我并责])(?:带教|带(?:过|出|了)?\p{Script=Han}{0,3}\d*\p{Script=Han}{0,2}(?:徒弟|新人|新员工|实习生|新手)|(?:培训|指导)(?:了|过)?[^、]{0,6}(?:新人|新员工|新手|实习生|学徒)|排班(?!表)|分派(?:活|任务|工作)|派活)/u;

const TRADES =
  'fitters|welders|porters|drivers|pickers|packers|cleaners|engineers|developers|labourers|laborers|workers|teachers|waiters|waitresses|bartenders|bakers|butchers|carpenters|bricklayers|joiners|plumbers|painters|roofers|scaffolders|machinists|operators|technicians|electricians|mechanics|chefs|cooks|nurses|carers|caregivers|aides|clerks|guards|agents|baristas|receptionists|cashiers|administrators|accountants|analysts|designers|glaziers|tilers|couriers|riders|stylists|hairdressers|gardeners|stewards|milkers|cutters|inspectors|advisers|advisors|consultants|housekeepers|attendants|tutors|paralegals|deckhands|midwives|hygienists|bookkeepers|recruiters|pharmacists|dispensers|therapists|supervisors|officers';
const PEOPLE_EN = `(?:people|staff|employees|colleagues|direct reports|apprentices|trainees|interns|juniors|subordinates|volunteers|operatives|assistants|${TRADES})`;
const GROUP_EN = '(?:team|crew|gang|brigade|squad|workforce)s?';
/** A verb is the writer's own at the beginning, or behind what goes on from an own one. */
const OWN_EN = '(?:^(?:i )?|(?<!\\p{L})(?:i|and|also|for|included|including|involved|while|\\p{L}+ly) )';
const LED_EN = `${OWN_EN}(?:line[- ])?(?:supervis(?:e|es|ed|ing)|manag(?:e|es|ed|ing)|lead(?:s|ing)?|led|head(?:ed|ing)|over(?:see|sees|saw|seeing)|r[au]n(?:ning)?)(?: up)?(?: (?:up to|over|about|around|a total of|some))?`;
/** The people stand at the end of what was led: no `staff meals`, no `team meetings`. */
const ENDS_EN =
  '(?=\\s*(?:$|[():–—-]|(?:and|in|on|at|for|to|with|across|through|during|from|who|over|per|as|while|each|every|including|plus|both|daily)(?!\\p{L})))';
const BETWEEN_EN = '(?: (?!for|to|with|by|in|at|from|of|and)[\\p{L}&-]+){0,2}?';

export const ledInEnglish = new RegExp(
  `${LED_EN}(?: (?:an?|the|my|our|${FIGURE}))?${BETWEEN_EN} ${GROUP_EN}(?: of (?:about |around |up to |over )?(?:${FIGURE}${BETWEEN_EN}(?: ${PEOPLE_EN})?|${PEOPLE_EN}))?${ENDS_EN}` +
    `|${LED_EN} ${FIGURE}${BETWEEN_EN} ${PEOPLE_EN}${ENDS_EN}` +
    `|${OWN_EN}line[- ]managed ${FIGURE}${ENDS_EN}` +
    `|${LED_EN}(?: the| all| my| our)?${BETWEEN_EN} (?:staff|people|direct reports|apprentices)${ENDS_EN}` +
    `|^(?:with )?${FIGURE} direct reports${ENDS_EN}` +
    `|${FIGURE}${BETWEEN_EN} ${PEOPLE_EN} (?:reporting|reported|who reported) (?:directly )?to me(?!\\p{L})`,
  'iu',
);
export const ledInPartEnglish = new RegExp(
  `${OWN_EN}(?:train|mentor|coach|induct|onboard)(?:ed|s|ing)?(?: up)?(?: [\\p{L}\\d-]+){0,3}? (?:starters?|hires?|joiners?|recruits?|apprentices?|trainees?|juniors?|newcomers?|colleagues|staff|interns?)(?!\\p{L})` +
    `|${OWN_EN}(?:wrote|writing|drew up|drawing up|planned|planning) (?:the |weekly |staff |shift )*(?:rota|roster)s?(?!\\p{L})`,
  'iu',
);

/** A clause with one of these tells of nobody whom its writer led: denied, wished, helped with, suffered, received. */
export const notLeading =
  /没|未(?!来)|不(?!锈|仅|但|断|同|良|动产)|想|希望|被|协助|辅助|跟随|跟着|参与|参加|配合|服从|听从|按照?\p{Script=Han}{0,3}排班|接受|\b(?:no|not|yet|never|hop(?:e|ed|ing)|wish(?:ed)?|by|help(?:s|ed|ing)?|assist(?:s|ed|ing)?|member of|part of|worked in|attended|was|were|been|being)\b/iu;
/** Another led: 店长带领大家; one who became or served as it speaks of himself. */
export const ledByAnother =
  /^(?!.*(?:任|做|当|作为|身为|升|晋|我|本人)).*(?:\p{Script=Han}长|主管|经理|总监|老板|师傅|主任|领导)\p{Script=Han}{0,2}?(?:带|管|领|率)/u;

/** Posts that are of leading by their name. */
export const leadingPosts =
  /(?:班长|组长|领班|带班|主管(?![医护药技检]师|工程师)|店长|厨师长|总厨|护士长|工头|工长|队长|(?:车间|年级|护理部|科室|教导|教务)主任|科长|园长|院长|楼长|站长|厂长|场长|船长|大副|轮机长|主厨|(?:^|店|门店|大堂|客房|餐厅|前厅|生产|部门|值班|运营|厨房|物业|工厂|仓储|区域|总)经理)$|^(?:.*\b(?:supervisor|team leader|team lead|leading hand|charge ?hand|fore(?:man|woman|person)|ganger|charge nurse|ward sister|shift lead(?:er)?|superintendent|crew chief|sous[- ]chef|chef de partie|matron|section leader|room leader|site lead|headteacher|managing director)|(?:.*\b)?head (?:chef|nurse|housekeeper|waiter|porter|gardener|baker|groom|teacher|barista|cashier|receptionist|cook|butcher)|(?:.*\b)?(?:shift|store|shop|branch|restaurant|kitchen|bar|floor|team|duty|ward|site|depot|warehouse|production|factory|plant|care home|hotel|housekeeping|front office|general|area|office) manager|(?:assistant |deputy )?manager)$/iu;
/** A post with one of these only names a leader, or is of a thing. */
export const notOfLeading =
  /助理|秘书|司机|储备|见习|实习|管培|产品|项目|测试|客户|\b(?:PA|secretary|driver|assistant to|trainee|intern|to the)\b|['’]s\b/iu;

/** What asks for it. */
export const asksLeading =
  /(?<![携附])带过(?:\p{Script=Han}{0,4})?(?:人|队|团队|班|新人|徒|组)|(?<![携附])带(?:人|队|团队|班组|徒弟)|(?:团队|人员|班组|员工|下属|队伍|坐席)(?:的)?管理|管(?:理)?过?(?:\p{Script=Han}|\d|[-~、]){0,6}?(?:人|团队|班组|小组|员工)(?=$|[\s，。；、）)]|的?(?:经[验历]|能力|工作))|(?:领导|带领|组建|搭建)(?:过)?[^，。；]{0,6}(?:团队|班组|队伍)|(?:基层|现场|班组|主管|组长|领班|店长)(?:岗位?)?(?:的)?(?:管理)?经[验历]|^(?:有)?(?:\p{Script=Han}{1,2}年)?(?:以上)?管理(?:岗位?)?(?:的)?经[验历]|\b(?:supervisory|people[- ]management|(?:team|people|staff|crew)[- ](?:lead(?:er(?:ship)?|ing)?|management|supervision)|line[- ]manag\p{L}+|man[- ]management|(?:supervis(?:ed?|ing|ion)|manag(?:ed?|ing)|lead(?:ing)?|led|overseeing|headed|heading|run(?:ning)?)(?: up)?(?: (?!the (?:project|budget)|for\b|to\b|with\b|in\b|errands)[\p{L}\d+-]+){0,4}? (?:people|staff|teams?|crews?|employees|apprentices|direct reports|workers|operatives|a shift|shifts|others)(?=\s*(?:$|[,.;:()]|(?:and|in|on|at|of|for|to|with|across|or|experience|is|who)\b)))(?!\p{L})|^(?:leadership|supervising|supervisor) ?(?:skills?|experience)?$/iu;
