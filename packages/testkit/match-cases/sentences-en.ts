import { gold } from './sentences.ts';

/**
 * Sixty sentences as job descriptions have them, written for this test, and what a careful reader takes from each:
 * skills, tools, certificates and fields of work, years and degree. Character traits are not counted.
 */
export const englishSentences = gold(`
3+ years of experience with Python and PostgreSQL in production. => must Python | must PostgreSQL | years 3
Strong knowledge of Docker and Kubernetes is required; Terraform is a plus. => must Docker | must Kubernetes | nice Terraform
You know React or Vue well enough to review other people's code. => must React / Vue
Bachelor's degree in computer science or a related field. => degree bachelor
Experience with AWS, GCP or Azure. => must AWS / GCP / Azure
Proficiency in SQL required, dbt preferred. => must SQL | nice dbt
At least one of Java, Kotlin or Scala. => must Java / Kotlin / Scala
Nice to have: Kafka, Redis and Elasticsearch. => nice Kafka | nice Redis | nice Elasticsearch
Hands-on experience with CI/CD pipelines, ideally in GitLab. => must CI/CD | nice GitLab
Knowledge of Rust is not required. =>
We expect solid Excel skills and some experience with Power BI. => must Excel | must Power BI
Five years of experience in demand planning or inventory management. => must demand planning / inventory management | years 5
You have worked with Salesforce or HubSpot. => must Salesforce / HubSpot
Google Analytics and SEO are part of your daily work. => must Google Analytics | must SEO
Experience with SAP is an advantage. => nice SAP
CPA required; experience with IFRS preferred. => must CPA | nice IFRS
Familiarity with machine learning frameworks such as PyTorch or TensorFlow. => must machine learning | must PyTorch / TensorFlow
Two to four years of experience in account management. => must account management | years 2
Experience in accounts payable, general ledger and month-end close. => must accounts payable | must general ledger | must month-end close
You speak to customers in a CRM, preferably Salesforce. => must CRM | nice Salesforce
Deep understanding of TypeScript, Node.js and GraphQL. => must TypeScript | must Node.js | must GraphQL
Experience with A/B testing and statistics; causal inference would be great. => must A/B testing | must statistics | nice causal inference
Master's degree or PhD in a quantitative field. => degree master
Working knowledge of Figma and design systems. => must Figma | must design systems
Registered Nurse licence and three years of experience in intensive care. => must Registered Nurse | must intensive care | years 3
Experience with AutoCAD or Revit is essential. => must AutoCAD / Revit
You write unit tests as a matter of course and know Jest. => must unit tests | must Jest
Experience with Snowflake, BigQuery or Redshift is a plus. => nice Snowflake / BigQuery / Redshift
PMP certification preferred. => nice PMP
Strong background in financial modeling and valuation. => must financial modeling | must valuation
Our stack: Go, gRPC and Kubernetes. => must Go | must gRPC | must Kubernetes
Experience in procurement and supplier management, with a good command of Excel. => must procurement | must supplier management | must Excel
Minimum 2 years' experience in B2B sales; SaaS experience is welcome. => must B2B sales | nice SaaS | years 2
You are comfortable with Linux and Bash (Ansible a plus). => must Linux | must Bash | nice Ansible
Experience with lean manufacturing, Six Sigma or Kaizen. => must lean manufacturing / Six Sigma / Kaizen
Knowledge of GDPR and contract law. => must GDPR | must contract law
Warehouse management experience, forklift licence a plus. => must warehouse management | nice forklift licence
You have led recruiting or onboarding in a growing company. => must recruiting / onboarding
Tableau or Looker for dashboards, and SQL for everything else. => must Tableau / Looker | must SQL
No experience with Spark needed; you will learn it here. =>
Experience with PLC programming and SCADA systems. => must PLC programming | must SCADA
At least 4 years of experience in digital marketing, including paid search. => must digital marketing | must paid search | years 4
Solid grasp of REST APIs and OAuth. => must REST APIs | must OAuth
Familiar with Jira and Confluence. => must Jira | must Confluence
Experience with payroll and labour law is desirable. => nice payroll | nice labour law
ACCA or CIMA qualified, or studying towards it. => must ACCA / CIMA
Expertise in risk management and anti-money laundering. => must risk management | must anti-money laundering
Photoshop and Illustrator at a professional level; After Effects is a bonus. => must Photoshop | must Illustrator | nice After Effects
Experience with clinical trials and GCP guidelines. => must clinical trials | must GCP
You have shipped mobile apps in Swift or Kotlin. => must Swift / Kotlin
Experience in freight forwarding and customs clearance. => must freight forwarding | must customs clearance
Degree in engineering preferred but not required; strong SolidWorks skills. => must SolidWorks
Scrum experience; a Scrum Master certificate is nice to have. => must Scrum | nice Scrum Master
You understand microservices and message queues. => must microservices | must message queues
Experience in curriculum design and classroom management. => must curriculum design | must classroom management
Revenue management experience in hotels, Opera PMS preferred. => must revenue management | nice Opera PMS
Five to seven years of experience in product management, of which two in fintech. => must product management | must fintech | years 5
Knowledge of Spring Boot, Hibernate and MySQL. => must Spring Boot | must Hibernate | must MySQL
You bring experience with penetration testing; OSCP is a plus. => must penetration testing | nice OSCP
Customer support experience in Zendesk or Intercom. => must customer support | must Zendesk / Intercom
`);
