import type { IndustrySource } from '../../entry.ts';

export const gaming: IndustrySource = {
  id: 'gaming',
  en: 'Games',
  zh: '游戏',
  titles: `
    game designer, level designer, game developer, Unity developer, Unreal developer, technical artist, game producer, 3D artist, concept artist, game tester, narrative designer, gameplay programmer, game artist, character artist |
    游戏策划, 数值策划, 系统策划, 关卡策划, 游戏开发工程师, 游戏客户端开发, Unity开发工程师, UE开发, 技术美术, 游戏制作人, 原画师, 游戏运营, 游戏测试, 3D模型师, 动作设计师, 特效师, 剧情策划, 游戏发行`,
  shared: `
    C++, C#, Lua, Python, Java, Go, Git, SVN, Photoshop, 3ds Max, Blender, ZBrush, Maya, After Effects, Excel, VBA, user operations, user growth, A/B testing, data analysis, funnel analysis, live streaming, illustration, 3D modeling,
    DAU, MAU, user retention, ARPU, new users, churn rate, conversion rate, performance tuning, multithreading, functional testing, test cases, project management, PMP, localization, agile development, high concurrency, Redis, MySQL,
    Bilibili, competitive analysis, customer acquisition cost, crash rate, ROI, community building of fans, app store optimization, user research`,
  hard: `
    game design, gameplay design | 游戏设计, 玩法设计, 核心玩法, 玩法策划
    system design of games, game system planning | 系统策划案, 游戏系统设计, 策划案撰写
    numerical design, game balancing, combat balancing | 数值策划案, 数值设计, 数值平衡, 战斗数值, 数值体系
    game economy design, virtual economy | 经济系统, 游戏经济系统, 经济系统设计
    level design | 关卡设计, 关卡搭建
    combat design, skill design in games | 战斗设计, 技能设计, 战斗系统, 战斗策划
    narrative design, quest design, storyline writing, worldbuilding | 剧情设计, 世界观设定, 任务设计, 世界观架构, 剧情文案
    character design | 角色设计, 角色原画, 人设
    monetization design, in-app purchases, gacha design | 商业化设计, 付费设计, 抽卡, 商业化策划, 付费点设计
    game documentation, GDD, game design document | 游戏设计文档, 策划文档
    gameplay programming, gameplay systems | 玩法开发, 战斗逻辑开发, 游戏逻辑
    game client development | 游戏客户端, 游戏前端
    game server development | 游戏服务器, 游戏服务端
    frame synchronization, lockstep, state synchronization, netcode | 帧同步, 状态同步, 网络同步
    graphics programming, rendering pipeline, URP, HDRP | 图形渲染, 渲染管线, 图形学, 图形编程
    shader programming, shaders, HLSL, GLSL | 着色器, Shader编写, Shader
    physics engine, PhysX, collision detection | 物理引擎, 碰撞检测
    game AI, behavior tree, pathfinding, A* pathfinding | 行为树, 游戏AI, 寻路, 状态机
    hot update in games, hot patching, AssetBundle | 热更新, 资源热更
    game engine development, game engine | 引擎开发, 游戏引擎, 自研引擎
    game optimization, draw call optimization, memory optimization of games | 游戏性能优化, DrawCall优化, 内存优化, 包体优化
    editor tools development, tool chain for games | 编辑器开发, 工具链开发, 编辑器工具
    technical art, tech art pipeline | TA流程, 美术管线
    concept art, environment concept art | 概念设计, 场景原画, 原画设计, 场景概念
    3D character modeling, hard-surface modeling, low-poly modeling | 角色建模, 次世代建模, 低模, 高模, 硬表面建模
    environment art, scene modeling | 场景建模, 场景美术, 地编, 场景编辑
    character rigging, rigging and skinning | 骨骼绑定, 角色绑定, 蒙皮
    character animation, skeletal animation, motion capture | 角色动画, 骨骼动画, 动作捕捉, 动捕, 3D动作
    game VFX, particle effects | 游戏特效, 粒子特效
    game UI, game interface design, HUD design | 游戏UI, 游戏界面设计, GUI设计
    game audio, game sound effects, music for games | 游戏音效, 游戏音乐, 游戏音频
    game testing, playtesting, compatibility testing | 游戏测试工作, 兼容性测试, 玩法测试
    game live operations, live ops, game operations | 游戏运营活动, 长线运营, 版本运营, 版本活动, 游戏活动
    version planning, content roadmap of games | 版本规划, 版本迭代, 版本内容
    game publishing, game launch, overseas publishing | 游戏发行业务, 游戏出海, 海外发行, 全球发行
    user acquisition for games, UA campaigns | 买量, 游戏买量, 买量投放
    game channel operations, app store featuring | 渠道联运, 联运, 应用商店推荐
    player community management, Discord community | 玩家社区, 玩家社群, 玩家运营, TapTap社区
    game localization, localization | 本地化, 游戏本地化, 多语言本地化
    anti-cheat, anti-addiction system | 反外挂, 防沉迷
    esports, esports event operations | 电竞, 电子竞技, 电竞赛事
    game license application, ISBN approval of games | 版号, 版号申请
    game project management, scheduling of milestones | 里程碑管理, 游戏PM`,
  tool: `
    Unity, Unity3D | Unity引擎 | Unreal Engine | c#, game, games, unreal, 3d, gameplay, vr, ar, shader, mobile, 游戏, 引擎, 开发, 客户端, unity3d, lua, ugui
    Unreal Engine, UE4, UE5, Unreal | 虚幻引擎, 虚幻4, 虚幻5 | Unity
    Unreal Blueprints, Blueprints visual scripting | 蓝图编程, 蓝图系统, UE蓝图 | Unreal Engine
    Cocos Creator, Cocos2d-x, Cocos | | Unity
    Egret / Laya | 白鹭引擎 / LayaAir | Cocos Creator | egret, h5, game, cocos, engine, 游戏, 引擎, 白鹭
    Godot / GameMaker / RPG Maker | | Unity
    Maya, Autodesk Maya | 玛雅软件 | 3ds Max | 3d, zbrush, modeling, animation, rigging, unity, unreal, 3ds, blender, substance, 建模, 动画, 绑定, max, autodesk
    ZBrush | ZBrush雕刻 | Blender
    Substance Painter, Substance Designer | SP贴图 | ZBrush
    Spine, Spine 2D / Live2D | Spine动画 | skeletal animation | animation, 2d, live2d, skeletal, unity, cocos, 动画, 骨骼, 动作
    Houdini / SpeedTree / World Machine | Houdini程序化 | technical art
    Wwise / FMOD | Wwise音频 | game audio
    Perforce, P4V | P4版本管理 | Git
    Steamworks, Steam | Steam平台 | | game, games, wishlist, wishlists, epic, console, launch, indie, players, 游戏, 上线, 平台, 发行
    skynet / KBEngine / Photon Engine | skynet框架 | game server development | lua, server, game, unity, 游戏, 服务器, 服务端
    RenderDoc / Unity Profiler / UWA | / / 性能分析工具UWA | game optimization
    XLua / ToLua / ILRuntime | xLua热更 | Lua
    ThinkingData / PlayFab / Unity Ads / Reyun | 数数科技 / / / 热力引擎`,
  cert: `
    Unity Certified Associate, Unity Certified Professional, Unity Certified Developer | Unity认证, Unity认证工程师
    Unreal Authorized Instructor, Unreal certification | UE认证, 虚幻引擎认证
    game designer certificate, digital game designer | 游戏设计师证书, 数字游戏策划师
    Autodesk Maya certification | Maya认证, 三维动画设计师认证
    animator certificate, animation designer certificate | 动画设计师证, 动画制作员
    esports professional certificate, esports referee certificate | 电子竞技员, 电竞裁判证, 电子竞技运营师
    scrum certificate for producers | 游戏制作人认证
    ISTQB game tester | 游戏测试认证`,
  metric: `
    % up | D1 retention, day-1 retention, D7 retention | 次留, 七留, 首日留存, 三十日留存
    money up | gross revenue of game, game revenue, monthly gross | 流水, 月流水, 首月流水, 游戏流水 | | game, games, revenue, 游戏, 月, 万, 亿, 首
    % up | paying rate, payer conversion, payment conversion | 付费率, 付费转化率
    money up | ARPPU, average revenue per paying user | 每付费用户平均收入
    money up | LTV, lifetime value | 用户生命周期价值, 生命周期价值
    money down | CPI, cost per install | 单用户获取成本, 单激活成本
    count up | frame rate, FPS | 帧率
    count down | draw calls, memory footprint | 内存峰值, 包体大小, DrawCall数
    count up | peak concurrent users, PCU, CCU | 最高同时在线, 同时在线人数, 同时在线
    time up | average session length, playtime | 平均游戏时长, 人均在线时长, 游玩时长
    count up | downloads of game, wishlist additions | 愿望单, 预约量, 预约人数, 首日下载
    ratio up | Metacritic score, store rating of game, Steam rating | TapTap评分, 玩家评分
    count up | levels designed, quests designed | 关卡数量, 设计关卡, 任务数量
    count up | assets delivered, models delivered | 资产数量, 模型数量, 交付模型
    % up | level pass rate, tutorial completion rate | 通关率, 新手引导完成率, 新手通过率
    time down | loading time of game, level load time | 游戏加载时间, 场景加载时间`,
  domain: `
    mobile game, mobile games | 手游, 手机游戏, 移动游戏
    AAA game, console game, AAA title | 3A游戏, 主机游戏, 单机游戏
    MMORPG, MOBA, FPS game, SLG | 角色扮演游戏, 策略游戏, 射击游戏, 二次元游戏
    casual game, hyper-casual game | 休闲游戏, 超休闲游戏, 小游戏
    indie game | 独立游戏
    VR game, virtual reality, augmented reality | 虚拟现实, 增强现实, VR游戏
    game studio, game publisher | 游戏公司, 游戏工作室, 游戏厂商
    web game, H5 game | 页游, H5游戏`,
};
