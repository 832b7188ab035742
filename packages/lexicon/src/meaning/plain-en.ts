/** Words that claim nothing by themselves: joints of a sentence, light verbs, nouns that only name what stands there. */
export const englishPlainWords = `
a an the this that these those such same
and or nor but as so then thus hence also both either plus
of in on at to from by for with into onto over under within across through throughout via per between among amid around along
about against toward towards upon out off up down
who whom whose which what where when while whilst once after before during until till since
i me my mine myself we us our ours you your it its itself they them their theirs he his him she her hers there here
be am is are was were been being have has had having do does did doing done get got
will would can could may might shall should must
carry carried carrying conduct conducted perform performed undertake undertook undertaken undertaking carried-out
complete completed completing handle handled handling provide provided providing deliver delivered delivering
work worked working make made making give gave given giving take took taken taking bring brought bringing
including include includes included involving involve involves involved covering comprising consisting totalling totaling worth
responsible duty duties responsibility responsibilities task tasks tasked tasking
activity activities area areas section sections side part process processes matter matters item items thing things
case cases type types kind kinds form forms number numbers amount figure figures volume level levels rate rates total
basis way ways means use purpose purposes order role position capacity project projects
piece pieces set sets list lists range point points place places
some various several respective own
one ones
how why whether if than
therefore thereby namely using uses
roughly approximately approx circa nearly almost exceeding below above just around
`;
/** The same for runs of words, and words that are plain only in company. */
export const englishPlainPhrases = `
written in, based on, used by, used in, made up of, carried out, in order to, so that, with the result that, on behalf of,
for use by, as part of my role, as well as, along with, in addition to, in addition, in terms of, with regard to, relating to,
related to, in the form of, by way of, at the same time, at a time, on a, on the job, in use by, in use, and then, not only,
but also, my role, my duties, duties included, tasked with, the use of, use of, in response to, as follows, in turn,
in which, of whom, of which, so far, held by, owned by, run by, taking, bringing it, down to, up to, more than, less than, fewer than, at least, at most, close to, in excess of, no more than, upwards of, or more, or so,
no less than, greater than, or fewer
`;
/** Past forms that follow no rule, for verbs of any list. */
export const englishIrregularForms = `
arise arose arisen, bear bore borne, bite bit bitten, bleed bled bleeding, blow blew blown, breed bred breeding, cling clung, dream dreamt, feed fed feeding,
flee fled, forbid forbade forbidden, freeze froze frozen freezes, grind ground, lie lain, prove proven, quit quitting, saw sawn sawed sawing, sing sang sung singing, speed sped speeding,
spring springing, sting stung, string strung stringing, swing swung swinging, weep wept, wind wound, leave leaves leaving, have had, stock-take stock-took, bind bound, wring wrung, lend lent,
bend bent, hide hid hidden, shoot shot, ride rode ridden, steal stole stolen, throw threw thrown, swear swore sworn, tear tore torn, wear wore worn, wake woke woken, spin spun, split splitting,
go went gone, fall fell fallen, rise rose risen, build built, run ran, lead led, find found, hold held, keep kept, bring brought,
buy bought, teach taught, write wrote written, rewrite rewrote rewritten, rebuild rebuilt, take took taken, give gave given,
make made, begin began begun, grow grew grown, draw drew drawn, drive drove driven, sell sold, send sent, spend spent,
speak spoke spoken, see saw seen, tell told, meet met, get got, win won, come came, become became, choose chose chosen,
show showed shown, think thought, put put, set set, cut cut, let let, beat beat beaten, lay laid, pay paid, say said,
leave left, lose lost, mean meant, feel felt, sit sat, stand stood, understand understood, oversee oversaw overseen,
undertake undertook undertaken, shrink shrank shrunk, catch caught, fight fought, seek sought, deal dealt, feed fed, fly flew flown,
child children, foot feet, tooth teeth, knife knives, life lives, shelf shelves, leaf leaves, wife wives, half halves, loaf loaves, calf calves, thesis theses, diagnosis diagnoses, criterion criteria, spring sprang sprung, hear heard, sew sewed sewn, sow sowed sown, mow mowed mown, weave wove woven, bind bound, sing sang sung, swim swam swum, ride rode ridden, strive strove striven, forgo forwent, break broke broken, freeze froze frozen, wear wore worn, throw threw thrown, know knew known, cut, shut, hit, fit, split, spread, bend bent, breed bred, creep crept, dig dug, drink drank drunk, eat ate eaten, forget forgot forgotten, hang hung, hide hid hidden, kneel knelt, lend lent, light lit, ring rang rung, shake shook shaken, shine shone, shoot shot, sink sank sunk, sleep slept, slide slid, spin spun, spoil spoilt, steal stole stolen, stick stuck, strike struck, sweep swept, swing swung, tear tore torn, wake woke woken, wring wrung, burn burnt, lean leant, leap leapt, learn learnt, spell spelt, spill spilt, shear shorn, saw sawn, swear swore sworn, tread trod trodden, mouse mice, goose geese, midwife midwives, tradesman tradesmen, tradesperson tradespeople, craftsman craftsmen, craftsperson craftspeople, salesman salesmen, salesperson salespeople, foreman foremen, workman workmen, fisherman fishermen, postman postmen, hypothesis hypotheses, matrix matrices, bacterium bacteria, appendix appendices, synopsis synopses, scarf scarves, wharf wharves
`;
/** One spelling for both Englishes: what stands first is read as what follows. */
export const englishSpellings = `
centre center, theatre theater, programme program, labour labor, colour color, behaviour behavior, favour favor, honour honor,
licence license, defence defense, cheque check, tyre tire, grey gray, catalogue catalog, dialogue dialog, ageing aging,
judgement judgment, fulfil fulfill, enrol enroll, instal install, skilful skillful, metre meter, litre liter, fibre fiber, organisation organization,
paediatric pediatric, anaesthetic anesthetic, orthopaedic orthopedic, aluminium aluminum, mould mold, plough plow, kerb curb, gauge gage,
storey story, analyse analyze, catalyse catalyze, aeroplane airplane, manoeuvre maneuver, neighbour neighbor, harbour harbor,
travelled traveled, travelling traveling, cancelled canceled, modelling modeling, modelled modeled, labelled labeled, labelling labeling
`;
/** A deed as a noun, with the verb it is made of, where no ending says so. */
export const englishDeedNouns = `
analysis analyse, delivery deliver, growth grow, reduction reduce, production produce, sale sell, maintenance maintain,
assistance assist, approval approve, renewal renew, removal remove, decision decide, response respond, choice choose, proof prove,
failure fail, closure close, storage store, coverage cover, use use, success succeed, discovery discover, recovery recover, entry enter,
handover hand, set-up set, setup set, rollout roll, check-in check, follow-up follow, resolution resolve, solution solve, description describe,
subscription subscribe, acquisition acquire, retention retain, conversion convert, expansion expand, extension extend, inclusion include,
submission submit, admission admit, transmission transmit, reception receive, receipt receive, loss lose, cut cut, treatment treat,
proposal propose, referral refer, trial try, survey survey, conclusion conclude, comparison compare, payment pay, advice advise,
provision provide, introduction introduce, reception receive, redemption redeem, prescription prescribe, deduction deduct, induction induct, assumption assume, consumption consume, absorption absorb, adoption adopt, presumption presume, description describe, destruction destroy, construction construct, instruction instruct, deception deceive, perception perceive, explanation explain, pronunciation pronounce, repetition repeat, competition compete, recognition recognise, definition define, division divide, persuasion persuade, invasion invade, decline decline, permission permit, omission omit, emission emit, suspicion suspect, belief believe, relief relieve, speech speak, thought think, flight fly, sight see, weight weigh, height high, width wide, length long, depth deep, strength strong, choice choose, arrival arrive, refusal refuse, dismissal dismiss, rehearsal rehearse, survival survive, disposal dispose, appraisal appraise, rental rent, marriage marry, carriage carry, usage use, breakage break, shortage short, departure depart, exposure expose, pressure press, mixture mix, signature sign, expiry expire, enquiry enquire, inquiry inquire, injury injure, robbery rob, bakery bake, discovery discover, advice advise, practice practise, application apply, clarification clarify, classification classify, notification notify, verification verify, certification certify, qualification qualify, specification specify, modification modify, identification identify, publication publish, implication imply, supply supply, reply reply, multiplication multiply, complaint complain, restraint restrain, constraint constrain, attachment attach, supervision supervise, revision revise, attendance attend, acceptance accept, compliance comply, accounting account
`;
