/**
 * Things, people, times and manners of working life in other words, a group a line: the same thing, no neighbour of it.
 * Base forms. Only the comparison of a rewrite with its original uses them.
 */
export const englishSameThings = `
another, other, further ; colleague, coworker, workmate, team member, teammate, peer, fellow, member of the team, other member of staff
staff, employee, worker, team, personnel, team member, people, workforce, headcount, member of staff, colleague
newcomer, new starter, new hire, new recruit, starter, new employee, new joiner, new member of staff, new colleague, incoming, beginner, new
new, incoming, newly recruited, newly hired ; boss, manager, line manager, supervisor, superior ; owner, proprietor
customer, client, shopper, buyer, account, patron ; clientele, customer, client ; shopper, customer ; guest, visitor, customer, diner
visitor, guest, caller, member of the public ; passenger, traveller, rider ; user, customer, end user ; patient, service user, case
resident, service user, client, tenant ; service user, client, resident, patient
elderly, older people, older person, old people, senior, pensioner, older ; child, kid, youngster, pupil, little one, young people, toddler, infant
pupil, student, learner, child, kid, schoolchild, class member ; student, pupil, learner, trainee, undergraduate
parent, mother, father, family, guardian ; family, relative, household ; household, home, family ; baby, infant, newborn
toddler, young child, child, two-year-old ; autism, autistic ; disabled, disability, with disability ; teenager, young people, adolescent, teen
public, member of the public, people ; crew, team, gang, group ; attendant, assistant, cleaner ; housekeeper, cleaner, room attendant
porter, bellboy ; chef, cook ; waiter, server, waiting staff, waitress ; bartender, bar staff ; receptionist, front desk
front desk, reception, front of house, front office ; electrician, sparky ; plumber, heating engineer ; joiner, carpenter
labourer, worker, operative ; operative, worker, operator ; engineer, technician ; developer, programmer, software engineer, engineer
tester, test engineer ; lawyer, solicitor, attorney, legal adviser ; solicitor, lawyer, fee earner ; police, officer, police officer
doctor, physician, medic, clinician, gp ; nurse, nursing staff ; teacher, tutor, schoolteacher, instructor, educator ; headteacher, head, principal
lecturer, teacher ; researcher, scientist ; reporter, journalist ; writer, author ; photographer, photo ; supplier, vendor, provider, seller
vendor, supplier ; contractor, tradesperson, trade ; subcontractor, subcontract firm, subcontract ; carrier, haulier, shipping company
courier, delivery company ; agency, firm ; firm, company, business, employer, practice ; business, company, firm, enterprise, organisation
small business, small firm, small company ; charity, nonprofit, not-for-profit, voluntary organisation ; council, local authority, municipality
school, college ; nursery, preschool, kindergarten, childcare centre, day care ; care home, nursing home, residential home ; hospital, infirmary
clinic, surgery, practice, health centre ; ward, unit, department ; department, team, section, unit, division, area ; office, workplace, branch
branch, office, store, site ; shop, store, outlet, branch, retail ; store, shop, branch, outlet ; warehouse, depot, store, distribution centre
depot, warehouse, yard ; workshop, garage ; factory, plant, works ; plant, factory, works, site ; site, location, place, premises, project
building site, construction site, site ; development, scheme, project, estate ; scheme, project, development, programme
building, property, block, premises ; house, home, property, dwelling, unit ; home, house, property, dwelling ; flat, apartment, unit, property
room, bedroom ; bed, bedroom, bedded ; office, desk ; kitchen, galley ; station, section, position ; section, station, part ; lawn, grass, turf
garden, grounds, outdoor area ; field, land, plot ; land, ground, field ; farm, holding ; barn, shed ; fence, fencing ; roof, rooftop ; wall, walling
road, street, highway ; van, vehicle ; lorry, truck, wagon ; vehicle, fleet ; bicycle, bike, cycle ; pram, pushchair, buggy, stroller
luggage, baggage, bag, suitcase ; parcel, package, delivery ; goods, product, item, stock, merchandise, freight ; cargo, freight, goods, load
stock, goods, inventory ; product, item, goods, line, article ; item, product, article, piece, thing ; line, product
range, line, collection, selection ; order, purchase, request ; invoice, bill, account ; bill, invoice, charge ; receipt, slip, proof of payment
fee, charge, cost, price ; charge, fee, cost ; price, cost, rate ; cost, expense, spend, price, outlay, spending ; expense, cost, spending, outgoing
unpaid, outstanding, overdue, owed, due ; outstanding, unpaid, overdue, remaining, open ; overdue, late, unpaid, outstanding
debt, arrears, money owed, amount owed ; arrears, debt, money owed, overdue rent, rent arrears ; income, earnings, revenue, takings
takings, sales, revenue, receipts ; turnover, sales, revenue ; sales, revenue, turnover, selling ; revenue, sales, turnover, income
profit, earnings, margin ; saving, cost reduction, reduction ; value, worth, total ; total, sum, combined, together, altogether, overall, in all
combined, together, total, joint ; budget, spending limit ; account, customer ; current account, checking account
personal customer, retail customer, private customer, individual ; retail, shop, personal ; fraud, scam ; suspected, suspicious, possible, potential
discrepancy, difference, mismatch, variance, inconsistency ; difference, discrepancy, gap, variance ; error, mistake, slip, fault, inaccuracy
mistake, error, slip ; fault, defect, problem, issue, failure ; problem, issue, difficulty, fault, trouble ; issue, problem, matter, concern, question
defect, fault, flaw, bug ; complaint, grievance, concern ; query, question, enquiry, request ; question, query, enquiry ; request, query, demand, ask
phone call, call, telephone call, phone ; call, phone call, telephone call, phone, ring ; email, mail, message ; message, note, email, text
text, text message, message ; reminder, prompt ; letter, correspondence, mail ; post, mail, letter ; appointment, booking, meeting, slot
booking, reservation, appointment ; no-show, missed appointment, missed booking, non-attendance ; missed appointment, no-show, did not attend
diary, calendar, schedule, appointments ; rota, roster, schedule, timetable, shift plan ; timetable, schedule, rota
schedule, timetable, rota, plan, programme ; shift, turn, duty ; duty, task, responsibility, work ; task, job, duty, piece of work, assignment
job, task, work, position, assignment, piece of work ; role, job, position, post ; placement, work experience, work placement, attachment
internship, placement, work placement ; apprenticeship, training ; experience, background ; skill, ability ; training, course, instruction, lesson
course, class, training, programme, module ; class, lesson, course, group, session ; lesson, class, session ; session, class, meeting
workshop, session, course ; lecture, talk, class ; talk, presentation, speech, lecture ; speech, talk, address ; presentation, talk, slides
short, brief, small ; brief, short ; summary, overview, synopsis ; report, write-up, paper, account ; progress report, report on progress
record, file, log, register, entry, note ; file, record, folder, document ; register, record, list, log ; log, record, diary, logbook
notes, record, minutes ; minutes, notes, record of the meeting ; document, paper, file, paperwork, documentation, record
paperwork, document, forms, admin ; form, document, application ; contract, agreement ; agreement, contract, deal ; deal, contract, agreement, sale
tender, bid, proposal ; proposal, suggestion, bid, offer ; suggestion, proposal, idea ; idea, suggestion, proposal, concept ; policy, rule, guideline
rule, regulation, policy ; regulation, rule, law ; procedure, process, routine, steps ; process, procedure, workflow, method
guide, manual, handbook, instructions ; manual, handbook, guide ; instructions, guide, directions ; checklist, list, check sheet
list, register, schedule ; plan, scheme, schedule, programme ; drawing, plan, blueprint, design ; manufacture, manufacturing, production
part, component, piece ; equipment, machine, kit, gear, tool, device ; machine, equipment, device ; tool, instrument, equipment, kit
device, unit, machine ; kit, equipment, gear ; software, system, program, application, package, tool ; system, software, platform, program
application, app, program, software ; platform, system, software ; website, site, web page, web ; web page, page, site
feature, function, functionality ; function, feature ; interface, screen ; endpoint, api, interface ; service, system ; database, data store
data, information, figures, records ; information, data, details ; detail, information ; figure, number, statistic
spreadsheet, sheet, workbook, excel file ; dashboard, report, panel ; chart, graph, diagram ; latency, delay, response time, waiting time
response time, reply time, latency, time to respond ; loading time, load time, time to load ; wait, waiting time, wait time, queue time
queue, line, backlog, waiting list ; backlog, queue, pile-up, outstanding work ; delay, hold-up, wait ; downtime, stoppage, outage
outage, downtime, failure ; speed, pace, rate ; bug, defect, error, fault, issue ; code review, pull request
pull request, merge request, code review, code change ; job, task, process ; test, trial, experiment, check, assay, examination ; assay, test
sample, specimen ; result, finding, outcome, figure ; finding, result ; outcome, result ; paper, article, publication, exam
article, piece, story, post ; piece, article, item, work ; post, article, entry, update ; blog post, blog article, blog entry, blog
newsletter, bulletin, mailing ; leaflet, flyer, brochure, handout, pamphlet ; brochure, leaflet, catalogue ; poster, sign ; copy, text, wording
caption, text ; headline, title ; label, sign, labelling, tag ; sign, notice ; picture, image, photograph, photo ; image, picture, photograph
photograph, photo, picture ; video, film, clip ; film, video, movie ; show, production, performance, play ; production, show, performance
performance, show, concert ; concert, gig, performance ; cast, actor ; rehearsal, practice, run-through ; exhibition, show, display
event, function, occasion, do ; function, event ; fair, show, exhibition, expo ; trade fair, trade show, exhibition, expo ; stand, booth, stall
tour, visit, trip ; trip, journey, tour, outing ; outing, trip, day out ; journey, trip, travel ; travel, transport, trip ; meal, dish, food, cover
food, meal, dish ; dish, meal, plate, course ; menu, bill of fare, list ; cover, guest, diner, meal
weekend evening, weekend night, friday and saturday night ; evening, night ; night, evening, overnight, nightly, nighttime
lunchtime, lunch, lunch hour, lunch break, midday ; morning, am ; afternoon, pm ; weekend, saturday and sunday ; summer, summertime
winter, wintertime, cold month ; holiday, vacation, leave, break ; peak, busiest, busy, busy time, rush, rush hour, busy period
peak, high season, busy season ; busy, hectic ; waste, scrap, rubbish, wastage, refuse ; waste, wastage, loss ; scrap, waste, reject
shrinkage, stock loss ; medicine, medication, drug, meds ; drug, medicine, medication ; injection, jab, shot ; vaccine, jab, vaccination
wound, injury, cut ; injury, wound ; infection, illness ; disease, illness, condition ; treatment, therapy, care ; therapy, treatment
care, nursing, looking after, treatment ; personal care, washing and dressing ; meal, mealtime, eating, feeding ; eating, meal, feeding
hygiene, washing, cleanliness ; hand washing, hand hygiene, handwashing ; round, check, patrol
emergency, emergency call, 999 call, urgent call, urgent case ; accident, crash, collision, incident ; incident, event, case, occurrence
case, matter, file, instance ; hearing, trial, court date, tribunal ; statement of witness, witness statement ; bundle, file of papers
trial, hearing, court case ; tenancy, lease, let ; tenant, renter, occupier ; landlord, owner ; rent, rental ; antisocial, nuisance
neighbourhood, area, district, local area ; area, region, district, patch, zone, territory ; patch, area, district ; town, city ; city, town, urban
local, nearby ; country, nation, nationwide ; abroad, overseas, foreign ; foreign, overseas ; language, tongue
native, speaker ; native, mother tongue, first language, native speaker ; speaker, speak, speaking ; qualification, certificate, diploma
qualified, certified, licensed, registered ; certificate, certification, qualification ; licence, license, permit, ticket
licensed, licence, hold licence, hold a licence, with licence ; degree, diploma ; grade, mark, score, result ; exam, test, paper, examination
award, prize, honour ; prize, award ; shortlist, finalist list ; second place, runner-up, came second ; average, mean, typical, on average
average, averaging, mean ; regular, standing, repeat, returning ; repeat, regular, returning ; occasional, now and then, from time to time, at times
often, frequently, regularly ; usually, normally, typically, generally, mostly, as a rule ; sometimes, at times, now and then, on occasion
daily, each day, every day, a day, per day, day ; weekly, each week, every week, a week, per week, once a week
monthly, each month, every month, a month, per month, once a month ; quarterly, each quarter, every quarter, a quarter, per quarter
yearly, annual, each year, every year, a year, per year, annually, year-end ; termly, each term, every term, a term, per term, once a term
hourly, an hour, per hour, each hour ; twice a day, twice daily, two times a day ; twice, two times, on two occasions
once, one time, on one occasion, a single time ; again, once more, another time ; first, initially, to begin with, at first, initial ; last, final
early, first ; later, afterwards, subsequently, after, then, next ; before, prior to, ahead of, previously, earlier, formerly
previously, before, formerly, earlier, past ; now, currently, at present, today, presently
during, in, over, throughout, while, in the course of, within, across
alone, on own, single-handed, by myself, solo, unaided, without help, independently ; independently, on own, alone, by myself, unsupervised
together, jointly, in collaboration, with, alongside, in partnership, as a pair ; one-to-one, one to one, individual, individually, 1:1, one on one
small group, group ; pair, two-person, crew of two, team of two, two, couple
mostly, mainly, largely, chiefly, primarily, predominantly, for the most part ; only, solely, just, exclusively
roughly, about, around, approximately, some, circa ; nearly, almost, close to, just under ; at least, no fewer than, no less than, minimum
at most, up to, no more than, maximum, as many as ; successfully, with success ; quickly, fast, rapidly, swiftly, promptly
promptly, quickly, on time, at once ; on time, punctually, by the deadline, to deadline, on schedule ; late, behind schedule, overdue
carefully, with care ; by hand, manually, manual ; manual, by hand, hand ; online, on the web, web-based, internet
in person, face to face, face-to-face ; remote, from home, at a distance, off-site ; on site, on-site, on location, at site, in place
plain, simple, clear ; simple, basic, easy ; clear, plain, easy to read ; large, big ; small, little, minor ; main, chief, principal
serious, severe, grave ; different, various ; various, different, several ; whenever, when, each time, any time ; available, free, in stock
correct, right, accurate ; accurate, correct, exact, precise ; accuracy, correctness, precision, accurate ; complete, full, whole ; full, complete
empty, vacant ; clean, tidy ; cleanliness, cleaning, hygiene, tidiness ; tidy, clean, neat, in order ; safe, secure ; security, safety
safety, safe working ; quality, standard ; standard, quality, level ; stiffness, rigidity, stiff ; strength, strong ; weight, mass, heavy
length, long ; width, wide ; height, high, tall ; lose, loss, losing ; growth, increase, rise, grow ; rise, increase, growth
fall, drop, decline, decrease, reduction ; improvement, gain, increase, improve ; reduction, cut, decrease, saving ; followers, subscribers, audience
subscriber, follower ; reader, readership ; audience, viewer, spectator, crowd ; open rate, opening rate, rate of opening ; opinion, view, feedback
feedback, comment, response, opinion ; review, feedback, rating ; rating, score, review ; target, goal, quota, objective
goal, target, aim, objective ; deadline, due date ; need, requirement, demand ; demand, need, request ; change, alteration, amendment, modification
amendment, change, revision ; version, draft, edition ; first draft, initial draft, first version, draft ; rest, remainder, others, remaining
half, 50%, fifty percent ; third, 33% ; quarter, 25% ; fifth, 20% ; tenth, 10% ; fee earner, solicitor
note-taker, minute-taker, take note, take minutes ; patient record, medical record, case notes ; case load, caseload, cases
personnel file, personnel record, staff record, employee file, employee record, hr file ; payroll, wages, pay run ; wage, pay, salary
overtime, extra hours ; petty cash, small cash ; purchase invoice, supplier invoice ; sales invoice, customer invoice
bank reconciliation, reconcile the bank, reconcile bank ; year-end, annual, end of year ; month-end, end of month, monthly close ; cash flow, cashflow
stocktake, stock count, count of stock, inventory count, stock check ; health and safety, safety ; first aid, first aider ; fire safety, fire
risk assessment, assess risk ; toolbox talk, safety talk, safety briefing ; scaffold, scaffolding ; concrete, cement ; brick, block, masonry
timber, wood ; steel, metal ; cable, wire, wiring ; pipe, piping, pipework, tube ; heating, boiler ; board, panel ; screw, bolt, fixing
seed, seedling ; crop, produce, harvest ; cattle, cow, herd ; calf, calve, calving ; sheep, flock, ewe ; hen, chicken, poultry ; pig, sow, swine
horse, pony ; dog, canine ; pet, animal ; animal, livestock ; fish, seafood ; vegetable, veg, veggie ; fruit, produce ; bread, loaf
cake, pastry, bake ; drink, beverage ; coffee, espresso ; beer, ale ; hair, hairdressing ; nail, manicure ; facial, skincare
skincare, skin care, beauty product ; makeup, make-up, cosmetic ; clothes, clothing, garment, wear ; garment, item of clothing
fabric, cloth, textile, material ; sewing, stitching ; toy, plaything ; book, title, volume ; library, collection ; museum, gallery, collection
artefact, object, item ; song, piece, tune, number ; band, group ; choir, singer ; instrument, music ; match, game, fixture ; game, match
tournament, competition, contest ; league, division ; team, side, squad ; club, society, group ; society, club, association
committee, board, panel, group ; working group, working party, task group ; member, part of, belong to, serve on, sit on
meeting, session, conference ; conference, meeting, congress ; interview, conversation, talk ; conversation, talk, discussion
discussion, talk, debate ; announcement, notice, message ; onboard, on train, on board ; cctv, camera, security camera ; night patrol, patrol at night
alarm, alert ; key, access ; door, entrance ; gate, entrance ; queue, line of people ; crowd, large number of people
till, cash register, checkout, cash desk ; cash, money ; card payment, card ; refund, repayment, money back ; voucher, coupon
discount, reduction, price cut, money off ; offer, promotion, deal ; promotion, offer, campaign ; campaign, drive, push ; channel, medium, platform
social media, social network, social channel ; search, look-up ; traffic, visits ; lead, prospect, potential customer, enquiry
prospect, lead, potential customer ; conversion, convert ; retention, retain, keep ; churn, loss of customers ; satisfaction, satisfied, happy
calm, de-escalate, calm down, soothe, defuse ; calmed, de-escalated ; upset, angry, annoyed, unhappy ; agreed, set, fixed, given
limit, threshold, cap ; raise, log, report, file, open, submit ; outdated, old, out of date, obsolete
reorder, reorganise, rearrange, reprioritise, re-order ; reprioritise, reorder, change the order ; source, come from, origin
fill, recruit, hire, fill vacancy ; vacancy, post, position, opening, job ; advertising, advert, ad, advertisement
photograph, shoot, take photograph, portrait ; lower, less, cheaper, reduced, reduce ; cost less, lower price, cheaper
obtain, get, compare, collect, gather ; quote, price, quotation ; household, domestic, home ; domestic, household, home, residential
pre, before, ahead, prior ; post, after, following ; post-op, after surgery, postoperative, post-operative ; trip, journey, run, drive
run, route, round ; route, run, line ; driver, drive, driving ; drive, driver ; baker, bake ; teacher, teach ; translator, translate
supervisor, supervise ; organiser, organise ; author, write ; editor, edit ; presenter, present ; singer, sing ; player, play ; writer, write
seller, sell ; painter, paint ; designer, design ; operator, operate ; trainer, train ; interpreter, interpret ; caller, call ; buyer, buy
worker, work ; user, use ; owner, own ; seat, seater ; minibus, small bus, bus ; bus, coach ; tyre, tire, wheel ; light, lamp
caseload, case, family case ; family, case ; court report, report for court ; health visitor, community nurse ; child protection, safeguarding
plan, programme ; domestic installation, home wiring ; circuit, wiring ; visit, call, call-out ; store manager, shop manager
duplicate, duplicate record, double ; cleanse, clean ; customer database, customer data ; saving, save ; bouquet, flowers, arrangement
flower, floral, bloom ; wedding, bridal ; handling time, call length, time per call ; below, under, less than ; keep under, keep below, hold below
refund, money back ; test case, test script ; execute, run, carry out, perform ; checkout, payment page ; prior, before, ahead
reading group, book club ; author evening, evening with an author, reading ; weed, remove, clear out ; local history, history of the area
vat return, tax return ; skirting, skirting board ; staircase, stairs ; new home, new-build, new house, new build ; roadmap, plan, backlog
sign-up, registration, new user ; referral, refer a friend ; feature, function ; operation, surgery, procedure ; surgery, operation, procedure
anaesthesia, anaesthetic ; sterilise, clean, disinfect ; clinic, session ; overweight, too heavy ; pet, animal
forward, pass on, send, refer, put forward ; suitable, right, appropriate ; applicant, candidate
telephone screening, phone screen, phone-screen, screen by phone ; hiring manager, line manager ; single, one ; largely, mostly, mainly
portrait, photograph ; switch, network switch ; swap out, replace, change, exchange ; inventory, list, record, register ; router, network device
cable, lead ; camp, trip, outing ; young people, teenager, youth, youngster ; grant, grant funding, funding ; kit, equipment, gear
secure, get, win, obtain ; loaf, bread ; sports injury, injury ; knee, knee patient ; see, treat, look after ; contract, agreement, deal
purchase, order, buy ; story, article, piece, report ; newspaper, paper ; council, local government ; first-year, year one, first year
statistics, stats ; dissertation, thesis, project ; press brake, bending machine ; drawing, plan, print ; check in, check-in ; check out, check-out
payment, pay ; valuation, value, valuing ; viewing, show round, showing ; home, house, property ; best year, peak year ; cardboard, box
hand tool, tool ; power tool, electric tool ; shelf, shelving, rack ; label, barcode ; scan, read ; pick list, order ; van, delivery vehicle
route, round, delivery round ; depot, base ; fuel, petrol, diesel ; tidy, orderly ; rubbish, litter, waste ; laundry, linen, washing
bedding, bed linen, sheet ; bathroom, washroom, toilet ; toilet, washroom, lavatory ; corridor, hallway ; stairs, staircase ; floor, storey, level
window, glass ; garden, yard ; hedge, bush, shrub ; flowerbed, border, bed ; greenhouse, glasshouse ; soil, earth, ground
spray, treat with pesticide ; fertilise, feed ; lamb, lambing ; calving, calve ; milk, dairy ; egg, hen
`;
