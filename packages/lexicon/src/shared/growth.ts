import type { Tables } from '../entry.ts';

/** Reaching and keeping people: shared by marketing, retail, media, products and games. */
export const growth: Tables = {
  hard: `
    SEO, search engine optimization | 搜索引擎优化, SEO优化 | SEM
    SEM, search engine marketing, paid search | 搜索引擎营销, 竞价推广 | SEO
    content marketing, content strategy | 内容营销, 内容策略 | copywriting
    content operations | 内容运营
    user operations | 用户运营
    digital marketing, online marketing | 数字营销, 网络营销, 线上推广
    social media marketing, social media management, social media | 社交媒体营销, 新媒体运营, 新媒体营销, 社媒运营, 新媒体
    brand marketing, brand management, brand strategy | 品牌营销, 品牌管理, 品牌策略
    performance marketing, paid media, paid acquisition | 效果营销, 信息流投放, 广告投放, 信息流广告
    influencer marketing, KOL marketing, influencer partnerships | 达人营销, KOL合作, 红人营销, 达人合作, KOL投放
    email marketing, email campaigns | 邮件营销, EDM
    copywriting | 文案撰写, 文案策划, 文案写作, 文案
    video editing, video production | 视频剪辑, 视频制作, 剪辑
    live streaming, livestream operations, live commerce | 直播运营, 直播策划, 直播带货, 带货直播
    short video operations, short video | 短视频运营, 短视频
    campaign management, campaign planning, marketing campaign | 营销活动策划, 活动策划, 活动运营, 营销活动
    private traffic, community marketing | 私域, 私域运营, 社群运营, 私域流量
    user growth, growth hacking | 用户增长, 增长黑客
    customer segmentation, audience segmentation, user profiling, user segmentation | 客户分层, 人群分层, 用户画像, 用户分层
    event tracking, tracking plan | 埋点, 数据埋点
    funnel analysis, conversion funnel | 漏斗分析, 转化漏斗
    graphic design | 平面设计, 视觉设计
    public relations, media relations, PR | 公共关系, 媒体关系, 公关 | | media, press, brand, marketing, communications, campaign, campaigns, crisis, event, events, 公关, 媒体, 品牌, 活动, 危机, 公共关系`,
  tool: `
    Photoshop, Adobe Photoshop, PS | PS修图 | Illustrator | photoshop, ai, pr, illustrator, indesign, 设计, 修图, adobe, 软件, 图片, 海报, figma, 剪映
    Illustrator, Adobe Illustrator | | Photoshop | adobe, photoshop, indesign, figma, 设计, design, ps, sketch
    InDesign, Adobe InDesign | | Photoshop
    Adobe Creative Suite, Adobe Creative Cloud, Creative Cloud | Adobe全家桶 | Photoshop
    Premiere, Premiere Pro, Adobe Premiere | Pr剪辑 | video editing | adobe, pro, pr, 剪辑, video, videos, edit, editing, after effects, photoshop, 视频, 剪映, final cut
    After Effects, Adobe After Effects | AE特效 | Premiere Pro
    Final Cut Pro | | Premiere Pro
    CapCut, Jianying | 剪映 | video editing
    Canva | 可画, Canva可画
    Figma | | Sketch
    Sketch | | Figma | figma, xd, axure, ui, ux, zeplin, principle, prototype, prototyping, 交互, 原型
    Axure, Axure RP | | Figma
    Google Analytics, GA4
    Baidu Tongji | 百度统计 | Google Analytics
    Sensors Data / GrowingIO | 神策, 神策数据
    Google Ads, AdWords | 谷歌广告 | SEM
    Meta Ads, Facebook Ads, Facebook Ads Manager | Facebook广告
    Ocean Engine / Qianchuan | 巨量引擎 / 巨量千川, 千川
    Baidu Ads | 百度推广, 百度竞价 | SEM
    Tencent Ads | 腾讯广告, 广点通
    WeChat Official Account | 微信公众号, 公众号运营, 公众号
    WeChat Channels | 视频号, 微信视频号
    Xiaohongshu, RedNote | 小红书
    Douyin, TikTok | 抖音
    Kuaishou | 快手
    Weibo | 微博
    Bilibili | 哔哩哔哩, B站
    Zhihu | 知乎
    YouTube
    Instagram`,
  metric: `
    % up | conversion rate, conversion, CVR | 转化率, 转化 | | rate, conversion rate, cvr, %, 率, funnel, landing, page, checkout, sales, leads, campaign, 用户, 提升, 销售, 漏斗, 下单, 流量, 线索, 页面
    % up | click-through rate, CTR | 点击率
    money down | customer acquisition cost, CAC, acquisition cost, cost per acquisition | 获客成本, 拉新成本
    ratio up | ROAS, return on ad spend | 广告支出回报率, 广告投产比
    money up | GMV, gross merchandise value | 成交总额, 交易总额, 商品交易总额
    % up | repurchase rate, repeat purchase rate | 复购率, 回购率
    money up | average order value, AOV, average ticket | 客单价, 件单价
    count up | DAU, daily active users | 日活, 日活跃用户, 日活用户
    count up | MAU, monthly active users | 月活, 月活跃用户
    % up | user retention, retention rate, retention | 留存率, 次日留存, 7日留存, 用户留存 | | user, users, customer, rate, day, cohort, churn, employee, staff, client, %, app, player, players, d1, d7, 率, 用户, 留存
    % down | churn rate, churn, customer churn | 流失率, 用户流失率, 客户流失率
    count up | impressions, brand exposure, reach | 曝光量, 展现量, 曝光 | | ads, ad, campaign, media, views, ctr, clicks, brand, %, million, social, posts, organic, 曝光, 投放, 广告
    count up | followers, follower growth, subscribers | 粉丝量, 粉丝数, 涨粉, 粉丝增长
    % up | engagement rate, social engagement | 互动率, 互动量
    count up | organic traffic, website traffic, page views, PV, UV | 自然流量, 网站流量, 访问量, 阅读量 | | seo, website, organic, traffic, views, page, site, 流量, 访问, 阅读, 网站, dau
    count up | lead volume, qualified leads, MQL, SQL leads | 线索量, 有效线索, 销售线索
    count up | new users, registrations, sign-ups | 新增用户, 注册用户数, 拉新人数, 拉新`,
  domain: `
    e-commerce, ecommerce, online retail | 电商, 电子商务
    cross-border e-commerce | 跨境电商
    B2B | 企业级业务, ToB
    B2C | ToC
    membership program, loyalty program | 会员体系, 会员运营, 会员权益`,
};
