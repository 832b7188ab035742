import type { IndustrySource } from '../entry.ts';

export const healthcare: IndustrySource = {
  id: 'healthcare',
  en: 'Healthcare and nursing',
  zh: '医疗/护理',
  titles: `
    nurse, registered nurse, physician, doctor, surgeon, resident physician, nurse practitioner, pharmacist, medical assistant, physical therapist, radiographer, caregiver, dentist, medical technologist, head nurse, staff nurse, enrolled nurse, charge nurse, ward sister, health care assistant, healthcare assistant, care assistant, care worker, support worker, domiciliary carer, aged care worker, midwife, paramedic, physiotherapist, occupational therapist, dental nurse |
    护士, 护士长, 医生, 医师, 住院医师, 主治医师, 外科医生, 药剂师, 药师, 康复治疗师, 检验技师, 影像技师, 护理员, 口腔医生, 健康管理师, 放射科医生, 护工, 实习护士`,
  shared: `
    informed consent, adverse event reporting, GCP certificate, licensed pharmacist, statistics, SPSS, Excel, complaint rate, turnaround time, training delivery, clinical trial, quality control,
    Putonghua Proficiency Test, patient satisfaction, HIPAA, PCR`,
  hard: `
    patient care, bedside care, direct patient care | 患者护理, 病人护理, 床旁护理
    basic nursing care, fundamental nursing | 基础护理, 生活护理
    specialist nursing, specialty nursing | 专科护理, 专科护理技术
    nursing assessment, nursing care plan | 护理评估, 护理计划, 护理程序
    nursing records, nursing documentation | 护理记录, 护理文书, 护理病历
    medication administration, dispensing medication | 给药, 发药, 用药护理
    intravenous infusion, IV infusion, IV therapy, venipuncture | 静脉输液, 静脉穿刺, 输液
    blood drawing, phlebotomy | 采血, 抽血, 静脉采血
    PICC care, central line care | PICC维护, 深静脉置管护理, 留置针
    catheterization, urinary catheter care | 导尿, 导尿护理
    wound care, dressing change | 换药, 伤口护理, 造口护理
    vital signs monitoring, vital signs | 生命体征监测, 生命体征
    ECG, electrocardiogram, ECG monitoring | 心电图, 心电监护
    CPR, cardiopulmonary resuscitation | 心肺复苏
    emergency care, emergency triage, triage nursing | 急诊抢救, 急救护理, 急诊分诊, 院前急救 | CPR
    ICU care, intensive care, critical care | 重症监护, 危重症护理, ICU护理, 重症护理
    operating room nursing, scrub nurse, perioperative care | 手术室护理, 手术配合, 围手术期护理, 器械护士
    surgical operation, surgical procedures, minimally invasive surgery | 外科手术, 手术操作, 微创手术, 腹腔镜手术
    anesthesia, general anesthesia | 麻醉, 全身麻醉
    ward rounds, inpatient management | 查房, 病房管理, 床位管理
    outpatient service, outpatient consultation | 门诊, 门诊接诊, 门急诊
    diagnosis and treatment, differential diagnosis | 诊疗, 临床诊疗, 鉴别诊断
    medical history taking, physical examination | 病史采集, 体格检查, 问诊
    medical records writing, clinical documentation, charting of patients | 病历书写, 病历, 电子病历书写
    prescription review, clinical pharmacy | 处方审核, 处方点评, 临床药学, 药学服务
    infection control, hospital infection control, aseptic technique | 院感防控, 医院感染, 院感, 无菌操作, 无菌技术
    disinfection and isolation, sterilization of instruments | 消毒隔离, 消毒供应, 器械消毒
    medical imaging, radiology | 医学影像, 影像诊断, 放射诊断
    CT scanning, MRI scanning, CT and MRI | CT检查, 核磁共振检查, CT扫描
    ultrasound examination, sonography | 超声检查, B超, 彩超, 超声诊断
    clinical laboratory testing, medical laboratory, hematology testing | 医学检验, 临床检验, 生化检验, 血常规
    pathology, pathological diagnosis | 病理诊断, 病理, 病理切片 | | lab, tissue, slides, diagnosis, histology, hospital, 诊断, 医院, 切片, 临床
    rehabilitation therapy, physiotherapy, physical therapy | 康复治疗, 康复训练, 物理治疗, 理疗
    occupational therapy, speech therapy | 作业治疗, 言语治疗
    acupuncture and moxibustion, acupuncture / tuina, tui na, Chinese massage | 针灸, 艾灸 / 推拿, 推拿按摩
    traditional Chinese medicine practice, TCM | 中医, 中医诊疗, 中医辨证
    maternal and child care, obstetric nursing, midwifery | 妇幼保健, 产科护理, 助产, 母婴护理
    pediatric nursing, pediatrics | 儿科护理, 儿科
    geriatric care, elderly care | 老年护理, 养老护理, 失能老人照护
    psychiatric nursing, psychological counseling in hospital | 精神科护理, 精神科
    dental treatment, orthodontics, dental implant | 口腔治疗, 正畸, 种植牙, 根管治疗
    hemodialysis, dialysis care | 血液透析, 血透, 透析护理
    chronic disease management, diabetes management | 慢病管理, 糖尿病管理, 高血压管理
    health education, patient education | 健康宣教, 健康教育, 患者教育
    health check-up, physical check-up | 健康体检, 体检中心
    follow-up visits, patient follow-up | 患者随访, 随访管理, 出院随访
    doctor-patient communication, nurse-patient communication | 医患沟通, 护患沟通
    nursing management, nurse scheduling | 护理管理, 护理质控, 护士排班
    medical insurance settlement, DRG, DRG/DIP | 医保结算, 医保控费
    public health, epidemic prevention, disease prevention and control | 公共卫生, 疫情防控, 疾病预防控制, 疾控`,
  tool: `
    HIS, hospital information system | 医院信息系统, HIS系统 | | hospital, system, emr, pacs, lis, patient, 医院, 系统
    EMR, electronic medical record, EHR, electronic health record | 电子病历, 电子病历系统
    PACS / RIS | PACS系统, 影像归档系统
    LIS laboratory system | LIS系统, 检验信息系统
    Epic EHR / Cerner / Meditech
    ventilator, mechanical ventilation | 呼吸机, 机械通气
    infusion pump, syringe pump | 输液泵, 微量泵, 注射泵
    defibrillator, AED | 除颤仪, 除颤
    patient monitor | 监护仪, 心电监护仪
    biochemical analyzer | 生化分析仪, 血球分析仪`,
  cert: `
    RN license, Registered Nurse license, NCLEX-RN | 护士执业证, 护士执业资格证, 护士资格证, 执业护士
    primary nurse title, junior nurse title | 初级护师, 护师, 护师资格证, 初级护士资格
    nurse-in-charge title | 主管护师, 主管护师资格
    medical practitioner license, physician license / assistant medical practitioner license / USMLE | 执业医师, 执业医师资格证, 医师资格证 / 执业助理医师
    standardized residency training certificate | 住院医师规范化培训, 规培证, 规培
    attending physician title, board certification | 主治医师资格, 主治医师证
    BLS, Basic Life Support / ACLS, Advanced Cardiac Life Support | 基础生命支持, BLS证书 / 高级生命支持
    CNA, Certified Nursing Assistant | 注册护理助理 | | nursing, nurse, patient, patients, care, certified, 护理
    health manager certificate | 健康管理师证, 三级健康管理师
    rehabilitation therapist certificate | 康复治疗师证, 康复治疗士
    clinical laboratory technologist certificate | 检验技师证, 医学检验技师证, 检验士
    elderly care worker certificate | 养老护理员证, 养老护理员
    maternity matron certificate | 育婴师证, 母婴护理员证, 月嫂证
    radiation worker certificate | 放射工作人员证, 大型设备上岗证
    NMC registration, NMC PIN |
    AHPRA registration, AHPRA |
    DBS check, enhanced DBS, enhanced DBS check |
    Care Certificate |`,
  metric: `
    count up | patients per shift, patients per day, patients cared for | 分管患者数, 日均门诊量, 接诊量, 日均接诊量, 门诊量
    count up | surgeries performed, surgical volume | 手术量, 手术例数, 手术台数
    % up | patient satisfaction, patient satisfaction score | 患者满意度, 病人满意度
    % down | infection rate, hospital-acquired infection rate | 感染率, 院感发生率
    % down | readmission rate | 再入院率, 再住院率
    time down | length of stay, average length of stay | 平均住院日, 住院天数
    % down | fall rate, pressure ulcer rate, adverse event rate | 跌倒发生率, 压疮发生率, 不良事件发生率
    % up | rescue success rate | 抢救成功率
    time down | patient waiting time, wait time | 患者等候时间, 候诊时间
    % up | bed occupancy, bed turnover | 床位使用率, 床位周转率
    % up | venipuncture success rate, first-stick success rate | 穿刺成功率, 一针成功率
    % up | hand hygiene compliance | 手卫生依从率
    % up | follow-up rate | 随访率
    % up | report accuracy of imaging, diagnostic accuracy | 诊断符合率, 诊断准确率
    % down | medication error rate | 用药错误率, 给药差错`,
  domain: `
    tertiary hospital, Grade A tertiary hospital | 三甲医院, 三级甲等医院
    community health center, primary care | 社区卫生服务中心, 基层医疗, 家庭医生
    nursing home, assisted living, elderly care institution | 养老院, 养老机构, 医养结合
    HIPAA, patient privacy | 患者隐私保护
    private clinic, dental clinic | 民营医院, 口腔诊所, 诊所
    internet hospital, telemedicine, telehealth | 互联网医院, 远程医疗, 互联网医疗`,
};
