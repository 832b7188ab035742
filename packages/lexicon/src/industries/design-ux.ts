import type { IndustrySource } from '../entry.ts';

export const designUx: IndustrySource = {
  id: 'design_ux',
  en: 'Design and UX',
  zh: '设计/UX',
  titles: `
    UX designer, UI designer, product designer, graphic designer, interaction designer, visual designer, industrial designer, interior designer, UX researcher, web designer, fashion designer, brand designer, art director, illustrator artist |
    UI设计师, UX设计师, 交互设计师, 平面设计师, 视觉设计师, 产品设计师, 工业设计师, 室内设计师, 用户体验设计师, 美工, 品牌设计师, 服装设计师, 插画师, 设计总监, 网页设计师, 美术指导, 电商设计师`,
  shared: `
    Photoshop, Illustrator, InDesign, After Effects, Premiere Pro, Figma, Sketch, Axure, Adobe Creative Cloud, Canva, HTML, CSS, AutoCAD, SketchUp, 3ds Max, Revit, SolidWorks, Creo, Cinema 4D, user research, graphic design,
    brand identity, A/B testing, storyboarding, responsive design, web accessibility, prototype design, Mini Program, video editing, PowerPoint, competitive analysis, customer journey mapping, conversion rate, customer satisfaction,
    Lightroom, click-through rate, user retention, detail page design, Midjourney`,
  hard: `
    user experience design, UX design, UX | 用户体验设计, 用户体验, 体验设计
    user interface design, UI design, UI | UI设计, 界面设计, 用户界面设计
    interaction design, IxD | 交互设计, 交互原型, 交互逻辑
    visual communication design, visual communication | 视觉传达, 视觉传达设计
    wireframes, low-fidelity wireframes | 线框图, 低保真原型 | prototype design
    high-fidelity prototypes, interactive prototype | 高保真原型, 高保真, 可交互原型
    information architecture | 信息架构, 信息架构设计
    usability testing, usability study | 可用性测试, 易用性测试, 可用性评估
    heuristic evaluation, expert review of usability | 启发式评估, 专家走查, 设计走查
    persona, user personas | 用户角色, 人物角色 | user research
    card sorting, tree testing | 卡片分类, 卡片分类法
    eye tracking, diary study, contextual inquiry | 眼动测试, 日记研究, 情境访谈
    design system, component library | 设计系统, 组件库, 设计规范, 设计语言
    design handoff, design specification | 设计交付, 切图, 标注切图, 切图标注
    design thinking, design sprint | 设计思维, 设计冲刺, 服务设计
    micro-interactions, motion design, UI animation | 动效设计, 交互动效, 微动效, 动效
    icon design, iconography | 图标设计, icon设计
    typography, type design | 字体设计, 文字排印, 字体排版
    color theory, color matching | 色彩搭配, 色彩理论, 配色
    layout composition, editorial design, book design | 版式设计, 画册设计, 书籍装帧, 排版设计
    logo design, VI design, visual identity system | 标志设计, VI设计, LOGO设计, 品牌视觉
    poster design, print design, banner design | 海报设计, 印刷品设计, Banner设计, 物料设计, 宣传物料设计
    packaging design | 包装设计
    prepress, print production | 印前, 印刷工艺, 印刷跟进
    illustration, hand drawing, digital painting | 插画, 手绘, 原画, 板绘, 插画设计
    web design, landing page design | 网页设计, H5设计, 网站设计
    app design, mobile app design | APP设计, 移动端设计, App界面设计
    dashboard design, B-end product design, enterprise UX | B端设计, 后台设计, 可视化大屏设计, B端产品设计
    e-commerce visual design, product main image design | 电商设计, 电商视觉, 主图设计
    industrial design, product appearance design | 工业设计, 外观设计, 产品外观设计, 产品造型
    CMF design, CMF | CMF设计, 色彩材质工艺 | industrial design | color, colour, material, finish, product, design, 设计, 材质, 工艺
    ergonomics, human factors | 人机工程, 人机工程学
    3D modeling, 3D rendering | 三维建模, 3D建模, 效果图渲染, 建模渲染
    interior design, space planning, home decoration design | 室内设计, 空间设计, 家装设计, 软装设计, 软装
    construction drawings for interiors, decoration drawings | 施工图深化, 装修施工图, 效果图
    exhibition design, booth design | 展览设计, 展台设计, 展厅设计, 展陈设计
    environmental graphic design, wayfinding design | 导视设计, 导视系统, 环境设计
    fashion design, apparel design, garment design | 服装设计, 服装款式设计, 女装设计
    pattern making, garment patterns | 服装打版, 打版, 制版, 服装制版
    jewelry design, textile design, accessory design | 珠宝设计, 面料设计, 配饰设计, 花型设计
    design critique, design review, design leadership | 设计评审, 设计管理, 设计团队管理
    creative direction, art direction | 创意指导, 美术指导工作, 视觉把控
    AI image generation, AIGC design | AI绘图, AI绘画, AIGC设计`,
  tool: `
    Adobe XD / InVision / Framer | | Figma | figma, sketch, prototype, prototyping, ui, ux, xd, invision, zeplin
    JSDesign / MasterGo / Pixso | 即时设计 / MasterGo设计 | Figma
    Lanhu / Zeplin / Mockplus | 蓝湖 / / 摹客 | design handoff
    Principle / ProtoPie / Lottie | / ProtoPie动效 | motion design | figma, sketch, protopie, lottie, motion, animation, 动效, 交互
    CorelDRAW | CDR软件 | Illustrator
    Rhino, Rhinoceros / Grasshopper | 犀牛, 犀牛建模 | 3D modeling | keyshot, modeling, grasshopper, solidworks, 3d, sketchup, 建模, 设计, 软件
    KeyShot / V-Ray / Corona Renderer | | 3D rendering
    Blender | Blender建模 | 3D modeling
    Kujiale / Coohom | 酷家乐
    Enscape / Lumion / D5 Render | | 3D rendering
    Procreate / SAI / Clip Studio Paint | 绘画软件Procreate | illustration
    Midjourney / Stable Diffusion / DALL-E | AI绘图工具
    UserTesting / Hotjar / Maze testing / Optimal Workshop | | usability testing
    CLO 3D / Style3D / Gerber AccuMark / Richpeace CAD | / / / 富怡CAD, 服装CAD | pattern making
    Webflow / Wix / Squarespace | | web design
    Storybook / Abstract versioning | | design system | design system, component, components, react, ui, figma, library`,
  cert: `
    Google UX Design Certificate | 谷歌UX设计证书
    NN/g UX Certification, Nielsen Norman UX certification | 尼尔森UX认证
    user experience designer certificate, HFI CUA, Certified Usability Analyst | 用户体验设计师证书, 可用性分析师认证
    Adobe Certified Expert, ACE | Adobe设计师认证, Adobe认证专家 | | adobe, photoshop, illustrator, design, designer, 设计
    advanced graphic designer certificate, art designer certificate | 工艺美术师, 平面设计师证, 高级平面设计师
    registered interior designer, NCIDQ | 注册室内设计师, 室内设计师资格证, 高级室内建筑师
    industrial designer certificate | 工业设计师证, 工业设计师职称
    fashion designer certificate | 服装设计定制工证, 服装设计师证
    Red Dot Award, iF Design Award | 红点奖, iF奖, 红点设计奖
    Autodesk Certified Professional | Autodesk认证, 欧特克认证`,
  metric: `
    % up | task completion rate, task success rate | 任务完成率, 任务成功率
    ratio up | SUS score, System Usability Scale | 可用性得分, SUS评分
    time down | task time, time on task | 操作时长, 任务时长, 操作时间
    count up | screens designed, pages designed | 设计页面数, 页面数量, 界面数量
    count up | components built, reusable components | 组件数量, 沉淀组件, 复用组件
    % up | design reuse rate, component reuse | 组件复用率, 设计复用率
    time down | design cycle time, design turnaround | 设计周期时长, 出图周期, 出图时间
    % up | design acceptance rate, first-draft approval | 一稿通过率, 过稿率, 方案通过率
    % down | drop-off rate, form abandonment | 跳失率, 页面流失率, 表单放弃率
    count up | participants tested, users interviewed | 测试用户数, 访谈用户数
    count up | design deliverables, posters produced | 设计稿数量, 产出物料, 设计产出
    % up | usability issues fixed | 体验问题解决率, 走查问题修复率
    % up | feature adoption, adoption of features | 功能使用率, 功能渗透率
    money down | printing cost, design cost | 印刷成本, 设计成本
    count up | projects designed | 设计项目数, 落地项目`,
  domain: `
    human-computer interaction, HCI | 人机交互
    user-centered design, human-centered design | 以用户为中心的设计
    portfolio website, design portfolio, Behance, Dribbble | 作品集, 站酷
    design agency, branding agency | 设计公司, 设计工作室, 品牌设计公司
    accessibility design, inclusive design | 适老化设计, 包容性设计
    C-end product design | C端产品设计, C端设计
    cultural and creative products | 文创, 文创产品`,
};
