/**
 * Words that carry no claim of their own in a rewrite: joints, light verbs, names of what is there anyway. Words of
 * degree, extent, rank, ownership and success are none of them; polarity is looked at by itself.
 */
export const englishFreeWords = `
shift shifts option options variety varieties format formats content contents detail details movement movements thick deep wide tall
living based located
problem problems request requests requirement requirements question questions element elements text texts version versions method methods approach manner purpose purposes effort efforts
session sessions spell capacity background field individual worker workers arrivals scene ranging range ranged ranges spanning span spanned receive received receives receiving totalling totaling
valid becoming maybe perhaps whenever wherever whichever overall altogether thereby therein thereof
still already now then later subsequently afterwards afterward initially formerly previously again back away together jointly along alongside aboard
amongst beside besides beyond concerning regarding throughout apart except behind beneath beyond inside outside near next onto opposite past toward unlike
however although though despite because since unless whether whereas therefore meanwhile instead rather too also else even
not no never without nor neither none yet cannot
only just mostly mainly partly sometimes occasionally respectively namely
spend spent spending occur occurred occurs occurring happen happened happens come came coming comes go went gone going goes stand stood stands standing sit sat sits sitting
mark marked marks total totalled totaled totals amount amounts amounted number numbered numbering need needed needs want wanted wants know knew known knows see saw seen sees
hear heard say said says meant means become became remain remained remains stay stayed continue continued continues let put puts turn turned turns look looked
end ended ends ending last lasted lasting lasts follow followed follows following belong belonged relate related relates
concern concerned concerns cater catered catering exist existed exists lie lay lain leave left leaves leaving hold holds held holding bear borne bore call called calls
name named names title titled entitled describe described feature featured featuring base based place placed places show showed shown shows
stem stemmed arise arose arisen appear appeared appears seem seemed seems think thought thinks consider considered mention mentioned refer referred state stated
require requires required requiring allow allowed let ask asked asks
able unable due available current currently present former previous prior later further additional extra other another others existing same similar different new
certain separate various several few little 
period periods spell time times date dates term terms
role roles post posts job jobs duty work working person people someone anyone everyone member members man men woman women
way thing matter fact point part parts portion share part-way rest remainder remaining minority
number figure count sum total amount quantity size scale extent level rate ratio proportion percentage percent
kind sort type form style format version example instance case cases
end middle top bottom side front
place location area spot venue setting site
use used using useful
one ones first-hand once
here there where everywhere
plus minus equal per
like unlike such
myself me my
team crew staff
owing compared comparison versus keeping preceded preceding fellow spanning dated accordingly likewise whereby latter attached absence presence
equivalent comprised consisted located situated relating affecting arising attributable subject entailing entailed chiefly principally largely
primarily specifically particularly midway latterly lately recently presently earlier thereafter beforehand single occasion occasions instances
stage step premises limited restricted confined environment individuals languages language usually typically normally ordinarily
piece unit units item items
idea notion concept matter exercise effort undertaking assignment endeavour aspect aspects element elements topic subject issue question approach manner purpose basis
background context circumstances situation circumstance nature content contents detail details particulars remit brief capacity assignment involvement engagement participation
member co ups cover covered covering covers coverage undertaken tackle tackled tackling attended attending attends serve served serves serving act acted acts acting function functioned functions
spanned span spans stretch stretched stretching extend extended extending fall fell falls falling encompass encompassed encompassing embrace comprise comprises comprising constitute constituted represent represented
pertain pertaining correspond corresponding apply applied applies occupied resulting sort sorts sake view light regard respect addition hand hands
publication publications skills skill equipment software tools tool qualification qualifications certificates certificate languages duties
strong person whose therein thereof thereby hereby wherein whichever whoever whatever whenever wherever
done made taken given any each regular regularly existing whenever incoming
`;
/** The same for runs of words. */
export const englishFreePhrases = `
ahead of, in advance of, in the run-up to, one more, two more, three more, plus one, by contrast, for its part, in number, in length, in size, in turn, in my case, on my part, in the process, in doing so, in so doing, on hand, at hand, to hand, by hand, in person, first name, over the course, in the space of, for the duration, from start to end, formed part of, made up part, had a hand in, was one of, as one of, in the role of, in my role, in the capacity of, in addition, over and above, on behalf, at my own, in my own, of my own, kept on top of, stayed on top of,
listed as, on leave, on account of, in comparison with, by comparison, every month, every week, every day, every year, every quarter, every term, every season, every shift, every other, every second,
in all, in total, so far, up to, as many as, as much as, at the time, at that time, in the end, at the end, in the course of, in question, to date,
on the basis of, by means of, in place, of their own, of its own, each of, all of, a number of, a total of, on top of, on average, in each,
take part, took part, taking part, have to, had to, go on, went on, come to, came to, as of, with respect to, as regards, at work, in work, on site, by then, each day, each week, each month, each year, each quarter, each term, each season, each shift, each winter, each summer, every winter, every summer, each morning, every morning, each evening, every evening, each night, every night, every one of, in each case, as required, as needed,
attended by, a maximum of, a minimum of, a total, going forward, in addition, was introduced, were introduced, when required, if required, if needed, per person, at any one time, at one time, in one go, from then, ever since, until then, no longer, not yet, yet to be, still to
`;
/**
 * Words of one meaning beside those that the match knows: of one level, one certainty, one polarity. Base forms, a
 * group a line.
 */
export const englishSameMeaningToo = `
maintain, take over, keep, keep up, look after
cover, drive, travel, do
quote, price, cost
act for, represent
mostly, chiefly, mainly, largely, primarily, principally
ask for, apply for, request, seek
put forward, nominate, nomination, recommend
cow, cattle, herd
sheep, flock, ewe
remain, outstanding, left, to go, rest
higher, more, greater
lower, fewer, less
pass, go, refer, hand, send
show, picture, depict, feature
write, develop, program, code
catalogue, catalog, list, index
take, collect, gather
result in, produce, lead to, bring, yield
draw up, work out, put together, prepare, make
note, record, log, write down, enter
fill in, complete, fill out
talk to, speak to, speak with, talk with, discuss
tell, inform, advise, notify, brief
go to, attend, visit
look at, examine, inspect, review
find out, establish, determine, learn
send out, issue, dispatch, distribute, circulate
hand out, distribute, give out, issue
give, present, deliver
set, place, put
turn down, reject, decline, refuse
drop, abandon, discontinue, shelve
put off, postpone, delay, defer
call off, cancel
keep an eye on, monitor, watch
stand in for, cover for, deputise for, substitute for
fill in for, stand in for, cover for
clean, wash, tidy, clear
fix, repair, mend, service
fetch, collect, pick up
drop off, deliver
bring up, raise
take on, recruit, hire, engage, employ
let go, dismiss, make redundant
teach, take, instruct, tutor
sit, take, attempt
pay, settle
owe, due
bill, invoice
till, cash register, cash desk, checkout
lorry, truck, hgv
car, vehicle
flat, apartment
shop, store, outlet, branch
boss, manager, supervisor, line manager
workmate, colleague, coworker
kid, child, pupil
mum, mother, parent
old people, elderly, older people, residents
talk, presentation, lecture, session
leaflet, flyer, brochure, handout
rota, roster, schedule, shift plan
timesheet, hours
break down, fail, stop working
breakdown, failure, fault
hurt, injure, injury
nobody, no one, none, without
mistake, error
complaint, grievance
rest, others, remainder
get, receive, obtain, be given
ring, call, phone, telephone
email, write to, contact
type, key, key in, enter, input
file, archive
stock, inventory
shelf, shelving
count, stocktake, stock take, inventory
box, carton, pack
house, home, dwelling, property
new-build, new, newly built
road, street, route
bug, defect, fault, error
screen, page, view
paper, article, publication
chapter, section
survey, questionnaire, poll
interview, talk to
sample, specimen
trial, test, experiment
crop, harvest, yield
field, plot
spray, treat
feed, feeding
milk, milking
vet, veterinary, veterinarian
lunch, meal, dinner
menu, dish
cook, prepare, make
night, overnight, nightly
week off, leave, absence, holiday
sickness, sick leave, illness, ill
maternity leave, parental leave
handful, few, small number
before, ahead of, prior to, in advance of, precede
after, following, once, subsequent to
during, while, when, in the course of
because, due to, owing to, since, as
fall, go down, decline, drop, decrease, come down
rise, go up, increase, grow, climb
stay, remain, hold
job, task, assignment, piece of work
used to, formerly, previously
now, currently, at present
op, operative, operation
class, pupil
draft, prepare
chair, run
pair, two-person, two
rank, highest, lowest, best
bike, bicycle, cycle
forward, pass
away, absence, absent, off
still to be taken, outstanding, to be taken, still to take
under, direction, guidance, supervision, supervise
monitor, check, watch, keep an eye on, track
compare, check, match
contact, write to, reach, get in touch
choose, select, pick, chosen
finish, complete, end, done
violin, violinist
design, redesign
piece, of
study, learn
morning, every morning
reply, response, answer, respond
house, housing
theory, theoretical
practical, practice
pass on, pass, forward, send on, hand on, relay, pass along
fortnight, two week, every two week, biweekly, every other week
learn, train, pick up, be taught
required, need, necessary, requirement
first time, first attempt
minutes, minute, meeting
level, low, basic
rig, set up, fit
light, lighting
label, labelling, tag
ticket, admission
takings, receipts, income, revenue
mix, prepare
unspent, unused, left over, left
unpublished, not publish, not yet publish
uncertified, no certificate
participant, participate, take part
turn down, reject, refuse, decline, say no to, not accept, dismiss, knock back
lapse, expire, run out, end, cease
valid, expire, in date, current
outstanding, pending, still to sit, still open, to go, left, remaining, to come, remain, unfinished
await, wait, pending, wait for
funding, fund, funds, money, finance
put forward, propose, suggest, submit, pitch
spot, notice, identify, see, catch, find, detect
log, record, note, write down, enter, register
keep, maintain, hold, look after
look after, care for, care, tend, mind, caring
assist, help, support, aid, back up
contribute, help, take part, have a hand, input
alongside, with, together, jointly, beside
screen, show, air, present, display
purchase, buy, procure, acquire, get
take on, accept, assume
award, honour, prize
runner-up, second, second place
finalist, final, reach the final, shortlist
come third, place third, third, third place
finish third, third place, come third
member, sit on, belong to, serve on
qualify, qualified
exam, paper, test, examination
sit, take, do
second, secondment, on loan
mistake, error, slip
cause, lead to, result in, bring about, trigger
correct, fix, put right, mend, amend
finish, complete, do, done
apply, application, apply for
permission, permit, approval, consent, leave
instruction, direction, order, instruct
say-so, instruction
negotiate, agree, arrange
deal, agreement, contract
contract, agreement, sign
retire, withdraw, drop, phase out, discontinue
adopt, take up, use, start using
roll out, deploy, launch, introduce
label, tag, annotate, mark
classifier, model
vehicle, car
book, reserve, schedule, book in
meet, see, interview
score, rating, mark, result
rating, score, rate, grade
rate, grade, judge, mark
short of, below, under, beneath, less than, lower than, behind
above, over, ahead of, higher than, more than
against, compared with, versus, relative to, than
fall, drop, go down, down, decline, decrease, reduce, lower
motorbike, motorcycle
local, area, nearby, neighbourhood
rise, go up, up, increase, climb, grow
upsell, upselling
value, worth
rank, place, come, position
offer, propose
expiry, expire, end
fixed term, temporary
owner, proprietor
instruct, tell, order
approve, accept, pass, sign off, agree
often, frequently, commonly
usually, typically, normally, generally, as a rule
regular, regularly, routinely
largest, biggest, maximum, peak
typical, usual, average, normal
record, peak, high, highest
majority, most, greater part, bulk, mostly, mainly, largely
split, share, divide
learn, study, read, find out
never, not, no
vessel, boat, ship
mooring, moor, berth
drill, exercise, practice
real, actual, live, genuine
refresh, renew, update
document, write up, record
minute, note
take minutes, minute, write minutes
attend, go to, sit in on, be at
teach, instruct, give lessons
mark, grade, correct
supervise, oversee, watch over
patient, service user
visit, call, see
dose, medication, medicine, drug, give
medication, medicine, drug
nursery, preschool
toddler, two-year-old, child
infant, baby, child
customer, shopper, client, buyer
buyer, customer, purchaser
caller, customer, enquirer
enquiry, query, question, inquiry
enquire, ask, inquire
inquiry, enquiry, query
sale, selling
till, cash register, checkout
cash, takings, money
refund, repay, reimburse, repayment
discount, reduction, price cut
supplier, vendor
haulier, carrier
driver, courier
courier, delivery driver
delivery, drop-off, drop
dispatch, send, despatch, ship
despatch, dispatch, send, ship
load, fill
unload, empty, offload
pallet, skid
picking, pick
pack, packing, package
count, stocktake, stock count, stock check
inventory, stock, stock list
shortage, shortfall, gap
shortfall, shortage, gap
breakage, damage
waste, wastage, scrap
scrap, reject, waste
defect, fault, flaw
fault, defect, breakdown, failure
breakdown, failure, stoppage
repair, fix, mend
replace, change, swap
assemble, put together, build
weld, welding, join
fabricate, make, build, produce
machine, mill, turn
measure, gauge, take measurements
inspect, check, look over
test, try, check
sample, specimen
specimen, sample
experiment, trial, test, study
assay, test
trap, catch
catch, trap, capture
count, tally
tag, mark
dig, excavate, trench
trench, dig, excavate
pour, place, cast
lay, install, put down
sewer, drain
site, project
survey, measure, inspect
drawing, plan
sketch, drawing, draw
draw, sketch, illustrate
illustrate, draw, picture
animate, animation
film, shoot, record, movie
shoot, film, photograph
edit, cut, revise
poster, display
exhibit, show, display
exhibition, show
perform, play, appear
rehearse, practise
write, compose, author, pen, produce, draft
article, piece, story, text
story, article, piece
translate, translation, render
interpret, interpreting
proofread, check, read proofs
publish, print, issue
newsletter, bulletin
leaflet, flyer, handout
handout, worksheet
slide, presentation, deck
deck, slide, presentation
talk, presentation, speech, lecture
lecture, talk, class
seminar, class
tutorial, class
coursework, assignment
assignment, coursework, task
thesis, dissertation
dissertation, thesis
grade, mark, result
degree, course
module, course, unit
course, training
training, course, train
certificate, certification, certified
licence, permit
club, society
society, club, association
association, society, body
committee, board, panel, group
panel, committee, board
council, local authority
charity, nonprofit, non-profit
volunteer, unpaid helper
fundraise, raise money, raise fund
donate, give, donation
event, occasion
booking, reservation, book
reservation, booking
guest, diner, visitor
diner, guest, cover
menu, list of dish
kitchen, galley
bar, pub
hotel, inn
room, bedroom
bedroom, room
check in, arrive, arrival
check out, depart, departure
shift, turn
rota, roster, schedule
absence, leave
sickness, absence, illness
payroll, wage, pay
wage, pay, salary
payslip, pay
ledger, account
account, ledger, book
accounts, books
invoice, bill, invoicing, billing
receipt, slip
expense, cost
overdue, late, outstanding
debt, arrears
arrears, debt, overdue
budget, spend
quote, estimate, quotation
quotation, quote
tender, bid
bid, tender, offer, proposal
claim, application
claimant, applicant, jobseeker
applicant, candidate, claimant
case, matter, file
hearing, court, trial
court, courtroom
courtroom, court
solicitor, lawyer
lawyer, solicitor, counsel, attorney
letter, correspondence
correspondence, letter, mail
form, application, paperwork
record, entry, file
entry, record
archive, file, store
spreadsheet, sheet, workbook
database, data store
query, search
script, program
program, script, code
code, program, script
bug, fault, defect
release, version, ship
server, machine, host
outage, downtime, failure
alert, alarm, warning
alarm, alert
ticket, request, case
request, ask, demand
user, end user
website, site, web site
web page, page
post, publish
campaign, push
subscriber, follower
follower, subscriber
review, comment, opinion
survey, poll, questionnaire
respondent, participant
interview, talk to, speak to
researcher, scientist
dataset, data set, data
chart, graph, figure
figure, number
field, paddock
crop, harvest
harvest, pick, crop, gather
animal, livestock
livestock, animal, stock
cattle, cow
cow, cattle
dog, canine
feed, fodder
vet, veterinarian, veterinary surgeon
tree, woodland
fence, fencing
garden, grounds
grounds, garden
clean, wash, tidy, cleaning
wash, clean, rinse
waste, rubbish, refuse
rubbish, waste, refuse
flat, apartment
tenant, renter, occupant
landlord, owner
guard, security officer
patrol, round
incident, event, occurrence
emergency, crisis
fire drill, evacuation
evacuation, evacuate
first aid, first aider
hazard, risk, danger
risk, hazard
basics, basic, rudiment, fundamentals, foundation
fundamentals, basics
familiar, know, acquainted, familiarity
fluent, fluently
beginner, basic
weekday, working day
working day, business day
fortnight, two week
twice, two time
third, one third, 33%
quarter, 25%
fifth, 20%
half, 50%
in a row, running, consecutive, successive, on the trot
consecutive, in a row, running, successive
a year, yearly, annual
overall, in total, altogether
colleague, coworker, co-worker, teammate
teammate, colleague
supervisor, line manager, manager
junior, younger
newcomer, new starter, new hire, starter, recruit
apprentice, trainee
trainee, apprentice, learner
`;
/** General words that may stand for any of the special ones behind the mark; the reverse would say more. */
export const englishWider = `
produce, create, make, prepare, put together < write, type, translate, draw, design, develop, compose, code, draft, paint, sew, cook, bake, print, record, film, edit, build, sketch, model, program, script, compile, illustrate, plot, map
do, carry out, perform, complete, undertake < test, inspect, measure, check, clean, paint, repair, survey, install, fit, service, wash, sort, scan, count, translate, audit, assess, review, analyse, train, patrol, deliver, load, weld
provide, give, offer < train, teach, advise, support, serve, coach, tutor, translate, interpret, cook, clean, care, guide, counsel, massage, treat
handle, deal with, process, attend to < answer, reply, sort, file, pack, book, invoice, register, enter, type, scan, ship, receive, repair, resolve, sell, collect
move, take, bring, carry < drive, haul, ferry, push, wheel, deliver, transport, ship, lift
work, serve < cook, clean, teach, drive, nurse, sell, farm, weld, guard, wait, act, volunteer, help, assist, operate
say, tell, report, inform < announce, explain, present, warn, brief, write, note
arrange, organise < book, plan, schedule, coordinate, host, hold, run
maintain, look after < service, clean, repair, update, water, feed, groom, oil, grease, mow, prune
sort out, resolve < fix, repair, settle, clear, correct, refund
get, obtain, receive < win, earn, pass, buy, collect, secure, gain
use < operate, drive, apply, wear, run, handle
speak, talk < present, lecture, chat, explain, phone, call
meet, see < interview, visit, host, greet, receive
person, people < patient, customer, client, guest, student, pupil, child, colleague, volunteer, resident, passenger, visitor, trainee, staff
item, product, good < parcel, book, garment, part, tool, component, device
building, site, place < house, shop, hotel, school, warehouse, depot, church, clinic
vehicle < car, van, truck, lorry, bus, coach, tractor
animal < dog, cat, horse, cow, sheep, pig
document, paperwork < letter, form, report, contract, invoice, minute, certificate, leaflet
machine, equipment < cutter, lathe, press, pump, engine, printer, mixer, oven, forklift
`;
