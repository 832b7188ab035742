import type { Tables } from '../entry.ts';

/** Systems that software is built and run on. */
export const infrastructure: Tables = {
  hard: `
    CI/CD, continuous integration, continuous delivery, continuous deployment | 持续集成, 持续交付, 持续部署 | Jenkins
    cloud computing | 云计算
    DevOps | 研发运维一体化 | CI/CD
    high availability | 高可用, 高可用架构
    load balancing | 负载均衡 | Nginx
    infrastructure as code | 基础设施即代码 | Terraform
    virtualization | 虚拟化, 虚拟化技术 | VMware
    Internet of Things, IoT | 物联网
    TCP/IP | TCP/IP协议, 网络协议`,
  tool: `
    Linux, CentOS, Ubuntu, RHEL
    Windows Server
    Git | | GitHub
    GitHub | | Git
    GitLab, GitLab CI | | Git
    SVN, Subversion | | Git
    Docker | | Kubernetes
    Kubernetes, k8s | | Docker
    Jenkins | | CI/CD
    GitHub Actions | | CI/CD
    Nginx
    Ansible | | Terraform
    Terraform | | infrastructure as code
    Prometheus | 普罗米修斯 | Grafana
    Grafana | | Prometheus
    AWS, Amazon Web Services | 亚马逊云
    Azure, Microsoft Azure
    Google Cloud, GCP, Google Cloud Platform | 谷歌云 | | google, cloud, aws, azure, 云, kubernetes, bigquery
    Alibaba Cloud, Aliyun | 阿里云
    Tencent Cloud | 腾讯云
    Huawei Cloud | 华为云
    VMware, vSphere, ESXi`,
  cert: `
    AWS Certified Solutions Architect, AWS Solutions Architect Associate | AWS解决方案架构师认证, AWS认证架构师
    CKA, Certified Kubernetes Administrator | Kubernetes管理员认证
    CCNA, Cisco Certified Network Associate | 思科网络工程师认证
    CCNP | 思科高级网络工程师认证
    HCIE, HCIE Datacom | 华为HCIE, 华为认证ICT专家
    HCIP | 华为HCIP, 华为认证高级工程师
    HCIA, HCNA | 华为HCIA, 华为认证工程师
    RHCE, Red Hat Certified Engineer / RHCSA | 红帽认证工程师
    ITIL, ITIL Foundation | ITIL认证
    Alibaba Cloud Certified Professional | 阿里云ACP, 阿里云ACP认证, 阿里云认证
    System Architect Certificate | 系统架构设计师, 系统架构师证
    Software Designer Certificate | 软件设计师, 中级软件设计师
    Network Engineer Certificate | 软考网络工程师, 网络工程师证`,
};
