/** Care of the old and the sick, hospitals, midwifery, dental work, pharmacies, laboratories, animals. */
export const care = `
dementia, Alzheimer's, cognitive impairment, memory care, memory loss, BPSD | 认知症, 认知障碍, 失智, 失智症, 失智老人, 老年痴呆, 阿尔茨海默, 阿尔茨海默病, 阿尔兹海默, 痴呆老人
pressure ulcer, pressure sore, bedsore, decubitus, pressure area, pressure injury, tissue viability | 压疮, 褥疮, 压力性损伤, 压力性溃疡, 压伤
tube feeding, enteral feeding, NG feed, PEG feeding, PEG feed | 鼻饲, 管饲, 打流食, 肠内营养
feeding tube placement, NG tube insertion, nasogastric tube insertion | 插胃管, 置胃管, 留置胃管
suctioning, sputum suction, airway suction, oral suction | 吸痰, 抽痰
chest percussion | 拍背排痰, 叩背, 翻身拍背
tracheostomy, trachy care, tracheotomy | 气切, 气管切开, 气切套管
repositioning, pressure relief turning, two-hourly turns, turning charts | 翻身, 定时翻身, 变换体位, 更换体位, 轴线翻身, 摆体位
personal hygiene, personal care, washing and dressing, bathing residents, bed bath, bed baths, intimate care | 个人卫生护理, 擦身, 擦浴, 助浴, 给老人洗澡, 帮老人洗澡, 老人洗澡, 床上擦浴, 晨间护理, 晨晚间护理, 生活照料 |  | incontinence care
incontinence care, continence care, pad changes, pad changing, toileting | 失禁护理, 换尿垫, 换尿不湿, 换纸尿裤, 换尿布, 如厕, 大小便护理, 二便护理
assisted feeding, feeding residents, help at mealtimes, mealtime support | 喂饭, 助餐, 协助进食, 协助进餐 |  | dysphagia
dysphagia, swallowing difficulties, thickened fluids, modified diets, IDDSI | 吞咽障碍, 吞咽困难, 防噎食, 防误吸
hoisting residents, patient hoist, ceiling track hoist, hoist slings, slide sheet, stand aid, patient transfer | 移位机, 移乘, 转移搬运, 过床, 轮椅转移, 床椅转移 | moving and handling patients
moving and handling patients, people moving, moving and handling, patient handling |
wandering, sundowning, challenging behaviour, behaviours that challenge, distressed behaviour | 游走, 日落综合征, 日落躁动, 精神行为症状, 走失防范, 问题行为 |  | dementia
end of life care, palliative care, hospice care, terminal care, syringe driver, last days of life | 临终关怀, 安宁疗护, 舒缓治疗, 姑息治疗, 临终护理
falls prevention, falls risk, sensor mats, falls assessment | 防跌倒, 跌倒预防, 防摔, 跌倒坠床
medication round, medicines round, med round, med pass, MAR chart, MAR sheets, eMAR, administering medicines, administering medication, giving out medication | 发药, 摆药, 服药管理, 给药, 协助服药, 喂药
controlled drugs, CD register, CD book | 麻精药品, 麻醉药品, 精麻药品, 毒麻药
blood glucose monitoring, blood sugar monitoring, BM monitoring, fingerstick, glucometer | 测血糖, 血糖监测, 指尖血糖, 扎手指
blood pressure check, BP check, NEWS2, NEWS score, observations round, vital obs, taking obs | 量血压, 测血压, 测生命体征, 量体温
venepuncture, phlebotomy, taking bloods, blood taking, bleeding patients | 抽血, 采血, 静脉采血
cannulation / puncture of a vein | 打留置针, 留置针 / 静脉穿刺
infusion, IV drip, intravenous drip, IV fluids | 输液, 打点滴, 挂水, 吊水, 挂瓶, 静脉输液, 静滴
catheter care, urinary catheter, catheterisation, indwelling catheter | 导尿, 尿管护理, 留置尿管, 插尿管, 导尿管
stoma care, colostomy, ileostomy, ostomy | 造口, 造瘘口, 造口袋
wound dressing, dressing changes, redressing wounds, wound care | 换药, 伤口换药, 更换敷料, 伤口护理
rehabilitation exercise, passive exercises, range of motion, mobility exercises | 康复训练, 功能锻炼, 被动运动, 肢体锻炼, 关节活动
activities programme, activities coordination, reminiscence, reminiscence sessions, meaningful activities | 文娱活动, 长者活动, 老人活动, 怀旧疗法, 手指操
care records, daily notes, care notes, digital care records | 护理记录, 照护记录, 护理日志, 照护日志, 护理日记, 护理文书, 交班记录 > Person Centred Software = PCS app, Nourish app, Access Care Planning, Log my Care
smart eldercare system, eldercare software, care home software | 智慧养老系统, 智慧养老平台, 养老系统, 养老信息化, 养老管理系统, 智能床垫, 长护险系统 |  | care records
shift handover, handover, SBAR handover | 交接班, 床旁交接, 晨会交班
relatives liaison, family liaison, talking to families, speaking with relatives, family contact | 家属沟通, 与家属沟通, 跟家属沟通, 家属联络, 家属探视, 安抚家属, 家属反馈
elderly rehabilitation ward, care of the elderly ward, geriatric ward, geriatrics, elderly medicine | 老年科, 老年病科, 老年医学科
first aid certificate | 急救证, 急救证书
first aid at work certificate, FAW certificate |
emergency first aid at work certificate, EFAW certificate |
Red Cross first aid certificate | 救护员证, 红十字救护员证, 红十字会救护员证, 红十字急救证
elderly care certificate | 养老护理员证, 养老护理员证书, 养老护理员资格证
resuscitation, CPR, basic life support, cardiopulmonary resuscitation | 心肺复苏, 心肺复苏术, 徒手心肺复苏, 基础生命支持
emergency department, A&E, ED nursing, casualty department, emergency room | 急诊科, 急诊, 急救科, 抢救室 |  | resuscitation room
resuscitation room, resus, major trauma | 急救复苏
triage | 分诊, 预检分诊, 预检
operating theatre, operating room, scrub, theatre nursing, scrub nurse, circulating nurse | 手术室, 器械护士, 巡回护士, 洗手护士, 手术配合, 上台配合
intensive care, ICU, ITU, critical care, HDU, high dependency | 重症监护, 重症医学科, 监护室
sterile services, decontamination, CSSD, autoclaving instruments, sterilising instruments, HSDU | 供应室, 消毒供应, 器械消毒, 灭菌消毒, 高压灭菌, 消毒供应中心
infection prevention, infection control, barrier nursing | 院感, 医院感染, 院感防控, 感染控制, 隔离消毒, 消毒隔离
dialysis, haemodialysis, hemodialysis, renal unit | 血透, 血液透析, 透析, 血液净化, 上下机
labour ward, delivery suite, delivering babies, intrapartum care, catching babies | 产房, 助产, 接产, 分娩
postnatal care, confinement care, newborn care, postpartum care | 月子护理, 产后护理, 新生儿护理, 坐月子, 月子, 产妇护理
breastfeeding support, lactation support, infant feeding support | 母乳喂养, 催乳, 通乳, 开奶, 哺乳指导
immunisation, vaccination, vaccinating, baby clinic jabs, immunisations | 预防接种, 疫苗接种, 打疫苗, 接种疫苗, 计划免疫, 打预防针
chronic disease management, long-term conditions, diabetes clinic, asthma clinic | 慢病管理, 慢病随访, 慢性病管理, 高血压随访, 糖尿病随访, 两病管理
patient discharge planning, discharge planning, discharging patients | 出院准备, 出院指导, 办理出院
care planning, care plans, support plans, person-centred plans | 护理计划, 照护计划, 个案照护, 照护方案
safeguarding adults, safeguarding vulnerable adults, adult protection, SOVA |
learning disability, learning disabilities, intellectual disability | 智力障碍
autism, autism support | 自闭症, 孤独症
supported living, domiciliary care, home care, homecare, home care visits, care calls in the community | 居家照护, 上门照护, 居家养老, 上门护理, 居家护理, 住家照护
ultrasound scanning, sonography, ultrasonography | 超声检查, 超声诊断, 做超声
colour Doppler ultrasound | 彩超 | 超声检查
B-mode ultrasound | B超 | 超声检查
X-ray, radiography, plain film, DR imaging | 放射拍片, X光, X线摄影, 拍X光, DR拍片
ECG, electrocardiogram, EKG, 12-lead | 心电图, 做心电图, 拉心电图
blood count, haematology analyser, CBC, full blood count | 血常规, 血球仪
dental hygiene, scale and polish, scaling and polishing, scaling | 洗牙, 洁牙, 洁治, 超声洁治
root canal, endodontics, root canal treatment | 根管, 根管治疗, 杀神经
tooth extraction, tooth extractions, exodontia | 拔牙, 拔智齿
dental filling, composite filling | 补牙, 树脂充填
dentures, removable prosthodontics | 假牙, 活动义齿, 义齿
crown and bridge, fixed prosthodontics, zirconia crowns | 烤瓷牙, 牙冠, 全瓷冠, 固定修复, 牙套修复
orthodontics, aligners, Invisalign | 正畸, 矫正牙齿, 箍牙, 隐形矫正, 隐适美, 牙齿矫正
dental implantology, implants dentistry, dental implants | 种植牙, 种牙, 种植修复
chairside assisting, four-handed dentistry, chairside support, dental nursing | 四手操作, 椅旁配合, 椅旁护理, 椅旁
dispensing medicines, dispensing prescriptions, making up prescriptions, filling prescriptions | 药品调剂, 处方调配, 按方抓药, 照方发药
prescription checking, clinical check of prescriptions | 审方, 处方审核, 审核处方
Chinese herbal dispensing | 抓药, 中药调剂, 饮片调配, 中药饮片, 抓中药, 戥秤
over-the-counter advice, OTC sales, medicine counter, healthcare counter | 用药指导, 用药咨询, 问病荐药, 联合用药推荐
drug expiry control, date checking, short-dated stock | 近效期管理, 效期管理, 效期药品, 药品效期
good supply practice | GSP, 药品经营质量管理规范
good manufacturing practice, cGMP, GMP | 药品生产质量管理规范
pipetting, liquid handling, micropipette | 移液, 加样, 移液枪
titration, volumetric analysis, titrimetric | 滴定, 容量分析, 滴定分析
liquid chromatography | 液相色谱
HPLC / UPLC, UHPLC | 高效液相, 高效液相色谱 / 超高效液相, 超高效液相色谱 | liquid chromatography
gas chromatography, GC-FID, headspace GC | 气相色谱
GC-MS | 气质联用, 气相色谱质谱联用
atomic absorption, AAS | 原子吸收, 石墨炉原子吸收
ICP-MS | 电感耦合等离子体质谱
ICP-OES, ICP-AES | 电感耦合等离子体发射光谱
PCR, qPCR, real-time PCR, RT-PCR | 荧光定量, 荧光定量PCR
nucleic acid testing | 核酸检测
nucleic acid extraction | 核酸提取
cell culture, tissue culture, passaging cells, aseptic cell work | 细胞培养, 养细胞, 细胞传代
microbiological plating, plate counts, colony counting, streaking plates, bacterial culture | 涂板, 菌落计数, 细菌培养, 划线接种, 平板计数, 菌落总数, 微生物检验
aseptic technique, clean bench work, sterile technique, laminar flow | 无菌操作, 超净台, 超净工作台, 无菌技术
| CNAS认可, 实验室认可
| CMA资质认定, 计量认证
specimen handling, specimen reception, sample reception, sample logging | 标本接收, 样品接收, 收样, 样本登记, 接样
histology, tissue sectioning, microtomy, microtome, H&E staining | 病理切片, 石蜡切片, 切片染色, 包埋, 组织切片
small animal practice, companion animals, small animal clinic | 小动物临床, 宠物医院, 宠物诊所, 小动物诊疗, 犬猫诊疗, 犬猫临床
neutering, spaying, spay and neuter, castration, desexing, spays | 绝育, 去势, 公猫去势, 母犬绝育, 绝育手术
animal restraint, handling animals for examination, animal handling | 保定, 动物保定, 猫狗保定, 犬猫保定
pet grooming, dog grooming, clipping dogs | 宠物美容, 宠物洗护, 狗狗美容, 修毛, 剃毛洗澡
large animal practice, farm animal practice, production animal medicine | 大动物临床, 反刍兽医, 牛羊病, 猪病
`;
