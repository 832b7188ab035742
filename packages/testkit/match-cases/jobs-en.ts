import { person, type Trio } from './trios.ts';

/** Six descriptions and eighteen people, all invented for this test. */
export const englishTrios: Trio[] = [
  {
    job: `Backend engineer
About us
A small firm that plans deliveries.
Requirements
- 4+ years of experience with Python or Go
- PostgreSQL, Redis and Docker in production
- REST APIs and message queues
Nice to have
- Kubernetes, Terraform
- Bachelor's degree`,
    people: [
      person(
        'Backend engineer',
        6,
        'BSc',
        'Python, PostgreSQL, Redis, Docker, Terraform',
        'Built REST APIs in Python that plan 4,000 routes a day',
        'Moved bookings onto message queues and Redis, cutting page loads by 40%',
        'Ran PostgreSQL and Docker in production on Kubernetes',
      ),
      person(
        'Full-stack developer',
        3,
        'BSc',
        'Python, JavaScript, Docker',
        'Wrote internal tools in Python for the warehouse',
        'Built the booking page in React with two colleagues',
      ),
      person(
        'Store manager',
        8,
        'BA',
        'Excel, Customer service',
        'Ran a shop with nine employees',
        'Planned shifts and counted stock every week',
      ),
    ],
  },
  {
    job: `Data analyst
You will turn questions of our planners into answers.
What you need:
3 years of experience in data analysis
SQL and Excel; Tableau or Power BI
Statistics, A/B testing
Preferred: Python, dbt`,
    people: [
      person(
        'Data analyst',
        4,
        'MSc',
        'SQL, Excel, Tableau, Python',
        'Answered stock questions in SQL for 40 planners',
        'Built 12 Tableau dashboards that replaced weekly spreadsheets',
        'Designed A/B testing for the web shop and wrote the statistics behind it',
      ),
      person(
        'Operations coordinator',
        3,
        'BA',
        'Excel, SQL',
        'Kept the weekly Excel report of three depots',
        'Checked bookings and solved differences with carriers',
      ),
      person(
        'Graphic designer',
        5,
        'BA',
        'Photoshop, Illustrator',
        'Designed packaging for 30 products',
        'Illustrated two annual reports',
      ),
    ],
  },
  {
    job: `Digital marketing manager
Responsibilities
Plan campaigns and report on them.
Qualifications
5+ years of experience in digital marketing
SEO, Google Analytics and email marketing
Content marketing, copywriting
CRM knowledge is a plus, HubSpot preferred`,
    people: [
      person(
        'Senior digital marketing specialist',
        7,
        'BA',
        'SEO, Google Analytics, HubSpot, Copywriting',
        'Raised organic visits by 60% with SEO across four sites',
        'Ran email marketing for 80,000 readers in HubSpot',
        'Planned content marketing and measured it in Google Analytics',
      ),
      person(
        'Marketing assistant',
        2,
        'BA',
        'Copywriting, SEO',
        'Wrote copy for the newsletter',
        'Updated product pages and checked search terms',
      ),
      person(
        'Electrician',
        9,
        'Diploma',
        'Wiring, Fault finding',
        'Wired 40 family homes',
        'Trained two apprentices in safety rules',
      ),
    ],
  },
  {
    job: `Financial accountant
Requirements:
CPA or ACCA
General ledger, accounts payable and month-end close
IFRS
Advanced Excel; SAP
At least 3 years of experience
Bachelor's degree
Nice to have: budgeting, tax filing`,
    people: [
      person(
        'Financial accountant',
        5,
        'Bachelor',
        'IFRS, SAP, Excel, ACCA',
        'Closed the general ledger of three companies at month-end close within four days',
        'Ran accounts payable in SAP for 600 suppliers',
        'Prepared IFRS statements and the yearly budgeting',
      ),
      person(
        'Accounts payable clerk',
        2,
        'Bachelor',
        'Excel, Accounts payable',
        'Booked 300 invoices a week in accounts payable',
        'Answered supplier questions',
      ),
      person(
        'Frontend developer',
        4,
        'Bachelor',
        'React, TypeScript, CSS',
        'Built a booking page in React',
        'Wrote unit tests in Jest',
      ),
    ],
  },
  {
    job: `Supply chain planner
Must have
Demand planning and inventory management
SAP or Oracle, Excel
Forecasting
2+ years of experience
Would be great: SQL, Python`,
    people: [
      person(
        'Supply chain planner',
        4,
        'BSc',
        'SAP, Excel, SQL, Python',
        'Led demand planning for 2,300 products in SAP',
        'Improved forecasting with a model in Python',
        'Kept inventory management for two warehouses',
      ),
      person(
        'Warehouse supervisor',
        5,
        'College diploma',
        'Excel, Warehouse management',
        'Ran the night shift of a warehouse',
        'Kept inventory management lists in Excel',
      ),
      person('Translator', 6, 'MA', 'French, German', 'Translated contracts and manuals', 'Edited a medical glossary'),
    ],
  },
  {
    job: `Inside sales representative
We are looking for someone who likes to talk to people.
Requirements
Two years of experience in B2B sales
CRM, ideally Salesforce
Prospecting, negotiation
Account management preferred`,
    people: [
      person(
        'Sales representative',
        3,
        'BA',
        'Salesforce, CRM, Negotiation',
        'Won 24 new accounts by prospecting and closed B2B sales of £400,000',
        'Led negotiation with buyers and kept the CRM in Salesforce',
        'Looked after 60 clients in account management',
      ),
      person(
        'Retail sales assistant',
        2,
        'BA',
        'CRM, Customer service',
        'Advised 50 customers a day in the shop',
        'Kept customer records in the CRM',
      ),
      person(
        'Laboratory technician',
        4,
        'BSc',
        'Titration, HPLC',
        'Tested water samples',
        'Calibrated instruments each morning',
      ),
    ],
  },
];
