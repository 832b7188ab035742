import type { IndustrySource } from '../../entry.ts';

export const internetSoftware: IndustrySource = {
  id: 'internet_software',
  en: 'Internet and software',
  zh: '互联网/软件',
  titles: `
    software engineer, software developer, back-end engineer, backend developer, front-end engineer, frontend developer, full-stack developer,
    iOS developer, Android developer, QA engineer, test engineer, product manager, engineering manager, tech lead |
    软件工程师, 后端工程师, 后端开发工程师, 前端工程师, 前端开发工程师, 全栈工程师, Java开发工程师, 测试工程师, 软件测试工程师, 产品经理, 架构师, 客户端开发, 程序员`,
  shared: `
    SQL, Python, Java, JavaScript, TypeScript, C++, C#, Go, Rust, PHP, Kotlin, Swift, Ruby, HTML, CSS, MySQL, PostgreSQL, MongoDB, NoSQL, Redis, Kafka,
    Elasticsearch, CI/CD, load balancing, Linux, Git, GitHub, GitLab, Docker, Kubernetes, Jenkins, Nginx, Terraform, AWS, Azure, Google Cloud, Alibaba Cloud,
    DevOps, high availability, Jira, A/B testing, product management, requirements analysis, user research, Mini Program, Figma, Axure, Oracle Database,
    SQL Server, Software Designer Certificate, System Architect Certificate, AWS Certified Solutions Architect, CKA, PMP, PMI-ACP, DAU, MAU, user retention,
    churn rate, response time, user growth, event tracking, funnel analysis, cloud computing`,
  hard: `
    microservices, microservice, microservice architecture | 微服务, 微服务架构 | Spring Cloud
    distributed systems, distributed system | 分布式系统, 分布式架构, 分布式 | microservices
    distributed lock | 分布式锁
    distributed transaction | 分布式事务
    high concurrency | 高并发, 高并发系统 | distributed systems
    database sharding, sharding | 分库分表, 读写分离
    REST API, RESTful API, RESTful | RESTful接口, REST接口
    API design, interface design | 接口设计, API设计, 接口开发
    WebSocket | 长连接
    unit testing, unit test | 单元测试
    automated testing, test automation | 自动化测试, 接口自动化 | unit testing
    functional testing, regression testing | 功能测试, 回归测试
    load testing, performance testing | 压测, 性能测试
    test case design, test cases | 测试用例, 用例设计
    code review | 代码评审, 代码审查, Code Review
    object-oriented programming, OOP, object-oriented design | 面向对象, 面向对象编程
    design patterns | 设计模式
    data structures, data structures and algorithms | 数据结构, 数据结构与算法
    multithreading, concurrent programming | 多线程, 并发编程
    JVM tuning | JVM调优, JVM
    front-end development, frontend development | 前端开发, 前端工程化
    back-end development, backend development | 后端开发, 服务端开发
    full-stack development, full-stack | 全栈开发, 全栈
    mobile development, mobile app development | 移动端开发, 移动开发, 客户端研发
    iOS development | iOS开发
    Android development, Android SDK | Android开发, 安卓开发
    domain-driven design, DDD | 领域驱动设计
    message queue | 消息队列, 消息中间件 | Kafka, RabbitMQ
    caching, cache design, cache strategy | 缓存设计, 缓存策略, 缓存 | Redis
    rate limiting, circuit breaking | 限流, 熔断, 限流熔断降级, 服务降级
    gray release, canary release, feature flag | 灰度发布, 灰度
    performance tuning, performance optimization | 性能优化, 性能调优
    SQL optimization, query optimization, slow query | SQL优化, 慢查询优化, 慢SQL
    responsive design | 响应式设计, 响应式布局
    web accessibility, WCAG | 无障碍设计, 网页无障碍
    agile development, agile methodology, Agile | 敏捷开发, 敏捷项目管理 | Scrum | scrum, sprint, jira, kanban, development, team, teams, methodology, 敏捷, 开发, product
    Scrum | Scrum敏捷 | agile development
    PRD, product requirements document | 产品需求文档, PRD文档
    product roadmap, roadmap planning | 产品路线图, 产品规划路线
    prototype design, wireframing | 原型设计, 原型图
    refactoring, legacy migration | 代码重构, 系统重构
    single sign-on, OAuth 2.0, SSO | 单点登录
    authentication and authorization, RBAC | 权限管理系统, 权限系统, 鉴权`,
  tool: `
    React, React.js, ReactJS | | Vue | redux, next.js, hooks, javascript, typescript, vue, front end, frontend, node.js, css, html, 前端, 组件, js, web, antd, angular, react.js, node
    Redux | | React
    Next.js | | React
    Vue, Vue.js, VueJS, Vue3, Vue2 | | React
    Nuxt.js | | Vue
    Element UI / Ant Design | | Vue
    Angular, AngularJS | | React
    jQuery | | JavaScript
    Node.js, NodeJS | | Express.js
    Express.js, ExpressJS | | Node.js
    NestJS | | Node.js
    React Native | | React
    Flutter | | React Native
    uni-app | | Mini Program
    Webpack | | Vite
    Vite | | Webpack
    Tailwind CSS | | CSS
    Spring Boot, SpringBoot | | Spring
    Spring Cloud, SpringCloud | | microservices
    Spring, Spring MVC, SpringMVC, Spring Framework | Spring框架 | Spring Boot | java, boot, mybatis, 框架, 后端, mvc, hibernate, cloud
    MyBatis, MyBatis-Plus | | Hibernate
    Hibernate / JPA | | MyBatis
    Dubbo | | Spring Cloud
    Nacos / Zookeeper | | Spring Cloud
    RocketMQ | | message queue
    RabbitMQ | | message queue
    Netty
    Tomcat
    Maven / Gradle
    Django | | Flask
    Flask | | Django | python, django, sqlalchemy, api, fastapi, backend, web
    FastAPI | | Flask
    Ruby on Rails, Rails
    Laravel / ThinkPHP | | PHP
    .NET, .NET Core, ASP.NET | | C#
    Qt
    GraphQL | | REST API
    gRPC | | REST API
    Protobuf
    Selenium | | automated testing
    Appium | | automated testing
    Playwright / Cypress | | automated testing | test, testing, tests, selenium, automation, e2e, jest, 测试, 自动化
    Jest | | unit testing | test, tests, testing, react, javascript, typescript, cypress, mocha, 测试, node.js
    JUnit / pytest / TestNG | | unit testing
    JMeter / LoadRunner | | load testing
    Postman / Swagger / Apifox | | REST API | api, apis, swagger, jmeter, rest, 接口, 测试, test, testing, apifox
    Xcode | | iOS development
    Jetpack Compose | | Kotlin
    SwiftUI | | Swift
    Unity WebGL, WebGL, Three.js
    ECharts / D3.js
    SonarQube
    Firebase
    Vercel`,
  cert: `
    Certified ScrumMaster, CSM | Scrum Master认证, CSM认证
    CSPO, Certified Scrum Product Owner | 产品负责人认证
    NPDP | 产品经理国际资格认证, NPDP认证
    ISTQB | ISTQB认证
    Oracle Certified Professional Java, OCP Java, OCPJP | Java认证
    software evaluator certificate | 软件评测师
    Azure Fundamentals, AZ-900 / AZ-104 | Azure认证
    Google Associate Android Developer | 谷歌安卓开发者认证`,
  metric: `
    time down | latency, P99 latency | 接口耗时, 时延, 接口延迟, 平均延迟
    count up | throughput, TPS, transactions per second | 吞吐量
    count up | QPS, queries per second, requests per second
    % up | uptime, service availability, system availability | 系统可用性, 服务可用性, 可用率
    time down | load time, page load time, first contentful paint | 首屏时间, 首屏耗时, 页面加载时间, 加载时间
    % down | crash rate | 崩溃率, 闪退率
    % up | test coverage, code coverage | 测试覆盖率, 代码覆盖率, 用例覆盖率
    time down | build time | 构建时间, 构建耗时, 编译时间
    time down | release cycle, lead time for changes, deployment time | 发布周期, 迭代周期, 上线周期
    count up | deployment frequency, release frequency | 部署频率, 发版频率
    count down | bug count, defect density, production bugs | 线上缺陷, 线上bug数, 缺陷密度
    % up | cache hit rate | 缓存命中率
    % down | CPU usage, memory usage | CPU占用率, 内存占用
    % up | requirement delivery rate | 需求交付率, 需求完成率`,
  domain: `
    SaaS | SaaS产品
    open source, open-source | 开源, 开源项目
    cloud native, cloud-native | 云原生 | Kubernetes
    middle platform | 业务中台, 中台
    payment system | 支付系统, 支付网关
    recommendation strategy | 推荐策略 | recommender systems
    low-code platform, low-code | 低代码, 低代码平台`,
};
