import type { IndustrySource } from '../entry.ts';

export const mediaContent: IndustrySource = {
  id: 'media_content',
  en: 'Media and content',
  zh: '传媒/内容',
  titles: `
    journalist, reporter, editor, video editor, content creator, producer, screenwriter, videographer, photographer, copy editor, news anchor, director, content editor, translator, film producer |
    记者, 编辑, 新媒体编辑, 视频剪辑师, 编导, 导演, 制片人, 摄影师, 摄像师, 主持人, 编剧, 文案编辑, 内容运营专员, 新媒体运营专员, 短视频编导, 后期制作, 翻译, 责任编辑, 策划编辑`,
  shared: `
    Photoshop, Premiere Pro, After Effects, Final Cut Pro, CapCut, InDesign, Canva, copywriting, video editing, short video, live streaming, content operations, content marketing, social media marketing, event planning,
    public relations, press release, SEO, WeChat Official Account, WeChat Channels, Douyin, Kuaishou, Bilibili, Xiaohongshu, Weibo, Zhihu, YouTube, Instagram, followers, engagement rate, organic traffic, impressions, 
    click-through rate, user retention, Putonghua Proficiency Test, TEM-8, CET-6, copyright protection, WordPress, Adobe Creative Cloud, media mentions, data analysis`,
  hard: `
    news reporting, news gathering, field reporting | 新闻采访, 新闻报道, 采访报道, 新闻采编
    feature writing, in-depth reporting, long-form journalism | 深度报道, 特稿, 人物专访, 专题报道
    investigative journalism | 调查报道, 调查性报道
    interviewing sources, interviews with guests | 人物采访, 嘉宾采访, 专访
    news writing, article writing, script for news | 新闻写作, 稿件撰写, 新闻稿件, 撰稿
    editing and proofreading, copy editing, proofreading | 编辑校对, 校对, 审校, 文字编辑, 稿件编辑
    topic planning, editorial planning, editorial calendar | 选题策划, 选题, 内容选题, 内容策划, 选题规划
    headline writing | 标题撰写, 标题优化
    manuscript review, content review, content moderation | 内容审核, 稿件审核, 三审三校
    book publishing, book editing | 图书出版, 图书编辑, 图书策划, 出版发行
    magazine layout, typesetting, page layout | 排版, 版面设计, 期刊排版, 公众号排版
    screenwriting, scriptwriting, script development | 剧本创作, 编剧创作, 剧本, 分镜脚本, 脚本撰写
    storyboarding, storyboard | 分镜, 分镜设计
    video shooting, filming, videography, cinematography | 视频拍摄, 摄像, 影视拍摄, 拍摄
    photography, photo shooting, photo retouching | 摄影, 图片拍摄, 修图, 产品摄影
    aerial photography, drone filming | 航拍, 无人机航拍
    lighting setup, camera operation, gaffer | 灯光布置, 运镜, 掌机
    post-production, video post-production | 后期制作流程, 影视后期, 视频后期, 后期剪辑
    color grading, color correction | 调色, 影视调色
    sound editing, audio mixing, sound design, audio editing | 音频剪辑, 混音, 声音设计, 音频后期, 配音
    motion graphics, title animation, visual effects, VFX | 特效制作, 影视特效, 片头制作, 动态图形
    subtitling, subtitle translation | 字幕制作, 字幕翻译, 字幕
    film production, TV production, program production | 影视制作, 节目制作, 电视节目制作, 电影制作, 栏目制作
    production management in film, line producing, production scheduling of shoots | 制片管理, 剧组管理, 拍摄统筹
    documentary production, documentary | 纪录片, 纪录片拍摄, 纪录片制作
    variety show production, variety show planning | 综艺节目, 综艺策划, 综艺制作
    advertising film, promotional video, corporate video | 宣传片, 企业宣传片, 宣传片拍摄, 形象片
    live broadcast direction, broadcast control, live production | 导播, 直播导播, 现场导播, 直播推流
    on-camera presenting, program hosting, voice-over | 播音主持, 节目主持, 出镜, 出镜主持, 口播
    podcast production, podcasting, radio production | 播客, 播客制作, 电台节目, 广播节目
    social media content creation, content creation | 内容创作, 原创内容, 内容生产, 内容制作
    account operations, self-media account operations, personal IP building | 账号运营, 自媒体运营, 账号矩阵, IP打造, 起号
    hot topic tracking, trend tracking | 热点追踪, 热点选题, 追热点
    comment moderation, fan operations, community building of fans | 粉丝运营, 粉丝维护, 评论区运营
    content distribution, multi-platform publishing | 内容分发, 多平台分发, 全平台分发
    copyright procurement, content licensing, IP licensing | 版权采购, 版权运营, 内容采买, 版权合作
    artist management, talent management in entertainment, artist booking | 艺人经纪, 艺人管理, 艺人宣传
    film promotion and distribution, film marketing, film distribution | 影视宣发, 宣发, 电影宣发, 影视发行
    media cooperation, media resources | 媒体合作, 媒体资源, 媒介关系
    exhibition curation, stage play, concert production | 策展, 演出制作, 舞台剧, 演唱会
    translation and interpretation, translation, interpreting | 笔译, 口译, 中英翻译, 同声传译, 交替传译, 英语翻译
    media ethics, fact checking | 事实核查, 新闻职业道德`,
  tool: `
    DaVinci Resolve, DaVinci | 达芬奇, 达芬奇调色 | color grading
    Adobe Audition, Audition / Pro Tools / Logic Pro | Au音频 | sound editing | adobe, audio, sound, mixing, premiere, pro tools, podcast, 音频, 录音, 配音, 剪辑
    Lightroom, Adobe Lightroom / Capture One | | Photoshop
    Avid Media Composer / EDIUS / Vegas | 大洋非编, 非编 | video editing | editing, video, premiere, final cut, 剪辑, 后期, 视频
    OBS, OBS Studio / vMix | OBS推流 | live broadcast direction
    Cinema 4D / C4D / Nuke | C4D建模 | motion graphics
    FounderType layout / QuarkXPress | 方正飞翔, 方正排版
    96 WeChat Editor, Xiumi editor | 135编辑器排版, 壹伴
    CAT tools / Trados, SDL Trados / memoQ | 翻译软件, 计算机辅助翻译 | translation
    Toutiao / Baijiahao | 今日头条, 头条号 / 百家号
    Ximalaya / Apple Podcasts / Xiaoyuzhou | 喜马拉雅 / / 小宇宙
    DSLR camera / mirrorless camera / Sony A7 / Canon EOS / RED camera | 单反 / 微单 / 索尼相机 / 佳能
    DJI drone, DJI Ronin | 大疆, 稳定器`,
  cert: `
    press card, journalist qualification | 记者证, 新闻记者证, 新闻采编从业资格
    publishing professional qualification, editor qualification | 出版专业资格, 出版专业职业资格证, 责任编辑证书, 编辑资格证
    broadcast host certificate, announcer certificate | 播音员主持人证, 播音主持资格证, 广播电视播音员主持人资格
    CATTI / CATTI Level 2 / CATTI Level 3 | 全国翻译资格证, 翻译专业资格 / CATTI二级, 二级笔译, 二级口译 / CATTI三级, 三级笔译, 三级口译
    NAATI | 澳洲翻译认证
    drone pilot license, UAV pilot license, FAA Part 107 | 无人机驾驶证, 无人机执照, 航拍证, CAAC无人机执照
    photographer certificate | 摄影师证, 高级摄影师
    Adobe Certified Professional, ACA certification | Adobe认证, ACAA认证
    proofreader certificate | 校对员证
    performance agent certificate | 演出经纪人资格证, 演出经纪人员资格证`,
  metric: `
    count up | video views, play count, total views | 播放量, 视频播放量, 总播放量, 观看量
    count up | reads per article, article views, 100k+ articles | 篇均阅读, 10W+, 10万+, 单篇阅读量
    count up | articles published, stories published | 发稿量, 发表稿件, 发布文章, 原创文章
    count up | videos produced, episodes produced | 视频产量, 制作视频, 产出视频, 制作期数
    % up | completion rate of videos, watch-through rate, video completion rate | 完播率, 5秒完播率
    count up | likes and shares, comments and shares | 点赞量, 获赞, 转发量, 点赞数, 评论量
    % up | audience rating, TV ratings, viewership | 收视率, 收听率
    money up | box office, box office revenue | 票房
    count up | copies sold, circulation, print run | 发行量, 图书销量, 印量
    count down | editorial errors, typos per thousand words | 编校差错率, 编校差错
    count up | words translated, characters translated, words edited | 翻译字数, 译文字数, 笔译字数
    time down | production turnaround, edit turnaround | 制作周期, 出片周期, 成片时间
    money up | advertising revenue, commercial revenue | 广告收入, 商业化收入, 商单收入
    count up | awards for works | 获奖作品, 作品获奖
    count up | open rate of accounts, account readers | 公众号打开率, 账号阅读人数`,
  domain: `
    self-media, creator economy | 自媒体
    converged media, integrated media center | 融媒体, 融媒体中心
    TV station, radio station, news agency | 电视台, 广播电台, 通讯社, 报社
    film and television company | 影视公司, 影视行业
    MCN content studio | 内容工作室, 内容公司
    online literature, web novel | 网络文学, 网文
    short drama, micro drama | 短剧, 微短剧
    animation industry, comics | 动漫, 漫画`,
};
