import type { IndustrySource } from '../entry.ts';

export const marketingAdvertising: IndustrySource = {
  id: 'marketing_advertising',
  en: 'Marketing and advertising',
  zh: '市场/广告',
  titles: `
    marketing manager, brand manager, marketing specialist, digital marketer, SEO specialist, copywriter, account executive, media buyer, PR manager, marketing coordinator, growth marketer, content marketer |
    市场专员, 市场经理, 品牌经理, 市场营销, 广告投放专员, 媒介专员, 品牌专员, 营销策划, 信息流优化师, 公关经理, 市场推广, 策划专员, 广告客户执行, SEO专员`,
  shared: `
    Excel, PowerPoint, A/B testing, data analysis, market research, competitive analysis, event planning, SEO, SEM, content marketing, digital marketing, social media marketing,
    brand marketing, performance marketing, influencer marketing, email marketing, copywriting, video editing, live streaming, short video, campaign management,
    private traffic, user growth, customer segmentation, funnel analysis, public relations, graphic design, Photoshop, Illustrator, Premiere, Canva, Google Analytics, Baidu Tongji,
    Google Ads, Meta Ads, Ocean Engine, Baidu Ads, Tencent Ads, WeChat Official Account, WeChat Channels, Xiaohongshu, Douyin, Kuaishou, Weibo, Bilibili, Zhihu, WordPress,
    conversion rate, click-through rate, customer acquisition cost, ROAS, impressions, followers, engagement rate, organic traffic, lead volume, new users, ROI, market share,
    e-commerce, B2B, membership program, dashboard`,
  hard: `
    integrated marketing, integrated marketing communications, IMC | 整合营销, 整合营销传播
    brand positioning | 品牌定位, 品牌塑造
    brand identity, brand guidelines | 品牌形象, 品牌VI, 品牌手册
    creative strategy, creative planning | 创意策略, 创意策划
    media buying, media planning | 媒介采购, 媒介策划, 媒介投放, 媒介计划
    programmatic advertising, programmatic buying, RTB | 程序化广告, 程序化购买
    outdoor advertising, OOH, out-of-home advertising | 户外广告
    TV commercial, TVC | 广告片, TVC拍摄
    native advertising | 原生广告
    marketing automation, MarTech | 营销自动化
    lead generation, demand generation | 线索获取, 获客, 线索培育
    lead nurturing | 线索孵化 | lead generation
    attribution modeling, multi-touch attribution, marketing attribution | 归因模型, 渠道归因
    go-to-market, GTM strategy, GTM | 上市推广, 新品上市, 上市策略
    product marketing | 产品营销, 产品市场
    event marketing, offline events, roadshow events | 活动营销, 线下活动, 快闪店, 路演活动
    trade marketing, channel marketing | 渠道市场, 渠道营销, 通路行销
    sports marketing, entertainment marketing | 体育营销, 娱乐营销
    celebrity endorsement | 明星代言, 代言人
    sponsorship, brand sponsorship | 品牌赞助, 赞助合作 | | brand, event, events, marketing, sports, deal, deals, partner, 品牌, 营销
    co-branding, crossover marketing | 品牌联名, 跨界合作, 异业合作, 联名
    word-of-mouth marketing, referral marketing, viral marketing | 口碑营销, 裂变营销, 裂变, 病毒式营销
    seeding campaign, product seeding | 种草, 种草投放
    affiliate marketing | 联盟营销, 网盟推广
    crisis communication, crisis management | 危机公关, 舆情应对, 危机管理
    media monitoring, public opinion monitoring | 舆情监测, 媒体监测
    press release, press releases | 新闻稿, 通稿, 新闻通稿
    app store optimization, ASO | 应用商店优化, ASO优化
    keyword research, keyword optimization | 关键词优化, 关键词研究, 关键词拓展
    link building, backlinks | 外链建设, 外链
    landing page optimization, landing page | 落地页优化, 落地页, 着陆页
    creative optimization, ad creatives | 素材优化, 广告素材, 投放素材
    bid management, bid optimization | 出价策略, 竞价优化, 出价优化
    retargeting, remarketing | 重定向广告, 再营销
    consumer insights, consumer research | 消费者洞察, 消费者研究
    focus group, survey design | 焦点小组, 问卷设计, 问卷调研
    agency pitch, creative pitching | 比稿, 创意提案
    marketing budget management, ad budget | 营销预算, 广告预算, 投放预算
    loyalty marketing, CRM marketing | 会员营销, CRM营销
    account-based marketing, ABM | 目标客户营销`,
  tool: `
    HubSpot | | marketing automation
    Marketo / Pardot | | marketing automation
    Mailchimp / Klaviyo | | email marketing
    Hootsuite / Buffer | | social media marketing | social, buffer, scheduling, posts, hootsuite
    SEMrush / Ahrefs / Moz | | SEO | seo, keyword, backlinks, semrush, ahrefs, search
    Screaming Frog | | SEO
    Google Search Console | | SEO
    Google Tag Manager, GTM container | | Google Analytics
    LinkedIn Ads, Twitter Ads, TikTok Ads | TikTok广告
    Taobao Alimama, Alimama | 阿里妈妈, 达摩盘
    Pugongying / Xingtu | 蒲公英平台 / 巨量星图, 星图
    Chanmama / Xinbang / Feigua data | 蝉妈妈 / 新榜 / 飞瓜数据
    AppsFlyer / Adjust / Reyun tracking | / / 热云数据 | attribution modeling | appsflyer, attribution, mobile, install, installs, 归因
    Nielsen / Kantar | 尼尔森 / 凯度
    Xiumi / iH5 / 135 editor | 秀米 / / 135编辑器`,
  cert: `
    Google Ads Certification, Google Ads certified | Google Ads认证, 谷歌广告认证
    Google Analytics Certification, GAIQ | Google Analytics认证
    HubSpot Inbound Certification, HubSpot Content Marketing Certification | 集客营销认证
    Meta Blueprint, Meta Certified Digital Marketing Associate | Meta数字营销认证
    Advertising Professional Qualification | 广告专业技术资格, 广告师
    Ocean Engine certification | 巨量认证, 巨量引擎认证, 巨量营销师
    CIM, Chartered Institute of Marketing | 英国特许营销协会认证 | | marketing, chartered, diploma, 营销
    Baidu marketing certification | 百度营销认证, 百度认证
    PR professional certificate | 公关员证, 公共关系专业证书`,
  metric: `
    money down | cost per click, CPC | 点击成本, 单次点击成本
    money down | cost per lead, CPL | 线索成本, 单条线索成本
    money down | CPM, cost per mille | 千次曝光成本, 千次展现成本
    % up | open rate, email open rate | 打开率, 邮件打开率
    % down | bounce rate | 跳出率
    % up | brand awareness, aided awareness | 品牌知名度, 品牌认知度
    count up | media mentions, press coverage, media coverage | 媒体报道, 媒体曝光, 报道篇数
    count up | keyword rankings, search ranking positions | 关键词排名, 搜索排名
    count up | event attendance, attendees | 到场人数, 参会人数, 活动参与人数
    % up | share of voice, SOV | 声量份额, 品牌声量, 声量
    money up | ad spend managed, media budget | 投放金额, 投放消耗, 日均消耗
    money up | marketing-sourced pipeline, pipeline generated | 市场贡献商机, 商机金额
    count up | app downloads, app installs | 下载量, 激活量, 安装量`,
  domain: `
    advertising agency, ad agency, 4A agency | 广告公司, 4A广告公司, 4A公司
    overseas marketing, global expansion | 海外营销, 出海营销, 品牌出海
    FMCG marketing, consumer brand | 快消品牌, 消费品牌, 新消费
    KOC, key opinion consumer | 关键意见消费者, 素人种草`,
};
