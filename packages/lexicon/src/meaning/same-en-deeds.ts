/**
 * Deeds told in other words, a group a line: of one level of ownership, one certainty, one polarity. Base forms. Only
 * the comparison of a rewrite with its original uses them.
 */
export const englishSameDeeds = `
maintain, keep up to date, keep current, update, keep up ; knowledge, know, can, able ; after, following, once, with, since
collaborate, work with, cooperate, work together, partner, team up, join forces, work alongside, liaise
liaise, deal with, coordinate, communicate, be in touch, contact, speak, act as the link, work with ; act, serve, work, be, function
mentor, act as mentor, guide, support, advise, coach, look after
flag, flag up, report, raise, notify, alert, point out, tell, escalate, bring to the attention
escalate, pass, refer, raise, report, pass up, hand over, forward
draft, write a draft, produce a draft, prepare a draft, write, first version, first draft, prepare ; redraft, rewrite, revise, rework, redo
sift, screen, sort, shortlist, filter, go through, review ; schedule, arrange, plan, book, fix, set up, organise, timetable, slot in
reschedule, rearrange, rebook, move ; devise, come up with, think up, create, design, invent, conceive, develop, work out
conceive, devise, think up, come up with ; man, staff, run, work, look after, cover, operate, serve on ; staff, man, work, look after
administer, give, dispense, hand out, apply ; dispense, give out, hand out, give, supply
oversee, supervise, watch over, manage, be in charge, look after, be responsible ; supervise, oversee, be in charge, manage, have charge, look after
welcome, greet, meet, receive, show in ; escort, accompany, show, take, walk, guide ; accompany, go with, escort, take
seat, show to table, take to table ; take order, note order, write down order ; wait on, serve, wait at table, wait table, waiting
upsell, suggest extra, offer extra, sell extra ; recommend, suggest, advise, propose
cash up, close the till, balance the till, count the till, reconcile the till ; open up, unlock, open ; lock up, close up, close, shut, secure
merchandise, display, set up display, arrange display, dress ; replenish, restock, refill, top up, fill, stock, fill up
restock, refill, replenish, fill ; rotate, move round, swap ; price, set price, put price, label
refund, give money back, pay back, process refund, return ; exchange, swap, change ; mark down, reduce, discount
handle, process, deal with, manage, take, look after, attend to, see to, work through ; triage, sort by urgency, prioritise, assess, sort
prioritise, rank, order, put first, set priority ; troubleshoot, diagnose, find fault, look into, investigate ; troubleshoot, fix
diagnose, find the cause, find out, identify, work out ; trace, track down, find, locate, follow up, track
chase, follow up, pursue, remind, chase up, go after ; remind, send reminder, prompt, chase ; collect, gather, pick up, take in, recover, take
recover, get back, collect, reclaim, win back ; distribute, hand out, give out, circulate, deliver, send out, share out
circulate, send round, distribute, share, pass round ; communicate, tell, pass on, inform, let know, share, convey, explain
explain, talk through, describe, set out, go over, walk through, clarify, make clear ; clarify, explain, make clear, clear up
demonstrate, show, present, give demo, do demo, display ; showcase, show, present, display, exhibit ; pitch, present, propose, put forward
persuade, convince, get to, talk into, win over ; negotiate, bargain, agree, talk down, arrange, haggle, work out ; agree, settle, arrange, sign
secure, win, get, obtain, gain, land, bring in ; obtain, get, gain, receive, secure, acquire, be given, pick up
earn, gain, get, receive, be awarded, achieve ; gain, get, earn, pick up, acquire, obtain, build up
achieve, reach, hit, get, attain, meet, manage, deliver, make ; pass, get through, clear, complete, be successful in ; sit, take, attempt, do
resit, retake, sit again, take again ; study, read, take, learn, do course, take course ; graduate, finish, complete degree, get degree
enrol, sign up, register, join ; register, sign up, enrol, record, log ; join, become member, enter, start at, sign up ; leave, quit, move on, depart
attend, go to, be at, take part in, be present, visit, go along ; speak at, present at, give talk, talk at ; host, hold, run, put on, organise
facilitate, run, lead, hold, moderate, guide ; moderate, chair, facilitate, run ; convene, call, hold, call together
coordinate, organise, arrange, manage, bring together, line up
organise, arrange, plan, set up, put together, put on, run, hold, coordinate, sort out
arrange, organise, set up, plan, book, schedule, sort out, fix
plan, schedule, arrange, prepare, map out, organise, draw up a plan, lay out, work out ; map, chart, draw, plot, set out
map out, plan, set out, draw ; outline, sketch, set out, summarise
summarise, sum up, condense, write summary, write a summary, give a summary, give summary
compile, put together, gather, collect, assemble, draw up, prepare, make, pull together, build
collate, gather, compile, put together, sort, collect, bring together ; assemble, put together, build, make, fit together, gather
build, make, create, construct, put up, set up, put together, develop, erect, form ; construct, build, make, put up, erect
erect, put up, set up, build, raise ; dismantle, take down, take apart, strip, pull down, strip down ; demolish, knock down, tear down, pull down
install, fit, put in, set up, mount, lay ; fit, install, put in, mount, attach, fix ; wire, connect, hook up, wire up, link
connect, link, join, wire, hook up, attach, plug in ; commission, start up, put into service, bring into service, set to work
calibrate, set, adjust, check calibration, do calibration ; service, maintain, look after, overhaul, do maintenance, carry out maintenance
maintain, keep, look after, keep up, service, keep going, keep in order, keep running, upkeep, preserve, keep up to date, keep current, update
overhaul, rebuild, renovate, redo, strip and rebuild, revamp ; refurbish, renovate, do up, redo, restore, redecorate
renovate, refurbish, do up, restore, modernise ; restore, repair, bring back, renovate, recover
repair, fix, mend, put right, make good, patch, patch up, restore ; replace, change, swap, swap out, renew, substitute, switch
rewire, replace wiring, renew wiring ; solder, weld, join ; weld, join, fuse ; machine, mill, turn, cut, make ; sand, smooth, rub down
paint, decorate, coat ; decorate, paint, paper ; plaster, skim, render ; tile, lay tile ; dig, excavate, dig out, trench
lay, put down, place, set, install ; pour, cast, place ; shift, move, carry, haul, transport, transfer
move, shift, transfer, carry, relocate, take, transport ; load, fill, put on, stack, load up ; unload, empty, take off, offload, discharge
stack, pile, put up, arrange, store ; pick, select, collect, gather, take ; pack, box, wrap, package, box up, parcel up
dispatch, send, ship, send out, send off, post ; ship, send, dispatch, deliver, transport ; deliver, bring, take, carry, drop off, hand over, drop
transport, carry, move, take, bring, drive, haul, convey ; drive, operate, take, steer ; tow, pull, haul, recover ; navigate, find way, plan route
inspect, check, examine, look over, survey, look at, go over, do inspection, carry out inspection ; examine, inspect, check, look at, study, test
audit, check, inspect, review, do audit, carry out audit, go through ; test, check, try, try out, trial, run test, carry out test, do test
verify, check, confirm, make sure, validate, double check ; ensure, make sure, see that, see to it, keep, guarantee
monitor, watch, track, check, keep an eye on, keep track, follow, observe, supervise ; observe, watch, see, monitor, note
measure, take measurement, take reading, gauge, read, record ; weigh, measure, portion, take weight
count, tally, number, do count, carry out count, take stock, stocktake
record, note, log, write down, register, enter, note down, document, take down, keep record, put on record, capture
log, record, note, enter, write down, register, keep log, track ; note, record, log, write down, take note, spot
enter, input, key, type, key in, record, put in, log, process, book, post ; book, post, enter, record, reserve
file, archive, store, put away, sort, keep ; index, catalogue, list, file ; catalogue, list, index, record ; label, tag, mark, name
scan, digitise, copy ; digitise, scan, put online, make digital, digital ; transcribe, write out, type up, type ; type, type up, key, transcribe
copy, duplicate, reproduce, photocopy ; print, run off ; publish, post, put up, put out, issue, bring out, print, release, share
post, publish, put up, share, upload ; upload, put up, post, load ; share, pass on, give, post ; tweet, post ; film, shoot, record, make video
photograph, take photograph, take picture, shoot, picture, take photo ; edit, cut, revise, correct, edit down ; proofread, check, read, correct
write, author, compose, produce, prepare, draft, create, pen, put together, develop, make, write up ; author, write, create
document, write up, record, write documentation, describe, write down ; describe, set out, explain, tell
translate, render, put into, turn into, translation ; interpret, translate, act as interpreter ; illustrate, draw, picture
design, create, devise, develop, draw up, lay out, produce, make, plan, draw ; lay out, design, arrange
prototype, make prototype, build prototype, mock up ; model, build model, make model, simulate ; simulate, model, run simulation
analyse, study, examine, look at, look into, evaluate, assess, do analysis, break down, carry out analysis
assess, evaluate, judge, rate, review, check, appraise, do assessment, carry out assessment, look at
evaluate, assess, judge, review, rate, weigh up, appraise, look into, test, look at
review, check, look over, go over, assess, read, look at, examine, go through, carry out review, do review
investigate, look into, examine, research, study, find out, explore, enquire into
research, study, look into, investigate, find out, look up, do research, carry out research ; explore, look into, investigate, study
survey, poll, question, ask ; interview, question, talk to, speak to, speak with, conduct interview, hold interview, carry out interview
question, ask, interview ; consult, ask, talk to, speak to, seek advice ; advise, give advice, counsel, guide, recommend, tell, help
counsel, advise, support, talk to ; calculate, work out, compute, figure out, do calculation ; estimate, work out, reckon, price
forecast, predict, project, estimate ; reconcile, match, check, balance, tie up, carry out reconciliation, do reconciliation
balance, reconcile, square, match ; invoice, bill, charge, send invoice, send bill, issue invoice, raise invoice ; bill, invoice, charge
pay, settle, make payment, process payment, clear ; budget, plan spending, set budget, control budget ; bank, deposit, pay in
purchase, buy, order, procure, get, acquire ; order, purchase, buy, place order, get in, procure, request ; source, find, procure, get, look for, buy
procure, buy, get, purchase, source ; hire, recruit, take on, employ, appoint, bring in
recruit, hire, take on, find, bring in, sign up, enlist, appoint ; onboard, induct, settle in, bring in, welcome, train, introduce, get started
induct, onboard, train, introduce, show round
train, teach, coach, instruct, show, school, give training, deliver training, provide training, bring up to speed
teach, train, instruct, give lesson, take class, tutor, show, educate, lesson, deliver class ; coach, train, teach, mentor, guide
tutor, teach, coach, give lesson ; educate, teach, inform ; mark, grade, correct, score, check ; supervise exam, invigilate
invigilate, supervise exam, watch exam ; care for, look after, tend, nurse, take care, care, mind
look after, care for, take care, tend, mind, be responsible, manage, be in charge, handle, keep ; feed, give food, help to eat, give meal, help eat
wash, bathe, clean, bath, help with washing ; bathe, wash, bath ; dress, get dressed, clothe, help with dressing ; reposition, turn, move
comfort, console, reassure, calm ; reassure, calm, comfort, put at ease
treat, give treatment, care for, attend to, provide treatment, carry out treatment ; massage, give massage, do massage, provide massage
vaccinate, give vaccine, immunise, inoculate, administer vaccine ; bandage, dress wound, change dressing ; rescue, save, pull out
respond, answer, reply, attend, react, go to, get back ; answer, respond, reply, field, take, deal with, handle, pick up
field, answer, take, handle, deal with ; listen, hear ; read, look at, go through, read out, read aloud ; play, perform, take part
perform, play, carry out, do, give, appear, run ; sing, perform ; act in, appear in, perform in, play in ; rehearse, practise, run through, prepare
stage, put on, produce, mount ; cue, call cue, give cue ; compete, take part, enter, race ; win, gain, earn, take, be awarded, get, secure
rank, place, come, finish, be placed ; place, come, finish, rank ; volunteer, work unpaid, help out, give time
fundraise, raise money, raise fund, collect money ; raise, collect, bring in, get ; donate, give, contribute
patrol, walk round, do round, go round, check, make patrol ; guard, protect, watch, secure ; search, check, look through, look for
evacuate, clear, get out ; garden, work in garden, gardening ; mow, cut grass, cut, cut lawn ; prune, trim, cut back, clip
trim, cut, prune, cut back ; plant, sow, put in, grow, set ; sow, plant, seed ; harvest, pick, gather, bring in, crop, cut
water, irrigate, give water ; irrigate, water ; breed, raise, rear, bring up ; milk, do milking
clean, wash, tidy, clear, scrub, wipe, mop, sanitise, do cleaning ; sanitise, clean, disinfect, sterilise
tidy, clean, clear, keep tidy, keep clean, straighten ; launder, wash, do laundry ; iron, press ; cook, prepare, make, fry, grill, roast
prep, prepare, get ready, make ready, chop ; bake, make, cook ; plate, plate up, dress plate, put on plate ; brew, make ; taste, try, sample
migrate, move, transfer, port, switch, shift, convert, change over ; port, migrate, move, convert
deploy, release, roll out, put live, ship, launch, install ; release, launch, publish, ship, bring out, put out, deploy
launch, start, open, release, introduce, begin, bring out, roll out
introduce, bring in, start, launch, set up, put in place, establish, begin, implement, adopt, roll out, start using
implement, put in place, introduce, carry out, set up, roll out, build, put into practice, apply
establish, set up, found, start, create, build, form ; start, begin, set up, launch, open, found, commence
automate, script, make automatic, write script ; script, automate, write script ; code, program, write code, develop, write ; program, code, write
refactor, restructure, rewrite, clean up, rework, tidy up ; debug, fix, find bug, fix bug, troubleshoot
optimise, improve, tune, speed up, make faster, make better ; tune, optimise, adjust, tweak ; query, search, ask, interrogate
extract, pull, take, get, take out, pull out ; pull, extract, get, take, fetch ; fetch, get, bring, collect
merge, combine, join, unite, bring together ; combine, merge, join, bring together, put together, mix ; split, divide, break up, separate, break down
separate, split, part, sort, divide ; restructure, reorganise, rearrange, rework ; reorganise, restructure, rearrange, sort out, lay out again
standardise, make uniform, unify, make the same ; streamline, simplify, make simpler ; simplify, make simpler, streamline, make easier
reduce, cut, lower, bring down, decrease, shrink, trim, drop, slash, take down, get down, go down, come down, fall
cut, reduce, lower, bring down, trim, drop, decrease, shorten, save ; shorten, cut, reduce, speed up ; save, cut, reduce, free up, spare
increase, raise, grow, lift, boost, bring up, push up, build up, go up, rise, take up, step up
grow, increase, rise, raise, build up, expand, go up, gain ; halve, fall, drop, decrease ; double, rise, grow, increase ; double, rise twofold, increase twofold
halve, cut by half, fall by half, reduce by half, drop by half, cut in half, half, go down by half, come down by half
improve, better, raise, lift, enhance, make better, increase, boost ; exceed, beat, pass, go over, top, go beyond, surpass
meet, reach, hit, achieve, make, satisfy, fulfil ; miss, fall short, not reach, not meet ; keep, hold, maintain, stay, remain, retain
keep clean, tidy, clean ; remain, stay, keep, continue, be still ; continue, go on, carry on, keep on, keep ; stop, end, cease, halt, discontinue
finish, complete, end, conclude, wrap up ; complete, finish, do, carry out, get done, fill in, fill out
carry out, do, perform, conduct, run, undertake, make, complete, execute ; conduct, carry out, do, hold, run, perform, lead, undertake
run, carry out, do, hold, conduct, perform, manage, operate, organise ; hold, run, have, organise, give, keep
undertake, carry out, do, take on, perform ; take on, accept, undertake, assume, take over ; take over, assume, inherit, take on
hand over, pass on, give, transfer, turn over ; transfer, move, pass on, hand over, send ; submit, send in, hand in, file, put in, send
apply for, ask for, request, submit an application, put in for ; request, ask, ask for, seek, require ; ask, request, enquire, question
receive, get, be given, take in, take, accept ; accept, take, approve, take up, take on ; approve, accept, sign off, agree, pass, authorise, clear
authorise, approve, sign off, permit, allow ; reject, turn down, refuse, decline, not accept
adopt, take up, use, accept, take on, start using, put into use ; use, apply, employ, work with, make use, utilise, draw on, with
apply, use, put on, employ ; choose, select, pick, decide on ; select, choose, pick, pick out
find, discover, spot, identify, locate, detect, uncover, come across, pick up ; identify, find, spot, recognise, pinpoint, detect, notice, see, name
detect, find, spot, notice, discover, pick up ; discover, find, uncover, spot ; notice, spot, see, find, identify, note
prevent, stop, avoid, head off ; avoid, prevent, keep from, stay clear ; protect, guard, keep safe, safeguard ; enforce, apply, see that kept, uphold
follow, keep to, stick to, adhere to, comply with, observe ; comply, follow, keep to, meet, adhere, in line with
adapt, adjust, change, modify, tailor, alter ; tailor, adapt, customise, adjust, fit ; customise, tailor, adapt, personalise
modify, change, alter, adapt, adjust, amend ; change, alter, modify, switch, swap, move, replace
update, refresh, bring up to date, keep up to date, revise, renew, maintain, keep current, change
revise, update, change, amend, edit, rework, correct ; amend, change, correct, revise, alter ; correct, fix, put right, amend, rectify, mend
resolve, solve, settle, fix, sort out, clear up, put right, clear ; solve, resolve, fix, work out, crack, sort out
settle, resolve, agree, sort out ; mediate, settle, step in, resolve ; represent, act for, stand for, speak for ; sign, agree, conclude, enter into
cover, stand in, fill in, step in, deputise, act as cover, take the place ; stand in, fill in, cover, deputise, step in, act
deputise, stand in, act for, cover, act as deputy, be deputy ; share, split, divide ; promote, advertise, publicise, push, market
advertise, promote, publicise, market ; market, promote, advertise, sell ; sell, market, make sale, shift ; demo, demonstrate, show
visit, call on, go to, see, make visit, attend ; travel, go, journey, commute ; meet with, see, have meeting with, hold meeting with
brief, inform, tell, update, fill in ; inform, tell, notify, let know, advise, brief ; notify, tell, inform, let know, alert
report, tell, inform, state, give report, present, write report ; present, give, show, deliver, give presentation
include, cover, take in, contain, comprise, involve ; involve, include, mean, entail
support, help, assist, back, aid, back up, give support, provide support, provide assistance
help, assist, support, aid, give help, lend a hand, give a hand, provide help, provide assistance
assist, help, support, aid, give assistance, provide assistance ; provide, give, supply, offer, deliver, lay on ; supply, provide, give, deliver
offer, give, provide, propose ; give, provide, offer, deliver, hand, supply ; encourage, motivate, urge ; motivate, encourage, inspire
link, connect, tie, join ; track, follow, monitor, trace, keep track, record ; adjust, change, alter, set, tune, modify, tweak
set, adjust, fix, put, establish ; set up, establish, create, start, build, install, put in place, arrange, prepare, open, configure
configure, set up, adjust, install ; open, start, set up, launch, unlock ; close, shut, end, finish ; clear, empty, free, remove, work through
remove, take out, delete, take away, clear, strip out, get rid ; delete, remove, erase, wipe
`;
