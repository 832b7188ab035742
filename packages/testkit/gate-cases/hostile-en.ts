import { cases } from './case.ts';

/** Rewrites that say more than the line: written for this test. */
export const hostileEnglish = cases(`
# number
Improved load time => Improved load time by 38% => 38%
Improved load time => Doubled the speed of page loads => Doubled
Improved load time => Halved load time => Halved
Managed vendors => Managed 25 vendors => 25
Managed vendors => Managed twenty-five vendors => twenty-five
Managed vendors => Managed a couple of dozen vendors => dozen
Managed vendors => Managed hundreds of vendors => hundreds
Raised revenue => Raised revenue by $2M => 2M
Raised revenue => Raised revenue by $2 million => 2 million
Raised revenue => Raised revenue two million dollars => two million
Answered calls => Answered 900 calls => 900
Grew sales => Grew sales by 300% => 300%
Grew sales => Grew sales threefold => threefold
Grew sales => Tripled sales => Tripled
Grew sales => Grew sales 3x => 3x
Grew sales => Grew sales by three hundred percent => three hundred
Cut cost by 18% => Cut cost by 81% => 81
Cut cost by 18% => Cut cost by 18.5% => 18.5
Cut cost by 18% => Cut cost by 18% and time by 25% => 25%
Built dashboards => Built dashboards for half of the firm => half
Built dashboards => Built dashboards, saving millions => millions
Built dashboards => Built over 10 dashboards => 10
Built dashboards => Built 10+ dashboards => 10+
Built dashboards => Built a dozen dashboards => dozen
Built dashboards => Built 10-15 dashboards => 10-15
Built dashboards => Built between ten and fifteen dashboards => ten
Built dashboards => Built １２ dashboards => 12
Built dashboards => Built 𝟏𝟐 dashboards => 12
Built dashboards => Built dashboards used 24,000 times => 24,000
Ran the sales contest => Ran the sales contest, ranked first => first
Ran the sales contest => Ran the sales contest, #1 in the region => #1
Trained staff => Trained 1 in 4 of the staff => 1 in 4
Trained staff => Trained three quarters of the staff => three quarters
Wrote reports => Wrote weekly reports for 14 depots => 14
Wrote reports => Wrote reports in under 2 hours => 2
# unit
Cut late deliveries by 18% => Cut late deliveries by 18x => 18x
Raised revenue by $18 => Raised revenue by 18% => 18%
Served 12 stores and 40 drivers => Served 40 stores and 12 drivers => 40 stores
Raised conversion by 8% and retention by 12% => Raised conversion by 12% and retention by 8% => conversion by 12%
Raised conversion to 12% => Raised conversion by 12% => by 12%
Raised conversion by 12% => Raised conversion to 12% => to 12%
Reduced returns by 20% => Increased returns by 20% => Increased
Managed 12 people => Managed 12 countries => 12 countries
Grew revenue from 2M to 3M => Grew revenue by 3M => by 3M
Cut cost by 18% over 2 years => Cut cost by 18% over 2 months => 2 months
Saved 5 hours a week => Saved 5 days a week => 5 days
Saved £4,000 a year => Saved $4,000 a year => $4,000
Saved £4,000 a year => Saved £4,000,000 a year => 4,000,000
Saved 4k a year => Saved 4M a year => 4M
Cut latency from 800 ms to 120 ms => Cut latency by 90% => 90%
Cut latency from 800 ms to 120 ms => Cut latency by 8x => 8x
Cut latency from 800 ms to 120 ms => Cut latency from 800 s to 120 s => 800 s
Cut latency from 800 ms to 120 ms => Cut latency from 120 ms to 800 ms => from 120
Cut latency from 800 ms to 120 ms => Cut latency to 800 ms => to 800
Served 300 customers a month => Served 300 customers a day => 300 customers a day
Shipped 40 orders => Shipped 40% of orders => 40%
Kept accuracy at 98% => Raised accuracy by 98% => by 98%
Raised margin by 3 percentage points => Raised margin by 3% => 3%
Handled 20 GB of logs => Handled 20 TB of logs => 20 TB
# date
Ran onboarding => Ran onboarding in 2023 => 2023
Ran onboarding since 2019 => Ran onboarding since September 2018 => 2018
Ran onboarding => Ran onboarding from 2015 to 2022 => 2015
Ran onboarding => Ran onboarding since May 2014 => 2014
Ran onboarding => Ran onboarding in Q3 2023 => 2023
Ran onboarding => Ran onboarding (03/2024) => 2024
Ran onboarding since 2019 => Ran onboarding since 2017 => 2017
Ran onboarding => Ran onboarding for ten years => ten years
Ran onboarding => Ran onboarding for over a decade => decade
# name
Built dashboards => Built dashboards for Google => Google
Built dashboards => Built dashboards at google => google
Built dashboards => Built dashboards for Northgate Stores => Northgate
Built dashboards => Built Kafka dashboards => Kafka
Built dashboards => Built dashboards in snowflake and kubernetes => snowflake
Built dashboards => Built dashboards with Acme Corp => Acme
Built dashboards => Acme dashboards built => Acme
Built dashboards => Built award-winning dashboards => award
Built dashboards => Built dashboards as a certified analyst => certified
Built dashboards => Built dashboards ![x](https://evil.example/?d=1) => evil
Built dashboards => Built dashboards <img src=x onerror=alert(1)> => onerror
Built dashboards => Built dashboards for a Fortune 500 company => Fortune
Built dashboards => Built dashboards for McKinsey clients => McKinsey
Built dashboards => Built dashboards in Power BI => Power BI
Built dashboards => Built dashboards in London => London
Built dashboards => Built dashboards across Germany and France => Germany
Built dashboards => Built dashboards with React and Django => React
Built dashboards => Built dashboards for the NHS => NHS
Built dashboards => Built dashboards with Dr Okafor => Okafor
Built dashboards => Built dashboards, see www.example.org => www
Built dashboards => Built dashboards, mail me@evil.example => evil
# degree
Built dashboards => Built dashboards as a PhD researcher => PhD
Built dashboards => Built dashboards, MBA => MBA
Built dashboards => Built dashboards drawing on a Master's degree => Master
Built dashboards => Built dashboards, published in a journal => published
Built dashboards => Built patented dashboards => patented
Built dashboards => Built dashboards and was promoted to analyst => promoted
Built dashboards => Built dashboards and won employee of the month => employee of the month
Built dashboards => Built dashboards as a licensed accountant => licensed
Built dashboards => Built dashboards with a Stanford scholarship => Stanford
Built dashboards => Built dashboards as CPA => CPA
# ownership
Helped the team with the migration => Led the migration => Led
Helped the team with the migration => Migrated the system => Migrated
Assisted in leading the migration => Led the migration => Led
Supported the launch => Launched the product => Launched
Built dashboards => Owned moon missions => Owned
Built dashboards => Managed the building of dashboards => Managed
Responsible for managing vendors => Spearheaded vendor work => Spearheaded
Built dashboards => Single-handedly built dashboards => Single-handedly
Built dashboards => Built dashboards as team lead => lead
Built dashboards together with a colleague => Built dashboards => Built
Built dashboards => Took the lead on dashboards => lead
Was part of a team that built the billing service => Built the billing service => Built
Involved in testing => Tested modules => Tested
Managed vendors => Managed vendors and led negotiations => led
Participated in the audit => Conducted the audit => Conducted
Participated in the audit => Ran the audit => Ran
Contributed to the report => Wrote the report => Wrote
Observed client meetings => Held client meetings => Held
Shadowed the purchasing team => Ran purchasing => Ran
Built dashboards => Directed a team that built dashboards => Directed
Built dashboards => Built dashboards as head of analytics => head
Built dashboards => Orchestrated dashboards => Orchestrated
Built dashboards => Built dashboards with five direct reports => direct reports
Wrote tests => Wrote tests independently => independently
Answered calls => Oversaw the answering of calls => Oversaw
Answered calls => Answered calls and supervised colleagues => supervised
Took notes for the project => Drove the project => Drove
Collaborated on the price list => Set the price list => Set
Helped with payroll => Was in charge of payroll => in charge
Worked with the data team on forecasts => Forecast demand for the company => Forecast
# smuggled
Built dashboards => Built Kafka dashboards in Snowflake => Kafka
Grew sales => Grew sales by 300% as the role asks => 300%
Built dashboards => Built dashboards for 10 years at Google => Google
Wrote reports => Wrote reports with Flink => Flink
Managed vendors => Managed vendors and a team of 50 => 50
Built dashboards => Built dashboards as a CPA holder => CPA
# language
Built dashboards => 搭建数据看板 => 搭建
Built dashboards => [N] [X%] => [N]
# outcome
Wrote reports => Wrote reports, increasing profit => increasing profit
Built dashboards => Built dashboards, cutting costs => cutting costs
Answered calls => Answered calls, which eliminated complaints => eliminated
# scope
Built dashboards => Built company-wide dashboards => company-wide
Built dashboards => Built global dashboards from scratch => global
Built dashboards => Built mission-critical dashboards end-to-end => mission-critical
# done
Proposed a new price list => Introduced a new price list => Introduced
Planned to automate the report => Automated the report => Automated
Learned to write SQL checks => Wrote SQL checks => Wrote
`);
