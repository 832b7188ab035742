import { type Industry, terms } from '../entry.ts';

export const marketingAdvertising: Industry = {
  id: 'marketing_advertising',
  name: { en: 'Marketing and advertising', zh: '市场/广告' },
  shared: ['a-b-testing', 'data-analysis', 'click-through-rate', 'excel', 'user-growth'],
  entries: [
    ...terms(
      'hard',
      `
      content marketing | 内容营销 | copywriting
      brand marketing, brand management, brand strategy | 品牌营销, 品牌管理, 品牌策略
      digital marketing, online marketing | 数字营销, 网络营销
      SEO, search engine optimization, search engine optimisation | 搜索引擎优化 | sem
      SEM, search engine marketing, paid search | 搜索引擎营销, 竞价推广 | seo
      social media marketing, social media management | 社交媒体营销, 新媒体运营, 新媒体营销
      email marketing | 邮件营销
      influencer marketing, KOL marketing | 达人营销, KOL合作, 红人营销
      performance marketing, paid media, paid acquisition | 效果营销, 信息流投放, 广告投放 | sem
      media buying, media planning | 媒介采购, 媒介策划, 媒介投放
      marketing automation | 营销自动化
      market research | 市场调研, 市场研究 | competitive-analysis
      competitive analysis, competitor analysis | 竞品分析, 竞争分析 | market-research
      campaign management, campaign planning | 营销活动策划, 活动策划, 活动运营
      event planning, event marketing | 会展策划, 活动营销
      public relations, media relations | 公共关系, 媒体关系, 公关
      crisis communication, crisis management | 危机公关
      copywriting | 文案, 文案撰写, 文案策划
      video production, video editing | 视频制作, 视频剪辑
      live streaming, livestream operations | 直播运营, 直播策划
      short video operations | 短视频运营
      private traffic, community marketing | 私域, 私域运营, 社群运营
      lead generation | 线索获取, 获客
      customer segmentation, audience segmentation | 客户分层, 人群分层
      attribution, attribution modeling | 归因, 归因分析
      go-to-market, GTM strategy, product launch | 上市推广, 新品上市`,
    ),
    ...terms(
      'tool',
      `
      Google Analytics, GA4
      Google Ads, AdWords
      Meta Ads, Facebook Ads, Facebook Ads Manager
      HubSpot | | marketing-automation
      Marketo | | marketing-automation
      Mailchimp | | email-marketing
      Hootsuite
      SEMrush | | seo
      Ahrefs | | seo
      WordPress
      Photoshop, Adobe Photoshop
      Illustrator, Adobe Illustrator | | | adobe, photoshop, 设计, design
      Premiere, Premiere Pro, Adobe Premiere | | video-production
      Canva | 可画
      Ocean Engine | 巨量引擎, 巨量千川
      Baidu Ads | 百度推广, 百度竞价
      WeChat Official Accounts, WeChat Official Account | 微信公众号, 公众号运营
      Xiaohongshu, RED | 小红书
      Douyin, TikTok | 抖音
      Weibo | 微博
      Bilibili | 哔哩哔哩, B站`,
    ),
    ...terms(
      'cert',
      `
      Google Ads Certification | Google Ads认证
      Google Analytics Certification | Google Analytics认证
      HubSpot Inbound Certification | 集客营销认证
      Meta Blueprint, Meta Certified Digital Marketing Associate | Meta数字营销认证
      Advertising Professional Qualification | 广告专业技术资格
      Digital Marketing Specialist Certificate | 互联网营销师`,
    ),
    ...terms(
      'metric',
      `
      conversion rate, conversion, conversions | 转化率, 转化
      ROI, return on investment | 投资回报率, 投入产出比
      ROAS, return on ad spend | 广告支出回报率
      CAC, customer acquisition cost, acquisition cost | 获客成本
      cost per click, CPC | 点击成本, 单次点击成本
      cost per lead, CPL | 线索成本
      impressions, brand exposure | 曝光量, 展现量
      open rate | 打开率
      bounce rate | 跳出率
      followers, follower growth | 粉丝量, 粉丝数, 涨粉
      engagement rate, engagement | 互动率, 互动量
      organic traffic, website traffic | 自然流量, 网站流量
      brand awareness | 品牌知名度, 品牌认知度`,
    ),
    ...terms(
      'domain',
      `
      B2B marketing | B2B营销
      e-commerce, ecommerce | 电商, 电子商务
      membership program, loyalty program | 会员体系, 会员运营, 会员权益
      cross-border marketing, overseas product | 海外营销, 出海, 海外产品`,
    ),
  ],
};
