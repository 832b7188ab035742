const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Right words of working life that dictionaries lack and that stand one slip from another word. */
export const TRADE_WORDS = words(`
  orcid logics scala scalable backend frontend ecommerce fintech edtech martech adtech healthtech proptech biotech medtech agritech insurtech
  devops dataset datasets dedupe deduped deduping upsell upselling upsold onboard onboarded onboarding offboarding reskill
  upskill upskilled upskilling rebrand rebranded rebranding rightsized rightsizing kanban scrum sprints standups webinar
  webinars vlog vlogs vlogging podcasting livestream livestreams livestreaming repo repos refactor refactored refactoring
  linting linter linters mocks mocked serverless dockerized containerized microservice microservices middleware webhooks
  webhook cron crons async sync synced syncing autoscaling autoscaled sharding sharded caching cached replatformed rehost
  rehosted config configs admin admins infra metadata geodata telemetry observability runbook runbooks postmortem postmortems
  sitemap sitemaps wireframe wireframes wireframed mockups prototyped storyboarded typeset colorway colorways moodboard
  moodboards planogram planograms merchandised restock restocked restocking backorder backorders drayage palletized crossdock
  kitting kitted intermodal cabotage demurrage incoterms accruals amortised amortized deferrals hedged repricing underwrote
  subledger subledgers payables receivables chargebacks chargeback phlebotomy intubation telehealth comorbidities triaged
  charting dosing biosafety pipetting pipetted assays assay titration chromatography spectrometry qubit genomics proteomics
  micropipette bioassay histology lesson tutored edutainment gamified gamification curricula syllabi rubrics formative
  catering barista upcycled upcycling fundraised fundraising safeguarding outreach casework caseload caseloads pro bono
  paralegal redlined redlining discovery depositions subpoenas eDiscovery compliance whistleblowing geotechnical rebar formwork
  shoring culverts theodolite metrology deburring deburred brazing kaizen poka gage gages fixturing tolerancing takt muda
  commissioning retrofit retrofitted substation switchgear photovoltaics inverter inverters agronomy agronomic irrigating
  hydroponic hydroponics airworthiness avionics flightline lidar radiosonde dispatcher signalling despatch despatched despatching despatcher
  tradie tradies cabler cablers concierge upsells covers
  walkthrough walkthroughs hackathon hackathons timesheet timesheets chatbot chatbots transformer transformers embeddings
  finetuned finetuning tokenizer tokenization inference bugfix bugfixes changelog dashboarding templated templating localised
  localisation subtitled subtitling retargeting remarketing geofencing backlink backlinks clickthrough newsjacking influencer
  influencers copywriting proofed sourced shortlisted shortlisting headcount requisitions comp payrolls timeboxed stakeholder
  stakeholders roadmap roadmaps roadmapping learnings deliverable deliverables actionable impactful benchmarked benchmarking
`);
