import type { IndustrySource } from '../../entry.ts';

export const biopharma: IndustrySource = {
  id: 'biopharma',
  en: 'Biotech and pharmaceuticals',
  zh: '生物医药',
  titles: `
    clinical research associate, CRA, clinical research coordinator, CRC, regulatory affairs specialist, medical science liaison, medical representative, biostatistician, pharmacovigilance specialist, formulation scientist, research associate biology, bioinformatician, QA specialist pharma |
    临床监查员, 临床研究协调员, 注册专员, 药品注册, 医药代表, 医学经理, 药物研发, 制剂研究员, 生物信息工程师, 药物警戒专员, 医学联络官, 合成研究员, 细胞培养工程师, 药物分析研究员, 生物工程师`,
  shared: `
    GMP, quality assurance, quality control, ISO 9001, risk assessment, design of experiments, SAS, R, Python, SPSS, statistics, HPLC, gas chromatography, NMR, organic synthesis, process validation,
    pilot plant, technical writing, project management, PMP, medical sales, CET-6, SOP, machine learning, GraphPad Prism, ISO 17025 internal auditor, sales revenue, hypothesis testing,
    UV-Vis, ISO 13485`,
  hard: `
    drug discovery, lead compound screening, hit-to-lead | 药物发现, 新药发现, 先导化合物
    medicinal chemistry | 药物化学
    API process development, API synthesis | 原料药, 原料药工艺, 原料药合成
    formulation development of drugs, drug formulation, dosage form | 制剂, 制剂研发, 制剂工艺, 处方工艺
    generic drug consistency evaluation, bioequivalence | 一致性评价, 生物等效性, BE试验
    pharmaceutical analysis, method validation, analytical method development | 药物分析, 方法学验证, 分析方法开发
    stability study | 稳定性研究, 稳定性考察
    impurity profiling | 杂质研究, 杂质分析
    cell culture, mammalian cell culture | 细胞培养, 哺乳动物细胞培养
    cell line development | 细胞株构建, 稳转细胞株
    upstream process, bioreactor | 上游工艺, 生物反应器
    downstream process, protein purification, chromatography purification | 下游工艺, 蛋白纯化, 层析纯化, 纯化工艺
    fermentation, fermentation process | 发酵, 发酵工艺
    monoclonal antibody, antibody drug, mAb | 单克隆抗体, 单抗, 抗体药物
    ADC, antibody-drug conjugate | 抗体偶联药物 | monoclonal antibody | antibody, drug, oncology, conjugate, 抗体, 药物, 偶联
    CAR-T, cell therapy, cell and gene therapy | 细胞治疗, 基因治疗, CAR-T疗法
    vaccine development, mRNA vaccine | 疫苗, 疫苗研发, mRNA疫苗
    PCR, qPCR, real-time PCR | 聚合酶链式反应, 荧光定量PCR
    Western blot, Western blotting | 蛋白免疫印迹, WB实验
    ELISA | 酶联免疫吸附
    flow cytometry | 流式细胞术, 流式细胞仪
    molecular cloning, plasmid construction | 分子克隆, 质粒构建, 载体构建
    CRISPR, CRISPR-Cas9, gene editing | 基因编辑
    next-generation sequencing, NGS, RNA-seq, single-cell sequencing | 高通量测序, 二代测序, 单细胞测序
    bioinformatics analysis, bioinformatics | 生物信息学, 生信分析
    immunohistochemistry, IHC, immunofluorescence | 免疫组化, 免疫荧光
    animal studies, animal experiments, in vivo studies | 动物实验, 动物模型, 体内药效
    pharmacokinetics, PK/PD, DMPK | 药代动力学, 药动学
    toxicology studies, GLP toxicology | 毒理学, 安全性评价
    clinical trial, clinical trials, clinical trial management | 临床试验, 临床研究
    clinical monitoring, site monitoring, SDV, source data verification | 临床监查, 原始数据核查, 监查
    trial protocol design, clinical protocol | 试验方案, 临床方案
    informed consent | 知情同意, 知情同意书
    subject recruitment, patient recruitment | 受试者招募, 受试者入组, 患者入组
    ICH-GCP, GCP, good clinical practice | 药物临床试验质量管理规范 | | clinical, ich, trial, trials, cra, crc, glp, gmp, 临床, 试验, 药物, 监查, 证书, good clinical practice, 药物临床试验质量管理规范, ich gcp
    pharmacovigilance, adverse event reporting, SAE reporting | 药物警戒, 不良反应监测, 不良事件上报
    drug registration, regulatory submission, regulatory affairs, IND, NDA filing, ANDA | 药品注册申报, 注册申报, 申报资料
    CTD dossier, eCTD | CTD资料, CTD申报资料
    technology transfer, tech transfer | 技术转移, 工艺转移
    deviation management, CAPA | 偏差管理, 纠正预防措施
    cleaning validation, sterile manufacturing, aseptic processing | 清洁验证, 无菌生产, 无菌工艺
    computerized system validation, CSV validation, 21 CFR Part 11 | 计算机化系统验证
    data management of trials, clinical data management | 临床数据管理
    biostatistics, sample size calculation | 生物统计, 样本量计算
    medical affairs, KOL engagement | 医学事务, 专家维护
    in vitro diagnostics, IVD | 体外诊断, 诊断试剂
    medical device registration | 医疗器械注册`,
  tool: `
    EDC, electronic data capture / Medidata Rave | 电子数据采集系统, EDC系统
    CTMS / eTMF / Veeva Vault | 临床试验管理系统
    CDISC / SDTM / ADaM | CDISC标准
    GraphPad Prism, GraphPad | 作图软件GraphPad
    Primer Premier, primer design / BLAST / SnapGene | 引物设计
    LIMS, laboratory information management system | 实验室信息管理系统, LIMS系统
    AKTA, AKTA purifier | AKTA纯化仪 | protein purification
    Bioconductor / Seurat / DESeq2 | | bioinformatics
    Phoenix WinNonlin, WinNonlin | | pharmacokinetics
    Schrödinger software, molecular docking, AutoDock | 分子对接
    Empower / ChemStation | 色谱工作站
    MedDRA / Argus Safety | | pharmacovigilance
    FlowJo | | flow cytometry
    confocal microscope | 共聚焦显微镜, 激光共聚焦`,
  cert: `
    GCP certificate, ICH-GCP certificate | GCP证书, GCP培训证书
    licensed pharmacist, registered pharmacist | 执业药师, 执业药师资格证, 执业药师证
    RAC, Regulatory Affairs Certification | 法规事务认证 | | regulatory, affairs, raps, fda, 法规, 注册
    ACRP-CP, CCRA, CCRP | 临床研究认证
    experimental animal certificate | 实验动物从业资格证, 实验动物上岗证
    PCR lab certificate | PCR上岗证, PCR检验证
    ISO 13485 internal auditor, ISO 13485 | ISO13485内审员, ISO13485医疗器械质量管理体系
    SAS Certified Base Programmer, SAS Base, SAS Certified | SAS认证
    biopharmaceutical engineer title | 制药工程师职称, 医药工程师`,
  metric: `
    count up | subjects enrolled, subject enrollment, enrollment rate | 入组例数, 入组人数, 入组率, 入组进度
    count up | sites managed, trial sites | 中心数, 临床中心, 研究中心
    time down | database lock time, query resolution time | 锁库时间, 质疑解决时间
    % down | protocol deviation rate, protocol deviations | 方案偏离, 方案违背率
    count up | expression titer, antibody titer, titer | 表达量, 抗体表达量, 滴度
    % up | purification yield, protein recovery | 纯化收率, 蛋白回收率
    % up | cell viability | 细胞活率, 细胞存活率
    count down | batch deviations, batch failure rate | 批次偏差, 批次失败率
    count up | IND approvals, NDA approvals, registration approvals | 获批件数, 临床批件, 注册批件
    time down | approval time, filing cycle | 审批周期, 申报周期
    % down | subject dropout rate | 脱落率, 受试者脱落率
    count up | compounds synthesized, compounds screened | 化合物数量, 合成化合物
    count up | hospital coverage, hospital listings | 医院覆盖, 覆盖医院, 进院数量
    count up | samples tested per day, assay throughput | 检测样本量, 日检测量
    count up | ICSRs processed, cases processed of safety | 个例报告数, 不良反应报告数`,
  domain: `
    CRO, contract research organization | 合同研究组织, 医药研发外包 | | clinical, pharma, research, drug, trial, trials, biotech, 临床, 药物, 医药, 研发
    CDMO, CMO manufacturing | 合同研发生产, 医药外包生产
    innovative drug, novel drug | 创新药, 新药研发
    FDA submission, FDA inspection, NMPA | FDA认证, 国家药监局, 药监局
    oncology research, oncology trials | 肿瘤药物, 抗肿瘤药物
    traditional Chinese medicine manufacturing | 中成药, 中药制剂, 中药研发
    precision medicine, companion diagnostics | 精准医疗, 伴随诊断`,
};
