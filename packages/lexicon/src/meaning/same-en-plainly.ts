/**
 * What is told in other words when a whole sentence is written anew, a group a line: turns of phrase, times, ways, ends,
 * people and papers. Of one level, one certainty, one polarity. Base forms. Only the comparison of a rewrite with its
 * original uses them.
 */
export const englishSamePlainly = `
suggest, put forward, propose, come up with, float, raise, pitch, table, idea, suggestion, proposal, recommend
take up, adopt, accept, go with, agree to, pick up ; turn down, reject, decline, refuse ; postpone, defer, put off, delay, push back, hold over, shelve, put on hold
schedule, timetable, plan, set, slate, line up, pencil in, due, book, arrange, fix ; abandon, drop, discontinue, not take further, end, call off, stop, cancel, scrap
accelerate, speed up, quicken, shorten, cut, reduce, faster, quicker, bring forward, trim ; slow, slower, delay
prepare, get ready, lay the groundwork, groundwork, ready, make ready, preparation, set up ; listing, flotation, float, admission, quotation
partner, together with, team up, alongside, work with, collaborate, jointly, in partnership, in conjunction with ; share, co, joint, jointly, together, shared
attract, draw, bring in, sign-up, signup, registration, register, sign up, enrol, enrolment, enroll, interest
depart, departure, leave, exit, go, move on ; arrive, arrival, join, start, come
consult, refer to, check, look up, look at, use ; glance, look ; refer, consult
guard, protect, safeguard, keep safe ; prevent, avoid, keep from ; lose, loss, losing
beat, above, exceed, ahead of, surpass, outperform ; miss, below, short of, fall short
occupied, in residence, lived in, tenanted, tenant, inhabited ; vacant, empty, unoccupied, void ; resident, occupant, tenant, occupier
cover, step in, fill in, stand in, deputise, deputize, replace, substitute, take over, cover for, stand-in, relief
inspect, check, inspection, look over, go over, examine, survey, checking ; inspection, check, visit, look
insurance, cover, policy, insured ; transport, transportation, haulage, carriage, shipping, freight, transit, move
outgoing, leave, outbound, outward, export, sent ; incoming, arrive, inbound, inward, received
remove, take out, weed, discard, withdraw, clear, get rid of, throw out, dispose, strip, pull ; insert, put in, add, include
analyse, test, examine, run, assay, measure, study ; analysis, test, testing, assay, examination ; run, analyse, process
translation, translate, render, put into, version ; interpret, interpretation, interpreter ; transcribe, transcription, write out, type up
publication, paper, article ; paper, article, study, publication, manuscript ; author, write, writer
reject, rejection, fail, failure, scrap, turn away ; defect, fault, flaw, error, imperfection
final, last, closing, latest ; last, final, most recent, past, previous ; first, initial, opening, earliest ; first, initially, to begin with
member, sit on, belong to, serve on, participant ; committee, panel, board, group, body ; sit on, serve on, member
recorded, logged, log, record, registered, written, documented ; log, record, complete, enter, note, register, keep a log, keep a record
restoration, restore, renovation, repair, conserve, conservation ; project, work, job, undertaking, piece of work
winter, cold season ; summer, warm season ; season, year ; fortnight, two weeks ; weekend, saturday, sunday ; weekday, monday to friday
occasion, time, instance, twice, once ; twice, two times, on two occasions ; once, one time, on one occasion ; thrice, three times
recipient, receive, given, awarded, award, awardee ; award, receive, give, present, grant ; receive, get, be given
invite, invitation, invited ; accept, say yes ; apply, application, put in for, applicant
read, reading, go through ; good enough, well enough, sufficient, adequate, enough, able to ; write, writing, written
reduce to, bring to, cut to, down to, drop to, get to, go to ; grow to, up to, rise to, reach, climb to, get to, come to, arrive at
go, move, shift, change ; change, alter, adjust, modify, amend, vary ; switch, change, move, go over, migrate, convert ; swap, exchange, change, trade
stop, end, cease, finish, discontinue ; start, begin, commence, kick off, set up, open, get under way ; resume, restart, begin again
set up, establish, found, create, start, start up, put in place, introduce ; bring in, introduce, put in place, set up, start using
use, employ, apply, work with, make use of, utilise, utilize, by means of ; user, use, used by
look after, take care of, care for, tend, mind, see to, keep, maintain, upkeep ; see to, deal with, handle, take care of, arrange, attend to
keep up, maintain, sustain, hold, keep, preserve ; keep track, track, monitor, follow, keep an eye, watch, record ; keep, store, hold, retain
hand over, pass on, pass, transfer, give, handover, turn over ; hand in, submit, give in, turn in ; hand out, distribute, give out, issue
find, identify, spot, discover, detect, come across, notice, pick up, locate, uncover ; search, look for, seek, hunt, find
fix, repair, mend, put right, correct, sort out, remedy ; replace, change, swap, renew, put in new ; refit, replace, fit again
cut down, reduce, lower, bring down ; go down, fall, drop, decline, decrease, come down, shrink, dip, slide, slip ; go up, rise, increase, climb, grow, come up
number, count, total, tally, amount, come to, add up, sum ; comprise, consist, include, contain, made up, cover, take in, encompass, number
range, between, vary, run from ; span, cover, stretch, extend, last, run, over, across, range
main, chief, primary, principal ; busy, peak, hectic ; quiet, off-peak, slack ; usual, typical, normal, regular, ordinary, standard, customary
mostly, mainly, largely, chiefly, predominantly, for the most part, in the main ; partly, in part, to some extent, partially
around, about, roughly, approximately, some, circa, or so, in the region of, in the order of, close to, something like ; nearly, almost, just under, close to, not quite, just short of
more than, upwards of, in excess of, exceeding, greater than ; less than, below, fewer than, lower than ; at most, up to, no more than, at or below, not exceeding, maximum, or less, or fewer, within
at least, no fewer than, no less than, minimum, or more ; half, 50% ; quarter, fourth, 25%
each, every, per, apiece, a piece ; daily, every day, each day, a day, per day, day by day ; weekly, every week, each week, a week, per week ; monthly, every month, each month, a month, per month
yearly, annual, annually, every year, each year, a year, per year ; quarterly, every quarter, each quarter, a quarter ; nightly, every night, each night, overnight ; hourly, every hour, an hour, per hour
before, prior to, ahead of, in advance of, leading up to, earlier than, in the run-up to, beforehand, until ; after, following, subsequent to, once, since, afterwards, later, on completion of
during, over, in, throughout, in the course of, while, within ; while, when, as, during ; until, till, up to, to ; since, from, as of, starting
because of, owing to, due to, on account of ; so that, in order to, so as to, to ; for, in order to, to, aimed at, intended for
together with, alongside, along with, accompanied by ; without, with no, lacking, free of ; instead of, rather than, in place of ; except, apart from, excluding, other than, save
about, on, regarding, concerning, relating to, to do with ; through, via, by way of, by means of ; under, beneath, below ; near, close to, next to, beside, by
buddy, mentor, guide, companion ; newcomer, new starter, starter, new, new recruit, beginner, learner ; route, run, line, journey, road, way ; learn, get to know, familiarise, familiarize, pick up
collision, crash, accident, bump ; at-fault, blameworthy, own fault ; shift, duty, turn ; early, morning ; late, evening ; night, overnight
footage, film, video, recording, material, rushes ; drive, disk, disc, storage ; back up, backup, copy, duplicate, save ; picture, photo, photograph, image
diary, calendar, planner, schedule, appointment book ; colour-coded, coloured, colour-code, colour-coding ; practice, surgery, clinic ; appointment, booking, slot
complaint, grievance, concern, objection ; script, wording, text, template ; policy, rule, guideline ; procedure, process, method, way, routine, practice
grievance, complaint, dispute, case ; disciplinary, conduct ; hearing, meeting, session, sitting ; tribunal, court, panel ; settle, settlement
bundle, file, pack, set of papers, set of documents ; evidence, proof, exhibit ; statement, account, declaration ; contract, agreement, deal ; clause, term, provision, condition
budget, funds, money, spending, spend, allowance, pot ; cost, expense, price, outlay, spending ; invoice, bill ; receipt, slip, voucher ; payment, pay, paid, settle ; debt, arrears, overdue, money owed
ledger, book, account ; reconcile, match, balance, tie up, agree ; forecast, projection, estimate, outlook, prediction ; return, filing, submission, report ; close, closing, closure, end
weekly report, report each week ; dashboard, report, panel, view ; spreadsheet, workbook, sheet, excel ; database, data store, data base ; query, request, question, ask ; chart, graph, plot, diagram
model, forecast, simulation ; data, figures, numbers, information, records ; dataset, data set, data, data collection ; sample, specimen ; test, trial, experiment, check
latency, response time, delay, lag, speed ; endpoint, api, interface, route ; bug, defect, fault, error, issue, glitch ; release, version, build, ship, put out ; deploy, put live, release, roll out, deployment
migrate, move, port, transfer, migration, switch ; script, code, program, automate ; automate, automatic, automated, script ; test, check, verify, tested ; refactor, rework, restructure, tidy up, clean up
ward, unit, floor ; bed, place, patient ; dressing, wound care, bandage ; medication, medicine, drug, meds, tablets ; observation, obs, vital signs, vitals ; handover, shift change, briefing
resident, service user, client, person in care ; meal, food, lunch, dinner, breakfast ; wash, bathe, clean, bath, washing ; lift, move, transfer ; feed, eat, eating, feeding
lesson, class, session, period, teach, teaching ; course, programme, class, training, syllabus ; pupil, student, learner, child ; homework, assignment, coursework ; mark, grade, assess, marking
exam, examination, test, paper ; club, society, group ; trip, visit, outing, excursion, tour ; sixth-former, sixth form, a-level student, year 12, year 13 ; parent, family, carer, guardian
workshop, session, class, seminar, training ; talk, presentation, lecture, speech, present ; event, function, occasion, gathering ; exhibition, show, display ; conference, congress, symposium
object, item, piece, artefact, artifact, thing ; store, storeroom, storage, stockroom, depot ; loan, lend, borrow ; catalogue, list, inventory, record ; label, tag, mark ; collection, holdings
visitor, guest, attendee, person ; audience, crowd, public, people, spectators ; volunteer, helper ; donor, supporter, giver, contributor ; sponsor, backer, sponsored ; member, subscriber
gardener, grounds staff, garden staff ; plant, flower, shrub ; tree, woodland ; bed, border, plot ; lawn, grass ; site, ground, grounds, place, location ; hectare, acre
pick, gather, collect, picking ; pack, box, wrap, bag, packing ; order, request, purchase ; pallet, load, skid ; stock count, stocktake, stock take, inventory count, stock check, cycle count ; variance, difference, discrepancy, deviation
weld, welding, join ; pipework, piping, pipe, tubing ; bracket, fitting, mount ; drawing, plan, blueprint, schematic ; machine, equipment, plant, kit ; tool, implement, instrument ; part, component, piece
install, fit, put in, mount, set up ; wire, cable, connect, hook up, wiring ; inspect, test, check ; commission, start up, bring into service ; service, maintain, overhaul, look over, servicing ; boiler, heater, heating
kitchen, galley ; dish, plate, course, meal ; menu, bill of fare, food list ; recipe, formula ; prep, prepare, preparation ; diner, guest, customer ; bake, baking, oven ; loaf, bread
room, bedroom, guest room ; clean, cleaning, tidy, make up ; housekeeping, cleaning, rooms ; reception, front desk, front office ; check in, arrival, check-in ; reserve, book, reservation, booking
van, vehicle, lorry, truck ; deliver, drop off, delivery, drop, bring ; parcel, package, delivery, box ; load, loading, pack ; round, route, run ; mile, distance ; passenger, traveller, rider
sale, sell, sold, deal ; customer, client, shopper, buyer ; lead, enquiry, prospect ; quote, quotation, price, estimate, offer ; target, goal, objective, quota ; call, phone, ring, telephone, calling
account, client, customer ; region, area, territory, patch ; store, shop, branch, outlet ; till, cash register, checkout ; display, window, stand, shelf ; promotion, offer, campaign ; refund, return, money back
article, piece, story, feature ; newsletter, bulletin, mailing ; post, update, publish, item ; website, site, web page, page, online ; follower, subscriber, fan ; view, read, impression ; caption, text
interview, talk to, speak with, conversation ; survey, questionnaire, poll, ask ; candidate, applicant, contender ; vacancy, opening, position, post, role, job ; hire, recruit, take on, appoint, new starter ; leaver, depart
restructure, reorganisation, reorganization, reshuffle, reorganise, reorganize ; headcount, staff, posts ; sickness, absence, illness ; adviser, advise, advice ; guidance, advice, advise, counsel
calf, calves, young stock ; herd, cattle, cows ; milk, milking ; rear, raise, bring up ; crop, harvest, yield ; field, land, plot ; sheep, flock, ewe ; feed, fodder, forage
survey, inspect, measure, inspection ; building, property, premises ; defect, damage, disrepair ; schedule, list, register, timetable ; floor area, area, size, space ; report, write-up, account, findings
species, kind, type ; habitat, site, environment ; field trial, trial, experiment, field test ; soil, earth, ground ; growing season, season ; lab, laboratory ; fieldwork, field work, work in the field
child, young person, youngster, kid ; key person, key worker ; nursery, pre-school, kindergarten, early years ; playgroup, nursery ; speech, language, talking ; behaviour, conduct
basic, simple, elementary, entry-level ; some, a little, limited ; working, practical ; language, tongue ; mother tongue, native language, native, first language ; speak, spoken, speaking, oral, conversation
grow, cultivate, raise ; stay, remain, keep on, continue ; shared, joint, common, used by ; own, personal, individual ; entire, whole, complete, full ; half, part ; free, spare, available
ask, request, call for, seek ; tell, inform, let know, notify, advise ; explain, describe, set out, go through, show ; answer, reply, respond, response, get back ; agree, settle, arrange, decide ; decide, choose, select, pick, opt
meet, gather, come together, see ; join, enter, come into, become part ; stand by, be on hand, be available ; wait, stand by ; pause, break ; take turns, rotate, rota, rotation, rotating
big, large, sizeable ; small, little, minor, compact ; long, lengthy, extended ; short, brief ; quick, fast, rapid, swift ; old, former, previous, past ; current, present, existing ; new, fresh, novel, recent
weigh, weight, heavy ; measure, measurement, gauge, size ; length, long ; height, high, tall ; width, wide ; speed, fast, rate ; cost, priced, worth, value ; worth, value, valued
run time, runtime, running time, time to run, processing time ; turnaround, lead time, time taken, waiting time, wait ; deadline, due date, cut-off, time limit ; on time, punctual, promptly, by the deadline, to schedule
aged, age, old, year-old, years old, years of age, olds ; people, persons, individuals ; pair, two, couple ; trio, three ; dozen, twelve ; single, one, sole ; several, a number of ; both, two, the two
second, number two, runner-up, second place ; third, number three, third place ; rank, place, come, position, stand, finish ; highest, top, best ; lowest, bottom
`;
