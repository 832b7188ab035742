/**
 * Ends that a piece of work came to, a group a line: a word before the bar claims the end, one behind it may stand for
 * the same end in an original. To have chased, applied, prepared or proposed is none of them. Base forms.
 */
export const englishResults = `
win gain earn secure land clinch obtain attain capture garner negotiate score scoop bag | achieve get receive hold award grant fund reach raise attract sign agree prize medal collect source come place pass open
recover recoup reclaim retrieve regain recuperate | collect back
resolve solve settle rectify remedy cure | fix close clear sort repair mend correct handle deal answer process treat troubleshoot address debug solution respond complete
approve grant authorise ratify endorse | accept adopt agree sign pass award allow clear confirm win yes
publish release | issue print launch appear air broadcast post write put deploy ship run publication author upload document distribute send
convert retain | sell keep close sign renew return win switch turn hold stay change transform
prevent avoid avert eliminate eradicate abolish banish | stop end remove cut no without never none save protect guard zero drop replace free lose reduce
exceed surpass outperform outdo beat overachieve | above ahead top better higher outsell
rescue revive transform revolutionise turnaround | save change restore rebuild turn convert rewrite redesign recover
master perfect | learn study know command teach
pioneer originate | first new start introduce found create invent launch
graduate qualify | degree diploma certificate pass complete finish licence earn hold bachelor master qualification
`;
/** Words whose last step is somebody else's word: passed, adopted, chosen, finished by others. Base forms. */
export const englishTakenUp = `
complete finish attend win achieve pass adopt approve use choose select award accept implement introduce recommend praise commend recognise recognize
endorse favour favor prefer buy purchase visit read view download follow like quote cite feature publish fund sponsor back support enjoy love request
commission trust rely credit sign join take up watch share copy replicate
`;
/**
 * Things of which one is a part of the next, a way a line: who tells of a larger one than the original claims more. `|`
 * parts words of one size.
 */
export const englishLadders = `
endpoint|function|script|page|screen|widget|button|form|query|column < module|feature|component < service|app|application|system|platform|website|site < suite|infrastructure|estate
squad|team|crew|shift < department|ward|workshop|section < store|branch|shop|plant|factory|depot|hotel|hospital|school < district < region|county < division < company|organisation|organization|firm|business|group|trust|nation|country
room|aisle|bay < floor|wing < building|block|house < campus|estate
village|town|parish < city|borough|council < county|state|province < nation|country|national < world|global|international
class|form < year|cohort < school|college < district
chapter|section|page|paragraph|appendix < book|handbook|manual|report|guide
cell|station|machine < line < shop|workshop|plant|factory
item|sku < range|category < catalogue|catalog|portfolio
plot|bed|field < farm|garden|nursery|park < estate
`;
export const chineseLadders = `
接口|页面|函数|脚本|按钮|字段|弹窗|报表|表单|查询 < 模块|组件|功能点 < 系统|平台|服务端|应用|小程序|网站|后台 < 产品线|全产品|生态
小组|班组|课题组 < 科室|车间|部门|病区|工段 < 门店|网点|支行|营业部|校区|分店|项目部 < 分公司|分行|分厂|分院 < 集团|总公司|总部|公司|总行|医院|工厂|学校
楼层|单元|房间|教室|病房 < 楼栋|大楼|整栋 < 小区|园区|校园
社区|街道|村 < 县城|全区|城区 < 全市|市级 < 全省|省级 < 全国|国家|国内 < 国际|全球|世界
章节|一章|一节|附录 < 全书|教材|手册|专著
工位|单机|设备 < 产线|生产线|流水线 < 车间 < 工厂|厂区
单品|单款 < 品类|系列 < 全品类|全系列|品牌
[国校院省市区县馆厂]内(?!外|部|容|科) < 内外
企业标准 < 地方标准|团体标准 < 行业标准 < 国家标准 < 国际标准
实用新型|外观设计 < 发明专利
`;
