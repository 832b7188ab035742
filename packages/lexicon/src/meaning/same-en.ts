/**
 * Words that say the same of a piece of work, a group a line: neither more, nor of a higher level, nor more certain. A
 * word may stand in several groups. Base forms; a phrase is written as it stands.
 */
export const englishSameMeaning = `
build, create, develop, make, construct, produce, set up, put together, establish, assemble
put up, erect, assemble, set up, raise, build
write, author, compose, write up
document, write up, record, note down
reduce, cut, lower, decrease, shorten, trim, bring down, fall, drop, go down, come down, decline, shrink, slash, lessen, go, down, compress, curb, cut back, get down, speed up
increase, raise, grow, lift, boost, go up, rise, climb, improve, expand, gain, go, up, push up, bring up
improve, enhance, better, strengthen, refine, upgrade
organise, arrange, run, hold, host, put on, stage, coordinate
run, manage, operate, oversee, look after, be responsible for, responsible for, in charge of, handle, maintain, take charge of, supervise, administer, have responsibility for, responsibility, day-to-day running of
lead, head, head up, direct, spearhead
chair, preside over
help, assist, support, aid, contribute, contribute to, take part, participate, involve, be part of, play a part, join, work alongside, assist with
train, coach, teach, give, mentor, instruct, tutor, precept, onboard, induct, show
answer, respond, reply, field, take, deal with, handle
check, verify, confirm, validate, cross-check, double-check
check, inspect, examine, look over, go over, test
review, go through, check, read, look through, examine
analyse, examine, study, look at, investigate, dig into
assess, evaluate, appraise, gauge, rate, judge
find, discover, identify, uncover, detect, spot, locate, flag, turn up, surface
fix, repair, mend, resolve, solve, correct, rectify, put right, sort out, clear, remedy
start, begin, launch, introduce, initiate, set up, open, kick off, bring in, roll out, put in place, implement, deploy, adopt, institute
finish, complete, end, conclude, wrap up, wind up, hand over
deliver, complete, provide, supply, give, hand over, bring
win, secure, land, sign, gain
earn, get, receive, obtain, be awarded, gain, achieve, pass, hold
serve, work, act, be
care, look after, nurse, tend, take care
serve, look after, attend to, deal with, see
use, utilise, employ, apply, by means of, leverage, draw on, rely on
move, migrate, transfer, shift, relocate, switch, port, convert, change over
replace, swap, substitute, change, switch, supersede
collect, gather, compile, pull together, bring together
keep, hold, maintain, sustain, stay, remain
retain, keep
speed up, accelerate, quicken, expedite, make faster
design, devise, draw up, lay out, plan out, work out
prepare, get ready, make, compile, put together, draw up, produce
publish, release, post, put out, issue, bring out
send, ship, dispatch, mail, send out, forward
process, handle, deal with, work through, get through
record, log, register, enter, document, note, capture, key in, input
buy, purchase, procure, source, order
hire, recruit, take on, appoint, bring on
present, give, show, demonstrate, deliver
talk, speak, discuss
negotiate, bargain, agree, haggle
update, refresh, revise, renew, keep up to date, keep current
rebuild, redo, rework, overhaul, revamp, rewrite
schedule, plan, roster, rota, timetable
carry, transport, haul, convey, move
install, fit, mount, put in, set up
maintain, service, upkeep, keep up, look after
meet, reach, hit, achieve, attain
exceed, beat, surpass, outperform, top, outdo
cover, span, include, comprise, contain, consist of, made up of, consist, extend, across
generate, produce, output, turn out, make, bring in
produce, output, turn out, make
cook, prepare, make
drive, operate
operate, run, work
clean, tidy, wash
translate, render
remove, delete, take out, eliminate, get rid of, do away with
stop, end, cease
shut, close
link, connect, integrate, tie, join, hook up
join, merge, combine, consolidate, unify
split, divide, break up, separate
sort, order, arrange, rank
watch, monitor, track, follow, keep an eye on
follow up, chase, pursue
report, present, brief
inform, tell, notify, brief, update
advise, counsel, guide, consult
teach, deliver, take, instruct
study, research, investigate
calculate, compute, work out
total, add up to, amount to, come to, sum
approve, sign off, authorise, clear
visit, call on, go to, see
load, fill, pack
sell, market
greet, welcome, receive
file, archive, store
stock, store, hold
automate, script
tune, optimise, adjust
adjust, change, alter, modify, amend, adapt
lay, place, put, install
produce, publish, release
save, recover, free up, cut
recover, get back, regain, win back, recoup, collect
reconcile, match, balance
pilot, trial, try out, test
propose, suggest, recommend, put forward
result in, lead to, bring about, bring, cause, yield, give, mean
handle, take, manage, process, deal with, work
day-to-day, daily, everyday, routine
manual, by hand, handwritten
quick, fast, rapid, swift
staff, people, employee, team member, worker, personnel, member, associate, headcount, colleague, person
student, pupil, learner
child, kid, pupil
customer, client
guest, visitor
resident, patient
shop, store, outlet
company, firm, business, organisation
site, location, facility, premises
place, site, location
ticket, request, case
issue, problem, fault
bug, defect, fault
error, mistake
time, duration, length
wait, waiting time, waiting
cost, expense, spend, spending, expenditure
bill, invoice
document, paper, paperwork
guide, handbook, manual
month, monthly, per month
year, yearly, annual, annually, per annum
day, daily
week, weekly
quarter, quarterly
hour, hourly
fortnight, fortnightly, two weeks
night, nightly
app, application
info, information
admin, administration, administrative
dept, department
mgmt, management
dev, development
lab, laboratory
exam, examination
photo, photograph, picture
ad, advert, advertisement, advertising
spec, specification
max, maximum
min, minimum
versus, compared to, compared with, against, vs
ops, operation
repo, repository
config, configuration
db, database
phone, telephone
email, e-mail, mail
rep, representative
uni, university
sq ft, square foot
vehicle, van
truck, lorry
car, vehicle
plan, scheme
project, job, scheme, programme
course, class, module
class, group
lesson, class, session
meeting, session
workshop, session
session, class
shift, rota
rota, roster, schedule
target, goal, objective
quota, target
due, owing
late, overdue, delayed
early, ahead of, before
after, following, once, upon, since, afterwards
before, prior to, ahead of, previous, previously, earlier
because, due to, owing to, thanks to, as a result of
during, while, whilst, in the course of, over
without, with no, no, zero, nil, not a single, free of, not one
each, every, per, apiece
both, two
twice, two times
for, on behalf of
including, such as, among them
also, as well, too
still, to date, to this day
in total, altogether, all told, overall, in all
complaint, grievance
delay, hold-up
accident, incident
injury, accident
stock, inventory
goods, product, item, merchandise
order, purchase
parcel, package
delivery, drop
depot, warehouse
warehouse, store
machine, equipment
kit, equipment, gear
survey, questionnaire
questionnaire, survey, poll
event, function
team, crew, group, squad, unit
ward, unit
boss, manager
supervisor, manager
tenant, resident
law, legal
tax, taxation
pay, salary, payroll, wage
rent, rental
loan, lending
income, revenue
revenue, turnover, sales
profit, earnings
share, proportion, percentage, part, portion
proportion, share, percentage, rate
rate, ratio, percentage
number, count, quantity
usage, use
growth, increase, rise, grow
reduction, decrease, cut, drop, fall, reduce
improvement, improve, gain
feedback, comment
trip, journey
route, run
monthly close, month-end close
month-end, month end
procedure, process
method, approach, technique
layout, arrangement
menu, dish
dish, plate
meal, cover
building, property
home, house
flat, apartment
road, street
tool, instrument
tutorial, guide
backlog, queue
outage, downtime
cut-over, switchover, migration
codebase, code
library, package
page, screen
screen, display
dashboard, report
chart, graph, plot
forecast, prediction, projection, predict
budget, spend
grant, funding
drive, haul, transport, deliver
note, commentary, comment, remark
deputise, act as deputy, deputy, stand in, fill in, cover for
final, finalist
nominate, nominee, nomination
launch, go live, release, roll out
due, schedule, plan
trial, test, try out, pilot
part-time, part-timer, part timer
following, next, after, subsequent, subsequently, later, afterwards, then
against, versus, compared with, while
conversational, conversation
recur, regular
stand at, be, hold, remain
flag, spot, notice, raise, point out
lawyer, solicitor, attorney
case, file, caseload, matter
practice, surgery
flat, apartment, unit
recorded, record, reported
holiday, leave
cover, stand in, fill in
average, mean, on average
attend, take part in, join
print, print run, copy
print run, copies
none, zero, no, nil
`;
