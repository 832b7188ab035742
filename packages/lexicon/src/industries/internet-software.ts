import { type Industry, terms } from '../entry.ts';

export const internetSoftware: Industry = {
  id: 'internet_software',
  name: { en: 'Internet and software', zh: '互联网/软件' },
  shared: ['sql', 'python'],
  entries: [
    ...terms(
      'hard',
      `
      microservices, microservice, microservice architecture | 微服务, 微服务架构 | spring-cloud
      distributed systems, distributed system | 分布式, 分布式系统 | microservices
      distributed lock, distributed locks | 分布式锁
      high concurrency | 高并发 | distributed-systems
      REST API, RESTful, RESTful API, REST APIs, RESTful APIs | RESTful接口, REST接口
      unit testing, unit tests, unit test | 单元测试
      automated testing, test automation | 自动化测试 | unit-testing
      CI/CD, continuous integration, continuous delivery, continuous deployment | 持续集成, 持续交付, 持续部署 | jenkins
      code review, code reviews | 代码评审, 代码审查
      object-oriented programming, OOP, object-oriented design | 面向对象, 面向对象编程
      data structures, data structures and algorithms | 数据结构, 数据结构与算法
      front-end development, frontend development, front end development | 前端开发, 前端
      back-end development, backend development, back end development | 后端开发, 后端
      full-stack development, full stack development, full-stack, full stack | 全栈, 全栈开发
      mobile development, mobile app development | 移动端开发, 移动开发
      mini program, mini programs, WeChat mini program | 小程序, 微信小程序
      message queue, message queues | 消息队列, 消息中间件 | kafka, rabbitmq
      caching, cache design | 缓存, 缓存设计 | redis
      load balancing | 负载均衡 | nginx
      performance tuning, performance optimization, performance optimisation | 性能优化, 性能调优
      responsive design | 响应式设计, 响应式布局
      web accessibility, WCAG | 无障碍, 无障碍设计
      agile, agile development, scrum | 敏捷, 敏捷开发
      A/B testing, A/B test, A/B tests, AB testing, AB test | A/B测试, A/B 测试, AB测试, A/B实验, A/B 实验
      product management | 产品管理, 产品规划
      requirements analysis, requirement analysis | 需求分析
      user research, user interviews | 用户研究, 用户访谈, 用户调研
      infrastructure as code | 基础设施即代码 | terraform`,
    ),
    ...terms(
      'tool',
      `
      Java
      JavaScript, JS | | typescript
      TypeScript | | javascript
      C++, cpp
      C#, C sharp
      Go, Golang | Go语言 | | golang, backend, back-end, microservice, 后端, 语言, 微服务, java, python, rust, gin, kubernetes, k8s
      Rust | Rust语言 | | cargo, c++, wasm, tokio, systems programming, 语言, golang, python, java
      PHP
      Kotlin | | java
      Swift | | | ios, xcode, objective-c, kotlin
      Ruby on Rails, Rails
      React, React.js, ReactJS | | vue
      Vue, Vue.js, VueJS, Vue3, Vue2 | | react
      Angular, AngularJS | | react
      Node.js, NodeJS, Node | | express-js
      Express.js, ExpressJS | | node-js
      React Native | | react
      Flutter
      Webpack | | vite
      Vite | | webpack
      HTML, HTML5
      CSS, CSS3, Sass
      Spring Boot, SpringBoot | | spring
      Spring Cloud, SpringCloud | | microservices
      Spring, Spring MVC, SpringMVC | Spring框架 | | java, boot, mybatis, 框架, 后端, mvc
      MyBatis
      Django | | flask
      Flask | | django
      .NET, .NET Core, ASP.NET | | csharp
      MySQL | | postgresql, sql
      PostgreSQL, Postgres | | mysql, sql
      Oracle Database, Oracle DB | Oracle数据库
      MongoDB | | nosql
      NoSQL | 非关系型数据库 | mongodb
      Redis | | caching
      Kafka, Apache Kafka | | message-queue
      RabbitMQ | | message-queue
      Elasticsearch, Elastic Search
      Nginx
      Docker | | kubernetes
      Kubernetes, k8s | | docker
      Jenkins | | ci-cd
      GitHub Actions | | ci-cd
      GitLab CI | | ci-cd
      Git | | github
      GitHub | | git
      Linux
      AWS, Amazon Web Services | 亚马逊云
      Azure, Microsoft Azure
      Google Cloud, GCP, Google Cloud Platform
      Alibaba Cloud, Aliyun | 阿里云
      Terraform | | infrastructure-as-code
      GraphQL
      gRPC
      Selenium | | automated-testing
      Jest | | unit-testing
      JUnit | | unit-testing
      Playwright | | automated-testing
      JMeter | | performance-tuning
      Postman
      Jira | | agile
      Figma
      Axure, Axure RP`,
    ),
    ...terms(
      'cert',
      `
      AWS Certified Solutions Architect | AWS解决方案架构师认证
      CKA, Certified Kubernetes Administrator | Kubernetes管理员认证
      Certified ScrumMaster, CSM | 敏捷教练认证
      PMP, Project Management Professional | 项目管理专业人士, PMP证书
      ISTQB
      Software Designer Certificate | 软件设计师
      System Architect Certificate | 系统架构设计师`,
    ),
    ...terms(
      'metric',
      `
      response time, response times | 响应时间, 接口耗时
      latency | 延迟, 时延
      throughput | 吞吐量
      QPS, queries per second, requests per second
      uptime, availability | 可用性, 可用率
      load time, page load time, load times | 加载时间, 首屏时间, 首屏耗时
      crash rate | 崩溃率
      error rate, bug rate | 错误率, 缺陷率, 故障率
      test coverage, code coverage | 测试覆盖率, 代码覆盖率
      build time, build times | 构建时间, 构建耗时
      DAU, daily active users | 日活, 日活跃用户
      MAU, monthly active users | 月活, 月活跃用户
      retention, retention rate, user retention | 留存, 留存率, 次日留存
      churn, churn rate | 流失率
      release cycle, lead time for changes | 发布周期, 迭代周期`,
    ),
    ...terms(
      'domain',
      `
      SaaS
      open source, open-source | 开源
      cloud native, cloud-native | 云原生 | kubernetes
      fintech | 金融科技
      user growth | 用户增长
      event tracking, tracking plan | 埋点, 数据埋点
      funnel analysis, conversion funnel | 漏斗分析, 转化漏斗
      recommendation strategy | 推荐策略 | recommender-systems`,
    ),
  ],
};
