import type { IndustrySource } from '../entry.ts';

export const researchAcademia: IndustrySource = {
  id: 'research_academia',
  en: 'Research and academia',
  zh: '科研/学术',
  titles: `
    postdoctoral researcher, postdoc, research assistant, research fellow, assistant professor, associate professor, professor, PhD candidate, principal investigator, lab manager, research associate, graduate researcher |
    博士后, 科研助理, 研究助理, 副教授, 教授, 助理研究员, 副研究员, 研究员, 博士研究生, 课题组, 实验室主任, 课题负责人, 特聘研究员, 科研秘书, 青年研究员`,
  shared: `
    Python, R, MATLAB, SPSS, Stata, SAS, C++, Linux, Excel, statistics, regression analysis, hypothesis testing, time series, machine learning, deep learning, causal inference, design of experiments, data analysis, data visualization,
    XRD, NMR, HPLC, FTIR, Western blot, flow cytometry, next-generation sequencing, bioinformatics, COMSOL, ANSYS, finite element analysis, ArcGIS, Origin, GraphPad Prism, TEM, scanning electron microscope, technical writing, CET-6, IELTS,
    TOEFL, patents filed, higher education teacher qualification, experimental animal certificate, animal studies, PCR, teaching, EViews, cell culture, patent application`,
  hard: `
    academic research, scientific research, academic research projects | 学术研究, 科学研究, 科研工作, 科研课题
    literature review, systematic review | 文献综述, 系统综述, 文献调研
    meta-analysis | 荟萃分析, Meta分析
    academic writing, paper writing, manuscript preparation | 学术写作, 论文撰写, 论文写作
    peer review, journal reviewing | 同行评审, 审稿, 期刊审稿
    grant writing, grant application, research proposal | 基金申请, 课题申报, 基金申报, 项目申报书, 课题申请
    National Natural Science Foundation project, NSFC project | 国家自然科学基金, 国自然, 国家自然科学基金项目, 青年基金
    National Social Science Fund project | 国家社会科学基金, 国社科, 社科基金
    national key R&D program, provincial research project | 国家重点研发计划, 省部级课题, 纵向课题, 省部级项目
    horizontal research project, industry-university collaboration | 横向课题, 产学研合作, 校企合作课题
    experimental research, lab experiments | 实验研究, 实验操作, 实验室研究
    experimental protocol, protocol development in labs | 实验方案, 实验流程
    research methodology, research design | 研究方法, 研究设计, 研究方案
    quantitative research, quantitative methods | 定量研究, 量化研究方法
    qualitative research, qualitative methods, grounded theory | 质性研究, 定性研究, 扎根理论
    fieldwork, field research, field survey | 田野调查, 实地调研, 野外调查
    survey research, questionnaire survey | 问卷调查, 社会调查, 抽样调查
    in-depth interviews | 深度访谈
    content analysis, discourse analysis, text mining of documents | 内容分析法, 话语分析
    panel data analysis, econometrics | 计量经济学, 面板数据, 计量经济
    structural equation modeling, SEM model | 结构方程模型, 结构方程
    numerical simulation | 数值模拟, 数值仿真, 数值计算
    molecular dynamics simulation | 分子动力学模拟, 分子动力学
    density functional theory, DFT calculation, first-principles calculation | 第一性原理, DFT计算, 密度泛函理论
    Monte Carlo simulation | 蒙特卡洛模拟, 蒙特卡罗
    mathematical modeling | 数学建模
    optimization algorithms, operations research | 运筹学, 优化算法, 运筹优化
    signal processing | 信号处理, 数字信号处理
    spectroscopy, Raman spectroscopy | 光谱分析, 拉曼光谱, 光谱学
    microscopy, fluorescence microscopy | 显微成像, 荧光显微镜
    remote sensing | 遥感, 遥感影像
    thesis supervision, student supervision, mentoring graduate students | 指导研究生, 指导本科生, 论文指导, 毕业设计指导
    undergraduate teaching, university teaching, lecturing | 本科教学, 高校教学, 本科生教学, 主讲课程
    academic conference presentation, conference talk, poster presentation | 学术报告, 会议报告, 学术会议, 墙报展示
    research ethics, IRB approval, ethics review | 科研伦理, 伦理审查, 伦理委员会
    data collection, data acquisition | 数据采集, 实验数据采集, 数据收集
    laboratory management, lab safety | 实验室管理, 实验室安全
    instrument maintenance, large instrument operation | 仪器维护, 大型仪器操作, 仪器管理
    research funding management, research administration | 科研管理, 经费管理, 科研经费
    technology commercialization, technology transfer office | 科技成果转化, 成果转化, 科研成果转化
    scientific illustration, data plotting | 科研绘图, 科研作图
    open science, reproducible research | 可重复研究, 开放科学
    archival research, textual research, historical research | 文献考证, 史料研究, 档案研究`,
  tool: `
    LaTeX / Overleaf | LaTeX排版 | academic writing
    reference manager software / EndNote / Zotero / Mendeley / NoteExpress | 文献管理软件
    Web of Science / Scopus | 文献数据库
    CNKI / Wanfang | 知网, 中国知网 / 万方
    Google Scholar / PubMed / arXiv | 谷歌学术
    NVivo / ATLAS.ti / MAXQDA | 质性分析软件 | qualitative research
    Mplus / AMOS / SmartPLS | AMOS软件 | structural equation modeling
    VASP / LAMMPS / GROMACS | VASP计算 | molecular dynamics simulation
    bibliometric software / CiteSpace / VOSviewer | 文献计量, 文献计量软件
    ImageJ / Fiji | ImageJ图像分析 | microscopy | image, images, microscopy, imagej, cell, fluorescence, analysis, 图像
    Mathematica / Maple | | mathematical modeling | matlab, symbolic, math, numerical, python, 数学
    Fortran / Julia language, Julia | Fortran语言 | | fortran, matlab, python, hpc, numerical, c++, r, 计算, 编程
    HPC, high-performance computing / Slurm / MPI | 高性能计算, 超算, 并行计算
    EEG / E-Prime / PsychoPy | 脑电, 脑电实验
    Google Earth Engine / ENVI | / 遥感处理软件 | remote sensing
    fMRI / FSL / SPM12 | 功能磁共振, 脑影像`,
  cert: `
    postdoctoral certificate | 博士后证书, 博士后出站证书
    GRE, GRE General Test | GRE考试
    national scholarship | 国家奖学金, 博士研究生国家奖学金
    CITI Program certificate, human subjects research training | 人体研究伦理培训证书, CITI证书
    doctoral supervisor qualification, master's supervisor | 硕士生导师, 博士生导师, 硕导, 博导
    biosafety certificate, biosafety training | 生物安全培训证书, 实验室生物安全证
    radiation safety certificate | 辐射安全证书, 辐射安全与防护培训
    research-series title, associate researcher title | 助理研究员职称, 副研究员职称, 研究员职称
    Fulbright, Marie Curie Fellowship, CSC scholarship | 国家留学基金委, CSC奖学金, 公派留学
    State Science and Technology Award | 国家科技进步奖, 自然科学奖, 科技进步奖`,
  metric: `
    count up | publications, papers published, SCI papers, journal articles | 发表论文, SCI论文, 论文数, 学术论文, 核心期刊论文
    count up | citations, citation count | 被引次数, 引用次数, 总被引
    ratio up | h-index | H指数, h因子
    ratio up | impact factor | 影响因子
    money up | research funding, grant funding, grant amount | 科研经费额, 项目经费, 到账经费, 资助金额
    count up | grants awarded, projects funded | 主持课题, 立项数, 主持项目, 获批项目
    count up | first-author papers, corresponding-author papers | 一作论文, 第一作者, 通讯作者, 一作
    count up | students supervised, graduate students supervised | 指导学生数, 培养研究生, 指导硕士
    count up | invited talks, conference talks given | 特邀报告, 邀请报告, 会议报告数
    count up | experiments run, samples measured | 实验次数, 测试样品, 实验样本
    ratio up | teaching evaluation score, course evaluation | 教学评价, 评教分数, 学生评教
    % down | measurement error, experimental error | 测量误差, 实验误差, 相对误差
    ratio up | effect size, R-squared, goodness of fit | 拟合优度, 效应量
    time down | computation time, runtime of simulation | 计算时间, 仿真时间, 运行时间
    count up | monographs published, books authored | 出版专著, 专著, 参编教材
    % up | acceptance rate of manuscripts | 录用率, 论文录用`,
  domain: `
    state key laboratory, national laboratory | 国家重点实验室, 重点实验室, 国家实验室
    Chinese Academy of Sciences, research institute | 中国科学院, 中科院, 研究所, 科研院所
    SCI, SSCI, CSSCI, EI journals | SCI期刊, 核心期刊, 北大核心, 南大核心 | | journal, journals, paper, papers, published, indexed, q1, 论文, 期刊, 发表, 收录
    Nature, Science magazine, Cell Press | 顶刊, 子刊 | | journal, journals, published, cell, pnas, science, paper, papers, 发表, 论文, 期刊
    CVPR, NeurIPS, ICML, ACL conference, ICLR | 顶会, 顶级会议
    double first-class university, 985 university, 211 university | 双一流, 985高校, 211高校
    interdisciplinary research | 交叉学科, 跨学科研究
    social science research, humanities research | 社会科学研究, 人文社科, 哲学社会科学`,
};
