import type { IndustrySource } from '../../entry.ts';

export const itOpsSecurity: IndustrySource = {
  id: 'it_ops_security',
  en: 'IT operations and security',
  zh: '运维/网络安全',
  titles: `
    system administrator, sysadmin, DevOps engineer, SRE, site reliability engineer, security engineer, network engineer, IT support specialist, penetration tester, SOC analyst, DBA, database administrator, security analyst, help desk technician |
    运维工程师, 系统运维工程师, 网络工程师, 安全工程师, 网络安全工程师, 渗透测试工程师, 信息安全工程师, 桌面运维, IT支持, 数据库管理员, SRE工程师, 系统管理员, 运维开发工程师`,
  shared: `
    Linux, Windows Server, Shell, PowerShell, Python, Docker, Kubernetes, Jenkins, Ansible, Terraform, Prometheus, Grafana, Nginx, AWS, Azure, Alibaba Cloud,
    Tencent Cloud, Huawei Cloud, VMware, virtualization, CI/CD, DevOps, high availability, load balancing, infrastructure as code, TCP/IP, cloud computing,
    MySQL, Oracle Database, Redis, MongoDB, Git, CKA, CCNA, CCNP, HCIE, HCIP, HCIA, RHCE, ITIL, Network Engineer Certificate, AWS Certified Solutions Architect,
    Alibaba Cloud Certified Professional, response time, MTTR, MTBF, root cause analysis, Elasticsearch`,
  hard: `
    system administration, server administration | 系统管理, 服务器运维, 系统运维
    IT operations, operations and maintenance | IT运维, 运维管理, 自动化运维
    site reliability engineering | 站点可靠性工程, 稳定性保障
    monitoring and alerting, system monitoring | 监控告警, 监控体系, 监控平台
    incident response, incident management | 应急响应, 故障处理, 事件响应
    disaster recovery, DR drill | 容灾, 灾备, 异地容灾
    backup and recovery, data backup | 备份恢复, 数据备份
    capacity planning | 容量规划, 容量评估
    log analysis, log management | 日志分析, 日志审计
    network administration, network troubleshooting | 网络运维, 网络管理, 网络排障
    routing and switching | 路由交换, 路由与交换
    VLAN, network segmentation | 网络隔离, VLAN划分
    VPN, IPsec | 虚拟专用网
    firewall configuration, firewall | 防火墙, 防火墙配置, 防火墙策略
    Active Directory, domain controller, LDAP | 域控, AD域, AD域控
    desktop support, help desk | 桌面支持, 桌面运维支持, IT服务台
    asset management of IT, IT asset management | IT资产管理
    data center operations, data center, server room | 机房管理, 数据中心运维, 机房巡检, IDC运维
    penetration testing, pentest | 渗透测试
    vulnerability scanning, vulnerability management, vulnerability assessment | 漏洞扫描, 漏洞管理, 漏洞挖掘
    security hardening, baseline hardening | 安全加固, 基线加固, 基线检查
    information security, cybersecurity, network security | 信息安全, 网络安全
    web security, OWASP Top 10 | Web安全
    SQL injection, XSS | SQL注入, 跨站脚本
    threat intelligence, threat hunting | 威胁情报, 威胁狩猎
    malware analysis, reverse engineering | 恶意代码分析, 逆向分析, 逆向工程
    red team, blue team, red teaming | 红队, 蓝队, 护网, 护网行动, 攻防演练
    code audit, secure code review | 代码审计
    identity and access management, IAM, privileged access management | 身份与访问管理, 访问控制, 堡垒机
    data loss prevention, DLP | 数据防泄漏
    zero trust, zero trust architecture | 零信任
    classified protection, MLPS | 等级保护, 等保, 等保测评, 等保2.0
    data security, data encryption | 数据安全, 数据加密
    digital forensics | 电子取证, 数字取证
    patch management | 补丁管理
    database administration, database tuning | 数据库运维, 数据库管理, 数据库调优
    master-slave replication | 主从复制, 主从同步`,
  tool: `
    Zabbix / Nagios | | Prometheus
    ELK, ELK Stack / Logstash / Kibana | | Elasticsearch
    Splunk | | SIEM
    SIEM | 安全信息与事件管理, 态势感知
    SkyWalking / Jaeger | | monitoring and alerting
    Helm / Istio | | Kubernetes | kubernetes, k8s, chart, charts, docker, service mesh, istio, argo
    Argo CD / Harbor registry | | CI/CD
    SaltStack / Puppet / Chef | | Ansible | ansible, puppet, saltstack, terraform, configuration management, devops
    OpenStack / KVM / Proxmox | | VMware
    Hyper-V | | VMware
    Ceph / GlusterFS
    Keepalived / HAProxy / LVS | | load balancing
    F5, F5 BIG-IP | | load balancing | load, balancer, nginx, network, big ip, 负载, 交换机, 防火墙
    Wireshark / tcpdump | | network administration
    Nmap | | vulnerability scanning
    Burp Suite, BurpSuite | | penetration testing
    Metasploit / Kali Linux / Cobalt Strike | | penetration testing
    Nessus / AWVS / OpenVAS | | vulnerability scanning
    sqlmap | | penetration testing
    WAF, web application firewall | Web应用防火墙 | firewall
    IDS, intrusion detection system / IPS | 入侵检测 / 入侵防御 | firewall | firewall, snort, intrusion, waf, security, siem, 防火墙, 安全, 入侵, 检测
    Snort / Suricata | | IDS
    EDR, endpoint detection / CrowdStrike | 终端检测与响应
    Palo Alto firewall / Fortinet / FortiGate | | firewall
    Cisco, Cisco IOS | 思科
    H3C / Huawei switches | 华三 / 华为交换机
    Sangfor / QAX / NSFOCUS | 深信服 / 奇安信 / 绿盟
    IDA Pro / Ghidra | | malware analysis
    ServiceNow
    JumpServer
    PagerDuty`,
  cert: `
    CISSP | 注册信息系统安全专家, CISSP认证
    CISP | 注册信息安全专业人员, CISP证书
    CISP-PTE | 注册渗透测试工程师
    CISA, Certified Information Systems Auditor | 注册信息系统审计师
    CEH, Certified Ethical Hacker | 道德黑客认证
    OSCP | OSCP认证
    CompTIA Security+, Security+ | CompTIA安全认证
    CompTIA A+ / CompTIA Network+ | CompTIA网络认证
    OCP, Oracle Certified Professional / OCM | Oracle认证, OCP认证 / OCM认证 | | oracle, dba, 数据库, 认证, database
    ISO 27001, ISO27001 Lead Auditor | ISO27001, 信息安全管理体系
    information security engineer certificate | 信息安全工程师证, 软考信息安全工程师
    Azure Administrator Associate | Azure管理员认证`,
  metric: `
    % up | system uptime, server uptime, SLA compliance | 系统稳定性, SLA达成率, 服务器可用率
    time down | MTTD, detection time, mean time to detect | 平均发现时间, 故障发现时间
    time down | recovery time | 恢复时间, 故障恢复时间
    time down | deployment duration, provisioning time | 部署时长, 部署耗时, 交付时长
    count down | number of incidents, P1 incidents, security incidents | 故障数, 安全事件数, 线上故障, 安全事件
    count up | vulnerabilities fixed, vulnerabilities found | 漏洞数, 修复漏洞, 高危漏洞
    % up | patch compliance, patch coverage | 补丁覆盖率, 补丁率
    % down | alert noise, false alarm rate | 告警噪声, 告警量, 误告警率
    % up | automation rate | 自动化率, 自动化覆盖率
    money down | cloud cost, infrastructure cost, server cost | 云成本, 服务器成本, 资源成本
    count up | tickets resolved, ticket volume | 工单量, 处理工单
    % up | first-time fix rate | 一次修复率, 工单解决率`,
  domain: `
    IT service management, ITSM | IT服务管理
    business continuity | 业务连续性
    critical information infrastructure | 关键信息基础设施, 关基
    CTF, capture the flag | CTF比赛, CTF竞赛`,
};
