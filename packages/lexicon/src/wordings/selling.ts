/** Selling, serving customers, marketing, media, translation, design. */
export const selling = `
cold calling, outbound calls, telesales, prospecting calls, outbound dialling, telemarketing calls, cold calls, outbound calling | 电销, 电话销售, 打电话开发客户, 陌生拜访电话, 外呼, 电话邀约, 电话营销, 电话开发
door-to-door sales, field sales, territory sales, on-the-road sales, outside sales | 地推, 扫街, 陌拜, 外勤销售, 跑客户, 扫楼, 跑市场, 上门推销
lead generation, prospecting, new business development, winning new business, hunting new accounts, new client acquisition, new logo sales, new business sales | 拓客, 客户开发, 开发新客户, 获客, 客户拓展, 找客户, 开拓客户, 新客开发, 市场开拓, 开发客户
key accounts, key account management, strategic accounts, looking after key accounts | 大客户, 大客户管理, 重点客户, KA客户
account management, managing accounts of clients, client retention | 客户维护, 老客户维护, 客情维护, 维护老客户, 客户关系维护
pipeline management, sales pipeline, opportunity management, CRM pipeline, sales forecasting pipeline | 商机管理, 销售漏斗, 商机跟进, 销售线索, 线索跟进
sales CRM, CRM system | CRM, 客户管理系统, CRM系统, 企微SCRM > Salesforce, HubSpot, Zoho CRM, Pipedrive, Dynamics 365, 纷享销客, 销售易
channel sales, distributor management, dealer management, reseller management, partner sales, dealer network | 经销商管理, 渠道销售, 渠道管理, 代理商管理, 渠道拓展, 招商渠道, 经销商开发, 分销商管理
tenders and bids, bid management, tender responses, bid writing tenders, ITT responses, tender writing | 投标, 标书, 应标, 标书制作, 做标书, 投标文件, 标书编写
product demonstrations, product demos, demoing software, sales demos, product demonstration | 产品演示, 产品讲解, 售前演示, 方案演示, 样机演示
price quoting, quotations, preparing quotes, producing quotes, quoting jobs | 报价, 做报价, 报价单, 产品报价
contract closing, closing deals, closing sales, deal closing | 签单, 成单, 促单, 逼单, 成交签约, 谈单, 关单
upselling, cross-selling, add-on sales, upsell, cross-sell, link selling | 连带销售, 升单, 交叉销售, 追加销售, 关联销售, 加购推荐
trade shows, exhibitions and trade fairs, trade fairs, exhibition stands, industry exhibitions | 展会, 参展, 广交会, 行业展会, 布展, 展会接待
foreign trade sales, export sales, overseas sales, international sales | 外贸, 外贸业务, 出口业务, 海外销售, 国际销售, 外贸销售, 阿里国际站
inbound call handling, call centre, contact centre, call center, helpline, inbound calls, call handling | 呼入, 呼叫中心, 热线, 话务, 客服热线, 电话客服, 接线, 话务员
complaint handling, handling complaints, complaint resolution, dealing with complaints, resolving complaints, customer complaints | 投诉处理, 处理投诉, 客诉处理, 客诉, 客户投诉, 售后投诉, 处理客诉
after-sales service, aftersales, post-sales support, after-sales support, aftercare service | 售后, 售后服务, 售后处理, 售后支持, 售后维修服务
ticketing system, ticket handling, support tickets | 工单系统, 工单处理, 工单, 派单跟单工单, 工单跟进 > Zendesk, Freshdesk, ServiceNow tickets, Jira Service Desk, 智齿
customer satisfaction survey, CSAT, NPS, net promoter score, customer surveys | 满意度调查, 满意度回访, 满意度, 客户满意度
follow-up calls, courtesy calls, customer callbacks | 电话回访, 客户回访, 回访客户, 回访
social media management, running social channels, social media, Instagram and TikTok, managing social channels, social media content, Facebook page | 新媒体运营, 自媒体运营, 社交媒体运营, 新媒体, 账号运营 > 公众号运营 = 公众号, 小红书运营, 抖音运营, 微博运营, 视频号运营
community group operation | 社群运营, 私域运营, 私域, 微信群运营, 社群, 社群维护, 企微社群
copywriting, writing copy, ad copy, web copy, writing ad copy, marketing copy | 文案, 文案撰写, 写文案, 广告文案, 推文撰写, 软文, 文案策划, 写推文, 写软文
content planning, editorial calendar, content calendar, content strategy, content schedule | 选题策划, 内容策划, 选题, 内容规划, 内容排期
email marketing, email campaigns, newsletters, mailshots, e-newsletters | 邮件营销, EDM营销, 开发信, 邮件群发 > Mailchimp, Klaviyo
influencer marketing, influencer outreach, creators outreach, KOL, influencer partnerships | 达人投放, 网红合作, 达人合作, 达人BD, KOL投放, 达人对接, 红人营销
event planning, event management, organising events, events coordination, event organisation, running events, event coordination | 活动策划, 活动执行, 办活动, 组织活动, 活动落地, 会务, 活动组织, 策划活动
press releases, media relations, press office, journalist liaison, media liaison, press enquiries | 新闻稿, 媒体关系, 媒体对接, 公关稿, 媒体公关, 公关
market research, competitor analysis, consumer research, competitor research, customer research | 市场调研, 竞品分析, 市场调查, 行业调研, 竞品调研
brand management, branding, brand identity, brand guidelines | 品牌管理, 品牌推广, 品牌建设, 品牌策划
web analytics, traffic analysis, conversion tracking | 流量分析, 转化分析, 网站分析 > Google Analytics = GA4, Adobe Analytics, 生意参谋, 百度统计
video editing, film editing, cutting footage, editing videos | 剪辑, 视频剪辑, 剪片, 剪辑软件, 剪片子, 短视频剪辑, 后期剪辑, 视频后期 > Premiere Pro, Final Cut, DaVinci Resolve, Avid Media Composer, CapCut = 剪映
videography, filming, shooting video, camera operating, video production, camera work, filming and editing | 摄像, 拍视频, 拍摄视频, 跟拍, 短视频拍摄, 视频拍摄
photography, shooting stills, product photography, studio photography, portrait photography | 摄影, 产品拍摄, 人像拍摄, 静物拍摄, 棚拍
photo retouching, image retouching, retouching, photo editing | 修图, 精修, 图片精修, 后期修图, P图 > Lightroom
colour grading, color grading | 调色, 达芬奇调色
sound recording, sound mixing, audio editing, mixing and mastering | 录音, 混音, 音频剪辑, 音频后期, 拾音 > Pro Tools
script writing, scriptwriting, screenwriting, writing scripts | 脚本撰写, 写脚本, 编剧, 写剧本, 短视频脚本
reporting news, newsgathering, news reporting, news writing, journalism | 采访报道, 新闻采编, 采编, 写稿采访, 新闻写作, 跑口
sub-editing, proofreading, copy-editing, subbing, subediting | 校对, 审校, 编校, 编辑加工, 三审三校, 文字校对, 稿件校对
typesetting, page layout, layout of publications, magazine layout | 排版, 版式设计, 书籍排版, 画册排版, 版面设计 > InDesign, Quark
simultaneous interpreting, simultaneous interpretation / consecutive interpreting, consecutive interpretation | 同传, 同声传译 / 交传, 交替传译
conference interpreting, conference interpretation | 会议口译
liaison interpreting | 陪同口译, 陪同翻译, 联络口译
document translation, written translation, translating documents, legal translation, technical translation | 笔译, 文件翻译, 资料翻译, 书面翻译
machine translation post-editing, MTPE, post-editing | 译后编辑, 机翻编辑, 机器翻译译后
CAT tools, translation memory | 翻译软件, 翻译记忆库, 机辅翻译 > Trados = SDL Trados = 塔多思, memoQ, Wordfast, Phrase TMS, 雅信
subtitling, captioning, closed captions | 字幕, 打轴, 字幕翻译, 字幕制作, 听译
logo design, visual identity design, corporate identity, VI design | VI设计, 标志设计, LOGO设计, 视觉识别
graphic design, print design, posters and leaflets, artworking, flyers and posters, brochures and flyers, artwork | 平面设计, 海报设计, 宣传册设计, 画册设计, 物料设计, 做海报, 宣传物料
packaging design, packaging artwork, pack design | 包装设计, 礼盒设计
user interface design, UI design, app design, mobile UI, screen design, interface design | 界面设计, UI, APP界面, UI设计
interaction prototyping, wireframing, wireframes, clickable prototypes, low-fidelity prototypes, prototyping in Figma | 原型设计, 画原型, 原型图, 交互稿, 线框图 > Axure, 墨刀
usability testing, user testing, user research interviews, user interviews, UX research, moderated tests, usability tests | 用户调研, 可用性测试, 用户访谈, 用研, 用户研究
vector design tools | 矢量绘图, 矢量软件 > Adobe Illustrator, CorelDRAW = CDR
interior design, space planning, fit-out design, residential interiors, interior schemes | 室内设计, 家装设计, 全屋定制设计, 工装设计, 软装设计, 家居设计
CAD drafting, drawing up plans, CAD drawing, 2D CAD | CAD制图, CAD绘图, CAD出图, 画施工图, 施工图绘制 > AutoCAD = AutoCAD drafting, 天正 = 天正CAD
3D modelling, 3D rendering | 三维建模, 3D建模, 效果图, 渲染图, 做效果图 > Rhino 3D = 犀牛建模, SketchUp = 草图大师, 3ds Max, Blender 3D, KeyShot, V-Ray, SolidWorks surfacing, 酷家乐
fast-moving consumer goods, FMCG, consumer packaged goods, CPG | 快消, 快消品, 快速消费品
`;
