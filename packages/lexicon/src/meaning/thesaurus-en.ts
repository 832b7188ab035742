/**
 * WordNet 3.1, Copyright 2006 by Princeton University. All rights reserved. Licence: WORDNET-LICENSE, beside this file.
 * Made by scripts/digest-wordnet.ts: words of one common sense a line.
 */
export const englishThesaurus = `
a bit,a little,a trifle
a lot,lots,very much
abandon,give up
abandon,wantonness,unconstraint
abandoned,deserted
abandonment,desertion
abasement,degradation,abjection
abashed,chagrined,embarrassed
abbot,archimandrite
abbreviated,brief
abdomen,stomach,belly
aberrance,aberrancy,aberration,deviance
aberrant,deviant,deviate
aberration,distortion,optical aberration
abhor,loathe,abominate,execrate
abhorrent,detestable,obscene,repugnant,repulsive
abiding,enduring
ability,power
abject,low-down,miserable,scummy,scurvy
abjure,recant,forswear,retract
ablation,extirpation,cutting out
ablaze,afire,aflame,aflare,alight,on fire
ablaze,aflame
ablutionary,cleansing
abnormal,unnatural
abnormality,abnormalcy
aboard,on board
abolition,abolishment
abolitionist,emancipationist
abominable,awful,dreadful,painful,terrible,unspeakable
abominable,odious
abortive,stillborn,unsuccessful
abound in,teem in,pullulate with
abound,bristle
above all,most importantly,most especially
above,higher up
above,supra
above-mentioned,above-named
abrasion,scratch,scrape,excoriation
abrasive,scratchy
abridge,foreshorten,abbreviate,shorten
abridgement,abridgment
abroad,overseas
abrogation,repeal
abruptly,suddenly,short,dead
abruptness,brusqueness,curtness
abruptness,precipitateness,precipitance,precipitancy,suddenness
abscond,bolt,absquatulate,run off,go off,make off
absent,absentminded,abstracted
absently,abstractedly,inattentively,absentmindedly
absolute,right-down,sheer
absolutely,perfectly,utterly
absolutism,tyranny,despotism
absorb,assimilate,ingest
absorb,imbibe,soak up,sop up,suck up
absorbent,absorptive
absorbing,engrossing,fascinating,gripping,riveting
absorption,soaking up
abstain,refrain,desist
abstinence,abstention
abstract,abstractionist,nonfigurative,nonobjective
abstraction,abstract
abstraction,generalization
abstractionism,abstract art
abstractionism,unrealism
absurd,cockeyed,derisory,idiotic,laughable,ludicrous,nonsensical,preposterous,ridiculous
absurdity,absurdness,ridiculousness
absurdity,fatuity,fatuousness,silliness
abundance,copiousness,teemingness
abundantly,copiously,profusely,extravagantly
abuse,insult,revilement,contumely
abuzz,buzzing
abyss,abysm
academic degree,degree
academic,donnish,pedantic
academic,faculty member
academy,honorary society
accelerate,speed up
accelerate,speed up,speed,quicken
acceleration,quickening,speedup
accelerator,accelerator pedal,gas pedal,throttle
accelerator,throttle,throttle valve
accent,speech pattern
accentual system,prosodic system
accept,consent,go for
accepted,recognized
access road,slip road
access,admittance
access,approach
accessibility,availability,availableness
accessory,accoutrement,accouterment
accessory,supplement
accident,fortuity,chance event
accidentally,unexpectedly
acclaim,hail,herald
acclimatize,acclimatise,acclimate
accompaniment,concomitant,attendant,co-occurrence
accompaniment,musical accompaniment
accomplice,confederate
accomplished,complete
accomplished,completed,realized,realised
accomplished,effected,established
accomplishment,achievement
accord,allot,grant
account,business relationship
accountancy,accounting
accountant,comptroller,controller
accredit,credit
accredited,licensed,licenced
accretion,accumulation
accrued,accumulated
acculturation,culture
acculturation,enculturation
accumulate,cumulate,conglomerate,pile up,gather,amass
accumulation,accrual,accruement
accumulative,cumulative
accurate,exact,precise
accusation,accusal
accusative,accusatory,accusing,accusive
accuse,criminate
accustomed,customary,habitual,wonted
ace,adept,sensation,maven,mavin,virtuoso,genius,hotshot,star,superstar,whiz,whizz,wizard,wiz
ace,crack,first-rate,super,tiptop,topnotch,top-notch,tops
acerate leaf,needle
acerb,acerbic,astringent
acetone,propanone,dimethyl ketone
ache,aching
ache,smart,hurt
ache,yearn,yen,pine,languish
achieve,accomplish,attain
achiever,winner,succeeder
aching,achy
acid,bitter,blistering,caustic,virulent,vitriolic
acknowledge,receipt
acme,height,elevation,peak,pinnacle,summit,superlative,meridian,tiptop
acoustic,acoustical
acquaintance,acquaintanceship
acquaintance,familiarity,conversance,conversancy
acquaintance,friend
acquit,assoil,exonerate,exculpate
acreage,land area
acrimonious,bitter
acrobatic,athletic,gymnastic
acrobatics,tumbling
across,crossways
act,behave
act,deed,human action,human activity
act,enactment
act,play
acting,playing,playacting,performing
action,activity,activeness
action,sue,process
active agent,active
active,combat-ready,fighting
actor,histrion,player,thespian
actual,existent
actual,genuine,literal
actually,in reality
actually,really
acuate,sharp,needlelike
acute,discriminating,incisive,keen,knifelike,penetrating,penetrative,piercing,sharp
acute,intense
ad,advertisement,advertizement,advertising,advertizing,advert
ad-lib,extemporaneous,extemporary,extempore,impromptu,offhand,offhanded,unrehearsed
adamant,inexorable,intransigent
adapt,accommodate
adaptation,version
adapted,altered
add up,amount
add,append,supply
addendum,supplement,postscript
addition,increase,gain
additionally,to boot
addlebrained,addlepated,puddingheaded,muddleheaded
address,computer address
address,speak
address,speech
address,turn to
adept,expert,practiced,proficient,skillful,skilful
adeptness,adroitness,deftness,facility,quickness
adequacy,adequateness
adequate to,equal to,up to
adequate,enough
adequate,equal
adhesive material,adhesive agent,adhesive
adieu,adios,arrivederci,auf wiedersehen,au revoir,bye-bye,cheerio,good-by,goodby,good-bye,goodbye,good day,sayonara,so long
adipose tissue,fat,fatty tissue
adjacent,contiguous,neighboring
adjacent,next
adjectival,adjective
adjoin,contact
adjoin,edge,abut,butt,butt against,butt on
adjourn,recess
adjudicate,try
adjust,conform,adapt
adjustment,accommodation,fitting
adjustment,readjustment
adjutant,aide
administer,administrate
administer,dispense
administration,disposal
administration,giving medication
administration,governance,governing body,establishment,brass,organization,organisation
administrator,decision maker
admirability,admirableness,wonderfulness
admirably,laudably,praiseworthily,commendable
admiration,esteem
admit,acknowledge
admit,allow in,let in,intromit
admit,let in,include
admit,take on
admonition,warning
adolescent,stripling,teenager,teen
adolescent,teen,teenage,teenaged
adopt,borrow
adopt,espouse
adoption,acceptance
adorable,endearing,lovely
adored,idolized,idolised,worshipped
adrenocorticotropic hormone,adrenocorticotrophic hormone,adrenocorticotropin,adrenocorticotrophin,corticotropin,corticotrophin
adrift,afloat,aimless,directionless,planless,rudderless,undirected
adult,full-grown,fully grown,grown,grownup
adult,grownup
adulterer,fornicator
adulterous,extramarital
adulthood,maturity
adust,baked,parched,scorched,sunbaked
advance,progress,pass on,move on,march on,go on
advance,throw out
advanced,forward-looking,innovative
advancing,forward-moving
advent,coming
adventure,escapade,risky venture,dangerous undertaking
adventurous,adventuresome
adversary,antagonist,opponent,opposer
adverse,untoward
adversity,hardship,hard knocks
advert,pay heed,give ear
advertise,advertize,promote,push
advertise,publicize,publicise
advertising agency,ad agency
advertising campaign,ad campaign,ad blitz
advertising,publicizing
advise,counsel
advise,notify,send word,apprise,apprize
adviser,advisor,consultant
advocacy,protagonism
advocate,advocator,proponent,exponent
advocate,counsel,counselor,pleader
aerobic,aerophilic,aerophilous
aerosolized,aerosolised
aery,ethereal
aesculapian,medical
aesthetic,esthetic
aesthetic,esthetic,aesthetical,esthetical
affable,amiable,cordial,genial
affably,amiably,genially
affair,affaire,intimacy,liaison,amour
affair,occasion,social occasion,social function
affect,bear upon,bear on,touch on
affected,unnatural
affecting,poignant,touching
affectingly,poignantly,touchingly
affection,affectionateness,fondness,warmness,philia
affectionate,fond,lovesome
affectionately,dear
affective disorder,emotional disorder,emotional disturbance
affiliated,attached,connected
affiliation,tie,tie-up
affirm,verify,assert,avow,swan,swear
affirmation,assertion
afflicted,stricken
afflictive,painful,sore
affluence,richness
affluent,flush,wealthy
affray,altercation,fracas
afield,abroad
aflare,flaring
afloat,awash,flooded,inundated,overflowing
aforesaid,aforementioned,said
afresh,anew
aft,abaft
aftermath,wake
again,once again,once more,over again
agape,gaping
age group,age bracket
age-old,antique
aged,elderly
aged,elderly,older,senior
aged,of age
ageless,eternal,everlasting,perpetual,unending,unceasing
agency,federal agency,government agency,bureau,office
agenda,schedule
agglutination,agglutinating activity
aggravation,exasperation
aggregate,aggregated,aggregative,mass
aggression,aggressiveness
aggressive,belligerent
aggressive,fast-growing,strong-growing
aggressively,sharply
aghast,appalled,dismayed,shocked
agile,nimble,quick,spry
agilely,nimbly
agitate,foment,stir up
agitate,rouse,commove,excite,charge up
agitation,ferment,fermentation,unrest
agleam,gleaming,nitid
aglitter,coruscant,fulgid,glinting,glistering,glittering,glittery,scintillant
aglow,lambent,lucent,luminous
agonizing,agonising,excruciating,harrowing,torturing,torturous,torturesome
agony,suffering,excruciation
agony,torment,torture
agree,concur
agreed upon,stipulatory
agreement,accord
agreement,correspondence
agreement,understanding
agribusiness,agriculture,factory farm
agriculturist,agriculturalist,cultivator,grower
ahead,in front,before
ahorse,ahorseback
aid,assist,assistance,help
aid,assistance,help
aid,economic aid,financial aid,assistance,financial assistance,economic assistance
aide,auxiliary
ailing,indisposed,peaked,poorly,sickly,unwell
ailment,complaint,ill
aim,object,objective
aim,purpose,purport,propose
aim,take aim
air force,airforce
air out,air,aerate
air passage,air duct,airway
air,broadcast,beam,transmit
aircraft carrier,carrier
aired,airy
airflow,air flow
airheaded,dizzy,empty-headed,featherbrained,light-headed,silly
airless,stuffy,unaired
airplane,aeroplane,plane
airport,airdrome,aerodrome,drome
airs,pose
airstrip,flight strip,landing strip,strip
akin,kindred
alarm,alert
alarm,dismay,consternation
alarm,horrify
alarm,warning device,alarm system
album,record album
albumin,albumen
alcohol,alcoholic drink,alcoholic beverage,intoxicant,inebriant
alert,brisk,lively,merry,spanking,zippy
alert,watchful
alertness,alerting
alfresco,open-air
alga,algae
alien,exotic
alien,foreign
alienate,disaffect
alienated,anomic
alienated,estranged
alienation,disaffection,estrangement
alienation,estrangement
alight,climb down
alight,light,perch
align,aline,line up,adjust
align,array
align,coordinate
alike,similar,like
alimentary,alimental,nourishing,nutrient,nutritious,nutritive
aliquot,aliquot part
alive,live
alizarin carmine,alizarin crimson,alizarin red
alkaline,alkalic
all along,right along
all in,beat,bushed,dead
all right,alright
all right,fine,ok,okay,hunky-dory
all too,only too
all-around,all-round,well-rounded
all-embracing,all-encompassing,all-inclusive,blanket,broad,encompassing,extensive,wide
all-important,all important,crucial,essential
all-knowing,omniscient
all-out,full-scale
allegation,allegement
allege,aver,say
alleged,so-called,supposed
alleviated,eased,relieved
alley,alleyway,back street
alligator,gator
alligatored,cracked
allocable,allocatable,apportionable
allocate,apportion
allotment,allocation
allotment,apportionment,apportioning,allocation,parceling,parcelling
allow,appropriate,earmark,set aside,reserve
allow,grant
alluring,beguiling,enticing,tempting
ally,friend
almost,nearly,near,virtually,well-nigh
aloes,bitter aloes
alone,lone,lonely,solitary
alone,solo,unaccompanied
aloneness,loneliness,lonesomeness
along,on
aloof,distant
aloud,out loud
alphabetize,alphabetise
alteration,modification,adjustment
alternate,alternative
alternative,choice
alternatively,instead,or else
althea,althaea,hollyhock
altogether,all told,in all
altruism,selflessness
aluminum chloride,aluminium chloride
aluminum foil,aluminium foil
aluminum,aluminium
alumnus,alumna,graduate
alveolus,air sac,air cell
always,ever
amalgamate,amalgamated,coalesced,consolidated,fused
amalgamation,merger,uniting
amateur,recreational,unpaid
amative,amorous
amatory,amorous,romantic
amaze,astonish,astound
amazed,astonied,astonished,astounded,stunned
amazing,astonishing
amazing,awe-inspiring,awesome,awing
amazingly,surprisingly,astonishingly
ambassador,embassador
amber,brownish-yellow,yellow-brown
amber,gold
ambiguity,equivocalness
ambition,ambitiousness
ambition,aspiration,dream
ambitious,challenging
amble,mosey
amble,stroll
ambush,ambuscade
ambush,scupper,bushwhack,waylay,lurk,ambuscade
amelioration,melioration,betterment
amiable,good-humored,good-humoured
amino acid,aminoalkanoic acid
amiss,awry
amity,cordiality
ammoniac,gum ammoniac
ammonium,ammonium ion
ammunition,ammo
amorphous,formless,shapeless
amour propre,conceit,self-love,vanity
amphibology,amphiboly
ample,plenteous,plentiful
ample,sizable,sizeable
amplification,elaboration
amplification,gain
amply,fully
amply,richly
amulet,talisman
amuse,divert,disport
amused,diverted,entertained
anachronism,mistiming,misdating
anaerobic,anaerobiotic
analog computer,analogue computer
analogous,correspondent
analogue,analog,parallel
analysis,analytic thinking
analytic,analytical
analyze,analyse,break down,dissect,take apart
analyze,analyse,study,examine,canvass
analyzer,analyser
anarchic,anarchical,lawless
anarchist,syndicalist
anarchy,lawlessness
anastomosis,inosculation
anatomic,anatomical
anatomical reference,anatomical
anatomical structure,bodily structure,body structure
anatomy,general anatomy
ancestor,antecedent
ancestral,patrimonial,transmissible
anchor,cast anchor,drop anchor
anchor,ground
anchor,ground tackle
anchor,keystone,backbone,linchpin,lynchpin
and how,you bet
andrena,andrenid,mining bee
anesthesia,anaesthesia
angel,backer
angelic,cherubic,sweet
angelic,saintlike,saintly,sainted
anger,angriness
anger,ire
angered,enraged,furious,infuriated,maddened
angry,furious
anguish,torment,torture
anguished,tormented,tortured
angular,angulate
animal,animate being,beast,brute,creature
animal,carnal,fleshly,sensual
animate,recreate,reanimate,revive,vivify,revivify
animated,alive
animation,living,aliveness
animize,animise,animate
animosity,animus,bad blood
anionic detergent,anionic
ankle,ankle joint,mortise joint,articulatio talocruralis
ankle-deep,knee-deep
annihilated,exterminated,wiped out
annihilating,devastating,withering
annihilation,obliteration
annihilative,annihilating,devastating,withering
annotation,notation
announce,annunciate,harbinger,foretell,herald
announce,declare
announce,denote
announced,proclaimed
announcement,proclamation
announcement,promulgation
annoy,get to,bother,get at,irritate,rile,nark,gravel,vex,chafe,devil
annoyance,vexation
annoyed,harassed,harried,pestered,vexed
annoyed,irritated,miffed,nettled,peeved,pissed,pissed off,riled,roiled,steamed,stung
annoying,bothersome,galling,irritating,nettlesome,pesky,pestering,plaguy,vexatious
annual,one-year
annually,yearly,every year,each year
anomie,anomy
anonymity,namelessness
another,some other
answer,reply,respond
answer,reply,response
answer,resolve
answering,respondent
ant,emmet,pismire
antagonistic,counter
antagonize,antagonise
antagonize,antagonise,counteract
antenna,aerial,transmitting aerial
antenna,feeler
anterior,prior
anteroom,antechamber,entrance hall,hall,foyer,lobby,vestibule
antheral,staminate
anthill,formicary
anthropomorphic,anthropomorphous,humanlike
anti-semitic,antisemitic
antic,fantastic,grotesque
antic,joke,prank
anticipant,anticipative,expectant
anticipate,foreknow,foresee
anticipate,foresee,forestall,counter
anticipated,awaited,hoped-for
anticipation,expectancy
antimonopoly,antitrust
antipathy,aversion,distaste
antique,demode,ex,old-fashioned,outmoded,passe,passee
antithetic,antithetical
antonym,opposite word,opposite
anxiety,anxiousness
anxious,dying
anxious,nervous,uneasy
anxiously,uneasily,apprehensively
any,whatever,whatsoever
anyhow,anyway,anyways
anymore,any longer
anywhere,anyplace
apartment building,apartment house
apery,mimicry
aplomb,assuredness,poise,sang-froid
apocalyptic,apocalyptical
apogee,culmination
apologetic,excusatory
apologist,vindicator,justifier
apologize,apologise,excuse,rationalize
apology,apologia
appalling,dismaying
apparatus,setup
apparel,wearing apparel,dress,clothes
appareled,attired,dressed,garbed,garmented,habilimented,robed
apparent motion,apparent movement
apparent,evident,manifest,palpable,plain,unmistakable
apparent,ostensible,seeming
apparently,seemingly,ostensibly
apparition,phantom,phantasm,phantasma,fantasm,specter,spectre
apparition,phantom,shadow
apparitional,ghostlike,ghostly,phantasmal,spectral
appeal board,appeals board
appeal,appealingness,charm
appeal,invoke
appealing,likeable,likable
appear,come out
appear,seem
appearance,appearing
appearance,visual aspect
appellation,denomination,designation,appellative
append,add on,supplement,affix
append,tag on,tack on,hang on
appetite,appetency,appetence
applaud,clap,acclaim
applaudable,commendable,laudable,praiseworthy
applause,hand clapping,clapping
appliance,contraption,contrivance,gadget
applicability,pertinence,pertinency
applicant,applier
application,practical application
apply,go for
appoint,name,nominate,constitute
appointed,decreed,ordained,prescribed
appointment,designation
apportioned,dealt out,doled out,meted out,parceled out
apposite,pertinent
appraisal,assessment
appraisal,estimate,estimation
appraiser,valuator
appraising,evaluative
appreciate,take account
appreciation,grasp,hold
apprehensible,intelligible,graspable,understandable
apprehension,apprehensiveness,dread
apprehension,misgiving
apprentice,learner,prentice
approach,come near
approach,coming
approach,near,come on,go up,draw near,draw close,come near
approaching,coming,upcoming
appropriate,seize,conquer
appropriately,suitably,fittingly,befittingly,fitly,duly
approval,favorable reception,favourable reception
approve,okay,sanction
approximate,approximative,rough
approximate,come close
approximately,about,close to,just about,some,roughly,or so
apt,clever
apt,given,minded,tending
apt,liable
aquiline,hooked
arable,cultivable,cultivatable,tillable
arachnoid,arachnidian,spidery,spiderlike,spiderly
arborical,arboreal,arborary,arborous
arbour,bower,pergola
arcadian,bucolic,pastoral
arced,arched,arching,arciform,arcuate
arch,condescending,patronizing,patronising
arch,curve,arc
archaeological,archeological,archaeologic,archeologic
archaize,archaise
archeologist,archaeologist
archetypal,archetypical,prototypal,prototypic,prototypical
archipallium,paleocortex
architect,designer
archpriest,prelate,primate
arctic,frigid,gelid,icy
arcus,arcus senilis
ardent,fervent,fervid,fiery,impassioned,perfervid,torrid
ardor,ardour,elan,zeal
ardor,fervor,fervency,fervidness
arduous,backbreaking,grueling,gruelling,laborious,operose,toilsome
arduous,straining,strenuous
area,region
argent,silver,silvery,silverish
argue,contend,debate
argue,indicate
argue,reason
argument,argumentation,debate
argument,statement
arise,bob up
arise,come up
arise,rise,get up,stand up
aristocratic,aristocratical,blue-blooded
arithmetic mean,first moment,expected value
arm,build up,fortify,gird
armed robbery,holdup,stickup
arming,armament,equipping
armory,armoury
armpit,axilla,axillary cavity,axillary fossa
army,regular army,ground forces
aroma,fragrance,perfume,scent
arousal,rousing
arouse,elicit,evoke,provoke
aroused,wound up
arrange,fix up
arranged,ordered
arrangement,organization
arrant,double-dyed,everlasting,perfect,pure,sodding,thorough,thoroughgoing,utter
array,lay out,set out
arrest,halt,hitch,stay,stoppage
arresting,sensational,stunning
arrival,arriver,comer
arrive,come
arrive,make it,get in,go far
arrogance,haughtiness,hauteur,high-handedness
arrogant,self-important
arrow,pointer
arsenic,arsenic trioxide,arsenous anhydride,arsenous oxide,white arsenic,ratsbane
art,artistic creation,artistic production
art,artistry,prowess
art,fine art
arteriole,arteriola,capillary artery
artery,arteria
article,clause
artifact,artefact
artificial,contrived,stilted
artificial,unreal
artillery fire,cannon fire
artillery,artillery unit
artillery,heavy weapon,gun
artilleryman,cannoneer,gunner,machine gunner
artist,creative person
artistic style,idiom
artlessness,innocence,ingenuousness,naturalness
artwork,graphics,nontextual matter
as needed,as required
ascent,acclivity,rise,raise,climb,upgrade
ascertainable,discoverable
ascertained,discovered,observed
ash grey,ash gray,silver,silver grey,silver gray
ash,ash tree
ashcan,trash can,garbage can,wastebin,ash bin,ash-bin,ashbin,dustbin,trash barrel,trash bin
ashen,blanched,livid
ask out,invite out
ask,inquire,enquire
ask,require,expect
askance,askant,asquint,squint,sidelong
askew,awry,cockeyed,wonky,skew-whiff
aslant,aslope,diagonal,slanted,slanting,sloped,sloping
asleep,at peace,deceased,gone
asleep,benumbed,numb
aspect,facet
asperity,hardship,rigor,severity,rigorousness,rigourousness
aspirant,aspirer,hopeful,wannabe,wannabee
aspire,shoot for
aspirin,acetylsalicylic acid
assail,assault,set on,attack
assailable,undefendable,undefended
assassin,assassinator,bravo
assay,check
assemblage,gathering
assemble,get together
assemble,piece,put together,set up,tack,tack together
assembly,meeting place
assent,accede,acquiesce
assent,acquiescence
assert,asseverate,maintain
assert,put forward
assertion,averment,asseveration
assertive,self-asserting,self-assertive
assertiveness,self-assertiveness
asset,plus
asshole,bastard,dickhead,mother fucker,motherfucker,prick
assiduity,assiduousness
assign,allot,portion
assign,set apart
assignment,assigning
assignment,duty assignment
assistant,helper,help,supporter
associate,tie in,relate,link,colligate,connect
assorted,miscellaneous,mixed,motley,sundry
assorted,various
assortment,mixture,mixed bag,miscellany,miscellanea,variety,salmagundi,smorgasbord,potpourri,motley
assume,acquire,adopt,take on
assume,adopt,take on,take over
assume,presume
assumed,fictive,pretended,put on,sham
assumption,laying claim
assumption,supposal
assurance,self-assurance,confidence,self-confidence,sureness
asthmatic,wheezing
astir,up
astonishing,astounding,staggering,stupefying
astonishment,amazement
astounding,dumbfounding,dumfounding
astride,astraddle
astronomic,astronomical
astronomy,uranology
astute,shrewd
astutely,shrewdly,sagaciously,sapiently
asymmetrical,asymmetric
asymmetrically,unsymmetrically
asymmetry,dissymmetry,imbalance
asynchronism,asynchrony,desynchronization,desynchronisation,desynchronizing
at bay,cornered,trapped,treed
at hand,imminent,impendent,impending
at heart,at bottom,deep down
at large,escaped
at least,leastways,leastwise
at leisure,leisurely
at odds,conflicting,contradictory
atheistic,unbelieving
atheromatous,atheromatic
athirst,hungry,thirsty
athlete,jock
athletic field,playing area
athleticism,strenuosity
atilt,canted,leaning,tilted,tipped
atmosphere,ambiance,ambience
atmospheric,atmospherical
atom bomb,atomic bomb,fission bomb,plutonium bomb
atom,molecule,particle,corpuscle,mote,speck
atomization,atomisation,fragmentation
atomizer,atomiser,nebulizer,nebuliser
atonement,expiation,satisfaction
atrocious,monstrous
atrophied,wasted,diminished
atrophy,wasting away
attach to,accompany,come with,go with
attachment,fond regard
attack,aggress
attack,assail
attack,onslaught,onset,onrush
attack,round,assail,lash out,assault
attacker,aggressor,assailant,assaulter
attempt,effort,endeavor,try
attend to,wait on,attend,assist
attend,go to
attend,take care
attention,attending
attentiveness,heed,regard,paying attention
attenuate,faded,weakened
attest,certify,manifest,demonstrate,evidence
attestant,attestor,attestator
attire,garb,dress
attitude,mental attitude
attract,appeal
attract,pull,pull in,draw in
attraction,attractive force
attraction,attractiveness
attractive feature,magnet
attribute,dimension
atypical,untypical,atypic
audacious,brassy,brazen,brazen-faced,insolent
audacious,brave,dauntless,fearless,hardy,intrepid,unfearing
audacious,daring,venturesome,venturous
audacity,audaciousness,temerity
audible,hearable
audio system,sound system
audit,scrutinize,inspect
audited account,audit
audition,try out
augury,foretoken,preindication
august,grand,lordly
aunt,auntie,aunty
aureate,florid
aureole,corona
auspices,aegis
auspiciously,propitiously
austere,severe,stark
austere,stern
austerity,nonindulgence
authentic,reliable
authentic,veritable
authenticity,legitimacy
authoritarian,overbearing
authoritarian,tyrannic
authority,authorization,potency
authorization,sanction
authorize,clear
authorized shares,authorized stock,capital stock
authorized,authorised
autocratic,bossy,dominating,peremptory
autoloader,self-loader
automatic,automatonlike,machinelike,robotlike
automatic,reflex,reflexive
automobile mechanic,auto-mechanic,car-mechanic,mechanic,grease monkey
autonomous,independent,self-governing,sovereign
autonomy,liberty
autonomy,self-direction,self-reliance,self-sufficiency
autopsy,necropsy,postmortem examination
auxiliary,subsidiary,supplemental,supplementary
avant-garde,daring
avarice,greed,covetousness,avaritia
avaricious,grabby,grasping,greedy
avariciously,greedily
avenue,boulevard
average,average out
average,mean
average,middling
average,norm
average,ordinary
avert,turn away
aviary,bird sanctuary,volary
aviation,air power
avocado,alligator pear,avocado pear,aguacate
avocation,hobby,pursuit
avoidance,turning away,shunning,dodging
avowal,avouchment,affirmation
awaken,waken,rouse,wake up
awakening,wakening,waking up
award,accolade,honor,honour,laurels
award,awarding
award,grant
aware,cognizant,cognisant
awareness,consciousness,cognizance,cognisance,knowingness
awareness,sentience
away game,road game
away,off,forth
aweary,weary
awed,awestruck,awestricken
awful,direful,dread,dreaded,dreadful,fearful,fearsome,frightening,horrendous,terrible
awfulness,dreadfulness,horridness,terribleness
awkward,bunglesome,clumsy,ungainly
awkwardness,clumsiness,ineptness,ineptitude,maladroitness,slowness
awning,sunshade,sunblind
awry,amiss
ax,axe
axial rotation,axial motion,roll
axiomatic,self-evident
azure,cerulean,sky-blue,bright blue
babble,blather,blether,blither
baby,babe,infant
baby-wise,baby-like
bachelor,unmarried man
back up,back off,back down
back,backward,backwards,rearward,rearwards
back,dorsum
back,endorse,indorse,plump for,plunk for,support
back,hind,hinder
back,rear
backbone,guts,moxie,sand
backdrop,backcloth
background,background knowledge
backing,championship,patronage
backpack,back pack,knapsack,packsack,rucksack,haversack
backsliding,lapse,lapsing,relapse,relapsing,reverting
backtrack,turn back,double back
backward,backwards
backwoods,back country,boondocks,hinterland
bacteria,bacterium
bad luck,mischance,mishap
bad weather,inclemency,inclementness
bad,badness
bad,big
badly,severely,gravely,seriously
badmouth,malign,traduce
badness,severity,severeness
baffled,befuddled,bewildered,confounded,confused,mazed,mixed-up,at sea
baffling,knotty
baggage,luggage
baggy,loose-fitting
bail,bail bond
bait,come-on,hook,lure
balance,equilibrate,equilibrize,equilibrise
bald,bald-headed,bald-pated
bald,barefaced
baleful,menacing,minacious,minatory,ominous,sinister,threatening
balk,baulk,jib
balking,balky
ball field,baseball field
ball,globe,orb
ball-shaped,global,globose,globular,spheric,spherical
ballad,lay
ballast resistor,barretter
ballerina,danseuse
ballet,concert dance
ballpark,park
ballplayer,baseball player
ballroom,dance hall,dance palace
ballyhoo,hoopla,hype,plug
ban,censor
banal,commonplace,hackneyed,old-hat,stock,threadbare,timeworn,tired,trite
banana,banana tree
band together,confederate
band,banding,striation
bandaging,binding
bandit,brigand
bandoleer,bandolier
bandstand,outdoor stage
bang,clap,blast
bang,slap,smack,bolt
bang-up,bully,corking,cracking,dandy,groovy,keen,nifty,not bad,peachy,slap-up,swell,smashing
banish,ban
banish,ban,ostracize,ostracise,shun,cast out,blackball
banish,relegate,bar
banister,balustrade,balusters,handrail
bank gravel,pit run
bank,banking concern,banking company
bankrupt,belly-up
bankrupt,ruin,smash
banquet,feast
banshee,banshie
bantam,diminutive,midget,petite,tiny,flyspeck
banter,raillery,backchat
bantering,facetious
baptize,baptise,christen
bar,exclude
barbarian,barbaric,savage,uncivilized,uncivilised
barbarous,brutal,cruel,fell,savage,vicious
barbed wire,barbwire
barbed,biting,nipping,mordacious
barbeque,barbecue,cook out
barbital,veronal,barbitone,diethylbarbituric acid,diethylmalonylurea
bare,au naturel,naked,nude
bare,scanty
barefoot,barefooted,shoeless
barefooted,barefoot
barely,hardly,scarcely,scarce
bargain,deal
bargain-priced,cut-rate,cut-price
barge in,gate-crash
barge,flatboat,hoy
barge,thrust ahead,push forward
bark,barque
baronial,imposing,noble,stately
baroque,churrigueresque,churrigueresco
barrage,barrage fire,shelling
barrage,bombardment,onslaught
barrel,drum
barrel,gun barrel
barrelhouse,honky-tonk
barren,bleak,desolate
barren,wasteland
barricade,block,block off,block up,bar
barrier,roadblock
barroom,bar,saloon,ginmill,taproom
bartender,barman,barkeep,barkeeper,mixologist
bas relief,low relief,basso relievo,basso rilievo
base,bag
base,baseborn
base,found
baseball club,ball club,club,nine
baseball diamond,infield
baseball glove,glove,baseball mitt
baseball,baseball game
baseless,groundless,idle,unfounded,unwarranted
basement,cellar
basic assumption,constatation
basically,fundamentally,essentially
basis,fundament,groundwork,cornerstone
basket,basketful
basket,handbasket
basketball team,five
basketball,basketball game,hoops
bass fiddle,bull fiddle,double bass,contrabass,string bass
bass,bass part
basswood,linden
bastardy,illegitimacy,bar sinister
bastioned,fortified
bat,at-bat
bat,chiropteran
batch,deal,flock,good deal,great deal,hatful,heap,lot,mass,mickle,mint,mountain,muckle,passel,peck,pile,plenty,raft,slew,spate,stack,tidy sum
bathetic,hokey,maudlin,mawkish,kitschy,schmaltzy,schmalzy,sentimental
bathtub,bathing tub,tub
baton twirler,twirler
battalion,large number,multitude,pack
batter,hitter,slugger,batsman
battered,beat-up,beaten-up
battering,banging
battery,electric battery
batting average,hitting average
batting order,lineup
battle,combat
battle,conflict,fight,engagement
battlefield,battleground,field
battlefront,front,front line
battleful,bellicose
bawdy,ribald
bawl,bellow
bay,embayment
be due,flow from
beach wagon,station wagon,estate car,beach waggon,station waggon
beacon,beacon fire
beacon,lighthouse,beacon light,pharos
beadsman,bedesman
beady,beadlike,buttony,buttonlike
beady,gemmed,jeweled,jewelled,sequined,spangled,spangly
beam,electron beam
beaming,effulgent,radiant,refulgent
beamish,smiling,twinkly
bean,edible bean
beard,face fungus,whiskers
bearded,barbate,bewhiskered,whiskered,whiskery
bearing,comportment,mien
bearing,heading
beast,savage,brute,wildcat
beastliness,meanness
beat,beat out,crush,vanquish
beat,beat up,work over
beat,pound,thump
beat,round
beautifully,attractively
beauty,beaut
beckon,wave
become,go,get
become,turn
bed down,bunk down
bed ground,bed-ground,bedground
bedclothes,bed clothing,bedding
bedfast,bedridden,bedrid,sick-abed
bedraggled,broken-down,dilapidated,ramshackle,tumble-down
bedraggled,draggled
bedroom suite,bedroom set
bedroom,sleeping room,sleeping accommodation,bedchamber
bedstead,bedframe
beebread,ambrosia
beech,beech tree
beef,beef cattle
beef,boeuf
beefy,burly,husky,strapping,buirdly
beer mug,stein
befall,bechance,betide
befit,suit,beseem
befogged,befuddled
befouled,fouled
befuddled,muddled,woolly,woolly-headed,wooly-minded
beg,implore,pray
beget,engender,father,mother,sire,generate,bring forth
beggary,begging
begin,lead off,start,commence
begin,start
begin,start out,start,set about,set out,commence
beginner,tyro,tiro,initiate
beginning,commencement,first,outset,get-go,start,kickoff,starting time,showtime,offset
begrimed,dingy,grimy,grungy
behave,acquit,deport,conduct
behave,comport
behavior,behaviour
behavior,conduct,doings
behavioral,behavioural
behemoth,monster,colossus
behoove,behove
being,beingness,existence
belabor,belabour
belated,late,tardy
belch,belching,burp,burping
believe,trust
believer,truster
believer,worshipper
belittling,deprecating,deprecative,deprecatory,slighting
bell,toll
bellboy,bellman,bellhop
belligerent,militant,war-ridden,warring
belligerently,hostilely
bellow,bellowing,holla,holler,hollering,hollo,holloa,roar,roaring,yowl
belly,paunch
bellying,bulging,bulgy,protuberant
beloved,darling,dear
beloved,dear,dearest,honey,love
below,beneath
below,infra
belowground,underground
belt out,belt
beltway,bypass,ring road,ringway
bemused,preoccupied
bend,crook,turn
bend,flex
bend,twist
bending,bend
benefactor,helper
beneficiary,donee
benefit,do good
benefit,welfare
benighted,nighted
bent,bent on,dead set,out to
bequeath,will
bequest,legacy
bereaved,grief-stricken,grieving,mourning,sorrowing
berth,bunk
beryllium,glucinium
beset,set upon
besides,too,also,likewise,as well
besiege,surround,hem in,circumvent
besotted,blind drunk,blotto,crocked,cockeyed,fuddled,pie-eyed,plastered,slopped,sloshed,smashed,soaked,soused,sozzled,squiffy
bespeak,betoken,indicate,signal
bespectacled,monocled,spectacled
best seller,bestseller
bestial,brute,brutish,brutal
bestir,rouse
bestowal,conferral,conferment
bestubbled,stubbled,stubbly
bet on,gage,stake,game,punt
bet,depend,rely
bet,wager
betray,bewray
betroth,affiance,plight
betrothal,troth,engagement
better,best
better,improve
better,improve,amend,ameliorate,meliorate
betting,card-playing
between,betwixt
bevel,chamfer
beverage,drink,drinkable,potable
bewilder,bemuse,discombobulate
bewilderingly,confusingly
bewilderment,obfuscation,puzzlement,befuddlement,mystification,bafflement,bemusement
bewitched,ensorcelled
bewitching,captivating,enchanting,enthralling,entrancing,fascinating
beyond doubt,indubitable
bias,prejudice,preconception
biblical,scriptural
bibliographic,bibliographical
bibulous,boozy,drunken,sottish
biceps brachii,biceps humeri
bicker,bickering,spat,tiff,squabble,pettifoggery,fuss
bid,beseech,entreat,adjure
bid,tender
bide,abide,stay
bifurcate,biramous,branched,forked,fork-like,forficate,prongy
big businessman,business leader,king,magnate,top executive,tycoon
big shot,big gun,big wheel,big cheese,big deal,big enchilada,big fish,head honcho
big-chested,chesty
big-shouldered,broad-shouldered,square-shouldered
big-ticket,high-ticket
bigger,larger
bigheaded,persnickety,snooty,snot-nosed,snotty,stuck-up,uppish
bighearted,bounteous,bountiful,handsome,giving,openhanded
bilateral,isobilateral,bilaterally symmetric
bill,government note,bank bill,bank note,banknote,greenback
bill,invoice
bill,measure
billow,surge,heave
billow,wallow
billowy,billowing,surging
bind,attach,bond
bind,bandage
binder,reaper binder
binoculars,field glasses,opera glasses
bioassay,bio-assay
biographic,biographical
biography,life story,life history
biological warfare,biological attack,biologic attack,bioattack
biological,biologic
biologist,life scientist
biology,biological science
bipartisan,bipartizan,two-party,two-way
bird shot,buckshot,duck shot
bird,fowl
birdcall,birdsong
birth control,birth prevention,family planning
birth,nativity,nascency,nascence
birthday,natal day
birthplace,cradle,provenance,provenience
bit part,minor role
bit,chip,fleck,scrap
bite,sting,burn
bitterness,acrimony
bitty,bittie,teensy,teentsy,teeny,wee,weeny,weensy,teensy-weensy,teeny-weeny,itty-bitty,itsy-bitsy
bizarre,eccentric,gonzo,outlandish,outre
blab,peach,babble,babble out,blab out
black body,blackbody,full radiator
black bread,pumpernickel
black disease,sheep rot,liver rot,distomatosis
black flag,pirate flag
black olive,ripe olive
black out,blacken out
black,blackness,inkiness
blackboard,chalkboard
blacken,black
blackening,darkening
blackmailer,extortioner,extortionist
blackout,brownout,dimout
blade,leaf blade
blame,fault
blame,find fault,pick
blame,rap
bland,flavorless,flavourless,insipid,savorless,savourless,vapid
blanket,cover
blare,blaring,cacophony,clamor,din
blasphemous,profane
blasphemous,sacrilegious
blast,blare
blast,shell
blasted,blame,blamed,blessed,damn,damned,darned,deuced,goddam,goddamn,goddamned,infernal
blasting,ruinous
blatant,blazing,conspicuous
blatant,clamant,clamorous,strident,vociferous
blaze away,blaze
blaze,blaze out
blaze,blazing
blazer,sport jacket,sport coat,sports jacket,sports coat
blazing,blinding,dazzling,fulgent,glaring,glary
bleach,bleach out,decolor,decolour,decolorize,decolourize,decolorise,decolourise,discolorize,discolourise,discolorise
bleached,faded
bleary,blear,bleary-eyed,blear-eyed
bleary,blurred,blurry,fuzzy,hazy,muzzy
bleat,blate,blat,baa
bleed,hemorrhage
bleed,leech,phlebotomize,phlebotomise
bleeding,hemorrhage,haemorrhage
blend,blend in
blend,blending
blend,intermix,immingle,intermingle
blend,mix,conflate,immix,fuse,coalesce,merge
blessed,blest
blessing,approval,approving
blessing,boon
blight,plague
blighter,cuss,pesterer,gadfly
blind,screen
blind,unreasoning
blind,unsighted
blindfold,blindfolded
blindness,sightlessness,cecity
blink,wink,nictitate,nictate
blister,vesicate
blistering,blistery
blithe,blithesome,lighthearted,light-hearted
blizzard,snowstorm
block letter,block capital
block,city block
block,cube
blockade,encirclement
blockheaded,boneheaded,duncical,duncish,fatheaded,loggerheaded,thickheaded,thick-skulled,wooden-headed
blond,blonde
blond,blonde,light-haired
blood relation,blood relative,cognate
bloodcurdling,hair-raising,nightmarish
bloodless,exsanguine,exsanguinous
bloodstained,gory
bloodstream,blood stream
bloody,damn,all-fired,all-firedly
bloom,blossom,flower
bloom,salad days
blooming,bloom
blossom,blossom out,blossom forth,unfold
blossoming,flowering,florescence,inflorescence,anthesis
blot out,obliterate,veil,hide
blot,smirch
blotch,splodge,splotch
blow gas,blowing gas
blow out,burn out
blow up,enlarge,magnify
blowfish,sea squab,puffer,pufferfish
blowy,windy
blue sky,blue air
blue,blueness
blue,bluish,blueish
blue-black,bluish black
blue-eyed,fair-haired
blue-ribbon,select
bluejacket,navy man,sailor,sailor boy
blueprint,design
bluestocking,bas bleu
bluff,bold,sheer
blunder,blooper,bungle,foul-up,flub,botch,boner,boo-boo
blunt,candid,forthright,frank,free-spoken,outspoken,point-blank
blur,fuzz
blur,obscure
blurt out,blurt,blunder out,blunder,ejaculate
blush,crimson,flush,redden
blush,flush,rosiness
blushful,blushing,red-faced
blustering,blusterous,blustery
board,get on
board,plank
board,room
boarding house,boardinghouse
boarding,embarkation,embarkment
boast,boasting,self-praise,jactitation
boast,brag,gas,bluster,vaunt,gasconade
boastful,braggart,bragging,braggy,crowing
boastfully,vauntingly,big
boater,leghorn,sailor,straw hat
boating,yachting
boatload,shipload,carload
boatswain,bosun
bobby pin,hairgrip
bobbysoxer,bobby-socker
bode,portend,auspicate,omen,presage,foreshadow,augur,forecast,predict
bodily process,body process,bodily function,activity
body,dead body
body,organic structure
body,personify
bodybuilder,muscle builder,muscle-builder,musclebuilder,muscleman
bodybuilding,anaerobic exercise,muscle building,musclebuilding
bodyguard,escort
bog down,bog
bog,peat bog
bogey,bogy,bogie
boggy,marshy,miry,mucky,muddy,quaggy,sloppy,sloughy,soggy,swampy,waterlogged
bogus,fake,phony,phoney,bastard
bogy,bogey
boiler,steam boiler
boisterous,rambunctious,robustious,rumbustious,unruly
boldness,daring,hardihood
boldness,nerve
bolo tie,bolo,bola tie,bola
bolster,bolster up
bolster,long pillow
bolt down,belt down,pour down,down,drink down
bolt,deadbolt
bomb calorimeter,bomb
bomb shelter,bombproof
bombast,fustian,claptrap,blah
bon voyage,send-off
bond,bond certificate
bond,draw together
bone,ivory,pearl,off-white
bone,osseous tissue
bones,castanets,clappers,finger cymbals
bonfire,balefire
bonnet,cowl,cowling
bonnet,poke bonnet
bonny,bonnie,fair,sightly
bonus,fillip
bonus,incentive
boo,hiss
booby hatch,crazy house,funny farm,funny house,loony bin,madhouse,nut house,nuthouse
boodle,bread,cabbage,clams,dinero,dough,gelt,kale,lettuce,lolly,lucre,loot,moolah,pelf,scratch,shekels,simoleons,sugar,wampum
book jacket,dust cover,dust jacket,dust wrapper
book,volume
booked,engaged,set-aside
booker,booking agent
bookkeeping,clerking
booklet,brochure,folder,leaflet,pamphlet
boom,din
boom,roar,roaring,thunder
booming,flourishing,palmy,prospering,prosperous,roaring,thriving
boorish,loutish,neanderthal,oafish,swinish
boost,advance,supercharge
boost,encouragement
boost,hike,cost increase
boot,thrill,kick
booth,stall,kiosk
bootleg,black-market,contraband,smuggled
bootlegger,moonshiner
bootless,fruitless,futile,vain
bootlicking,fawning,obsequious,sycophantic,toadyish
border on,approach
borderline,marginal
bore,drill
bore,tire
bored,world-weary
boredom,ennui,tedium
boring,deadening,ho-hum,irksome,tedious,tiresome,wearisome
born-again,reborn
borrowing,adoption
bosky,brushy
boss,hirer
botch,bodge,bumble,fumble,botch up,flub,screw up,ball up,spoil,muck up,bungle,fluff,bollix,bollix up,bollocks,bollocks up,bobble,mishandle,louse up,foul up,mess up,fuck up
bottle,bottleful
bottom,underside,undersurface
bouffant,puffy
boulder,bowlder
bounce,bounciness
bounce,bouncing
bounce,jounce
bounce,spring,bound,rebound,recoil,ricochet
bound up,wrapped up
bound,border
boundary line,border,borderline,delimitation,mete
boundary,bound,bounds
boundary,edge,bound
bounded,delimited
boundless,unbounded,limitless
boundlessly,infinitely
bouquet,corsage,posy,nosegay
boutique,dress shop
bovine,bovid
bow,bow down
bow,bowknot
bow,defer,accede,give in
bow,fore,prow
bowed down,loaded down,overburdened
bowl,trough
box in,box up
box,boxful
box,package
boxed,boxed-in,boxed in
boxer,pugilist
boyfriend,beau,swain
boyish,boylike,schoolboyish
brace,poise
brace,steady,stabilize,stabilise
braced,buttressed
bracing,brisk,fresh,refreshing,refreshful
braggadocio,rodomontade,rhodomontade
braid,lace,plait
braid,plait,tress
brain tumor,brain tumour
brain,brainpower,learning ability,mental capacity,mentality,wit
brain,encephalon
brainsick,crazy,demented,mad,sick,unhinged
brainwave,brain wave,cortical potential
brainy,brilliant
brake system,brakes
branch line,spur track
branch out,broaden
branch,ramification
branch,subdivision
branching,ramification,fork
branchlet,twig,sprig
brand,make
brandish,flourish,wave
brash,cheeky
brass knucks,knucks,brass knuckles,knuckles,knuckle duster
brass,brass instrument
brassy,brasslike
brassy,cheap,flash,flashy,garish,gaudy,gimcrack,loud,tawdry
bravado,bluster
brave,braw
brave,courageous
bravely,courageously
brawl,wrangle
brawny,hefty,sinewy
breach,severance,rift,falling out
bread,breadstuff
breadth,largeness
break down,lose it
break off,discontinue
break out,break away
break through,come through
break,bust
break,come apart
break,good luck,happy chance
breakaway,breaking away
breakwater,groin,groyne,seawall,jetty
breast,chest
breast,tit,titty
breath,breather,breathing place,breathing space,breathing spell,breathing time
breathing,eupneic,eupnoeic
breathing,external respiration,respiration
breathless,breathtaking
breathless,dyspneic,dyspnoeic,dyspneal,dyspnoeal
breathless,inanimate,pulseless
breeches,knee breeches,knee pants,knickerbockers,knickers
breed,multiply
breeding,bringing up,fostering,raising,rearing
breeding,genteelness,gentility
breeze through,ace,sweep through,sail through
breeze,zephyr,gentle wind
brevity,transience
bribe,corrupt,buy
briber,suborner
bridge,bridge circuit
bridgehead,foothold
brief,legal brief
brier,brierpatch,brier patch
brigadier,brigadier general
bright,smart
bright,vivid
brighten,lighten
brilliance,genius
brilliant,glorious,magnificent,splendid
brilliant,superb
brilliantly,brightly,bright
brindled,brindle,brinded,tabby
bring in,introduce
bring out,let out
bring out,set off
bring out,unveil,reveal
bring to,bring back
bring,fetch
bring,wreak,make for
brink,verge
bristle at,bridle at,bridle up,bristle up
bristly,prickly,waspish
brittle,brickle,brickly
brittle,toffee,toffy
broad,unspecific
broadcast medium,broadcasting
broadcast,program
broadly,broadly speaking
brocaded,embossed,raised
brogan,brogue,clodhopper,work shoe
broil,bake
broil,oven broil
broke,bust,skint,stone-broke,stony-broke
broken,crushed,humbled,humiliated
brokerage,brokerage firm,securities firm
bromophenol blue,bromphenol blue,tetrabromo-phenolsulfonephthalein
bronchus,bronchial tube
bronco,bronc,broncho
bronze,bronzy
bronzed,suntanned,tanned
brood hen,broody,broody hen,setting hen
brood,dwell
brood,loom,bulk large
brooding,contemplative,meditative,musing,pensive,pondering,reflective,ruminative
brooding,incubation
brook,creek
brother,blood brother
brotherhood,fraternity,sodality
brotherly,brotherlike
brow,forehead
brown,brownish,chocolate-brown,dark-brown
brown,brownness
brucellosis,undulant fever
bruise,contuse
bruise,contusion
brumous,hazy,misty
brush,coppice,copse,thicket
brush,light touch
brush,sweep
brutality,barbarism
bubble over,overflow,spill over
buck,go against
buck,jerk,hitch
bucket,pail
buckle,clasp
buckle,crumple
buckle,warp
buddy,brother,chum,crony,pal,sidekick
buffet,buff
buffet,knock about,batter
buffet,sideboard
buffoonery,clowning,japery,harlequinade,prank
build up,work up,build,progress
builder,detergent builder
building,edifice
built-in,inbuilt,inherent,integral
bulge,hump,swelling,gibbosity,gibbousness,jut,prominence,protuberance,protrusion,extrusion,excrescence
bulge,protrude
bulk,volume
bull,bruiser,strapper
bull,bull through
bulla,bleb
bullet,slug
bullheaded,bullet-headed,pigheaded
bullshit,bull,fake
bullshit,bull,horseshit,shit,dogshit
bully,browbeat,bullyrag,ballyrag,boss around,hector,push around
bully,hooligan,ruffian,roughneck,rowdy,yob,yobo,yobbo
bullying,intimidation
bum,bum around,bum about,arse around,arse about,fuck off,loaf,frig around,lounge around,loll around,lounge about
bum,cheap,cheesy,chintzy,crummy,punk
bumblebee,humblebee
bumbling,butterfingered,ham-fisted,ham-handed,handless,heavy-handed
bump,knock
bumpkinly,hick,rustic
bunch together,bunch,bunch up
bunch,bundle,cluster
bunch,caboodle
bunch,clump,cluster,clustering
bunco,bunco game,bunko,bunko game,con,confidence trick,confidence game,con game,hustle,flimflam
bundle,bundle up,roll up
bundle,sheaf
bungalow,cottage
bungling,fumbling
bunk,feed bunk
bunker,sand trap
buoyant,floaty
buoyant,perky
bur,burr
burden,burthen,weight,weight down
burden,encumbrance,onus
burdensome,onerous,taxing
bureau,dresser
bureaucracy,bureaucratism
bureaucrat,administrative official
burglarize,burglarise,burgle,heist
burial,entombment,inhumation,interment,sepulture
burn down,burn up
burn off,burn up
burn,burn down
burn,burning
burn,glow
burning,combustion
burnished,lustrous,shining,shiny
burp,belch
burrow,tunnel
burst,break open
bury,entomb,inhume,inter
bus company,bus service
bus,autobus,charabanc,double-decker,jitney,motorbus,motorcoach,passenger vehicle
bushy,shaggy,shaggy-haired,shaggy-coated
business activity,commercial activity
business district,downtown
business,business concern,business organization,business organisation
businessmen,business community
bust up,wreck,wrack
bustle,bustle about,hustle
bustle,flurry,ado
busy,fussy
busy,occupy
busywork,make-work
butcher,slaughter
butler,pantryman
butt,butt end
buttery,fulsome,oily,oleaginous,smarmy,unctuous
buttocks,nates,arse,buns,hindquarters,hind end,keister,posterior,prat,rear end,rump,stern,seat,tooshie,tush,bottom,behind,derriere,fanny,ass
button-down,buttoned-down
buttoned,fastened
buy it,pip out
buy out,buy up
buy,purchase
buyer,purchaser,emptor,vendee
buying,purchasing
buzz,bombilation,bombination
buzz,bombinate,bombilate
buzzword,cant
by heart,by memory
by,past
by-product,byproduct
by-product,spin-off
bygone,bypast,departed,foregone,gone
bypass,get around
cab,taxi,taxicab
cabal,faction,junto,camarilla
cabaret,nightclub,night club,nightspot
cabinet,locker,storage locker
cable,cablegram,overseas telegram
cable,telegraph,wire
cable,transmission line
cackly,squawky
cad,bounder,blackguard,hound,heel
cadaver,corpse,stiff,remains
cadaverous,emaciated,gaunt,haggard,pinched,skeletal
cafe,coffeehouse,coffee shop,coffee bar
cage,coop
cagey,cagy,canny,clever
calamitous,disastrous,fatal,fateful
calamity,catastrophe,disaster,tragedy
calcium hydride,hydrolith
calculate,cipher,compute,reckon,figure
calculate,estimate,reckon,count on,figure,forecast
calculating,calculative,scheming,shrewd
calculation,computation
calculation,computation,figuring,reckoning
calendar month,month
calendar year,civil year
caliber,calibre
calibrate,graduate
caliph,calif,kaliph,kalif,khalif,khalifah
call back,withdraw
call up,bring forward
call,phone call,telephone call
call,telephone,call up,phone,ring
callous,indurate
calloused,callous,thickened
calm,calm down,cool off,chill out,simmer down,settle down,cool it
calm,calm down,quiet,tranquilize,tranquillize,tranquillise,lull,still
calm,serene,tranquil
camera lens,optical lens
camera,photographic camera
camp,encamp,camp out,bivouac,tent
camp,encampment,cantonment,bivouac
campaign,cause,crusade,drive
campaign,military campaign
campaigner,candidate,nominee
campaigning,candidacy,candidature,political campaign
campanile,belfry
camping,encampment,bivouacking,tenting
campsite,campground,camping site,camping ground,bivouac,encampment,camping area
cancel,call off,scratch,scrub
cancel,offset
candidate,prospect
candle,wax light
candlelight,candle flame
candour,candidness,frankness,forthrightness
candy,confect
cane,flog,lambaste,lambast
cankerous,ulcerated,ulcerous
cannon fodder,fodder,fresh fish
canonized,canonised,glorified
cant,cant over,tilt,slant
cant,jargon,lingo,argot,patois,vernacular
cantata,oratorio
canvas,canvass
canyon,canon
cap,crest
capability,capableness,potentiality
capability,capacity
capable,subject
capacitance,electrical capacity
capacitor,capacitance,condenser,electrical condenser
caparison,trapping,housing
cape,ness
capillarity,capillary action
capillary,capillary tube,capillary tubing
capital letter,uppercase,majuscule
capital,working capital
capitalism,capitalist economy
capitalist,capitalistic
capitalistic,capitalist
capitalize,take advantage
caprice,impulse,whim
capriciousness,unpredictability
captain,police captain,police chief
captive,absorbed,engrossed,enwrapped,intent,wrapped
captive,imprisoned,jailed
captivity,imprisonment,incarceration,immurement
captor,capturer
capture,enamour,trance,enamor,captivate,beguile,charm,fascinate,bewitch,entrance,enchant
capture,gaining control,seizure
car,auto,automobile,motorcar
car,railcar,railway car,railroad car
carapace,shell,shield
caravan,train,wagon train
carbon tetrachloride,carbon tet,tetrachloromethane,perchloromethane
carcase,carcass
card game,cards
card,identity card
cardboard,composition board
cardinal,central,fundamental,key,primal
cardiograph,electrocardiograph
cardiomegaly,megalocardia,megacardia,enlarged heart
care for,cherish,hold dear,treasure
care,attention,tending
care,give care
career,calling,vocation
career,life history
carefree,unworried
carefreeness,insouciance,lightheartedness,lightsomeness
careful,deliberate
carelessly,heedlessly
caress,fondle
caressing,cuddling,fondling,hugging,kissing,petting,smooching,snuggling
careworn,drawn,haggard,worn
cargo,lading,freight,load,shipment,consignment
carnival,fair
carpentry,woodworking,woodwork
carriage,posture
carrier,bearer,toter
carry over,carry forward
carry over,hold over
carry through,accomplish,execute,carry out,fulfill,fulfil
carry,convey,express
cart off,cart away,haul off,haul away
cartilage,gristle
carton,cartonful
cartridge holder,cartridge clip,clip
carve,chip at
carve,cut up
carved,carven
cascade,cascade down
case,instance
case-hardened,hardened,hard-boiled
casebook,textbook
cash,cash in
cash,hard cash
casino,gambling casino
cast about,beat about,cast around
cast,contrive
cast,dramatis personae
cast,mold,stamp
cast-iron,iron
cast-off,discarded,throwaway,thrown-away
castigation,bawling out,chewing out,upbraiding,going-over,dressing down
castigation,chastisement
casual,everyday
casual,insouciant,nonchalant
cat,true cat
catalog,catalogue
catalogue,catalog
catapultic,catapultian
catastrophe,disaster
catastrophic,ruinous
catch on,get wise,get onto,cotton on,twig,get it
catch,gimmick
catch,grab
catcher,backstop
catching,communicable,contractable,transmissible,transmittable
categorize,categorise
categorized,categorised
catharsis,abreaction
catkin,ament
cattle,cows,kine,oxen
cattleman,cow man,beef man
causal agent,causal agency
cauterize,cauterise
caution,admonish,monish
caution,cautiousness,carefulness
caution,caveat
caution,precaution,care
cautious,conservative
cautiously,carefully
cavalry,horse cavalry,horse
cavalryman,trooper
caveman,cave man,cave dweller
ceaseless,constant,incessant,never-ending,perpetual,unremitting
celebrant,celebrator,celebrater
celebrate,fete
celebrated,famed,far-famed,famous,illustrious,notable,noted,renowned
celebration,festivity
celebrity,famous person
celerity,quickness,rapidity,rapidness,speediness
celestial body,heavenly body
celestial sphere,empyrean,firmament,heavens,welkin
celestial,ethereal
celestial,heavenly
celiac trunk,celiac artery,truncus celiacus,arteria celiaca
cell,electric cell
cemetery,graveyard,burial site,burial ground,burying ground,memorial park,necropolis
censoring,censorship,security review
censure,animadversion
census,nose count,nosecount
centennial,centenary
center field,centerfield,center
center,halfway,middle,midway
center,middle
centerline,center line
centimeter,centimetre,cm
central,telephone exchange
centralization,centralisation
centralize,centralise,concentrate
centralized,centralised
centrifuge,centrifugate
centrifuge,separator
centrist,moderate
cerebral cortex,cerebral mantle,pallium,cortex
cerebral palsy,spastic paralysis
cerebral,intellectual
cerement,winding-sheet,winding-clothes
ceremoniously,ceremonially
ceremony,ceremonial,ceremonial occasion,observance
certain,sure
certainty,sure thing
certificate,certification,credential,credentials
certified,qualified
certify,endorse,indorse
certitude,cocksureness,overconfidence
chafe,gall,fret
chaff,husk,shuck,stalk,straw,stubble
chagrin,humiliation,mortification
chain,chemical chain
chained,enchained
chairman,chairwoman,chair,chairperson
chaise longue,chaise,daybed
chalk up,run up
challenge,dispute,gainsay
challenge,take exception
champagne,bubbly
champion,champ,title-holder
champion,fighter,hero,paladin
champion,prizewinning
chancel,bema
change state,turn
change,alter,modify
change,alter,vary
change,alteration
changing,ever-changing
channel,transmission channel
chant,intone,cantillate
chantlike,intoned,singsong
chaos,pandemonium,bedlam,topsy-turvydom,topsy-turvyness
chaotic,disorderly
chaotic,helter-skelter
chap,fellow,fella,lad,cuss,bloke
chapfallen,chopfallen,crestfallen,deflated
chapped,cracked,roughened
characterize,characterise
characterless,nondescript
charcoal,charcoal grey,charcoal gray,oxford grey,oxford gray
charcoal,fusain
charge,accuse
charge,bear down
charge,bill
charisma,personal appeal,personal magnetism
charitable,kindly,sympathetic,good-hearted,openhearted,large-hearted
charity,brotherly love
charm,influence,tempt
charming,magic,magical,sorcerous,witching,wizard,wizardly
charnel house,charnel
chart,graph
chase away,drive out,turn back,drive away,dispel,drive off,run off
chase,trail,tail,tag,give chase,dog,go after,track
chastise,castigate,chasten,correct
chastity,sexual abstention
chat up,flirt,coquet,coquette,mash
chat,confab,chitchat,chit-chat,chatter,natter,jaw,claver
chatter,chattering
chatter,click
chatter,piffle,palaver,prate,tittle-tattle,twaddle,prattle,blab,gibber,tattle,blabber,gabble
chatty,gabby,garrulous,loquacious,talkative,talky
cheap,inexpensive
cheat on,cheat,cuckold,betray,wander
cheat,chisel
cheat,chouse,chicane,jockey
cheat,rip off
check in,sign in
check mark,tick
check off,mark off,tick off,tick
check,bank check,cheque
check,insure,ensure,ascertain,assure
check,look into,check out,suss out,check over,go over,check into
check,tab
checkbook,chequebook
checkup,medical checkup,medical examination,medical exam,medical,health check
cheekbone,zygomatic bone,zygomatic,malar,malar bone,jugal bone,os zygomaticum
cheer,hearten,recreate,embolden
cheerful,pollyannaish,upbeat
cheerfulness,cheer,sunshine
cheering,shouting
cheery,gay,sunny
chemical bond,bond
chemical element,element
chemical equilibrium,equilibrium
chemical reaction,reaction
chemical,chemic
chemical,chemical substance
chemistry lab,chemistry laboratory,chem lab
chemistry,chemical science
cherished,precious,treasured
chest,pectus
chew over,think over,meditate,ponder,contemplate,muse,reflect,mull,mull over,speculate
chew,manducate,jaw
chewing gum,gum
chic,smart,voguish
chicanery,wile,shenanigan
chicken coop,coop,hencoop,henhouse
chicken,chickenhearted,lily-livered,white-livered,yellow,yellow-bellied
chicken,poulet,volaille
chief,main,primary,principal,master
chief,top dog
chiefly,principally,primarily,mainly
child,baby
child,kid,youngster,minor,nipper,tiddler,nestling
childcare,child care
childhood,puerility
childish,infantile
childlike,childly
childlike,wide-eyed,round-eyed,dewy-eyed
chill,iciness,gelidity
chill,shivering
chilliness,coolness
chilling,scary,shivery,shuddery
chime in,put in,butt in,chisel in,barge in,break in
chimney corner,inglenook
chin,chin up
chip,chip off,come off,break away,break off
chipper,jaunty
chiseled,well-defined
chitchat,chit-chat,chit chat,small talk,gab,gabfest,gossip,tittle-tattle,chin wag,chin-wag,chin wagging,chin-wagging,causerie
chivalric,knightly,medieval
chivalrous,knightly
chivalry,gallantry,politesse
chockablock,chock-full,chockful,choke-full,chuck-full,cram full
choice morsel,tidbit,titbit
choice,pick,selection
choice,prime,prize,quality,select
choice,selection
choke off,choke down,choke back
choke,gag
choked,clogged
cholesterol,cholesterin
choose,prefer,opt
choose,select,pick out
choosy,choosey
chop,chop up
chortle,chuckle
chorus girl,showgirl,chorine
chromatographic,chromatographical
chubby,embonpoint,plump
chuck,eats,grub
chuck,pat
chuck,toss
chuckle,chortle,laugh softly
chumminess,camaraderie,comradeliness,comradery,comradeship
chump,fool,gull,patsy,fall guy,sucker,soft touch
chunky,low-set,squat,squatty,stumpy
chunky,lumpy
church service,church
church,church building
churchgoer,church member
churning,churned-up
churning,roiling,roily,turbulent
chute,slideway,sloping trough
cicada,cicala
cigarette,cigaret,coffin nail
ciliate,ciliated protozoan,ciliophoran
cinch,breeze,picnic,duck soup,walkover
cincture,sash,waistband,waistcloth
cinema,movie theater,movie theatre,movie house,picture palace
circle,band,lot
circuit,electrical circuit,electric circuit
circuitous,roundabout
circular,handbill,broadside,broadsheet,flyer
circulate,disseminate,broadcast,diffuse
circulate,pass around
circulatory system,cardiovascular system
circumambulate,walk around
circumscribed,limited
circumstance,consideration
circus,carnival
citation,cite,reference,mention,quotation
citation,commendation
citizenry,people
citrus,citrus fruit,citrous fruit
city center,city centre,central city
city,metropolis
city,metropolis,urban center
civil authority,civil officer
civil,polite
civilized,civilised
civilized,cultured,genteel,polite
claim,lay claim,arrogate
clairvoyance,second sight,extrasensory perception
clam up,shut up,belt up,button up,be quiet,keep mum
clamber,scramble,shin,shinny,skin,struggle,sputter
clammy,dank
clamor,clamoring,clamour,clamouring
clamor,clamour
clandestine,hush-hush,secret,undercover,underground
clang,clangor,clangour,clangoring,clank,clash,crash
clangorous,clanging
clannish,cliquish,snobbish,snobby
clannishness,cliquishness,exclusiveness
clarify,clear up,elucidate
clarity,lucidity,lucidness,pellucidity,clearness,limpidity
clash,friction
clash,jar,collide
class,category,family
class,grade
class,stratum,social class
classical music,classical,serious music
classical,classic
classifiable,distinctive
classification,assortment
classification,categorization,categorisation
classify,class,sort out
classless,egalitarian
classroom,schoolroom
clatter,clack,brattle
claw,chela
clean out,clear out
clean,make clean
clean,plumb,plum
clean,unclouded
clean-shaven,smooth-shaven,well-shaven
cleaning,cleansing
cleanse,clean
cleansing agent,cleanser,cleaner
clear up,clear,light up,brighten
clearheaded,clear-thinking
clearing,glade
clearness,clarity,uncloudedness
cleave,split,rive
clench,clinch
clenched,clinched
clergyman,reverend
cleric,churchman,divine,ecclesiastic
cleverly,smartly
click,clink
click,tick
clickety-clack,clickety-click
clientele,patronage
climate,clime
climate,mood
climax,culmination
climax,flood tide
climb,climb up
cling to,hold close,hold tight,clutch
cling,cleave,adhere,cohere
clipping,newspaper clipping,press clipping,press cutting
clique,coterie,ingroup,inner circle
cloaked,disguised,masked
clobber,baste,batter
clobber,drub,lick
clock in,punch in,clock on
clock,time
clod,glob,lump,clump,chunk
clog,choke off,clog up,congest,foul
clogged,clotted
clogging,hindering,impeding,obstructive
cloistered,cloistral,conventual,monastic,monastical
clop,clump,clunk,plunk
close call,close shave,squeak,narrow escape
close in,draw in
close up,close,fold,shut down,close down
close,closely,tight
close,shut
close-knit,closely knit
closed interval,bounded interval
closedown,shutdown
closing,closure
clot,coagulate
clot,coagulum
clothed,clad
clothed,draped,mantled,wrapped
clothing store,haberdashery,haberdashery store,mens store
clothing,wearable,habiliment
cloud-covered,clouded,overcast,sunless
cloudiness,cloud cover,overcast
cloudy,mirky,murky,turbid
cloudy,nebulose,nebulous
clown,buffoon
clown,buffoon,merry andrew
cloying,saccharine,syrupy,treacly
club,social club,society,guild,gild
clubfoot,talipes
cluck,clucking
clumsy,cumbersome,inapt,inept,ill-chosen
cluster,flock
clutch,clutches,grip,hold
clutter,jumble,muddle,fuddle,welter,smother
cluttered,littered
co-ed,college girl
co-option,co-optation
coach,manager
coach,private instructor,tutor
coaching,coaching job
coal black,ebony,jet black,pitch black,sable,soot black
coal-black,jet,jet-black,pitchy,sooty
coalescence,coalescency,coalition
coalition,alignment,alinement
coarse,harsh
coarse,rough-cut,uncouth,vulgar
coarse-grained,grainy,granular,granulose,gritty
coat,surface
coating,coat
coating,finish,finishing
coaxial,coaxal
coaxing,ingratiatory
cobbler,shoemaker
cocaine,cocain
coccidioidomycosis,coccidiomycosis,valley fever,desert rheumatism
cocksure,overconfident
cocktail dress,sheath
cocoa,chocolate,hot chocolate,drinking chocolate
coconut,cocoanut
coconut,coconut meat
coconut,coconut palm,coco palm,coco,cocoa palm,coconut tree
code,codification
code,encipher,cipher,cypher,encrypt
coerce,hale,squeeze,pressure,force
coevals,contemporaries,generation
coexistent,coexisting
coffee break,tea break
coffee,java
coffin,casket
cognition,knowledge,noesis
cognitive content,mental object
cognizance,ken
cohabit,live together,shack up
coherence,coherency,cohesion,cohesiveness
coherent,consistent,logical,ordered
coherent,lucid
coiffe,coiffure
coil,loop,curl
coil,whorl
coil,whorl,curl,curlicue,ringlet,gyre,scroll
coincide,co-occur,cooccur
coincidence,conjunction
coincidence,happenstance
coincident,coincidental,coinciding,concurrent,co-occurrent,cooccurring,simultaneous
cold sober,stone-sober
cold,coldness
cold,common cold
cold-blooded,inhuman
coldcock,knock down
coldness,cold,low temperature
collaborate,join forces,cooperate,get together
collaboration,coaction
collaborator,cooperator,partner,pardner
collage,montage
collapse,fall in,cave in,give way
collapse,prostration
collapsible,collapsable
collar,nail,apprehend,arrest,nab
collation,snack
colleague,co-worker,fellow worker,workfellow
colleague,confrere,fellow
collect,pull in
collectible,collectable,payable
collecting,assembling,aggregation
collection,aggregation,accumulation
collection,compendium
collection,ingathering
collector,accumulator
collector,aggregator
college student,university student
collegian,college man,college boy
collocate with,construe with,cooccur with,go with
colloquial,conversational
colonization,colonisation
colonize,colonise
colonized,colonised,settled
colony,settlement
color scheme,colour scheme
color,coloration,colouration
color,colorize,colorise,colourise,colourize,color in,colour in
color,colour
color,vividness
coloratura,coloratura soprano
colored,coloured,colorful
colored,negro
colorful,colourful
colossal,prodigious,stupendous
columbine,aquilegia,aquilege
column inch,inch
column,chromatography column
columniform,columnar,columnlike
columnist,editorialist
coma,comatoseness
comb,ransack
combat,armed combat
combatant,battler,belligerent,fighter,scrapper
combinable,combinational
combustion,burning
come across,come over
come by,come into
come down,boil down
come off,go over
come on,come out,turn up,surface,show up
come round,come around
come,come up
comedian,comic
comeliness,loveliness,beauteousness
cometary,cometic
comfort,comfortableness
comfort,ease
comfort,soothe,console,solace
comfortable,comfy
comforting,cheering
comforting,consolatory,consoling
comforts,creature comforts,amenities,conveniences
comic opera,opera bouffe,bouffe,opera comique
comic strip,cartoon strip,funnies
comic,comical,funny,risible
command,bid,bidding,dictation
command,overlook,overtop
command,require
commandeer,hijack,highjack
commanding officer,commandant,commander
commanding,dominating,overlooking
commemorate,mark
commend,recommend
comment,commentary
comment,notice,remark,point out
commerce,commercialism
commercial enterprise,business enterprise,business
commercial,commercial message
commercialization,commercialisation
commiserate,sympathize
commiseration,pity,pathos
commissariat,provisions,viands,victuals
commission,commissioning
commit,institutionalize,institutionalise
commitment,allegiance,loyalty
committedness,commitment
committee,citizens committee
committee,commission
commixture,mixing
commodity,trade good
common sense,good sense,gumption,horse sense,mother wit
common valerian,garden heliotrope
common,mutual
commoner,common man,common person
commonplace,humdrum,unglamorous,unglamourous
commonsense,commonsensible,commonsensical
commotion,din,ruction,ruckus,rumpus,tumult
communicate,pass along,put across
communication,communicating
communist,commie
communist,communistic
community center,civic center
communize,communise,bolshevize,bolshevise
commutation,commuting
commuter,commuter train
compact,powder compact
companion,comrade,fellow,associate
company,companion,accompany,keep company
company,companionship,fellowship,society
comparable,corresponding
compare,liken,equate
comparison,comparing
compassion,compassionateness
compassion,pity
compel,oblige,obligate
compensable,remunerative
compensate,counterbalance,correct,even out,even off,even up
compensate,recompense,repair
compete,vie
competence,competency
competently,aptly,ably,capably
competition,contention,rivalry
competitive,competitory
competitive,free-enterprise,private-enterprise
competitive,militant
competitiveness,fight
complacency,complacence,self-complacency,self-satisfaction
complain,plain,sound off,quetch,kvetch
complaisance,compliance,compliancy,obligingness,deference
complect,interconnect,interlink
complement,full complement
complete,finish
completion,pass completion
completion,windup,mop up
complex number,complex quantity,imaginary number,imaginary
complex,composite
complex,coordination compound
complexion,skin color,skin colour
complexity,complexness
complicate,refine,rarify,elaborate
complicated,complex
compliment,congratulate
complimentary,costless,free,gratis,gratuitous
comply,abide by
component,constituent,element
component,element,factor,ingredient
compose,compile
compose,write
composition,composing
composition,physical composition,makeup
composure,calm,calmness,equanimity
compound,chemical compound
compound,combine
comprehensiveness,fullness
compress,constrict,contract
compress,pack together
compromise,via media
compromising,conciliatory
compulsion,irresistible impulse
compulsion,obsession
compulsively,obsessively,obsessionally
compulsiveness,compulsivity
compulsory,mandatory,required
compunction,remorse,self-reproach
computer memory,computer storage,store,memory board
computer,computing machine,computing device,data processor,electronic computer
conceal,hold in
concealed,hidden
concealing,hiding
concede,grant
concede,profess,confess
concede,yield,cede
conceited,self-conceited,swollen,swollen-headed,vain
conceivable,imaginable
concenter,concentre,focus
concentrate,focus,center,pore,rivet
concentration camp,stockade
concentration,density,denseness,compactness
concept,conception,construct
conceptualization,conceptualisation,conceptuality
conceptualization,formulation
concern,care,fear
concern,interest,occupy,worry
concerned,interested
concert-goer,music lover
concerted,cooperative
concession,conceding
concessionaire,concessioner
concisely,briefly,in brief,in short
conciseness,concision,pithiness,succinctness
conclude,resolve
concluded,ended,over,all over,terminated
concluding,final,last
concoct,cook up
concoction,mixture,intermixture
concur,coincide
concurrence,concurrency
condemn,reprobate,decry,objurgate,excoriate
condemnable,criminal,deplorable,reprehensible,vicious
condemnation,curse
condemnatory,condemning
condense,concentrate
condense,distill,distil
condescension,superciliousness,disdainfulness
condition,precondition
condition,status
conditional reflex,conditioned reflex,acquired reflex,conditional reaction,conditioned reaction,conditional response,conditioned response
conducive,contributing,contributive,contributory
conduct,carry on
conduction,conductivity
conductor,music director
confectionary,candy store
confederate,collaborator,henchman
confer,bestow
confer,consult
conference center,conference house
conference,group discussion
confess,squeal
confidant,intimate
configuration,constellation
confine,detain
confining,constraining,limiting,restricting
confirm,corroborate,substantiate,affirm
confirm,reassert
confirmation,verification,substantiation
confiscate,forfeit,forfeited
conflict,run afoul,infringe,contravene
conflict,struggle,battle
confluent,merging
conform to,meet,satisfy,fulfill,fulfil
conformity,compliance,abidance
conformity,conformance
conformity,conformism
confront,face
confront,face up,face
confrontation,showdown,face-off
confuse,befuddle,confound
confuse,confound
confused,disjointed,disordered,garbled,scattered
confused,disoriented,lost
confusing,perplexing,puzzling
confusion,mental confusion,confusedness,disarray
congenital,inborn
congested,engorged
congestion,over-crowding
congratulate,felicitate
congratulatory,gratulatory
congregation,fold,faithful
congress boot,congress shoe,congress gaiter
congressman,congresswoman,representative
conjectural,hypothetical,hypothetic,suppositional,suppositious,supposititious
conjoined,conjoint
conjugal,connubial
conjugate solution,conjugate
conjunction,conjunctive,connective,continuative
conjure,conjure up,invoke,evoke,call down,arouse,bring up,put forward
connect,link,link up,unite
connect,link,tie
connection,connector,connecter
connection,link,connectedness
connoisseur,cognoscente
conqueror,vanquisher
conquest,conquering,subjugation
conscience,scruples,moral sense
conscientious,painstaking
conscription,selective service
consecutive,sequent,sequential,serial,successive
consentaneous,consentient,unanimous
consequence,effect,outcome,result,upshot
consequent,accompanying,concomitant,incidental,ensuant,resultant
consequently,accordingly
consequently,therefore
conservatism,conservativism
conservative,conservativist
conservatively,cautiously,guardedly
consider,count,weigh
consider,deal,look at
consider,reckon,view,regard
considerably,substantially
consist,comprise
consistency,consistence
consociate,associate
consolation,comfort,solace
consolation,solace
consolidation,integration
consonant system,consonantal system
consort,associate,affiliate,assort
consortium,syndicate
conspiracy,confederacy
conspirator,coconspirator,machinator
conspire,cabal,complot
conspire,collude
constancy,stability
constant,constant quantity,invariable
constant,invariant,unvarying
constantly,invariably,always
constitute,make up,comprise
constitution,establishment,formation
constrict,constringe,narrow
constriction,bottleneck,chokepoint
construct,build
construction,building
construction,grammatical construction
construction,mental synthesis
consult,confer with
consult,look up
consultation,interview
consulting firm,consulting company
consume,ingest
consume,ware
consummate,masterful,masterly,virtuoso
consumption,economic consumption
consumption,ingestion,intake,uptake
contact,physical contact
contamination,taint
contemn,despise,scorn,disdain
contemplation,reflection,rumination,musing,thoughtfulness
contemporaneous,contemporary
contemporary,coeval
contemporary,modern-day
contemporary,present-day
contempt,disdain,scorn,despite
contempt,scorn
contemptuous,disdainful,insulting,scornful
contemptuously,scornfully,contumeliously
contend,postulate
content,contents
contented,content
contest,competition
contest,contend,repugn
context,circumstance
context,linguistic context
contiguous,immediate
continence,continency
continental breakfast,petit dejeuner
contingent on,contingent upon,dependent on,dependant on,dependent upon,dependant upon,depending on
continuance,continuation
continue,go on,carry on,proceed
continue,go on,go along,keep
continue,uphold,carry on,bear on,preserve
continuity,persistence
continuous,uninterrupted
contort,distort,wring
contorted,writhed,writhen
contortion,deformation
contour,contour line
contraception,contraceptive method
contraceptive,contraceptive device,prophylactic device
contract,undertake
contraction,muscular contraction,muscle contraction
contradict,belie,negate
contrary,perverse,wayward
contrast,counterpoint
contrast,direct contrast
contribute,chip in
contribute,conduce
contribution,donation
contrite,remorseful,rueful,ruthful
contrition,contriteness
contrivance,stratagem,dodge
control panel,instrument panel,control board
control,hold in,contain,check,curb,moderate
controversy,contention,contestation,disceptation,argument,arguing
convalescence,recuperation,recovery
convention,normal,rule
conventional,established
conventionalize,conventionalise
conventionalized,conventionalised,stylized,stylised
converge,meet
conversant,familiar
conversion,transition,changeover
convert,change over
convex,bulging
convexity,convexness
convey,transmit,communicate
conveyer belt,conveyor belt,conveyor
conveyer,conveyor
convict,con,inmate
conviction,sentence
conviction,strong belief
convinced,positive,confident
convivial,good-time
convulse,thresh,thresh about,thrash,thrash about,toss,jactitate
convulsive,spasmodic
cook,fix,ready,prepare
cookie,biscuit
cooking utensil,cookware
cooking,cookery
cool,chill
cool,chill,cool down
cool,cool off
cool,coolheaded,nerveless
cooler,ice chest
cooling,chilling,temperature reduction
coolly,nervelessly,nonchalantly
coolness,imperturbability,imperturbableness
coolness,nervelessness
cooperative,co-op
coordinate,co-ordinate
coordinated,co-ordinated,matching
coordinated,unified
coordinator,co-ordinator
cop,copper,fuzz
cope,get by,make do,contend,grapple,deal,manage
coping,cope
copulate,mate,couple
copy,written matter
coquette,flirt,vamp,vamper,minx,tease,prickteaser
cordial reception,hospitality
cords,corduroys
core,nucleus,core group
coriaceous,leathered,leatherlike,leathery
corkscrew,bottle screw
corn,edible corn
corn,maize
cornet,trumpet
cornfield,corn field
corny,platitudinal,platitudinous
coronary artery,arteria coronaria
coroner,medical examiner
coroneted,highborn,titled
corporal,corporeal,somatic
corporate executive,business executive
corporate trust,combine,cartel
corporate,collective
corporate,embodied,incarnate
corporation,corp
corps,army corps
corpulence,overweight,adiposis
corpuscular radiation,particulate radiation
correct,right
correction,fudge factor
correctly,aright
correctness,rightness
correlation coefficient,correlation
correlation,correlativity
correlative,correlate,correlated
correspondent,letter writer
correspondent,newspaperman,newspaperwoman,newswriter
corroborate,underpin,bear out
corrode,rust
corrupt,pervert,subvert,demoralize,demoralise,debauch,debase,profane,vitiate,deprave,misdirect
corrupt,spoil
corticoefferent,corticofugal,corticifugal
corticosteroid,corticoid
cosecant,cosec
cosigner,cosignatory
cosmetic,decorative,ornamental
costly,high-priced,pricey,pricy
costume,dress up
cotton,cotton fiber,cotton wool
counselor,counsellor
count,counting,reckoning,tally
count,enumerate,numerate
count,matter,weigh
countenance,physiognomy,visage
countenance,visage
counter,tabulator
counteract,neutralize,counterbalance
counterattack,countermove
counterattack,counterstrike
counterbalanced,counterpoised
counterchange,transpose
countercheck,counteract
counterglow,gegenschein
countermand,reverse,repeal,rescind,vacate
counterpart,opposite number
counterpart,similitude
counterweight,counterbalance,counterpoise
countless,infinite,innumerable,innumerous,multitudinous,myriad,numberless,uncounted,unnumberable,unnumbered,unnumerable
countrified,countryfied,rustic
country store,general store,trading post
county agent,agricultural agent,extension agent
coup,putsch,takeover
couple,couple on,couple up
couple,mates
coupling,mating,pairing,union,sexual union
courage,courageousness,bravery,braveness
course,trend
court,courtroom
court,tribunal,judicature
courteous,gracious
cousin,first cousin,cousin-german,full cousin
cover,extend
cover,masking
cover,spread over
coverage,insurance coverage
coverage,reporting,reportage
covered wagon,prairie wagon,prairie schooner
covering,natural covering
covetous,envious,jealous
cow pen,cattle pen,corral
cow,moo-cow
cowardice,cowardliness
cowardly,fearful
cowboy,cowpuncher,puncher,cowman,cattleman,cowpoke,cowhand,cowherd
cowhide,cowskin
coy,demure,overmodest
coyote,prairie wolf,brush wolf
cozily,cosily
cozy,cosy
cozy,intimate
crabbed,crabby,cross,fussy,grouchy,grumpy,bad-tempered,ill-tempered
crack up,crock up
crack,cleft,crevice,scissure
crackbrained,idiotic
crackle,crepitation
crackpot,nut case,fruitcake,screwball
craftsman,artisan,journeyman
craftsman,crafter
craftsmanship,workmanship
crafty,foxy,guileful,knavish,sly,tricksy,wily
cragged,craggy,hilly,mountainous
crank,cranky,tippy
cranky,irritable,nettlesome,peevish,pettish,petulant,scratchy,testy,tetchy,techy
crap,dirt,shit,shite,poop,turd
crash,ram
crash,wreck
crassness,crassitude
crave,starve,lust
craved,desired
crawl,creep
craze,delirium,frenzy,fury,hysteria
crazed,deranged,half-crazed
crazy,half-baked,screwball,softheaded
creak,creaking
creaky,decrepit,derelict,flea-bitten,run-down,woebegone
cream,pick
creation,conception
creation,creative activity
creative,originative
creativity,creativeness,creative thinking
creature,tool,puppet
creature,wight
creche,foundling hospital
credence,acceptance
credible,believable
credit,credit entry
creed,credo
creedal,credal
creep up,sneak up
crenate,crenated,scalloped
crepitate,crackle
crest,top
crevice,cranny,crack,fissure,chap
crime,criminal offense,criminal offence,law-breaking
criminal,felon,crook,outlaw,malefactor
criminalism,criminality,criminalness
crimp,pinch
crimson,red
crimson,red,reddened,red-faced,flushed
crimson,ruby,deep red
cringle,loop,grommet,grummet
crinkled,crinkly,rippled,wavy,wavelike
crippled,halt,halting,gimpy,game
crippling,disabling,incapacitating
crisp,potato chip
crisp,sharp
crispen,toast
crisscross,crisscrossed
crisscross,cross
criterion,standard
criticism,literary criticism
criticism,unfavorable judgment
criticize,criticise,pick apart
croak,croaking
croaky,guttural
crochet,hook
crop up,pop up
crop,harvest
crop-dusting,spraying
cross off,cross out,strike out,strike off
cross,transverse,transversal,thwartwise
cross-section,cross-sectional
crotchety,ornery
crouch,stoop,bend,bow
croupe,rump
crowbait,crow-bait
crowd,crew,gang,bunch
crowd,crowd together
crown,coronate
crownwork,jacket,jacket crown
crucial,important
crucifix,rood,rood-tree
crude,earthy
crudeness,crudity,primitiveness,primitivism,rudeness
crudity,gaucheness
cruelty,cruelness,harshness
cruelty,inhuman treatment
cruelty,mercilessness,pitilessness,ruthlessness
cruise,sail
cruiser,police cruiser,patrol car,police car,prowl car,squad car
crumble,crumple,collapse
crumbly,friable
crumpled,dented
crunch,cranch,craunch,grind
crunch,scranch,scraunch,crackle
crusade,fight,campaign,agitate
crushed leather,crush
crushing,devastating
crust,insolence,cheekiness
crusted,encrusted,crusty,crustlike
cry,blazon out
cry,outcry,call,yell,shout,vociferation
cry,weep
cry,yell
crying,exigent,insistent,instant
crying,weeping,tears
cryptic,cryptical,inscrutable,mysterious,mystifying
crystal clear,pellucid,transparent
crystallize,crystallise,crystalize,crystalise,sort out,illuminate,elucidate
cub,greenhorn,rookie
cube,regular hexahedron
cubic foot,cu ft
cubist,cubistic
cud,rechewed food
cuddle,snuggle,nestle,nest,nuzzle,draw close
cuff,turnup
cul,dead end
culminate,climax
cultivate,crop
cultural,ethnic,ethnical
culture,civilization
cumbersome,cumbrous
cumulus,cumulus cloud
cuneate,wedge-shaped
cunning,cute
cup,cupful
cupboard,closet
cur,mutt
curate,minister,parson,pastor,rector
curative,healing,alterative,remedial,sanative,therapeutic
curb,curbing,kerb
cure,heal
curio,curiosity,peculiarity
curiosity,wonder
curious,funny,peculiar,queer,rum,rummy,singular
curiously,inquisitively
curl up,curl,draw in
curl,wave
curmudgeonly,gruff,ill-humored,ill-humoured
current,electric current
curriculum,syllabus
curse,beshrew,damn,bedamn,anathemize,anathemise,imprecate,maledict
curse,curse word,expletive,oath,swearing,swearword,cuss
curse,cuss,blaspheme,swear,imprecate
cursed with,stuck with
cursed,curst
cursed,damned,doomed,unredeemed,unsaved
cursory,perfunctory
curtain,drape,drapery
curvaceously,buxomly
curve,curve ball,breaking ball
curve,curved shape
curved,curving
cushion,buffer,soften
cushioned,cushiony,padded
cusp,leaflet
cussed,obdurate
custodial,tutelary,tutelar
custom,tradition
custom,usage
custom-make,customize,customise,tailor-make
customer,client
cut back,flash back
cut off,chop off,lop off
cut off,cut out
cut short,break short,break off
cutlas,cutlass
cutthroat,fierce,bowelless
cycle,rhythm,round
cyclicity,periodicity
cyclist,bicyclist,bicycler,biker
cylindrical,cylindric
cynic,faultfinder
cynical,misanthropic,misanthropical
cytoplasm,cytol
dab,pat
dab,swab
dabbled,spattered,splashed,splattered
dad,dada,daddy,pa,papa,pappa,pop
daintiness,delicacy
dainty,delicacy,goody,kickshaw,treat
dainty,exquisite
daiquiri,rum cocktail
dairy cattle,dairy cow,milch cow,milk cow,milcher,milker
dairy,dairy farm
dairyman,dairy farmer
dais,podium,pulpit,rostrum,ambo
dam,dam up
damage,equipment casualty
damage,harm,impairment
damage,harm,scathe
damages,amends,indemnification,restitution,redress
damaging,detrimental,prejudicial
dame,doll,wench,chick,bird
dame,madam,lady,gentlewoman
damn,darn,hoot,red cent,shucks
damn,goddamn
damned,damnably,cursedly
damp,dampish,moist
dance band,dance orchestra
dancer,professional dancer,terpsichorean
dancing,dance
dandelion,blowball
dandified,dandyish,foppish
dandy,fop,gallant,beau,fashion plate,clotheshorse
dangerous,grave,grievous,serious,life-threatening
dangling modifier,misplaced modifier
dapper,dashing,jaunty,natty,raffish,rakish,spiffy,spruce
dappled,mottled
dare,daring
daredevil,madcap,swashbuckler,harum-scarum
dark blue,navy,navy blue
dark bread,brown bread
dark,darkness
dark-haired,black-haired,brown-haired
dark-skinned,dusky,swart,swarthy
darkly,in darkness
darkness,dark,shadow
darling,favorite,pet,dearie,deary,ducky
dart,dash,scoot,scud
dash,flair,panache
dash,sprint
dashed,dotted
dashing,gallant
date,appointment,engagement
date,date stamp
datum,data point
daughter,girl
daunt,scare off,pall,frighten off,scare away,frighten away,scare
dawdler,drone,laggard,lagger,trailer
dawn,come home,get across,sink in,penetrate
dawn,dawning,morning,aurora,first light,daybreak,dayspring,sunrise,sunup,cockcrow
day,solar day
daybed,divan bed
days,years
daytime,daylight
daze,shock,stupor
dazed,foggy,groggy,logy,stuporous
dazed,stunned,stupid
dazzle,bedazzle,daze
dazzling,eye-popping,fulgurant,fulgurous
dead letter,non-issue
dead person,dead soul,deceased person,deceased,decedent,departed
deadliness,lethality
deadlock,dead end,impasse,stalemate,standstill
deadly,deathly
deadly,lethal
deadly,venomous,virulent
deadpan,expressionless,poker-faced,unexpressive
deaf,indifferent
deafening,earsplitting,thunderous,thundery
deal,business deal
dearly-won,costly
dearth,famine,shortage
death,decease
deathlike,deathly
debacle,fiasco
debate,disputation,public debate
debate,moot,deliberate
debilitative,enervating,enfeebling,weakening
debonair,debonaire,debonnaire,suave
debris,dust,junk,rubble,detritus
decade,decennary,decennium
decamp,break camp
decant,pour,pour out
decapitate,behead,decollate
decay,crumble
decay,decline
deceive,lead on,delude,cozen
decelerate,slow,slow down,slow up,retard
deceleration,slowing,retardation
decent,nice
decentralize,deconcentrate,decentralise
deceptive,delusory
deceptive,misleading
deceptively,deceivingly,misleadingly
decertify,derecognize,derecognise
decide,settle,resolve
decidedly,unquestionably,emphatically,definitely,in spades
deciding,determinant,determinative,determining
decimeter,decimetre
decipherable,readable
decision making,deciding
decision,determination,conclusion
decisively,resolutely
deck chair,beach chair
declaim,recite
declarative,declaratory,asserting
declare,adjudge
decline,declination
decline,diminution
decline,go down,wane
declivitous,downhill,downward-sloping
declivity,downslope
decompose,rot,molder,moulder
decomposition,disintegration
decomposition,vector decomposition
decorate,adorn,grace,ornament,embellish,beautify
decoration,laurel wreath,medal,ribbon
decoration,ornament
decorator,ornamentalist
decorum,decorousness
decrease,decrement
decrease,diminish,lessen
decrease,lessen,minify
decrease,lessening
decreased,reduced
decree,fiat
decussate,intersectant,intersecting
dedicate,commit,devote
deduce,infer
deduce,infer,deduct,derive
deduction,entailment,implication
deductive reasoning,synthesis
deem,view as,take for
deep,late
deep-eyed,hollow-eyed,sunken-eyed
deep-rooted,deep-seated,implanted,ingrained,planted
deep-set,sunken,recessed
deepening,thickening
deeply,deep
deer,cervid
defamation,calumny,calumniation,traducement,hatchet job
defame,slander,asperse,calumniate,besmirch
default,default on
defeat,licking
defeated,discomfited
defecate,ca-ca,crap
defect,desert
defect,fault,flaw
defect,shortcoming
defective,faulty
defend,fend for
defend,guard
defendable,defensible
defendant,suspect
defender,guardian,protector,shielder
defense mechanism,defense reaction,defence mechanism,defence reaction,defence
defense program,defense policy,defence program,defence policy
defense team,defense lawyers
defense,defending team
defense,defensive measure
defensive,justificative,justificatory
defiance,rebelliousness
defiant,noncompliant
deficient,lacking
deficit,shortage,shortfall
define,delineate
defined,outlined
deflection,warp
deformed,distorted,ill-shapen,malformed,misshapen
defrost,deice,de-ice
deft,dexterous,dextrous
defy,dare
defy,resist,refuse
defy,withstand
degeneration,devolution
deglycerolize,deglycerolise
degree,level
degree,level,stage
deign,descend
deity,divinity,god
delay,detain,hold up
delay,holdup
delay,time lag,postponement,wait
delegate,depute
delegate,designate,assign
deliberate,calculated
deliberation,weighing,advisement
delicate,fragile,frail
deliciously,pleasurably
delight,delectation
delight,revel
delightful,delicious
delivery,bringing
deliveryman,delivery boy
deltoid,deltoid muscle,musculus deltoideus
deluge,flood,inundate,swamp
deluxe,gilded,grand,luxurious,opulent,princely,sumptuous,lush
demagogue,demagog,rabble-rouser
demand,exact
demarcation,demarcation line
demeaning,humbling,humiliating
demeanor,demeanour,behavior,conduct,deportment
demineralization,demineralisation
democracy,republic
democratic,popular
democratize,democratise
demolish,destroy
demolish,pulverize,pulverise
demonic,fiendish,infernal,satanic,unholy
demonstrably,provably,incontrovertibly
demonstrate,march
demonstrative pronoun,demonstrative
demoralized,demoralised,discouraged,disheartened
demoralizing,demoralising,disheartening,dispiriting
demote,bump,relegate,kick downstairs
demulcent,emollient,salving,softening
demur,except
demythologization,demythologisation
demythologize,demythologise
demythologized,demythologised
denial,disaffirmation
denounce,tell on,give away,shit,shop
denseness,dumbness,slow-wittedness
density,denseness
dentist,tooth doctor,dental practitioner
denture,dental plate
denude,bare,denudate
denunciation,denouncement
deny,refuse
deoxidize,deoxidise
depart,part,start,start out,set forth,set off,set out,take off
depart,take leave,quit
department store,emporium
departure,going,going away,leaving
depend on,devolve on,depend upon,turn on,hinge on,hinge upon
dependability,dependableness,reliability,reliableness
dependable,honest,reliable
dependable,rock-steady,steady-going
dependant,dependent
dependence,dependency
dependent,dependant
depersonalize,depersonalise
deplorable,distressing,lamentable,pitiful,sad,sorry
deplorable,execrable,woeful,wretched
deplorably,lamentably,woefully
deplore,lament,bewail,bemoan
depose,force out
deposit,sedimentation,alluviation
depository,depositary,repository
depravation,depravity
depravity,turpitude
depredation,predation
depress,deject,cast down,dismay,dispirit
depression,slump,economic crisis
deprive,strip,divest
deputation,delegation
deputy,deputy sheriff
deputy,lieutenant
dereliction,willful neglect
derisive,gibelike,jeering,mocking,taunting
derive,gain
derived function,derivative,differential coefficient,differential,first derivative
deriving,derivation,etymologizing
descend,fall,go down,come down
descendant,descendent
descendants,posterity
describe,depict
description,verbal description
descry,spot,espy,spy
desecrate,outrage,violate
desegregate,integrate,mix
desertion,abandonment,defection
deserve,merit
deserving,worth
deservingness,merit,meritoriousness
desiccant,drying agent,drier,siccative
desiccated,dried-out
design,designing
design,plan
designate,denominate
designation,identification
desirable,suitable,worthy
desire,want
desk sergeant,deskman,station keeper
despair,desperation
despairing,desperate
despairingly,despondently
despicable,ugly,vile,unworthy,worthless
despised,detested,hated,scorned
despiteful,spiteful,vindictive
despoiled,raped,ravaged,sacked
despondency,despondence,heartsickness,disconsolateness
dessert,afters
destination,goal
destine,fate,doom,designate
destiny,fate
destiny,fate,luck,circumstances
destroy,ruin
destroyed,ruined
destruction,demolition,wipeout
detach,come off,come away
detached,isolated,separated,set-apart
detached,uninvolved
detachment,disengagement
detail,particular,item
detailed,elaborate,elaborated
details,inside information
detain,delay
detect,observe,find,discover,notice
detectable,noticeable
detectable,perceptible
detecting,detective work,sleuthing
detection,catching,espial
detection,sensing
detective,investigator,tec,police detective
detector,sensor,sensing element
detention,detainment,custody
deter,discourage
detergency,detergence
deteriorate,degenerate
deterioration,impairment
determinant,determining factor,causal factor
determination,finding
determination,purpose
determine,find,find out,ascertain
determine,set
determine,shape,influence,regulate
determinedly,unfalteringly,unshakably
deterrent example,lesson,object lesson
detonator,detonating device,cap
detractor,disparager,depreciator
detribalize,detribalise
devastation,desolation
develop,acquire
develop,evolve
developing,underdeveloped
development,evolution
deviate,divert
deviate,vary,diverge,depart
deviation,divergence,departure,difference
device,twist
devil,dickens
devil,fiend,demon,daemon,daimon
devilish,diabolic,diabolical,mephistophelian,mephistophelean
devious,oblique
devious,roundabout
devising,fashioning,making
devotion,devotedness
devour,demolish,down,consume,go through
devout,god-fearing
devoutness,religiousness
dexterously,dextrously,deftly
diagnosis,diagnosing
diagnostic,symptomatic
diagnostician,pathologist
diagram,plot
diagrammatically,graphically
dialect,idiom,accent
dialogue,dialog,duologue
dialyse,dialyze
diameter,diam
diamond,adamant
diaper,nappy
diaphanous,filmy,gauzy,gauze-like,gossamer,see-through,transparent,vaporous,vapourous,cobwebby
diaphyseal,diaphysial
diarrhea,diarrhoea,looseness
diary,journal
dicker,bargain
dictatorship,authoritarianism,despotism,monocracy,shogunate,totalitarianism,tyranny
dictionary,lexicon
die out,die off
die,decease,perish,pass away,expire,drop dead,croak,snuff it
die,dice
dietary,dietetic,dietetical
diethylstilbestrol,diethylstilboestrol,stilbestrol,stilboestrol
differentiation,distinction
differently,otherwise
difficult,hard
diffuse,spread out,fan out
diffusing,diffusive,dispersive,disseminative
dig,delve,cut into,turn over
digest,endure,stick out,bear,tolerate,brook,abide,suffer,put up
digit,figure
digitalis,digitalis glycoside,digitalin
digitalization,digitalisation
dignified,self-respecting,self-respectful
dignity,lordliness,gravitas
dignity,self-respect,self-regard,self-worth
digress,stray,divagate
digression,excursus,divagation,parenthesis
digressive,tangential
dilate,distend
diligent,persevering
dilute,thin,thin out
diluted,dilute
dim,faint,shadowy,vague
dim-sighted,near-blind,purblind,sand-blind,visually impaired,visually challenged
dim-witted,simple-minded
diminished,lessened,vitiated,weakened
diminution,reduction,step-down
dimly,indistinctly
dingy,muddied,muddy
dining room,dining-room
dinner pail,dinner bucket
dinner,dinner party
dinnertime,suppertime
diplomacy,diplomatic negotiations
diplomacy,finesse
diplomat,diplomatist
diplomatic,diplomatical
dipped,lordotic,swayback,swaybacked
direct,unmediated
directing,directional,directive
direction,way
directivity,directionality
directly,straight,direct
director,manager,managing director
director,theater director,theatre director
dirge,coronach,requiem,threnody
dirt,grime,soil,stain,grease,grunge
dirty,filthy,lousy
dirty,soil,begrime,grime,colly,bemire
dirty,soiled,unclean
disability,disablement,handicap,impairment
disable,disenable,incapacitate
disable,incapacitate,handicap
disabled,handicapped
disaffected,ill-affected,malcontent,rebellious
disagree,differ,dissent,take issue
disagreement,dissension,dissonance
disappear,vanish,go away
disappearance,disappearing
disappoint,let down
disappointed,discomfited,foiled,frustrated,thwarted
disappointing,dissatisfactory,unsatisfying
disappointment,dashing hopes
disappointment,letdown
disapprobation,condemnation
disapprove,reject
disarming,disarmament
disassemble,take apart,break apart
disassociate,dissociate,divorce,disunite,disjoint
disband,dissolve
disbelieve,discredit
disbelieving,skeptical
disburse,pay out
discard,fling,toss out,toss away,chuck out,cast aside,dispose,throw out,throw away,cast away,put away
discernability,legibility
discernible,discernable
discernible,evident,observable
discharge,emission
discharge,venting
disciple,adherent
discipline,subject,subject area,subject field
discipline,train,condition
disclose,let on,reveal,expose,divulge,give away,let out,uncover
disclose,uncover
disclosure,revelation,revealing
discombobulated,disconcerted
discomfort,uncomfortableness
disconcerting,upsetting
discontented,discontent
discontentment,discontent,discontentedness
discontinuance,discontinuation
discontinue,stop,cease,give up,quit,lay off
discord,strife
discorporate,unembodied,bodiless,disembodied
discount,price reduction
discouragement,disheartenment,dismay
discourse,talk about,discuss
discovery,breakthrough,find
discrepancy,disagreement
discrepancy,variance,variant
discrete,distinct
discreteness,distinctness,separateness,severalty
discretion,discreetness,circumspection,prudence
discretionary,discretional
discriminate,know apart
discriminate,single out
discussion,discourse
disdainful,haughty,imperious,lordly,overbearing,prideful,sniffy,supercilious,swaggering
diseased,pathologic,pathological
disenchanting,disillusioning
disenchantment,disillusion,disillusionment
disenfranchise,disfranchise
disengage,withdraw
disentangle,unsnarl,straighten out
disgruntled,dissatisfied
disguise,camouflage
disguise,mask
disgust,gross out
disgust,sicken,churn up
disgusted,fed up,sick of,tired of
disgusting,disgustful,foul,loathly,loathsome,repelling,revolting,skanky,yucky
dishearten,put off
disheveled,dishevelled,frowzled,rumpled,tousled
dishonor,disgrace,dishonour,attaint,shame
dishonor,dishonour
dishwasher,dish washer,dishwashing machine
disinherit,disown
disintegrate,decay,decompose
disinter,exhume
disinterest,neutrality
disk,disc,saucer
dislike,disapproval
dislocation,breakdown
dislocation,disruption
dislodge,free
dismally,drearily
dismantling,dismantlement,disassembly
dismember,take apart,discerp
dismiss,disregard,brush aside,brush off,discount,push aside,ignore
dismiss,send packing,send away
disobedience,noncompliance
disorder,upset
disordered,upset
disorderly,higgledy-piggledy,hugger-mugger,jumbled,topsy-turvy
disorganized,disorganised
disown,repudiate
disparagement,depreciation,derogation
dispassionate,cold-eyed
dispatch,despatch,communique
dispatch,despatch,send off
dispatch,discharge,complete
dispatch,shipment
disperse,dissipate,dispel,break up,scatter
disperse,dissipate,scatter
dispersed,spread
dispersion,dispersal,dissemination
displace,fire,give notice,can,dismiss,send away,sack,terminate
display window,shop window,shopwindow
display,exhibit,showing
display,show
disposal,disposition
disposed,fain,inclined,prepared
disposition,temperament
dispossession,legal ouster
disproportionate,disproportional
disprove,confute
dispute,difference
disqualify,unfit
disquieted,disturbed,upset,worried
disregard,neglect
disregarded,forgotten
disrepute,discredit
disruptive,riotous,troubled,tumultuous,turbulent
diss,insult,affront
dissemble,cloak,mask
dissemble,pretend
dissemination,airing,public exposure
dissemination,diffusion
dissenter,dissident,protester,objector,contestant
dissentious,divisive,factious
disservice,ill service,ill turn
dissociable,separable,severable
dissolution,disintegration
dissolve,fade out,fade away
dissuade,deter
distill,extract
distillation,distillment
distinct,distinguishable
distinctive,typical
distinguish,mark,differentiate
distinguish,separate,differentiate,secern,secernate,tell apart
distinguished,imposing
distorted shape,distortion
distortion,deformation
distraught,overwrought
distress,hurt,suffering
distressed,hard-pressed,hard put
distressing,distressful,disturbing,perturbing,troubling,worrying
distribute,administer,mete out,parcel out,dispense,shell out,deal out,dish out,allot,dole out
distribute,give out,hand out,pass out
distribution,dispersion
distribution,statistical distribution
distributor,distributer
district,territory,territorial dominion,dominion
distrust,mistrust,suspect
disturb,upset,trouble
disturbance,disruption,commotion,flutter,hurly burly,to-do,hoo-ha,hoo-hah,kerfuffle
disturbance,perturbation,upset
disunited,fragmented,split
ditch digger,mud digger
dither,pother,fuss,tizzy,flap
dive,diving
dive,plunge,plunk
divers,diverse
diverse,various
diverseness,diversity,multifariousness,variety
diversion,diversionary attack
diversion,recreation
divertimento,serenade
divide,fraction
divide,part
divide,split,separate,dissever,carve up
dividing line,demarcation,contrast
divinatory,mantic,sibylline,sibyllic,vatic,vatical
divine,godlike
diving,diving event
divisor,factor
divorce,divorcement
divorce,split up
dizzily,giddily,light-headedly
dizziness,giddiness,lightheadedness,vertigo
dizzy,giddy,woozy,vertiginous
do well,had best
do,fare,make out,get along
do,perform
doctor,doc,physician
doctor,doctor up
doctrine,philosophy,philosophical system,ism
document,written document,papers
documentary,docudrama,documentary film,infotainment
documentation,certification,corroboration
doddering,doddery,gaga,senile
dodge,dodging,scheme
dodger,fox,slyboots
dog,domestic dog
dog-eared,eared
dogged,dour,pertinacious,unyielding
doggedly,tenaciously
doggedness,perseverance,persistence,persistency,tenacity,tenaciousness,pertinacity
doggerel,doggerel verse
dogging,persisting
doggo,in hiding
dogma,tenet
dogmatic,dogmatical
dogwood,dogwood tree,cornel
doleful,mournful
dollar mark,dollar sign
dollar volume,turnover
dollar,dollar bill,buck,clam
dolorous,dolourous,lachrymose,weeping
domain,land
domestic animal,domesticated animal
domestic fowl,fowl,poultry
domiciliation,lodgings
dominance,ascendance,ascendence,ascendancy,ascendency
dominate,master
dominated,henpecked
domination,mastery,supremacy
done for,kaput,gone
done with,through with
done,through,through with
donjon,dungeon
donor,giver,bestower,conferrer
doomed,ill-fated,ill-omened,ill-starred,unlucky
doomed,lost
doorbell,bell,buzzer
doorknob,doorhandle
doorman,door guard,hall porter,porter
doorsill,doorstep
doorway,door,room access,threshold
doped,drugged,narcotized,narcotised
dormant,hibernating,torpid
dormitory,dorm,residence hall,student residence
dose,dosage
dot,stud,constellate
doting,fond
dotted,flecked,specked,speckled,stippled
double cross,double-crossing
double over,double,double up
double refraction,birefringence
double,doubled,twofold
double,dual,duple
double,dual,twofold,two-fold
double,duplicate
double,two-bagger,two-baser
double-chinned,jowly,loose-jowled
double-crosser,double-dealer,traitor
doubly,twice
doubt,uncertainty,incertitude,dubiety,doubtfulness,dubiousness
doubtful,dubious
doubtful,dubious,dubitable,in question
doubting,questioning,skeptical,sceptical
dourly,sullenly,glumly
down pat,mastered
down,down feather
down,downward
down,downwards,downward,downwardly
down,shoot down
downpour,cloudburst,deluge,torrent,pelter,soaker
downriver,downstream
downy,downlike,flossy,fluffy
dowry,dowery,dower
drab,dreary
drab,sober,somber,sombre
draft,draught
draft,outline
draft,rough drawing
drafting board,drawing board
drafty,draughty
drag down,bear down
drag on,drag out
drag,retarding force
dragon,firedrake
drain,drainage
drain,run out
draining,exhausting
drama,dramatic event
dramatic,spectacular,striking
dramatist,playwright
dramatize,dramatise
dramaturgy,dramatic art,dramatics,theater,theatre
draught,potation,tipple
draw in,retract
draw off,pull off
draw up,pull up
draw up,pull up,straighten up
drawing room,withdrawing room
drawing,draftsmanship,drafting
drawn-out,extended,lengthy,prolonged,protracted
drawstring,drawing string
dreadfully,awfully,horribly
dream,daydream,woolgather
dream,dreaming
dreamily,moonily,dreamfully
dreamy,lackadaisical,languid,languorous
dreamy,woolgathering
dregs,settlings
drenched,drenched in
dress up,fig out,fig up,deck up,gussy up,fancy up,trick up,deck out,trick out,attire,rig out,tog up,tog out
dress up,window-dress
dress,clothe,enclothe,garb,raiment,tog,garment,fit out,apparel
dress,get dressed
dressed ore,concentrate
dressing gown,lounging robe
dried-up,sere,sear,shriveled,shrivelled,withered
drift,impetus,impulsion
drill,practice,practise
drink in,drink
drink,booze
drink,drinking,boozing,drunkenness,crapulence
drink,imbibe
drinking fountain,water fountain,bubbler
drinking,imbibing
drive around,chauffeur
drive,motor
drive,ram
drive,thrust,driving force
drivel,slabber,slaver,slobber,dribble
driven,goaded
driven,impelled
driveway,private road
drizzle,mizzle
drollery,clowning,comedy,funniness
droopy,sagging
drop by,drop in,come by
drop off,unload
drop open,fall open
drop out,give up,throw in
drop,bead,pearl
drop,drib,driblet
droppings,dung
drought,drouth
drowsily,somnolently
drowsy,drowsing,dozy
drudgery,plodding,donkeywork
drudging,laboring,labouring,toiling
drug,dose
drug-addicted,hooked,strung-out
drugstore,pharmacy
drum up,rally
drum,membranophone,tympan
drunkard,drunk,rummy,sot,inebriate,wino
drunkenness,inebriety,tipsiness,insobriety
dry land,earth,ground,solid ground,terra firma
dry,dry out
dry,ironic,ironical,wry
drygoods,soft goods
dryness,waterlessness,xerotes
dub,nickname
ducking,duck hunting
duct,epithelial duct
dueler,dueller,duelist,duellist
duffel bag,duffle bag,duffel,duffle
dugout canoe,dugout,pirogue
dull,muffled,muted,softened
dumb,slow
dumbbell,dope,boob,booby,pinhead
dumbfounded,dumfounded,flabbergasted,stupefied,thunderstruck,dumbstruck,dumbstricken
dump truck,dumper,tipper truck,tipper lorry,tip truck
dun,greyish brown,grayish brown,fawn
dunce,dunderhead,numskull,blockhead,bonehead,lunkhead,hammerhead,knucklehead,loggerhead,muttonhead,shithead,dumbass,fuckhead
dune,sand dune
dunk,dip
dunk,dip,souse
duplicable,duplicatable
duplicate,repeat
durable,lasting,long-lasting,long-lived
duration,continuance
duration,length
dusky,twilight,twilit
dustpan,dustpanful
duty,responsibility,obligation
duty,tariff
duty-bound,obliged
dwarf,midget,nanus
dwell on,linger over
dwell,consist,lie,lie in
dwelling,home,abode,dwelling house
dwindle,dwindle away,dwindle down
dwindling,dwindling away
dwindling,tapering off
dying,demise
dynamic,dynamical
dynamics,kinetics
dysphoric,distressed,unhappy
each,apiece
eagerness,avidity,avidness,keenness
eagle-eyed,farseeing,longsighted
earlier,before
earlier,earliest
early on,early
early,other
early,too soon
earn,garner
earn,realize,realise,pull in,bring in
earnest,sincere,solemn
earnestness,seriousness,sincerity
earphone,earpiece,headphone,phone
earshot,earreach,hearing
earth,globe
earth,ground
earthquake,quake,temblor,seism
earthshaking,world-shaking,world-shattering
ease up,ease off,slacken off
ease up,let up
easily,easy
easing,moderation
east,due east,eastward
eastbound,eastward
easterly,eastern
eastward,eastwards
easy chair,lounge chair,overstuffed chair
easy money,gravy train
easy,easygoing,leisurely
eat up,polish off
eat up,use up,deplete,exhaust,run through,wipe out
eat,eat on
eatage,forage,pasture
eating,feeding
ebb,ebb away,ebb down,ebb out,ebb off
ebb,ebbing,wane
ebullient,exuberant,high-spirited
eccentric,eccentric person,oddball
eccentric,nonconcentric
eccentric,type
ecclesiastical,ecclesiastic
echo,recall
echo,reverberation,sound reflection
eclipse,occult
eclipse,occultation
economic,economical
economical,frugal,sparing,stinting
economics,economic science,political economy
economist,economic expert
economize,economise
economy,economic system
economy,thriftiness
ecstasy,rapture
ecstasy,rapture,exaltation
ecstatic,enraptured,rapturous,rapt,rhapsodic
eddy,purl,whirlpool,swirl,whirl
edema,oedema,hydrops,dropsy
edematous,dropsical
edge in,edge up
edge,border
edge,inch
edginess,uneasiness,inquietude,disquietude
edgy,high-strung,highly strung,jumpy,nervy,overstrung,restive,uptight
edible,comestible,eatable
edification,sophistication
edit,edit out
editorial,newspaper column
educate,school,cultivate,civilize,civilise
education,instruction,teaching,didactics,educational activity
educator,pedagogue,pedagog
educe,evoke,elicit,extract,draw out
effect,effectuate
effective,effectual,efficacious
effective,efficient
effectively,in effect
effectiveness,effectivity,effectualness,effectuality
efficaciously,effectively
efficacy,efficaciousness
efficiency expert,efficiency engineer
efficiently,expeditiously
effluent,wastewater,sewer water
effort,elbow grease,exertion
effuse,pour out
effusion,outburst,ebullition
effusiveness,expansiveness
egalitarianism,equalitarianism
egg,eggs
egg-shaped,elliptical,oval,oval-shaped,oviform,ovoid
ego,egotism,self-importance
egotism,swelled head
egotist,egoist,swellhead
egregious,flagrant,glaring,rank
eight,eighter,octad,ogdoad,octonary,octet
eight,viii
eighteen,xviii
eighty,lxxx,fourscore
ejaculation,interjection
eject,turf out
ejection,expulsion
eke out,fill out
eke out,squeeze out
elaborate,lucubrate,expatiate,enlarge,expound,dilate
elaborate,luxuriant
elaborate,work out
elaborately,intricately
elapse,pass,slip by,glide by,slip away,go by,slide by,go along
elastic,flexible,pliant
elate,lift up,uplift,intoxicate
elation,high spirits,lightness
elbow,elbow joint,human elbow,cubitus,cubital joint,articulatio cubiti
elder,older
elder,senior
eldritch,weird,uncanny
elective,elected
electric chair,death chair,hot seat
electric heater,electric fire
electric organ,electronic organ,organ
electric potential,potential,potential difference,potential drop,voltage
electric refrigerator,fridge
electric resistance,electrical resistance,impedance,resistance,resistivity,ohmic resistance
electric shaver,electric razor
electric shock,electrical shock,shock
electric,electrical
electrical power,electric power,wattage
electricity,electrical energy
electrifying,thrilling
electroconvulsive therapy,electroshock,electroshock therapy
electron,negatron
electronegative,negatively charged
electrophoresis,cataphoresis,dielectrolysis,ionophoresis
electrostatic,static
eleemosynary,philanthropic
elementary,simple,unproblematic
elephantine,gargantuan,giant,jumbo
elevation,altitude
elevation,lift,raising
eleven,xi
elf,gremlin,pixie,imp
elfin,elflike
eliminate,annihilate,eradicate,wipe out
elimination,evacuation,excretion,excreting,voiding
elimination,riddance
elite,elite group
ellipse,oval
elm,elm tree
elongated,extended,lengthened,prolonged
eloquent,silver-tongued,smooth-spoken
elude,escape
elude,evade,bilk
elusive,subtle
emancipate,liberate
emancipated,liberated
emasculate,castrate
embargo,trade embargo,trade stoppage
embark,ship
embarrass,abash
embarrassing,mortifying
embarrassing,unenviable
embezzle,defalcate,peculate,misappropriate,malversate
embitter,envenom,acerbate
emblem,allegory
emblematic,emblematical,symbolic
embodiment,incarnation,avatar
embody,personify
emboss,boss
embrace,embracing,embracement
embrace,encompass,comprehend
embrace,hug
embroider,broider
embroider,pad,embellish,aggrandize,aggrandise,blow up,dramatize
embroil,tangle,sweep,sweep up,drag,drag in
embroiled,entangled
emergency,exigency
emery paper,sandpaper
emigration,out-migration
eminence,distinction,preeminence
eminent,high
emission,emanation
emit,give out,give off
emotionality,emotionalism
emotionlessness,impassivity,impassiveness,phlegm,indifference,stolidity,unemotionality
emphasis,accent
emphasizing,accenting
emphatic,emphasized,emphasised
emphysema,pulmonary emphysema
empire,imperium
empiricism,empiricist philosophy
employee turnover,turnover rate,turnover
employment,employ
employment,work
empower,authorise,authorize
empty,hollow
emptying,voidance,evacuation
en masse,en bloc
enabling act,enabling clause
enact,reenact,act out
enamel,tooth enamel
encase,incase,case
enceinte,expectant,gravid,with child
enchant,enrapture,transport,enthrall,enthral,delight
enchantment,enthrallment,fascination
enchantment,spell,trance
enclose,close in,inclose,shut in
enclose,hold in,confine
enclosure,enclosing,envelopment
encomium,panegyric,paean
encounter,coming upon
encounter,skirmish
encroach,impinge
encroachment,violation,usurpation
encyclopedia,cyclopedia,encyclopaedia,cyclopaedia
end point,endpoint,termination,terminus
end product,output
end,ending
end,finish,terminate,cease
end,terminal
end,terminate
endanger,jeopardize,jeopardise,menace,threaten,imperil,peril
endeavor,endeavour,strive
endless,eternal,interminable
endlessly,ceaselessly,incessantly,unceasingly,unendingly,continuously
endow,dower
endow,indue,gift,empower,invest,endue
endowment,gift,talent,natural endowment
enemy,foe,foeman
energetic,gumptious,industrious
energy,free energy
energy,push
energy,vigor,vigour
enfeeble,debilitate,drain
enforce,implement
enforce,impose,constrain
enforced,implemented
engender,breed,spawn
engineer,applied scientist,technologist
engineering,engineering science,applied science,technology
engrave,inscribe
engraved,etched,inscribed
engross,engage
enhance,heighten
enigmatic,enigmatical,puzzling
enjoy,bask,relish,savor
enjoyable,pleasurable
enlighten,edify
enlightening,informative,illuminating
enlist,draft,muster in
enlistment,hitch,duty tour,tour
enliven,liven,liven up,animate
enmesh,mesh,ensnarl
enmeshed,intermeshed
ennoble,dignify
enormous,tremendous
enormously,tremendously,hugely,staggeringly
enormousness,greatness,immenseness,immensity,sizeableness,vastness
enough,plenty
enroll,inscribe,enter,enrol,recruit
enshrine,shrine
enslavement,captivity
ensnare,entrap,frame
entail,imply,mean
enter upon,come upon,luck into
enter,come in,get into,get in,go into,go in,move into
enter,participate
enterprise,endeavor,endeavour
enterprise,enterprisingness,initiative
entertain,think of,toy with,flirt with,think about
entertainment,amusement
enthusiasm,ebullience
enthusiast,partizan
entice,lure,tempt
entire,full,total
entirely,exclusively,solely,alone,only
entirety,entireness,integrality,totality
entitle,title
entrance,entering
entrance,entranceway,entryway
entrance,incoming
entreaty,prayer,appeal
entrench,dig in
entrench,intrench
entrenchment,intrenchment
entrepreneur,enterpriser
entrust,intrust,confide,commit
entry,accounting entry,ledger entry
enumerate,itemize
enumeration,numbering
enunciate,vocalize
envelop,enfold,enwrap,wrap,enclose
environment,environs,surroundings,surround
envision,foresee
envisioned,pictured,visualized,visualised
envy,enviousness
epaulet,epaulette
ephemeral,passing,short-lived,transitory,fugacious
epic poem,heroic poem,epic
epic,epical
epic,heroic
epicenter,epicentre
epicure,gourmet,gastronome,bon vivant,epicurean,foodie
epigram,quip
epiphyseal,epiphysial
epistolary,epistolatory
epoxy,epoxy resin,epoxy glue
equal,rival,match
equality,equivalence,equation,par
equalize,equalise,get even
equally,as,every bit
equate,correspond
equip,fit out,outfit
equipped,equipt
equitable,just
equivocal,ambiguous
era,epoch
erase,wipe out
erect,set up,put up
erect,vertical,upright
erode,eat away
erode,gnaw,gnaw at,eat at
eroded,scoured
erosion,eroding,eating away,wearing,wearing away
erotic,titillating
err,mistake
erratic,mercurial,quicksilver
erratically,unpredictably
erroneousness,error
error,erroneous belief
erstwhile,former,onetime,one-time,quondam,sometime
erudite,learned
eruditeness,erudition,learnedness,learning,scholarship,encyclopedism,encyclopaedism
erupt,break out
erupt,break through,push through
erupt,flare up,flare,break open,burst out
erupt,ignite,catch fire,take fire
escalate,intensify,step up
escape,dodging
escape,escapism
escape,get away,break loose
especial,exceptional,particular,special
espouse,embrace,sweep up
essence,burden,gist
essential,indispensable
establish,found,plant,constitute,institute
establish,set up,found,launch
established,constituted
estate agent,land agent,house agent
estate,landed estate,acres,demesne
esteem,respect
esteemed,honored,prestigious
estimate,approximation
estimate,gauge,approximate,guess,judge
estrus,oestrus,rut
et al,et alii,et aliae,et alia
eternal life,life eternal
eternal rest,eternal sleep,quietus
eternity,infinity
eternity,timelessness,timeless existence
ethic,moral principle,value-system,value orientation
ethical motive,ethics,morals,morality
ethical,honorable
ethyl alcohol,ethanol,fermentation alcohol,grain alcohol
eulogize,eulogise
euphoria,euphory
evaluate,pass judgment,judge
evaluation,rating
evaluation,valuation,rating
evaluator,judge
evanesce,fade,blow over,pass off
evangelist,revivalist,gospeler,gospeller
even as,just as
even,fifty-fifty
even-tempered,good-tempered,placid
evening,even,eventide
evenly,equally
event,case
eventuality,contingency,contingence
everlastingly,eternally,forever
everyday,mundane,quotidian,routine,unremarkable,workaday
everywhere,everyplace,all over
evidence,grounds
evil,evilness
evil,vicious
evil,wickedness,iniquity
evolve,germinate,develop
ex-husband,ex
exacerbate,exasperate,aggravate
exaggerated,magnified
exaggerated,overdone,overstated
exalted,elevated,high-minded,lofty,rarified,noble-minded
examination,exam,test
examination,scrutiny
example,illustration,instance
exasperated,cheesed off,browned off
exasperating,infuriating,maddening,vexing
excavation,digging
exceed,transcend,overstep,go past,top
exceed,transcend,surpass
exceeding,exceptional,prodigious
excel,stand out,surpass
excellent,first-class,fantabulous,splendid,ripping
excellently,magnificently,splendidly
excelsior,wood shavings
exception,exclusion
excess,excessiveness,inordinateness
excess,extra,redundant,spare,supererogatory,supernumerary,surplus
excess,surplus,surplusage,nimiety
excessive,extravagant,exuberant,overweening
excessive,inordinate
excessively,overly,too
exchange,convert
exchange,interchange
excise,excise tax
excitability,irritability
excitant,excitative,excitatory
excite,stir
excited,frantic,mad
excited,worked up
excitement,excitation,fervor,fervour
exclaim,cry,cry out,call out,shout
exclamation,exclaiming
exclude,except,leave out,leave off,omit
exclude,keep out,shut out,shut
exclusive,sole
excommunicate,unchurch,curse
excrete,egest
excursion,jaunt,outing,pleasure trip
excuse,alibi,exculpation,self-justification
excuse,explain
excuse,let off,exempt
excuse,pardon
execution sale,judicial sale,forced sale
execution,executing,capital punishment,death penalty
executioner,public executioner
executive,executive director
exemplar,example,good example
exemplary,model
exemplification,illustration
exemplify,illustrate,instance
exemplifying,illustrative
exempt,relieve,free
exemption,freedom
exercise,exercising,physical exercise,physical exertion,workout
exercise,practice,practice session
exercise,work out
exert,exercise
exhale,expire,breathe out
exhale,give forth,emanate
exhaust,exhaust fumes,fumes
exhaust,play out,sap,tire
exhaust,tucker,tucker out
exhausted,dog-tired,fagged,fatigued,played out,washed-out,worn out
exhausting,tiring,wearing,wearying
exhaustive,thorough,thoroughgoing
exhibition game,practice game
exhibition,exposition,expo
exhilarate,tickle pink,inebriate,thrill,exalt,beatify
exhilarating,stimulating
exhilaration,excitement
exhumation,disinterment,digging up
exist,be
exist,survive,live,subsist
existent,existing
existentialist,existentialist philosopher,existential philosopher
exit,go out,get out
exit,outlet,way out
exogamy,intermarriage
exorcise,exorcize
expand,spread out
expanse,surface area
expansion,enlargement
expatriate,exile
expect,anticipate
expect,await,wait
expectation,outlook,prospect
expedite,hasten
expedition,military expedition,hostile expedition
expel,eject
expel,throw out,kick out
expending,expenditure
expense,disbursal,disbursement
experience,go through
experience,receive,have
experienced,experient
experiential,existential
experiment,experimentation
experimental,data-based,observational
experimentally,by experimentation
expertness,expertise
expiate,aby,abye,atone
explain,explicate
explainable,interpretable
explicit,expressed
explode,break loose
explode,burst
explode,detonate,blow up,set off
exploit,tap
exploitation,victimisation,using
exploiter,user
exploration,geographic expedition
exploratory,explorative
explorer,adventurer
explosion,burst
explosion,detonation,blowup
explosive,volatile
exponential,exponential function
export,exportation
expose,exhibit,display
exposed,open
exposed,uncovered
exposition,expounding
expository,expositive
expostulation,remonstrance,remonstration,objection
express emotion,express feelings
express,evince
express,state
express,utter
expressed,uttered,verbalized,verbalised
expression,look,face
expression,reflection
expression,verbal expression,verbalism
expressionist,expressionistic
expressive style,style
expressway,freeway,motorway,pike,state highway,superhighway,throughway,thruway
expulsion,ejection,forcing out
expunge,excise
exquisite,keen
exsert,stretch out,put out,hold out,stretch forth
exsiccate,dry up
extension service,university extension
extenuate,palliate,mitigate
exterior door,outside door
exterminate,kill off
extern,medical extern
external,international
external,outside
extinguish,eliminate
extract,pull out,pull up,rip out,tear out
extralegal,nonlegal
extraneous,orthogonal
extraordinary,sinful
extravagant,prodigal,profligate,spendthrift
extravagantly,lavishly
extreme point,extreme,extremum
extreme unction,last rites
extreme,utmost,uttermost
extremely,exceedingly,super
extremist,radical,ultra
extremity,appendage,member
extremum,peak
extricate,untangle,disentangle,disencumber
exuberant,lush,profuse,riotous
exuberate,rejoice,triumph
exude,exudate,transude,ooze out
exultant,exulting,jubilant,rejoicing,triumphant
exultantly,exultingly
exultation,jubilance,jubilancy,jubilation
eye socket,cranial orbit,orbital cavity
eye,eyeball
eye,oculus,optic
eyeball,orb
eyebrow,brow,supercilium
eyelid,lid,palpebra
eyepiece,ocular
eyesight,sightedness
eyestrain,asthenopia
fabled,legendary
fabric,cloth,material,textile
fabricated,fancied,fictional,fictitious
fabulous,fab
fabulous,mythic,mythical,mythologic,mythological
facade,frontage
face saver,face saving
face,human face
facilitate,ease,alleviate
facility,installation
fact-finding,investigative,investigatory
factory,mill,manufacturing plant,manufactory
faculty,mental faculty,module
fad,craze,furor,furore,cult
fade,slicing
fade,wither
fag end,tail,tail end
fail,betray
fail,go bad,give way,die,give out,conk out,break down
fail,go wrong,miscarry
fail,neglect
failing,weakness
faineant,indolent,lazy,slothful,work-shy
faint,feeble
faint,swoon,pass out
fair,fairish,reasonable
fair,just
fairly,evenhandedly
fairness,equity
fairy,faery,faerie,fay,sprite
fairytale,fairy tale,fairy story
faithfully,dependably,reliably
faithless,traitorous,unfaithful,treasonable,treasonous
fake,faux,imitation,simulated
fake,sham
fall asleep,dope off,flake out,drift off,nod off,drop off,doze off,drowse off
fall back,drop off,fall behind,recede
fall into,fall under
fall off,fall away
fall over,go over
fall short,come short
fall upon,come upon,light upon,chance upon,come across,chance on,happen upon,attain
fall,autumn
fallout,radioactive dust
false,mistaken
falsehood,falsity,untruth
falsify,distort,garble,warp
falsity,falseness
falter,waver
fame,celebrity,renown
familiarity,intimacy
familiarize,familiarise,acquaint
family line,folk,kinfolk,kinsfolk,sept,phratry
family,family unit
family,household,menage
fan,buff,devotee,lover
fanatic,fiend
fanaticism,fanatism,zealotry
fanciful,imaginary,notional
fancify,beautify,embellish,prettify
fancy,go for,take to
fanjet engine,turbojet engine,turbofan engine
fanned,spread-out
fantastic,howling,marvelous,marvellous,rattling,terrific,tremendous,wonderful,wondrous
fantasy life,phantasy life
fantasy world,phantasy world,fairyland
fantasy,phantasy
far-flung,widespread
far-out,offbeat,quirky,way-out
faraway,far-off
farce,farce comedy,travesty
farcical,ludicrous,ridiculous
farewell,leave,leave-taking,parting
farm team,farm club
farmer,husbandman,granger,sodbuster
farmhand,fieldhand,field hand,farm worker
farming,agriculture,husbandry
farmland,farming area
fart,farting,flatus,breaking wind
fascinate,transfix,grip,spellbind
fascinated,hypnotized,hypnotised,mesmerized,mesmerised,spellbound,spell-bound,transfixed
fascination,captivation
fascist,fascistic
fast,fasting
fast,tight
fast-flying,flying
fastball,heater,bullet
fasten,fix,secure
fatality,human death
fateful,fatal
fateful,foreboding,portentous
fathead,goof,goofball,bozo,jackass,goose,cuckoo,twat
father,male parent,begetter
fatherland,homeland,motherland,mother country,native land
fatigue,weariness,tiredness
fatten,fat,flesh out,fatten out,fatten up
fatty,fat
faultfinding,carping
faulting,geological fault,break
faultless,immaculate,impeccable,incorrupted
faux pas,gaffe,solecism,slip
favor,favour
favorable,favourable
favorable,lucky
favorably,favourably
favored,favorite,best-loved,pet,preferred,preferent
favorite,favourite
fawn,crawl,creep,cringe,cower,grovel
faze,unnerve,enervate,unsettle
fear,dread
fear,fearfulness,fright
feasibility,feasibleness
feasible,executable,practicable,viable,workable
feat,effort,exploit
feather,plumage
feature,characteristic
feature,feature film
fecund,fertile,prolific
fecundity,fruitfulness
federal department,federal office
fedora,felt hat,homburg
feeble,lame
feed back,resubmit
feed on,feed upon
feed,feed in
feed,provender
feel for,pity,compassionate,condole with,sympathize with
feel,experience
feel,sense
feign,pretend,affect,dissemble
felicity,felicitousness
fell,vanish
female child,girl,little girl
female,distaff
female,female person
femur,thighbone,femoris
fence,fence in
fence,fencing
feral,ferine,savage
ferocious,fierce,furious
ferociously,fiercely
ferociousness,brutality,viciousness
ferocity,fierceness,furiousness,fury,vehemence,violence,wildness
fertilizer,fertiliser,plant food
festal,festive,merry
fetch,bring in
fetching,taking,winning
fetid,foetid,foul,foul-smelling,funky,smelly,stinking,ill-scented
fettered,shackled
feudal,feudalistic
fever,febrility,febricity,pyrexia,feverishness
feverish,hectic
fib,tale,tarradiddle,taradiddle
fiber,fibre
fiberglass,fibreglass
fictional character,fictitious character,character
fiddle,shirk,shrink from
fiddling,footling,niggling,piddling,piffling,picayune,trivial
field glass,spyglass
field house,sports arena
field trial,field test
fiend,demon,ogre
fierce,tearing,vehement,trigger-happy
fierily,fervently,fervidly
fifteen,xv
fifties,mid-fifties
fifty,l
fight,fighting,combat
fight,oppose,fight back,fight down,defend
fight,struggle
fighter,fighter aircraft,attack aircraft
figurative,nonliteral
figure,enter
figure,fig
figured bass,basso continuo,continuo,thorough bass
figurine,statuette
file,data file
file,file cabinet,filing cabinet
file,register
file,single file
fill out,fill in
fill,fill up
fill,fill up,make full
filling,fill
film editing,cutting
film maker,filmmaker,film producer,movie maker
film over,glaze over,blur
film star,movie star
film,cinema
film,photographic film
film,shoot
filming,cinematography
filter,filtrate,separate out,filter out
final,net
finale,coda
finally,eventually
find out,ascertain
find,chance,bump,encounter
find,regain
fine arts,beaux arts
fine,delicately,exquisitely
fine-looking,good-looking,better-looking,handsome,well-favored,well-favoured
fineness,choiceness
finger,thumb
fingerprint expert,fingerprint specialist,fingerprint man
finical,finicky,fussy,picky
finish up,fetch up,end up,wind up,finish
fire brigade,fire company
fire,firing
fire,flame,flaming
firearm,small-arm
fireplace,hearth,open fireplace
firework,pyrotechnic
firing range,target range
firing,firing off
firm,firmly,steadfastly,unwaveringly
firm,house,business firm
firm,steadfast,unbendable,unfaltering,unshakable,unwavering
first baseman,first sacker
first name,given name,forename
first step,initiative,opening move
first,firstly,first off
first,number one
first-rate,very well
firstborn,eldest
fiscal year,financial year
fiscal,financial
fish,angle
fisherman,fisher
fishing boat,fishing smack,fishing vessel
fishing gear,tackle,fishing tackle,fishing rig
fishing rod,fishing pole
fishing,sportfishing
fishmonger,fishwife
fishnet,fishing net
fist,clenched fist
fistfight,fisticuffs,slugfest
fit,primed,set
fit,tantrum,conniption
fitness,fittingness
fitness,physical fitness
fitting,decent
fitting,meet
five hundred,d
five,cinque,quint,quintet,fivesome,quintuplet,pentad,fin
five,v
fix,jam,mess,muddle,pickle
fixed,set
fixer,influence peddler
flag-waving,jingoistic,nationalistic,ultranationalistic,superpatriotic
flagellate,flagellate protozoan,flagellated protozoan,mastigophoran,mastigophore
flamboyant,showy
flare out,flare
flare,flair
flare,flame up,blaze up,burn up
flash flood,flashflood
flash,blink,wink,twinkle
flash,flashing
flash-frozen,quick-frozen
flashlight,torch
flashy,gaudy,jazzy,showy
flat,level,plane
flat,unconditional
flatfoot,patrolman
flatly,categorically,unconditionally
flatten,flatten out
flatter,blandish
flatulence,flatulency
flaunt,flash,show off,ostentate,swank
flawless,unflawed
flawlessly,cleanly
flaxen,sandy
fledgling,callow
fledgling,fledgeling
flee,take flight
fleeceable,gullible
fleet,swift
fleeting,fugitive,momentaneous,momentary
fleshed out,full-clad
fleshy,overweight
flexibility,flexibleness
flexible,flexile
flick,flip,thumb,riffle,leaf,riff
flicker,flick
flicker,flitter,flutter,quiver
flicker,spark,glint
flight,flying
flim-flam,play tricks,trick,fob,fox
flimsy,insubstantial
flinch,funk,cringe,shrink,wince,recoil,quail
flip,toss
flippancy,light-mindedness
flippantly,airily
flit,flutter,fleet,dart
float,drift,be adrift,blow
float,swim
floccule,floc
flocculent,woolly,wooly
flog,welt,whip,lather,lash,slash,strap,trounce
flood,floodlight,flood lamp,photoflood
flood,inundation,deluge
flood,inundation,deluge,torrent
floor cover,floor covering
floor,flooring
floor,storey,story
floorboard,floor board
floral,flowered
florist,florist shop,flower store
flouter,mocker,jeerer
flow,flow rate
flow,flowing
flow,flux
flow,stream
flower,bloom,blossom
flower,prime,peak,heyday,blossom,efflorescence,flush
flowerbed,flower bed
fluent,fluid
fluorescein,fluoresceine,fluorescent dye,resorcinolphthalein
flurry,snow flurry
flush,level,even
flushed,rose-cheeked,rosy,rosy-cheeked
flute,transverse flute
flutist,flautist,flute player
flux,fluxion
fly,aviate,pilot
fly,fly front
fly,wing
flying,quick
foam,froth
foam,froth,fizz,effervesce,sparkle,form bubbles
foamy,frothing
focal point,nidus
focus on,center on,revolve around,revolve about,concentrate on,center
focus,focusing,focussing,focal point,centering
fog,fogginess,murk,murkiness
fog,haze
foist off,palm off,fob off
fold,crease,plication,crimp
fold,fold up,turn up
folk dancing,folk dance
folk music,ethnic music
folk singer,jongleur,minstrel,poet-singer,troubadour
folk,folks,common people
follow up,follow out,carry out,implement,put through
follow,fall out
follow,travel along
following,followers
following,next
following,undermentioned
folly,foolishness,unwiseness
fond,partial
fondly,lovingly
fondness,fancy,partiality
food,intellectual nourishment
food,nutrient
fool,gull,befool
fool,saphead,muggins,tomfool
foolhardy,reckless
foolishly,unwisely
foolproof,unfailing
foot,ft
foot,human foot,pes
football player,footballer
football,football game
footbridge,overcrossing,pedestrian bridge
footfall,footstep
footing,basis
footing,terms
footprint,footmark
footrace,foot race,run
footslog,plod,trudge,pad,tramp
footstep,pace,step,stride
for example,for instance
foray into,raid
foray,raid,maraud
forbid,prohibit,proscribe,veto,disallow,nix
forbidden,prohibited,proscribed,taboo,verboten
force,forcefulness,strength
force,thrust
forceless,unforceful
foreboding,premonition,presentiment,boding
forecast,calculate
forecaster,predictor,prognosticator,soothsayer
forefather,father
forefend,forfend,deflect,avert,head off,stave off,fend off,avoid,ward off
foreground,highlight,spotlight,play up
foreign,strange
foreigner,alien,noncitizen,outlander
foreigner,outsider
foreman,chief,honcho,boss
foremost,frontmost
foremost,world-class
foresight,foresightedness,foresightfulness
forest,wood,woods
forest,woodland,timberland
foreword,preface,prolusion
forfeit,give up,throw overboard,waive,forgo,forego
forge,fake,counterfeit
forge,hammer
forget,blank out
fork,crotch
forlornness,loneliness,desolation
form class,word class
form,constitute
form,organize,organise
form,pattern
form,take form,take shape,spring
form,word form,signifier,descriptor
formalistic,formalized,formalised
formally,officially
format,arrange
formation,shaping
former,previous
formerly,erstwhile,erst
formidable,redoubtable,unnerving
formulation,preparation
forsake,desolate,desert
fort,fort up
forte,metier,specialty,speciality,strong point
forth,forward,onward
forties,mid-forties
fortification,munition
fortissimo,very loudly
fortnight,two weeks
fortress,fort
fortuitous,uncaused
fortunately,fortuitously,luckily
forty,xl,twoscore
forward pass,aerial
forward,forwards,frontward,frontwards,forrad,forrard
forward,send on
foster,further
foster,nurture
foster-parent,foster parent
fostering,fosterage
foul,unsporting,unsportsmanlike
foundation,base,groundwork,understructure
founder,beginner
foundry,metalworks
fountainhead,headspring
four,iv
four,tetrad,quatern,quaternion,quaternity,quartet,quadruplet,foursome
fourfold,four times
fourteen,xiv
fourthly,fourth
fractionation,fractional process
fragmental,fragmentary
frail,imperfect
frame,frame in,border
frame,redact,put,couch
framework,fabric
frangipani,frangipanni
frantic,frenetic,phrenetic,frenzied
fraternity,frat
fraternization,fraternisation
fraternize,fraternise
fraud,dupery,hoax
freak,monster,monstrosity,lusus naturae
freckle,lentigo
free radical,radical
free spirit,freewheeler
free,liberate,release,unloose,unloosen,loose
free-swimming,unattached
freehand,freehanded
freeman,freewoman
freestanding,separate
freeze out,freeze down
freeze,freezing
freeze,stop dead
freighter,merchantman,merchant ship
frenzied,manic
frenziedly,hectically
frequency,absolute frequency
frequency,frequence,oftenness
frequency,relative frequency
frequent,haunt
frequently,often,oftentimes,oft,ofttimes
fresh start,clean slate,tabula rasa
freshman,fresher
freshness,glow
freshness,novelty
fried,deep-fried
friendly,well-disposed,well disposed
friendship,friendly relationship
frighten,fright,scare,affright
frightened,scared
frightful,horrifying,horrible
frightful,tremendous
frigid,frosty,frozen,icy,wintry
frilled,frilly,ruffled
fringe benefit,perquisite,perk
fringy,marginal
frisson,shiver,chill,quiver,shudder,thrill,tingle
fritter,frivol away,dissipate,fritter away,fool,fool away
frog,toad,toad frog,anuran,batrachian,salientian
frolic,lark,rollick,skylark,sport,cavort,gambol,frisk,romp,run around,lark about
frolic,romp,gambol
front door,front entrance
front man,figurehead,nominal head,straw man,strawman
front tooth,anterior
front,face
front,front end,forepart
frontier settlement,outpost
frost,hoar,hoarfrost,rime
frost,ice
frostbite,cryopathy
froward,headstrong,self-willed,willful
frown on,frown upon
frown,glower
frown,scowl
frowsy,frowzy,slovenly
frozen,rooted,stock-still
fruitfulness,fecundity
frustration,defeat
frustration,thwarting,foiling
fueling,refueling
fugitive,runaway,fleer
fulfillment,fulfilment
full moon,full
full,total
fullness,richness
fully,full
fumble,blunder
fumble,muff
fun,merriment
function,mathematical function,map,mapping
function,office,role
function,purpose,role,use
function,work,operate
fund,monetary fund
fundamental law,organic law,constitution
fundamental,profound
fundamental,rudimentary,underlying
fundamentals,fundamental principle,basic principle
funds,finances,monetary resource,pecuniary resource
funeral home,funeral parlor,funeral parlour,funeral chapel,funeral church,funeral-residence
funeral,obsequy
fungal,fungous
funnel,funnel shape
funny,suspect,suspicious
fur,pelt
furlough,lay off
furnished,equipped
furred,furry
further,farther
furthermore,moreover
furtive,sneak,stealthy,surreptitious
fury,rage,madness
fuse,electrical fuse
fusiform,spindle-shaped,cigar-shaped
fusillade,salvo,volley,burst
fusion,merger,unification
fuss,niggle,fret
fuss,trouble,bother,hassle
futile,unavailing,meaningless
future,future tense
future,futurity
future,next,succeeding
fuzzed,fuzzy
gable,gable end,gable wall
gag,quip
gagster,gagwriter
gaiety,merriment
gainful,paid,paying
gallant,lofty,majestic,proud
gallbladder,gall bladder
gallon,gal
gallows tree,gallows-tree,gibbet,gallous
gamble,chance,risk,hazard,take chances,adventure
gambling house,gambling den,gambling hell,gaming house
gambling,gaming
gamecock,fighting cock
gang,crew,work party
gang,gang up
gang,mob
gangling,gangly,lanky,rangy
gangster,mobster
gap,breach
gap,crack
gap,spread
garbage dump,trash dump,rubbish dump,wasteyard,waste-yard,dumpsite
garbage heap,junk heap,rubbish heap,scrapheap,trash heap,junk pile,trash pile,refuse heap
garbage man,garbageman,garbage collector,garbage carter,garbage hauler,refuse collector,dustman
garbage,refuse,food waste,scraps
gardener,nurseryman
gardening,horticulture
garrison,fort
gas burner,gas jet
gas chamber,death chamber
gas range,gas stove,gas cooker
gas thermometer,air thermometer
gas,gaseous state
gasbag,windbag
gash,slash,slice
gasoline station,gas station,filling station,petrol station
gasoline,gasolene,gas,petrol
gastrocnemius,gastrocnemius muscle
gate,logic gate
gather,assemble,forgather,foregather
gather,garner,collect,pull together
gathering,assemblage
gaud,gewgaw,fallal,trinket
gauge,gage
gawky,clumsy,clunky,ungainly
gay,jocund,jolly,jovial,merry,mirthful
gaze,stare
gear,gear wheel,geared wheel,cogwheel
gee,g-force
gem,treasure
gender,grammatical gender
general,full general
general-purpose,all-purpose
generalization,generalisation,generality
generalization,induction,inductive reasoning
generalize,extrapolate,infer
generalized,generalised
generally,in general
generally,mostly
generate,bring forth
generative,productive
generator,author
generosity,generousness
genetic,hereditary,inherited,transmitted,transmissible
genie,jinni,jinnee,djinni,djinny,djinn
genius,brainiac
gentlemanlike,gentlemanly
gently,mildly
gentry,aristocracy
genuine,echt
genuine,unfeigned
geographic,geographical
geographical area,geographic area,geographical region,geographic region
geological,geologic
geometric,geometrical
germinate,bourgeon,burgeon forth,sprout
gestate,conceive,conceptualize,conceptualise
gesticulate,gesture,motion
gesture,motion
get across,put over
get around,get about
get away,get by,escape
get cracking,bestir oneself,get going,get moving,get weaving,get started,get rolling
get even,get back
get in,get into
get into,tangle with
get on,get along
get through,come through
get through,wrap up,finish off,mop up,polish off,clear up,finish up
get to,progress to
get well,get over,bounce back
get worse,relapse
get,acquire
get,let
gettable,getable,obtainable,procurable
ghastly,grim,grisly,gruesome,macabre
ghost,wraith,specter
ghoul,body snatcher
giant,titan
gigantic,mammoth
giggle,titter
gild,begild,engild
gilded,gilt,gold,golden
gingiva,gum
ginkgo,gingko,maidenhair tree
girl,miss,missy,young lady,young woman,fille
girlfriend,lady friend
girlish,schoolgirlish
give birth,bear,birth
give in,succumb,knuckle under,buckle under
give voice,formulate,word,phrase,articulate
give way,yield
give,springiness
given,granted
given,presumption
giving up,yielding,surrender
giving,gift
glad,happy
glamor,glamour
glamorous,glamourous
glance,glimpse
glance,peek,glint
gland,secretory organ,secretor,secreter
glare,brilliance
glare,glower
glass lizard,glass snake,joint snake
glass,drinking glass
glass,glassful
glassy,glazed
glaze,glass over
gleam,gleaming,glimmer
gleam,gleaming,lambency
gleam,glimmer
gleeful,jubilant
glibly,slickly
glistening,sheeny,shiny,shining
glitter,glisten,glint,gleam,shine
glitter,glister,glisten,sparkle
gloat,triumph,crow
global,world,worldwide,world-wide
gloom,somberness,sombreness
glooming,gloomy,gloomful,sulky
gloomy,blue,depressed,downcast,downhearted,low-spirited
glorious,resplendent,splendid,splendiferous
glory,glorification
glory,resplendence,resplendency
gloss over,skate over,smooth over,slur over,skimp over
glottal stop,glottal plosive,glottal catch
glow,radiate
glower,glare
glowering,glum,moody,morose,sullen
glue,paste
glued,pasted
gluey,glutinous,gummy,mucilaginous,pasty,sticky,viscid
glutton,gourmand,gourmandizer,trencherman
glycerol,glycerin,glycerine
glycerolize,glycerolise
gnome,dwarf
go ahead,plow ahead
go around,circulate
go back,date back,date from
go by,go under
go far,go deep
go home,head home
go steady,date
go,go away,depart
go,proceed
go,spell,tour
goad,goading,prod,prodding,urging,spur,spurring
goad,prick
goat,caprine animal
godforsaken,waste
goggle,gape,gawp,gawk
goggle-eyed,openmouthed,popeyed
goiter,goitre,struma,thyromegaly
gold,golden
golden glow,double gold
golden,prosperous
goldsmith,goldworker,gold-worker
golf,golf game
golf-club,golfclub
golfer,golf player,linksman
goner,toast
good afternoon,afternoon
good fortune,luckiness,good luck
good health,healthiness
good humor,good humour,good temper,amiability
good morning,morning
good will,goodwill
good,goodness
goodly,hefty,respectable,sizable
goofy,silly,wacky,whacky,zany
gorge,ingurgitate,overindulge,glut,englut,stuff,engorge,overgorge,overeat,gormandize,gormandise,gourmandize,binge,pig out,satiate,scarf out
gory,sanguinary,sanguineous,slaughterous
gospel,gospel truth
gossip,comment,scuttlebutt
gout,gouty arthritis,urarthritis
govern,rule
government,authorities,regime
government,governing,government activity
grace,gracility
grace,saving grace
graciously,gracefully
grade school,elementary school,primary school
grade,level,tier
graded,ranked,stratified
gradient,slope
graduate school,grad school
graduate student,grad student,postgraduate
graduate,postgraduate
grain,food grain
graining,woodgraining
gram,gramme,gm,g
grammarian,syntactician
grammatical,grammatic
granary,garner
grandfather,gramps,granddad,grandad,granddaddy,grandpa
grandma,grandmother,granny,grannie,gran,nanna
granitelike,rocklike
grape arbor,grape arbour
grapevine,pipeline
graph,chart
graph,graphical record,graphical recording
graphic,graphical,in writing
graphite,black lead,plumbago
grapple,grip
grasp,hold on
grassfire,prairie fire
grate,grating
grateful,thankful
gratefulness,thankfulness,appreciativeness
gratification,satisfaction
gratify,pander,indulge
gratifyingly,satisfyingly
grating,rasping,raspy
gratingly,raspingly,harshly
gratuitous,needless
gratuity,tip,pourboire,baksheesh,bakshish,bakshis,backsheesh
grave,sedate,sober,solemn
grave,tomb
gravel,crushed rock
gravely,soberly,staidly
graven,sculpted,sculptured
graveness,gravity,sobriety
gravestone,tombstone
graveyard watch,middle watch,midwatch,night watch
gravitational,gravitative
gravity,gravitation,gravitational attraction,gravitational force
gray,grayness,greyness
grease,lubricating oil
greasy,oily,sebaceous
great-niece,grandniece
greatcoat,overcoat,topcoat
greatest,sterling,superlative
greatness,illustriousness
green algae,chlorophyte
green goddess,dope,weed,gage,sess,sens,skunk
green,greenish,light-green,dark-green
green,greenness,viridity
greenhouse,glasshouse
greenish blue,aqua,cobalt blue,peacock blue
greenness,verdancy
greens,leafy vegetable
gregariously,sociably
grey,gray
grey,gray,grey-haired,gray-haired,grey-headed,gray-headed,grizzly,hoar,hoary,white-haired
grey,gray,greyish,grayish
grief,heartache,heartbreak,brokenheartedness
grief,sorrow
grieve,sorrow
grillroom,grill
grim,inexorable,relentless,stern,unappeasable,unrelenting
grim,mordant
grind out,crank out
gripe,beef
gripe,bitch,beef,squawk,bellyache,holler
groan,moan
grocery store,grocery,food market,market
grocery,foodstuff
groin,inguen
grok,comprehend,savvy,grasp,apprehend
groom,bridegroom
groom,train
groove,channel
grooved,well-grooved
grope for,scrabble
grope,fumble
grotesque,monstrous
grouch,grumble,scold
ground floor,first floor,ground level
ground water,spring water,well water
grounder,ground ball,groundball
group,aggroup
group,grouping
group,radical,chemical group
grove,woodlet,orchard,plantation
growl,growling
growth,growing,maturation,development,ontogeny,ontogenesis
grudge,grievance
gruff,hoarse,husky
grumble,growl,rumble
grumble,grumbling,murmuring,muttering
grunt,oink
guarantee,ensure,insure,assure,secure
guarantee,vouch
guarantee,warrant
guarantee,warranty
guard duty,sentry duty,sentry go
guard,safety,safety device
guard,ward
guerrilla,guerilla,irregular
guess,conjecture,supposition,surmise,surmisal,speculation,hypothesis
guess,guesswork,guessing,dead reckoning
guess,infer
guess,venture,pretend,hazard
guest,invitee
guidance,counsel,counseling,counselling
guidance,steering
guide,guide on
guide,steer
guidebook,guide
guilt,guiltiness
guilt,guilty conscience,guilt feelings,guilt trip
guilty,hangdog,shamed
guise,pretence,pretext
gulf,disconnect
gull,dupe,cod,fool,take in
gulp,draught,swig
gulp,gulping
gulp,quaff
gun muzzle,muzzle
gun trigger,trigger
gunfight,gunplay,shootout
gunfire,gunshot
gunman,gunslinger,hired gun,triggerman,hit man,hitman,torpedo
gunpowder,powder
gust,blast
gusto,relish,zest,zestfulness
gutsiness,pluck,pluckiness
gutter,trough
guy,cat,hombre
gym shoe,sneaker,tennis shoe
gynecologist,gynaecologist
gyrate,spiral,coil
habit,wont
habitable,inhabitable
habitat,home ground
hack,drudge,hacker
hag,beldam,beldame,crone
haggle,higgle,chaffer,huckster
hail,herald
hair,fuzz,tomentum
hairdo,hairstyle,hair style,coiffure,coif
hairy,haired,hirsute
half life,half-life
half sister,half-sister,stepsister
half-moon,lunula,lunule
half-time,part-time,parttime
halfhearted,half-hearted,tepid,lukewarm
halfway,midway
hallmark,trademark,stylemark
hallway,hall
halo,glory,gloriole
halt,arrest
halter,hackamore
ham,jambon,gammon
hamlet,crossroads
hamming,overacting
hamper,strangle
hand blower,blow dryer,blow drier,hair dryer,hair drier
hand brake,emergency,emergency brake,parking brake
hand over,fork over,fork out,fork up,turn in,deliver
hand,manus,mitt,paw
hand,pass on,turn over
hand-loomed,handwoven
handbag,purse
handcart,pushcart,cart
handful,fistful
handful,smattering
handicap,hinder,hamper
handicraft,handcraft,handiwork,handwork
handily,conveniently
handkerchief,hankie,hanky,hankey
handle,grip,handgrip
handle,palm
handling,manipulation
handmade,hand-crafted
handout,press release
hands,custody
handshake,handshaking,handclasp
handsomeness,good looks
handwriting,hand,script
hang glide,soar
hang on,hold on
hang together,interdepend
hang,hang up
hang,string up
hangover,katzenjammer
hanker,long,yearn
hankering,yen
hapless,miserable,misfortunate,pathetic,piteous,pitiable,pitiful,poor
haply,by luck
happen,befall
happen,hap,go on,occur,come about,take place
happen,materialize,materialise
happening,occurrence,occurrent,natural event
happily,merrily,mirthfully,gayly,blithely,jubilantly
happiness,felicity
haptic,tactile,tactual
harangue,rant,ranting
harass,hassle,harry,chivy,chivvy,chevy,chevvy,beset,plague,molest,provoke
harbinger,forerunner,predecessor,herald
harbor,entertain,nurse
harbor,harbour
harbor,shield
hard time,rough sledding
hard-bitten,hard-boiled,pugnacious
hard-nosed,practical,pragmatic
hardly,scarcely,barely,scarce
hardtack,pilot biscuit,pilot bread,sea biscuit,ship biscuit
hardworking,industrious,tireless,untiring
hardy,stalwart,stout,sturdy
harebrained,insane
harem,hareem,seraglio,serail
hark back,return,come back,recall
harmonious,proportionate,symmetrical
harmonize,harmonise,consort,accord,concord,fit in,agree
harmony,concord,concordance
harmony,musical harmony
harness,rein in,draw rein,rein
harness,tackle
harrow,disk
harshness,abrasiveness,scratchiness
harshness,roughness
hash out,discuss,talk over
haste,hastiness,hurry,hurriedness
haste,hurry,rush,rushing
hasty,headlong
hat,chapeau,lid
hatch,hatching
hate,detest
hate,hatred
hateful,mean
haul,cart,drag
haul,haulage
hauling,trucking
haunt,hangout,resort,repair,stamping ground
haunt,obsess,ghost
haunt,stalk
haunted,obsessed,preoccupied,taken up
haunting,persistent
have,feature
have,have got,hold
hay fever,pollinosis
hayfield,meadow
haystack,hayrick
hazard,jeopardy,peril,risk,endangerment
hazardous,risky
head covering,veil
head,head up
headache,head ache,cephalalgia
headdress,headgear
heading,header
headlight,headlamp
headline,newspaper headline
headlong,headfirst
headmaster,schoolmaster
headquarters,central office,main office
headquarters,military headquarters
headsman,headman
health,wellness
healthy,salubrious
hearer,listener,auditor,attender
hearing examiner,hearing officer
hearing,audience
heart disease,cardiopathy
heart,mettle,nerve
heart,pump,ticker
heart-whole,wholehearted,whole-souled
heartbeat,instant,jiffy,split second,trice,twinkling,wink
heartening,inspiriting
hearth,fireside
heartily,cordially,warmly
hearty,lusty,red-blooded
hearty,satisfying,square
heat content,total heat,enthalpy
heat up,screw up
heat,heat energy
heat,heat up
heat,hot up,heat up
heat,warmth
heated,heated up,het,het up
heater,warmer
heathen,pagan,gentile,infidel
heating,warming
heave,heave up,heft,heft up
heave,heaving
heaven-sent,providential,miraculous
hebdomadally,weekly,every week,each week
hedge,evade,parry,elude,skirt,dodge,duck,sidestep
hedge,hedgerow
hee-haw,horselaugh,ha-ha,haw-haw
heed,mind,listen
heedless,unheeding
height,tallness
heir,inheritor,heritor
hell,blaze
hell,hellhole,snake pit,the pits,inferno
hell-kite,hell-rooster,gamecock
hello,hullo,hi,howdy
help oneself,help
help,aid
help,assist,aid
help,facilitate
helpless,incapacitated
helplessly,impotently
helplessness,weakness,impuissance
hemoglobin,haemoglobin
hemolytic,haemolytic
hemorrhoid,haemorrhoid,piles
hemosiderin,haemosiderin
hen,biddy
henceforth,henceforward
herald,trumpeter
herb,herbaceous plant
herd,crowd
herdsman,drover
hereabout,hereabouts
hereby,herewith
hereinafter,hereafter,hereunder
heretic,misbeliever,religious outcast
hero worshiper,hero worshipper
heroic,heroical
heroism,gallantry,valor,valour,valorousness,valiance,valiancy
hertz,cps
hesitance,hesitancy
hesitancy,hesitation
hesitant,hesitating
hesitantly,hesitatingly
hesitate,pause
hesitate,waver,waffle
hesitation,falter,faltering
hesitation,vacillation,wavering
heterogeneous,heterogenous
hex,curse
hide,conceal
hide,fell
hide,hide out
hide,skin
hideous,horrid,horrific,outrageous
hideous,repulsive
hideously,horridly,monstrously
hideout,hideaway
hierarchy,power structure,pecking order
high pitch,high frequency
high sea,international waters
high society,beau monde,smart set,bon ton
high,high up
high-grade,top-quality,top-grade
high-level,high-ranking,upper-level
high-powered,high-power
high-speed,high-velocity
high-stepped,high-stepping
high-tail,hightail
high-top,high-topped
high-up,dignitary,panjandrum,high muckamuck
highly,extremely
highroad,trunk road
highway,main road
highwayman,hijacker,road agent
hike up,hitch up
hike,hike up,boost
hike,hiking
hilarious,screaming
hilariously,uproariously
hilarity,mirth,mirthfulness,glee,gleefulness
hillbilly,bushwhacker
hilltop,brow
hilus,hilum
hindrance,hinderance,deterrent,impediment,handicap
hinge,flexible joint
hint,clue
hint,intimation
hint,suggest
hint,tinge,mite,jot,speck,soupcon
hip,hip joint,coxa,articulatio coxae
hire out,rent out,farm out
hire,engage,employ
hired hand,hand,hired man
hiss,hissing,hushing,fizzle,sibilation
historian,historiographer
historic period,age
historic,historical
historied,storied
history,account,chronicle
hit home,strike home
hit,hitting
hit,strike,impinge on,run into,collide with
hitchhike,hitch,thumb
hoarsely,huskily
hoist,run up
hold fast,bond,bind,stick,stick to
hold up,stick up
hold,take hold
hole,golf hole
hole,hole out
holiness,sanctity,sanctitude
holler,holler out
hollow,holler
home economics,home ec,domestic science,household arts
home plate,home base,plate
home,interior,internal
homelike,homely,homey,homy
homeowner,householder
homer,home run
homespun,nubby,nubbly,slubbed,tweedy
homeward,homewards
homicidal,murderous
homogeneity,homogeneousness
homogeneous,homogenous
homosexual,homophile,homo,gay
honest,honorable
honestly,aboveboard
honestly,candidly,frankly
honesty,honestness
honkytonk,dive
honor,honour
honor,honour,laurels
honor,honour,reward
honorably,uprightly
hood,hoodlum,punk,thug,toughie,strong-armer
hooey,poppycock
hookup,assemblage
hoop,ring
hop on,mount up,get on,jump on,climb on,bestride
hop,skip,hop-skip
hope,go for
hope,trust,desire
hopeful,promising
horde,host
horde,swarm
horizon,apparent horizon,visible horizon,sensible horizon
horizon,purview
horizontal bar,high bar
hormone,endocrine,internal secretion
horrified,horror-stricken,horror-struck
horse around,fool around,fool
horse trade,horse trading
horse,gymnastic horse
horseman,equestrian,horseback rider
hospital,infirmary
hostel,hostelry,inn,auberge
hostility,ill will
hot rod,hot-rod
hot toddy,toddy
hot,raging
hotelier,hotelkeeper,hotel manager,hotelman,hosteller
hotness,heat,high temperature
hound,hound dog
hound,hunt,trace
hour,hr
housebreaker,cat burglar
housebreaking,break-in
houseclean,clean house,clean
housewife,homemaker
housework,housekeeping
housing,lodging,living accommodations
hovel,hut,shack,shanty
hover,vibrate,vacillate,oscillate
however,nevertheless,withal,still,even so,nonetheless,notwithstanding
howl,howling,ululation
howl,ululate,wail,roar,yawl,yaup
hubbub,uproar,brouhaha
huckster,cheap-jack
huddle,cower
huddle,huddle together
huddle,powwow
hue,chromaticity
huff,snort
huffish,sulky
huge,immense,vast
hulk,whale
hum,buzz,seethe
human being,human
human body,physical body,material body,build,figure,physique,anatomy,shape,bod,chassis,frame,flesh
human-centered,human-centred,humanitarian
humanism,secular humanism
humanist,humanistic
humanist,humanistic,humane
humanistic discipline,humanities,liberal arts,arts
humanistic,humanist
humanitarianism,humanism
humanize,humanise
humanness,humanity,manhood
humble,lowly
humble,menial,lowly
humbly,meekly
humidity,humidness
humiliate,chagrin,humble,abase
humongous,banging,thumping,whopping,walloping
humor,humour
humorist,humourist
humorous,humourous
hunch,hump,hunch forward,hunch over
hunched,round-backed,round-shouldered,stooped,stooping
hundred thousand,lakh
hundred,century
hundred,one hundred,c
hunger,hungriness
hunger,thirst
hunt,hunt down,track down
hunter,huntsman
hunting expedition,safari
hurl,hurtle,cast
hurricane deck,hurricane roof,promenade deck,awning deck
hurriedly,hastily,in haste
hurry,haste
hurrying,scurrying
hurt,injure
hurt,wounded
husband,economize
husband,hubby,married man
hush,silence,still,shut up
hush,stillness,still
hushed,muted,subdued
hut,army hut,field hut
hyacinth,jacinth
hyaline,hyaloid
hyalinization,hyalinisation
hydrogen peroxide,peroxide
hydrous,hydrated
hydroxide,hydrated oxide
hyperactive,overactive
hyperbole,exaggeration
hyperbolic,inflated
hyperbolically,exaggeratedly
hyperemia,hyperaemia
hypertrophied,enlarged
hypnotize,hypnotise,mesmerize
hypoactive,underactive
hypoadrenalism,hypoadrenocorticism
hypocrisy,lip service
hypocrite,dissembler,dissimulator,phony,phoney
hypodermic syringe,hypodermic
hypophyseal,hypophysial
hypophysectomized,hypophysectomised
hypothesis,possibility,theory
hysteric,hysterical
ice cream,icecream
ice floe,floe
ice pack,ice bag
ice,water ice
iceberg,berg
icky,crappy,lousy,rotten,shitty,stinking
idea,thought
ideal gas,perfect gas
ideal,paragon,nonpareil,saint,apotheosis,nonesuch,nonsuch
idealist,dreamer
idealized,idealised
identical,indistinguishable
identical,selfsame,very
identicalness,indistinguishability
identity,identity element,identity operator
identity,personal identity,individuality
ideologist,ideologue
idiomatic,idiomatical
idiosyncrasy,foible,mannerism
idiot,imbecile,cretin,moron,changeling,half-wit,retard
idle,laze,slug
idle,tick over
idle,unused
idleness,idling,loafing
idler,loafer,do-nothing,layabout,bum
idly,lazily
idol,graven image
idol,matinee idol
idolize,idolise,worship,hero-worship,revere
ie,id est
ignite,light
ignited,enkindled,kindled
ignominious,inglorious,shameful
ignoramus,know nothing,uneducated person
ignorant,illiterate
ignore,disregard,snub
ignored,neglected,unheeded
ill health,unhealthiness,health problem
ill,badly,poorly
ill,sick
ill-bred,bounderish,lowbred,rude,underbred,yokelish
ill-conceived,misguided
ill-famed,infamous,notorious
ill-mannered,bad-mannered,rude,unmannered,unmannerly
ill-sorted,mismated,unsuited
ill-used,put-upon,used,victimized,victimised
illegitimate,illicit,outlaw,outlawed
illimitable,limitless,measureless
illness,unwellness,malady,sickness
illuminated,lighted,lit,well-lighted
illusion,fantasy,phantasy,fancy
illusion,head game
illusion,semblance
illusional,illusionary
illusionist,seer
illusive,illusory
image,mental image
imagination image,thought-image
imagination,imaginativeness
imagination,imaging,imagery,mental imagery
imaginative,inventive
imagine,conceive of,ideate,envisage
imbalance,instability,unbalance
imitate,copy,simulate
immaculate,speckless,spic,spick,spotless
immediacy,immediate apprehension
immediacy,immediateness,instantaneousness,instancy
immediately,instantly,straightaway,straight off,right away,at once,forthwith
immerse,plunge
immerse,swallow,swallow up,bury,eat up
immigration,in-migration
imminence,imminency,imminentness,impendence,impendency,forthcomingness
impact,wallop
impacted,wedged
impart,pass on
impart,transmit,carry,channel
impassable,unpassable
impassive,stolid
impatient,raring
impeccant,innocent,sinless
impede,hinder
impel,force
imperativeness,insistence,insistency,press
imperceptibly,unnoticeably
impermanent,temporary
impersonal,neutral
impersonate,portray
impertinent,pert,saucy
impertinently,saucily,pertly,freshly,impudently
impervious,imperviable
impetuous,madcap,tearaway,brainish
impinge,encroach,entrench,trench
impingement,encroachment,impact
impinging,striking
impish,implike,mischievous,pixilated,prankish,puckish
implant,embed,imbed,plant
implementation,carrying out
implementation,effectuation
implicated,concerned
implicative,suggestive
implicit in,inherent,underlying
implicit,inexplicit
imply,connote
impolitely,discourteously,rudely
import,importation
import,importee
importance,grandness
important,of import
importing,importation
importune,insist
importunity,urging
imposition,infliction
impossible,inconceivable,unimaginable
imposter,impostor,fake,faker,fraud,sham,pseudo,pseud,role player
impound,confiscate,seize
imprecation,malediction
impregnable,unassailable,unattackable
impress,imprint
impress,strike
impression,effect
impression,feeling,belief,notion
impressiveness,magnificence
imprison,incarcerate,lag,immure,jail,jug,gaol,put away,remand
improbable,marvelous
improbable,unlikely
impropriety,improperness
improvement,betterment,advance
improvement,melioration
improving,up
improvise,improvize,ad-lib,extemporise
improvised,jury-rigged,makeshift
impudent,insolent,snotty-nosed,flip
impudent,overbold,sassy
impurity,dross
impurity,impureness
impute,ascribe,assign,attribute
in advance,beforehand
in effect,in force
in operation,operating
in passing,en passant
in principle,in theory,in essence
in time,soon enough
in vitro,ex vivo
in,inwards,inward
in-between,middle
inaction,inactivity,inactiveness
inadequacy,deficiency
inadequate,jejune
inadvisable,unadvisable
inanition,lethargy,slackness
inappropriate,unfitting
inappropriately,unsuitably
inaudible,unhearable
inaugural address,inaugural
inaugural,initiative,initiatory,first,maiden
inaugurate,kick off
inaugurate,usher in
inauguration,startup
inauspicious,unfortunate
inauthentic,unauthentic
incandescence,glow
incandescent,candent
incantation,conjuration
incarnate,body forth,embody,substantiate
incentive,inducement,motivator
inch,in
incidence,relative incidence
incidental,incident
incidentally,accidentally
incipiency,incipience
incite,instigate,stir up
inclination,disposition,tendency
inclusion body,cellular inclusion
incompatibility,mutual exclusiveness,inconsistency,repugnance
incompetence,incompetency
incompetent,incompetent person
incomplete,uncomplete
incomprehensible,uncomprehensible
inconsequent,inconsequential
incontrovertible,irrefutable
inconvenience,incommodiousness
incorporate,contain,comprise
incorporate,incorporated,integrated,merged,unified
incorrect,wrong
increase,increment,growth
increasingly,progressively
incredible,unbelievable
incredibly,improbably,implausibly,unbelievably
incredulity,disbelief,skepticism,mental rejection
incrimination,inculpation,blame
inculcate,infuse
inculcation,ingraining,instilling
indecent,unbecoming,uncomely,unseemly,untoward
indecision,indecisiveness,irresolution
indefatigable,tireless,unflagging,unwearying
indefensible,insupportable,unjustifiable,unwarrantable,unwarranted
indefensible,untenable
indefinable,indescribable,ineffable,unspeakable,untellable
indefinable,undefinable
indefiniteness,indeterminateness,indefinity,indetermination,indeterminacy
indelible,unerasable
indelicate,off-color,off-colour
indentation,indenture
independence,independency
index finger,forefinger
index,index number,indicator
indicate,point,designate
indication,indicant
indifference,numbness,spiritlessness
indigence,penury,pauperism,pauperization
indigestion,dyspepsia,stomach upset,upset stomach
indignant,incensed,outraged
indignation,outrage
individual,single
individualism,laissez faire
individualist,individualistic
individualistic,laissez-faire
individuality,individualism
individualized,individualised,personalized,personalised
individually,separately,singly
indolence,laziness
induce,bring on
induce,hasten
induce,stimulate,cause,make
induct,seat
induction,inductance
indulgence,self-indulgence
indulgent,lenient
industrialization,industrialisation,industrial enterprise
industry,manufacture
ineffably,indescribably,unutterably,unspeakably,inexpressibly
inefficaciously,ineffectively
ineluctable,inescapable,unavoidable
ineptly,fecklessly
inerrable,inerrant,unerring
inert,neutral
inert,sluggish,torpid
inescapably,ineluctably,inevitably,unavoidably
inevitability,inevitableness
inevitably,necessarily,of necessity,needs
inexhaustible,unlimited
inexperienced,inexperient
inexplicable,incomprehensible
inexplicably,curiously,oddly,peculiarly
inexpressible,unexpressible
infancy,babyhood,early childhood
infantryman,foot soldier,footslogger
infectious,infective
infective,morbific,pathogenic
inference,illation
inferential,illative
inferiority,low quality
inferiority,lower status,lower rank
infest,overrun
infidelity,unfaithfulness
infiltrate,pass through
infiltrate,penetrate
infinitely,endlessly
infinitesimal,minute
infirmity,frailty,debility,feebleness,frailness,valetudinarianism
inflame,stir up,wake,ignite,heat,fire up
inflate,amplify
inflation,rising prices
inflection,inflexion
inflict,bring down,impose
inflow,influx
inflowing,influent
influence,act upon
influenza,flu,grippe
information,info
infrared,infrared frequency
infrared,infrared light,infrared radiation,infrared emission
infuriate,exasperate
infusion,extract
ingratitude,ungratefulness
inhabitant,habitant,dweller,denizen
inhalation,intake,breathing in
inhibit,bottle up,suppress
inhibitory,repressive,repressing
iniquitous,sinful,ungodly
initially,ab initio
initiate,induct
initiate,pioneer
initiation,founding,innovation,instauration
initiation,induction,installation
injure,wound
injury,accidental injury
injury,hurt,harm,trauma
inkling,glimmering,glimmer
inner,interior
innocent,guiltless,clean-handed
innocent,inexperienced person
inoculating,vaccinating
inoculation,vaccination
inordinately,extraordinarily
inpatient,inmate
input signal,input
inquirer,enquirer,questioner,querier,asker
inquiry,research
inquisitive,speculative,questioning,wondering
inquisitor,interrogator
inquisitory,probing,searching
insanely,crazily,dementedly,madly
inscription,lettering
insert,enclose,inclose,stick in,put in,introduce
insert,infix
inshore,onshore,shoreward
inside,indoors
inside,interior
inside,privileged
inside,within
insidiously,perniciously
insight,brainstorm
insight,perceptiveness,perceptivity
insignificant,peanut
insinuation,innuendo
insist,assert
insistence,insisting
insistent,repetitive
insofar,so far
insoluble,indissoluble
inspiration,brainchild
inspire,animate,invigorate,enliven,exalt
install,instal
install,instal,put in
installation,installing
installment plan,installment buying,time plan
instantaneous,instant
instantaneously,instantly
instillation,instillment,instilment
instinct,inherent aptitude
institution,establishment
institutionalized,institutionalised
instruction manual,instructions,operating instructions
instrument,tool
instrumentality,instrumentation
insubstantial,unsubstantial
insufficient,deficient
insulation,insularity,insularism,detachment
insult,affront
insuperable,insurmountable
insurance company,insurance firm,insurer,insurance underwriter
insure,underwrite
insurgent,insurrectionist,freedom fighter,rebel
insurmountable,unsurmountable
intact,inviolate
intangible,intangible asset
integer,whole number
integral,entire,intact
integrate,incorporate
integration,integrating,desegregation
integrity,unity,wholeness
intellectual,intellect
intellectual,rational,noetic
intelligence,intelligence service,intelligence agency
intelligent,levelheaded,level-headed,sound
intelligent,well-informed
intelligibly,clearly,understandably
intend,destine
intend,mean
intensify,compound,deepen
intensify,deepen
intension,connotation
intensity,intensity level
intensity,intensiveness
intent,purport
intentional,knowing,deliberate
intentionally,deliberately,designedly,on purpose,purposely,advisedly,by choice,by design
intercede,mediate,intermediate,liaise,arbitrate
interconnected,interrelated
interconnection,interconnectedness
intercourse,social intercourse
interdependent,mutualist,mutually beneficial
interest,interestingness
interest,involvement
interfering,meddlesome,meddling,officious,busy,busybodied
interim,meantime,meanwhile,lag
interior decoration,decor
interior decorator,house decorator,room decorator,decorator
interior designer,designer
interject,come in,interpose,throw in
interlacing,interlinking,interlocking,interwoven
interlock,mesh
intermediate,medium
intern,interne,houseman,medical intern
internal,intragroup
internalize,internalise,interiorize,interiorise
internet,net,cyberspace
interpenetrate,permeate
interpolate,extrapolate
interpret,construe
interpret,render
interpretative,interpretive
interpreted,taken
interpreting,rendition,rendering
interrelation,interrelationship,interrelatedness
interrogation,examination,interrogatory
interrupt,break
interrupt,disrupt
interrupt,disrupt,cut off
interrupt,disturb
interruption,break
interruption,disruption
intersect,cross
intersection,crossroad,crossway,carrefour
intersection,intersection point
interspecies,interspecific
intertwine,twine,enlace,interlace,lace
interval,separation
intervene,step in,interfere,interpose
intervention,interference
interview,question
intestine,bowel,gut
intimately,nearly
intolerable,unbearable,unendurable
intonation,modulation,pitch contour
intoxicated,drunk,inebriated,ripped
intransigency,intransigence
intrigue,fascinate
intrigue,machination
intrinsic,intrinsical
intrinsically,per se
introduce,acquaint
introduce,innovate
introduction,debut,first appearance,launching,entry
introduction,intro
introspective,introverted,self-examining
intrude on,invade,obtrude upon,encroach upon
intrude,horn in,pry,nose,poke
intrude,irrupt
intruder,interloper,trespasser
intuition,hunch,suspicion
inutility,uselessness,unusefulness
invader,encroacher
invalid,shut-in
invalidate,annul,quash,void,nullify
invaluable,priceless
invasion,encroachment,intrusion
invent,contrive,devise,excogitate,formulate,forge
invention,innovation
inventiveness,ingeniousness,ingenuity,cleverness
inventor,discoverer,artificer
inventory,stock list
inverse,reverse
invert,reverse
inverted,upside-down
invest,clothe,adorn
invest,vest,enthrone
investigate,inquire,enquire
investigate,look into
investigation,investigating
investing,investment
investment,investment funds
invigorated,refreshed,reinvigorated
invincible,unvanquishable
invisible,unseeable
invite,ask for
invite,ask over,ask round
invocation,supplication
involuntary,nonvoluntary,unvoluntary
involve,affect,regard
involved,mired
invulnerability,impregnability
iodinated,iodized,iodised
iodine,iodin
iodoprotein,iodinated protein
ionized,ionised
iris,flag
iron out,straighten out,put right
iron,iron out
ironic,ironical
irons,chains
irrationality,unreason
irreconcilable,unreconcilable
irregular,unpredictable
irregularity,geometrical irregularity
irregularity,unregularity
irresistible,resistless
irresponsibility,irresponsibleness
irrevocable,irrevokable
irritability,crossness,fretfulness,fussiness,peevishness,petulance,choler
irritant,thorn
irritation,annoyance,vexation,botheration
isle,islet
isogram,isopleth,isarithm
isolate,insulate
isolated,stray
isolation,closing off
isolationist,isolationistic
isotonic,isosmotic
isotropic,isotropous
issue,emerge,come out,come forth,egress
issue,supply
issuing,issuance
italicize,italicise
ivory,tusk
ivy,common ivy
jab,jabbing,poking,thrusting
jab,prod,stab,poke
jackdaw,daw
jade,jadestone
jaded,wearied
jaguar,panther
jail,jailhouse,gaol,poky,pokey
jam,block
jammed,jam-packed,packed
jampack,ram,chock up,cram,wad
jangling,jangly
jar,shake up,bump around
jazz band,jazz group,combo
jazz musician,jazzman
jealous,green-eyed,overjealous
jeep,landrover
jeer,jeering,mockery,scoff,scoffing
jeer,scoff,flout
jell,congeal
jerk,dork
jerk,jerking,jolt
jerk,twitch
jerkwater,one-horse
jest,joke
jester,fool,motley fool
jesting,jocose,jocular,joking
jet,gush
jet,jet plane
jet,spurt,spirt
jetting,spouting,spurting,squirting
jewel,precious stone
jewelry maker,jeweler,jeweller
jiggle,joggle,wiggle
jimdandy,jimhickey,crackerjack
jingle,jingle-jangle,jangle
jingling,jingly
jingoist,jingo,flag-waver,hundred-percenter,patrioteer
jitteriness,jumpiness,nervousness,restiveness
job,task,chore
jobber,middleman,wholesaler
join,conjoin
join,fall in,get together
joined,united
joint,articulatio
jointly,collectively,conjointly,together with
joke,gag,laugh,jest,jape
joke,jest
joker,jokester
jolt,jar
jolt,jar,jounce
jolted,shaken
jostle,shove
jot down,jot
jotting,jot
journalism,news media
journey,journeying
joust,tilt
joy,delight,pleasure
joy,joyousness,joyfulness
joyride,tool,tool around
judder,shake
judge,justice,jurist
judgment,judicial decision
judgment,mind
judiciary,bench
judicious,wise,heady
juggle,beguile,hoodwink
juicy,luscious,red-hot,voluptuous,lush
juju,voodoo,fetich
jukebox,nickelodeon
jumble,mingle
jump,leap,bound,spring
junction,conjunction,conjugation,colligation
juncture,critical point,crossroads
juncture,occasion
junior,third-year
junior-grade,lower-ranking,lowly,petty,secondary,subaltern
jurisprudence,legal philosophy
jurist,legal expert
juror,juryman,jurywoman
jury,panel
just right,to perfection
justice,justness
justify,vindicate
justness,nicety
jutting,projected,projecting,protruding,relieved,sticking,sticking out
keenly,acutely
keep apart,set apart,isolate
keep off,avoid
keep open,hold open
keep up,keep abreast
keep,livelihood,sustenance
keep,maintain,hold
keeping,safekeeping
keepsake,souvenir,relic
kennel,doghouse,dog house
kept up,maintained,well-kept
kerosene,kerosine,lamp oil,coal oil
kerygma,kerugma
ketonemia,ketosis,acetonemia
kettle,boiler
key,key out,describe
kick back,recoil
kid,chaff,jolly,josh,banter
kidnap,abduct,snatch
kidnapper,kidnaper,abductor
kill,shoot down,defeat,vote down,vote out
killer,slayer
killing,kill
killing,violent death
kilohertz,kilocycle,kc
kilometer,kilometre,km,klick
kin group,kinship group,kindred,clan
kin,kinsperson
kind,sort,form
kind,tolerant
kinesthetic,kinaesthetic
kinesthetically,kinaesthetically
king,male monarch
king,world-beater
kingdom,realm
kinship,family relationship
kiss,buss
kit,outfit
kitchen garden,vegetable garden,vegetable patch
kittenish,frisky
knack,hang
knee bend,squat,squatting
knee,knee joint,human knee,articulatio genus,genu
knife,stab
knight errantry,quixotism
knit,entwine
knock cold,knock out,kayo
knock down,cut down,push down,pull down
knock,bash,bang,smash
knock,knocking
knock,strike hard
knock-down,powerful
knockout,severe
knoll,mound,hillock,hummock,hammock
knotty,tangled,tortuous
know,cognize,cognise
knowing,wise,wise to
knowledgeable,learned,lettered,well-educated,well-read
knuckle,knuckle joint,metacarpophalangeal joint
knuckleball,knuckler
kosher,cosher
laager,lager
lab,laboratory,research lab,research laboratory,science lab,science laboratory
label,recording label
labeled,labelled,tagged
labor,labour,toil,travail,grind,drudge,dig,moil
labor,labour,working class,proletariat
labor,toil
labored,laboured,strained
laborer,manual laborer,labourer
laborsaving,laboursaving
lack,deficiency,want
lackey,flunky,flunkey
laconic,terse
laconically,dryly,drily
lacy,lacelike
lacy,netlike,netted,weblike,webby
lad,laddie,sonny,sonny boy
laden,loaded,ladened
lag,fall back,fall behind
lagoon,laguna,lagune
laic,lay
lair,den
lament,keen
lament,lamentation,wail
lamenting,wailing,wailful
laminitis,founder
lamp chimney,chimney
land mine,booby trap
land,put down,bring down
land,set down
land,soil
landing,landing place
landmark,turning point,watershed
landmass,land mass
landowner,landholder,property owner
landscape,landscape painting
landscaping,landscape gardening
landslide,landslip
language unit,linguistic unit
language,linguistic communication
languor,dreaminess
lap,swish,swosh,swoosh
lapse,backslide
lapse,recidivate
lapsed,nonchurchgoing
larceny,theft,thievery,thieving,stealing
large,big
large-minded,liberal,tolerant
largely,mostly
lass,lassie,young girl,jeune fille
last,lastly,in conclusion
lastingness,durability,enduringness
late,belatedly
late,recent
later,posterior
latest,in style,in vogue,modish
latissimus dorsi,lat
latitude,parallel
laud,extol,exalt,glorify,proclaim
laugh off,laugh away
laugh,express joy,express mirth
laugh,laughter
laughably,ridiculously,ludicrously,preposterously
launcher,rocket launcher
laundry,washing,washables
lavender,lilac,lilac-colored
lavish,lucullan,plush
lavish,munificent,overgenerous,too-generous,unsparing,unstinted,unstinting
lavish,shower
lavishness,luxury,sumptuosity
law,jurisprudence
law,natural law
lawman,law officer,peace officer
lawsuit,suit,case,causa
lawyer,attorney
lax,slack
laxness,remissness
lay aside,save up
lay down,establish
lay over,stop over
lay,put down
laying,egg laying
layman,layperson,secular
lead off,lead astray
lead,head
lead,take,conduct,guide
lead,track,trail
lead-in,lede
leaden,weighted
leadership,leaders
leading,preeminent
leading,prima,star,starring,stellar
leaf,leafage,foliage
league,conference
leak,leak out
leakage,outflow
lean back,recline
lean on,rest on,lean against
lean,tilt,slant,angle
leaning,propensity,tendency
leap out,jump out,stand out,stick out
leap,leaping,bounce
learn,hear,get word,get wind,find out,discover
learn,larn
learn,study
learned person,pundit,savant
learned reaction,learned response
learner,scholar,assimilator
learning,acquisition
lease,rent
lease,rent,hire,charter
lease,rental,letting
leash,tether
leave office,quit,step down,resign
leave,go forth,go away
leave,leave alone,leave behind,let alone
lecherousness,lust,lustfulness
lecture,lecturing
lecture,public lecture
lecture,talking to
ledge,shelf
ledger,leger,account book
leech,bloodsucker,hirudinean
leery,mistrustful,suspicious,untrusting,wary
left field,leftfield
left,left hand
left,left wing
left,left-hand
left-hander,left hander,lefthander,lefty,southpaw
left-hander,lefty,southpaw
leftist,left-wing
leftover,left over,left,remaining
leftover,remnant
leg curl,leg curling
legal holiday,national holiday,public holiday
legal opinion,judgement
legal power,jurisdiction
legalize,legalise,decriminalize,decriminalise,legitimize,legitimise,legitimate,legitimatize,legitimatise
legally,de jure
legation,legateship
leggy,long-legged,long-shanked
leggy,tall-growing
legislate,pass
legislation,legislating,lawmaking
legislation,statute law
legislative act,statute
legislature,legislative assembly,legislative body,law-makers
legitimate,logical
legitimately,lawfully,licitly
legume,leguminous plant
leisure,leisure time
leitmotiv,leitmotif
lemon,lemon tree
lemon,lemon yellow
lemony,lemonlike,sourish,tangy,tart
lend,impart,bestow,contribute,add
lend,loan
lending,loaning
lengthily,at length
lengthways,lengthwise,longwise,longways
lens,lense,lens system
let go,release,relinquish
let out,widen
let up,slack off,die away
let,allow,permit
lethargy,lassitude,sluggishness
letter,alphabetic character
letter,missive
letup,lull
level,point
level,raze,rase,dismantle,tear down,take down,pull down
level,unwavering
levy,impose
lewd,obscene,salacious
lexical entry,dictionary entry
liable,nonimmune,nonresistant,unresistant
liar,prevaricator
liberal,liberalist
liberally,munificently,generously
liberation,release,freeing
libertine,debauchee,rounder
librarian,bibliothec
library,depository library
license number,registration number
license,licence,certify
license,permit
licensing fee,license fee,license tax
lick,lap
lie about,lie around
lie,prevarication
lieutenant,police lieutenant
life science,bioscience
life style,life-style,lifestyle
life,living
life-size,lifesize,life-sized,full-size
lifeless,exanimate
lifelike,pictorial,vivid
lifetime,life-time,lifespan
light beam,ray
light bulb,lightbulb,bulb,incandescent lamp,electric light
light speed,c
light year,light-year
light,illume,illumine,light up,illuminate
light,light source
light,light-colored
light,visible light,visible radiation
lighted,lit
lighten,buoy up
lighten,lighten up,buoy up
lightly,light
lignite,brown coal,wood coal
like hell,like mad,like crazy,like sin,like thunder
like,same
like,similar
like,the like
likelihood,likeliness
likely,potential
likeness,alikeness,similitude
lilting,swinging,swingy,tripping
limb,tree branch
limbic system,visceral brain,limbic brain
limelight,spotlight,glare,public eye
limit,bound,boundary
limit,circumscribe,confine to
limp,gimp,hobble,hitch
line up,get hold
line up,queue up,queue
line,run along
lineage,bloodline,blood line,pedigree,ancestry
linear,additive
linebacker,line backer
linen,linen paper
liner,line drive
linger,dawdle
lingeringly,protractedly
linguist,linguistic scientist
linguistic,lingual
linguistically,lingually
link,linkup,tie-in
link,nexus
links,golf links
linoleum,lino
lionize,lionise,celebrate
lipstick,lip rouge
liquescent,melting
liquid,limpid
liquid,liquidness,liquidity,liquid state
liquid,swimming
liquidate,pay off
liquor,spirits,booze,hard drink,hard liquor,strong drink
lissome,lissom,lithe,lithesome,supple,sinuous
lissomeness,litheness,suppleness
list,lean
list,listing
listen,take heed
liter,litre,l,cubic decimeter,cubic decimetre
literary composition,literary work
literature,lit
litigant,litigator
litigation,judicial proceeding
little finger,pinkie,pinky
little,slight
little,small
livable,liveable
live in,sleep in
live,unrecorded
liveliness,sprightliness
lively,racy
livestock,farm animal
lividness,paleness,pallidness,pallor,wanness,achromasia
living quarters,quarters
living room,living-room,sitting room,front room,parlor
living space,lebensraum
living thing,animate thing
load,load up
load,loading
load,loading,burden
loath,loth,reluctant
lobby,buttonhole
lobscouse,lobscuse,scouse
localization,location
locate,place,site
locate,turn up
located,placed,set,situated
lock in,lock away,put away,shut up,shut away,lock up
lock in,seal in
lock,interlock,interlace
lock,whorl
locomotive,engine,locomotive engine,railway locomotive
lodge,file
lodge,wedge,stick,deposit
loft,attic,garret
lofty,soaring,towering
log,lumber
logarithm,log
logistic,logistical
loiter,lounge,footle,lollygag,loaf,lallygag,hang around,mess about,tarry,linger,lurk,mill about,mill around
lone,lonely,solitary
loneliness,solitariness
long ago,long since,lang syne
long bone,os longum
long time,years
long-familiar,well-known
long-run,long-term,semipermanent
long-winded,tedious,verbose,wordy
longhand,running hand,cursive,cursive script
longing,yearning
longingly,yearningly
longstanding,long-standing
look back,look backward
look back,retrospect
look for,look to
look out,watch out
look,appear,seem
look,looking,looking at
looking,sounding
lookout,lookout man,sentinel,sentry,scout,picket
loom,tower,predominate,hulk
loop,intertwine
loose end,unfinished business
loose off,let fly,let drive
loose,free
loosely,slackly
loosen,loose
loot,booty,pillage,plunder,prize,dirty money
loot,plunder
looted,pillaged,plundered,ransacked
lopsidedly,crookedly
lore,traditional knowledge
loser,also-ran
loser,nonstarter,unsuccessful person
losings,losses
lotus,sacred lotus
loudly,loud,aloud
loudness,intensity
loudspeaker,speaker,speaker unit,loudspeaker system,speaker system
lounging jacket,smoking jacket
louse,sucking louse
lout,clod,goon,oaf,lubber,lummox,lump,gawk
love affair,romance
love,enjoy
low,low-toned
low-cost,low-priced,affordable
low-key,low-keyed,subdued
lowball,underestimate
lower class,underclass
lower jaw,mandible,mandibula,mandibular bone,submaxilla,lower jawbone,jawbone,jowl
lower,lour
lower,take down,let down,get down,bring down
lower-class,low-class
lowering,sullen,threatening
loyalist,stalwart
lucid,luculent,perspicuous
luck,fortune
luck,fortune,chance,hazard
lug,tote,tug
luggage compartment,automobile trunk,boot
lukewarm,tepid
lull,calm down
lull,quiet
lullaby,cradlesong,berceuse
lumber,pound
lumber,timber
lumbering,ponderous
lumberman,lumberjack,logger,feller,faller
luminary,leading light,guiding light,notable,notability
luminescence,glow
luminosity,brightness,brightness level,luminance,luminousness
lump,chunk
lumpish,lumpen,unthinking
lunacy,madness,insaneness
lunar month,moon,lunation,synodic month
lunatic,madman,maniac
lunatic,moonstruck
lunch,luncheon,tiffin,dejeuner
lunge,hurl,hurtle,thrust
lurch,pitch
lurch,pitching
lurch,stumble,stagger
lurid,shocking
lurk,skulk
lust,luxuria
luster,lustre
luster,lustre,brilliancy,splendor,splendour
lustful,prurient,salacious
lusty,concupiscent
luxurious,sybaritic,voluptuary,voluptuous
lymph node,lymph gland
lymphocyte,lymph cell
lyophilize,lyophilise
lyric,lyric poem
lyric,lyrical
lyric,words,language
lyricist,lyrist
ma,mama,mamma,mom,momma,mommy,mummy
machine politician,ward-heeler,political hack,hack
machinist,mechanic,shop mechanic
mad,sore
madly,frantically
madrona,madrono,manzanita
maestro,master
magazine,mag
magazine,magazine publisher
magic spell,magical spell,charm
magic trick,conjuring trick,magic,legerdemain
magic,thaumaturgy
magical ability,magical power
magician,prestidigitator,conjurer,conjuror
magnetic,magnetized,magnetised
magnetism,magnetic attraction,magnetic force
magnetize,mesmerize,mesmerise,magnetise,bewitch
magnificence,brilliance,splendor,grandeur
magnify,amplify
maid,maiden
maid,maidservant,housemaid
mail,mail service,postal service
mail,send
mailman,postman,mail carrier,letter carrier
main street,high street
maintenance,upkeep
majestic,purple,regal
major league,big league,majors
major leaguer,big leaguer
majority,absolute majority
majority,bulk
majority,legal age
make bold,dare,presume
make noise,resound,noise
make sense,add up
make,create
make,do
maker,shaper
malaise,unease,uneasiness
male child,boy
male,male person
male,virile
maleness,masculinity
malice,maliciousness,spite,spitefulness
malignancy,malignance
malinger,skulk
malingering,skulking
malleability,plasticity
maltreatment,ill-treatment,ill-usage,abuse
mammal,mammalian
man hour,person hour
man,adult male
man-made,semisynthetic,synthetic
manage,care,handle
mandate,authorization,authorisation
maneuver,operate
maneuverability,manoeuvrability
manfulness,manliness
mangled,torn
mania,cacoethes
maniacal,maniac
manifold,multiplex
manipulate,pull strings,pull wires
manner,mode,style,way,fashion
manner,personal manner
manor,manor house
mansion house,manse
mantel,mantelpiece,mantlepiece,chimneypiece
manual labor,manual labour
manufacture,cook up,invent
manufacture,fabricate,construct
manufacture,manufacturing
manufacturer,maker,manufacturing business
manufacturer,producer
manumit,emancipate
many a,many an,many another
map,map out
mar,impair
marathon,endurance contest
marbled,marbleized,marbleised
marbleization,marbleisation,marbleizing,marbleising
march,marching
mare,female horse
mare,maria
margin,border,perimeter
marginal cost,incremental cost,differential cost
marimba,xylophone
marinade,marinate
mariner,seaman,tar,old salt,seafarer,gob,sea dog
marital,matrimonial,married
maritime law,marine law,admiralty law
mark off,mark out
mark,score
marked,pronounced
marker,marking,mark
market value,market price
market,marketplace
marketplace,market place,mart
marksman,crack shot
maroon,brownish-red
maroon,strand
marooned,stranded
marred,scarred
marriage brokerage,marriage mart
marriage contract,marriage settlement
marriage proposal,marriage offer,proposal
marriage,married couple
marriage,matrimony,spousal relationship,wedlock
marriage,wedding,marriage ceremony
marriageable,nubile
marrow,bone marrow
marry,get married,wed,conjoin,espouse
marry,wed,splice
marsh,marshland,fenland
martyr,sufferer
marvelous,miraculous
mash,crunch,comminute
mass spectrometer,spectrometer
massacre,slaughter,mow down
massage,knead
massive,monolithic,monumental
master copy,original
mastermind,organize
masthead,flag
mat,gym mat
mat,matting
match,correspond,jibe,gibe,tally,agree
match,lucifer,friction match
match,mate,couple,pair
matching,twin,twinned
matchwood,splinters
mate,first mate
material,stuff
materialism,philistinism
mathematics,math,maths
matriarch,materfamilias
matter to,interest
matter,affair
maturation,ripening,maturement
mature,maturate
maturity,matureness
maturity,maturity date,due date
matzo,matzoh,matzah,unleavened bread
maverick,rebel
maverick,unorthodox
maxim,axiom
maximal,maximum
maximize,maximise
maximum,upper limit
mayor,city manager
maze,labyrinth
meager,meagre,meagerly,scrimpy
meal,repast
mean,intend
mean,intend,signify,stand for
mean,mean value
meandering,wandering,winding
meaning,pregnant
meaning,significance,signification,import
meaning,substance
meaningless,nonmeaningful
means,way
meanwhile,meantime
measure,evaluate,valuate,assess,appraise,value
measure,mensurate,measure out
measure,quantity,amount
measure,step
measuredly,deliberately
measurement,measuring,mensuration
mechanical,mechanically skillful
mechanically,automatically
mechanism,chemical mechanism
mechanism,mechanics
meddle,tamper
meddling,tampering
mediator,go-between,intermediator,intermediary,intercessor
medical care,medical aid
medical practitioner,medical man
medicine,medical specialty
medicine,medication,medicament,medicinal drug
medieval,mediaeval
mediocre,second-rate
meditate,contemplate
medley,potpourri,pastiche
meek,mild
meet,get together
meet,run into,encounter,run across,come across
meet,sports meeting
meeting,encounter
meeting,get together
meeting,group meeting
melancholy,melancholic
melee,scrimmage,battle royal
melilotus,melilot,sweet clover
mellifluous,mellisonant,sweet
melodious,melodic
melody,tonal pattern
melt off,slim,thin,slim down
melt,mellow out
melt,melt down
member,fellow member
memo,memorandum,memoranda
memorial tablet,plaque
memorial,monument
memorial,remembrance
memorization,memorisation
memorize,memorise,con,learn
memory,remembering
memory,retention,retentiveness,retentivity
menace,threat
mend,heal
mental disorder,mental disturbance,psychological disorder,folie
mental hospital,psychiatric hospital,mental institution,mental home,insane asylum
mental picture,picture,impression
mental reservation,reservation,arriere pensee
mental strain,nervous strain
mentality,outlook,mindset,mind-set
mentally retarded,retarded,developmentally challenged
mention,cite
mention,cite,refer
mention,reference
mentor,wise man
menu,carte
meow,mew
mercantile establishment,retail store,sales outlet,outlet
mercantile law,commercial law,law merchant
merchandise,product
merchant,merchandiser
mercifulness,mercy
merciless,unmerciful
mercilessly,pitilessly,unmercifully,remorselessly
mercury,quicksilver,hydrargyrum
mere,simple
merely,simply,just,only,but
merit,virtue
meritless,no-account,no-count,no-good,sorry
meritorious,meritable
merrymaking,jollification
mesh,lock
mesmeric,mesmerizing,spellbinding
mesomorphic,muscular
mess around,potter,tinker,monkey around,muck about,muck around
mess,messiness,muss,mussiness
message,content,subject matter
messenger boy,errand boy
messenger,courier
messy,mussy
metabolize,metabolise
metallic element,metal
metallic,metal
metameric,segmental,segmented
metamorphose,transmogrify
meteor shower,meteor stream
meteoritic,meteoritical
meteoroid,meteor
meteorologic,meteorological,meteoric
meter,cadence
meter,metre,m
metro,subway system,subway
microbial,microbic
micrometeoric,micrometeoritic
micrometeorite,micrometeoroid,micrometeor
micron,micrometer
microorganism,micro-organism
microphone,mike,mic
microscopic,microscopical
micturate,piss,pee,pee-pee,make water,relieve oneself,wee,wee-wee,pass water
middle class,bourgeoisie
middle,midriff,midsection
midst,thick
might,mightiness
mighty,powerful
migration route,flyway
mile,air mile
mile,statute mile,stat mi,land mile,international mile
mileage,milage
milestone,milepost
milieu,surroundings
militant,hawkish,warlike
military action,action
military capability,military strength,strength,military posture
military officer,officer
military personnel,soldiery,troops
military position,position
military post,post
military service,armed service
military unit,military force,military group
military,armed forces,armed services,military machine,war machine
militia,reserves
mill,mill about
mill-hand,factory worker
millenarianism,millenarism,millenniumism,chiliasm
milliequivalent,meq
milligram,mg
milliliter,millilitre,ml,cubic centimeter,cubic centimetre,cc
millimeter,millimetre,mm
million,meg
millwheel,mill wheel
mince,moderate
mincing,niminy-piminy,prim,twee
mind,head,brain,psyche
mindful,aware
miner,mineworker
mingle,commix,unify,amalgamate
mingy,miserly
minimal,minimum
minimum,lower limit
minor league,minors,bush league
minor planet,planetoid
minute,min
mire,quagmire,quag,morass
mirrorlike,specular
misanthrope,misanthropist
misapply,misuse
misbehavior,misbehaviour,misdeed
misbranded,mislabeled
miscalculate,misestimate
miscalculation,misreckoning,misestimation
mischief,mischief-making,devilment,roguery,shenanigan
misconstrual,misconstruction
misconstrue,misinterpret,misconceive,misunderstand,misapprehend,be amiss
misdemeanor,misdemeanour,infraction,violation
miserable,suffering,wretched
misery,wretchedness,miserableness
misfortune,bad luck
misfortune,bad luck,tough luck,ill luck
misgiving,mistrust,distrust,suspicion
misguided,mistaken
misinform,mislead
misinterpretation,misunderstanding,mistaking
mislead,misguide
misname,miscall
misogynist,woman hater
misplace,mislay
misrepresent,belie
misrepresentation,deceit,deception
misrepresented,twisted
mission,military mission
mission,missionary post,missionary station,foreign mission
mist,mist over
mistake,error,fault
mistake,misidentify
mistake,misunderstanding,misapprehension
mistakenly,erroneously
mistreat,maltreat,abuse,ill-use,step,ill-treat
mistress,kept woman
misuse,abuse
mix,mix in
mix,premix
mob,rabble,rout
mobbish,moblike
mobile,nomadic,peregrine,roving,wandering
mobilization,militarization,militarisation
mobilize,marshal
mobilize,mobilise,rally
mock orange,syringa
mock,bemock
mod,modern,modernistic
model,mold,mould
model,pattern
model,pose
model,theoretical account,framework
modeled,sculptural,sculptured,sculpturesque
modern times,present times,modern world,contemporary world
modernity,modernness,modernism,contemporaneity,contemporaneousness
modernization,modernisation
modernize,modernise
modesty,reserve
moire,watered-silk
moisten,dampen
moisture,wet
mold,cast
mold,mildew
moldable,plastic
moment,minute,instant
moment,mo,minute,second,bit
momentarily,momently
momism,overprotection,overshielding
monetary value,price,cost
money order,postal order
monitor,supervise
monk,monastic
mono,monophonic,single-channel
monocle,eyeglass
mononuclear,mononucleate
monopolization,monopolisation
monopolize,monopolise
monosyllable,monosyllabic word
monotone,drone,droning
monotonic,monotone
monotony,humdrum,sameness
moo,low
mooch,bum,cadge,grub,sponge
moon around,moon on
moon-faced,round-faced
moonlight,moonshine
moonlike,moon-round
moonlit,moony
moral,lesson
morale,team spirit
more,more than
morgue,mortuary,dead room
morning,morn,morning time,forenoon
morsel,bite
mortal sin,deadly sin
mortar,howitzer,trench mortar
mortician,undertaker,funeral undertaker,funeral director
moth-eaten,shabby,tatty
mother,female parent
mother,fuss,overprotect
motif,motive
motion,movement,move
motionless,static,still
motivate,actuate,propel,prompt,incite
motivation,motive,need
motivative,motive,motivating
motive,motor
motor hotel,motor inn,motor lodge,tourist court
motor neuron,efferent neuron,motoneuron
mottle,streak,blotch
motto,slogan,catchword,shibboleth
mountain pass,notch
mountain range,mountain chain
mountain,mount
mountainside,versant
mountebank,charlatan
mourner,griever,sorrower,lamenter
mournful,plaintive
mourning,bereavement
mousy,mouse-colored,mouselike
mouth,oral cavity,oral fissure,rima oris
mouton,mutton
move over,give way,ease up
move,displace
movement,motion
movie camera,cine-camera
movie,film,moving picture,motion picture,picture show,pic,flick
mucous membrane,mucosa
mucus,mucous secretion
mud,clay
mudguard,splash guard,splash-guard
mug file,mug book
muleteer,mule skinner,mule driver
multilateral,many-sided
multiple sclerosis,disseminated sclerosis
multiplication,propagation
multiplication,times
multitude,masses,hoi polloi
multitude,throng,concourse
mum,silent
mumble,mutter,mussitate
murder,slay,dispatch,bump off,off,polish off
murder,slaying
murderer,liquidator,manslayer
murmur vowel,murmur
murmur,mutter,grumble,croak
muscle cell,muscle fiber,muscle fibre
muscle,muscular tissue
muscle,musculus
muscleman,muscle
muscular dystrophy,dystrophy
muscular structure,musculature,muscle system
muscular tonus,muscle tone
music hall,vaudeville theater,vaudeville theatre
music stool,piano stool
music,euphony
musical composition,opus
musical soiree,soiree musicale
musical,musical comedy,musical theater
musician,instrumentalist,player
musket ball,ball
mustache,moustache
mustachioed,mustached
muster,rally,summon,muster up
mutant,mutation
mute,unspoken,wordless
mutely,wordlessly,silently,taciturnly
mutilate,cut up
mutilate,murder
mutter,muttering,murmur,murmuring,murmuration,mussitation
mutual opposition,polarity
mutual understanding,mutual affection
mutuality,interdependence,interdependency
mutuality,mutualness
myocardial infarction,myocardial infarct
myofibril,myofibrilla,sarcostyle
mysterious,mystic,mystical
mystery,enigma,secret,closed book
mystery,mystery story,whodunit
mystic,mystical
nag,hen-peck
nail down,nail,peg
naive,naif
nakedness,nudity,nudeness
namby-pamby,spineless,wishy-washy
name,call,know as
name,gens
name,identify
name,nominate
nameless,unknown,unnamed
namely,to wit,videlicet
nanny,nursemaid,nurse
nap,catnap
napkin,table napkin,serviette
napping,off-guard,off guard
narcotize,narcotise
narrative,narration,story,tale
narrator,storyteller
nasty,awful
natator,bather
nation,country
nation,country,commonwealth,res publica,body politic
nationally,nationwide
native,aboriginal
native,indigen,indigene,aborigine,aboriginal
natural depression,depression
natural language,tongue
natural process,natural action
natural resource,natural resources
naturalistic,realistic
naturally,of course,course
nausea,sickness
nauseated,sick,sickish
nauseating,nauseous,noisome,queasy,loathsome,sickening,vile
nautical,maritime,marine
navel,umbilicus,bellybutton,belly button,omphalos,omphalus
navigate,pilot
navigation,pilotage,piloting
navy,naval forces
near,close,nigh
near,nigh,close
nearer,nigher,closer
nearsighted,shortsighted,myopic
neat,orderly
necessarily,needfully
necessitate,postulate,need,require,involve,call for,demand
necessity,essential,requirement,requisite,necessary
neck,cervix
necktie,tie
necrosis,mortification
nectary,honey gland
need,want
needed,needful,required,requisite
needle,goad
nefarious,villainous
neglect,disuse
neglect,ignore,disregard
neglect,omit,miss,leave out,overlook
negligee,neglige,peignoir,wrapper,housecoat
negligence,carelessness,nonperformance
negotiate,talk terms
negotiation,talks
neigh,nicker,whicker,whinny
neighbor,neighbour
neighborhood,neighbourhood
neighborliness,neighbourliness,good-neighborliness,good-neighbourliness
neon lamp,neon tube
neopallium,neocortex
nerve impulse,nervous impulse,neural impulse,impulse
nerve pathway,nerve tract,pathway
nerve,nervus
nervous system,systema nervosum
nervousness,nerves
nestled,snuggled
nestling,baby bird
net income,net,net profit,profit,profits,earnings
net,nett
net,sack,sack up
network,meshwork
neurological,neurologic
neuronal,neuronic
neurosis,neuroticism,psychoneurosis
neurotic,psychoneurotic
neurotic,psychoneurotic,mental case
neutralize,neutralise,liquidate,knock off,do in
neutralized,neutralised
neutrophil,neutrophile
nevermore,never again
new,novel
newborn,new-sprung
newcomer,fledgling,fledgeling,freshman,newbie,entrant
newly,freshly,fresh,new
news program,news show,news
news,tidings,word
newsletter,newssheet
newspaper,paper
nice,skillful
nicknack,knickknackery,whatnot
nickname,moniker,cognomen,sobriquet,soubriquet,byname
night vision,night-sight,scotopic vision,twilight vision
night,nighttime
nightgown,gown,nightie,night-robe,nightdress
nightlong,all-night,overnight
nightly,every night
nightmare,incubus
nimbus,nimbus cloud,rain cloud
nine,ix
nine,niner,ennead
nineteen,xix
ninety,xc
nip,nip off,clip,snip,snip off
nipple,mammilla,mamilla,pap,teat,tit
nirvana,enlightenment
no longer,no more
no,no more
nobility,aristocracy
nobility,nobleness,magnanimousness,grandeur
noise,interference
noise,racket
nominal,token,tokenish
nominate,propose
nominate,put forward
non-resistant,passive resister
nonaged,underage
nonchalance,unconcern
noncommissioned officer,noncom,enlisted officer
nonfiction,nonfictional prose
nongregarious,nonsocial,solitary
nonintervention,noninterference
nonionized,nonionised,unionized,unionised,nonionic
nonmetallic,nonmetal
nonmigratory,resident
nonnatural,otherworldly,transcendental
nonplused,nonplussed,puzzled
nonrecreational,paid
nonsense,nonsensicality,meaninglessness,hokum
nontraditional,untraditional
nonvolatile,nonvolatilizable,nonvolatilisable
noon,twelve noon,high noon,midday,noonday,noontide
noradrenaline,norepinephrine
norethindrone,norethindrone acetate,norethandrolone
normally,usually,unremarkably,commonly,ordinarily
north,due north,northward
north,northerly,northwards,northward
northeast,northeastward
northeastern,northeast
northerly,northern
northwest,north-west
northwestern,northwest
nose,olfactory organ
nostrum,catholicon,cure-all
not,non
notarize,notarise
notation,notational system
note,musical note
note,observe,mention,remark
note,short letter,billet
note,take down
note,take note,observe
noteworthy,remarkable,notable
nothing,nil,nix,nada,null,aught,cipher,goose egg,naught,zero,zilch,zip,zippo
notice,acknowledge
notice,note
notice,observance
notification,notice
notion,whim,whimsy,whimsey
nourish,nurture,sustain
novitiate,noviciate
nowadays,now,today
nuance,nicety,subtlety
nuclear physics,atomic physics,nucleonics
nuclear,atomic
nucleolus,nucleole
nucleus,cell nucleus,karyon
nude,nude painting
nudge,poke at,prod
null,void
numbers pool,numbers game,numbers racket
numeral,numerical,numeric
numerous,legion
nutrify,aliment,nourish
nutriment,nourishment,sustenance,aliment,alimentation
nutritional,nutritionary
nymphomaniac,nympho
oak,oak tree
oath,swearing
oatmeal,burgoo
obediently,yieldingly
object,physical object
objectionable,obnoxious
objective,nonsubjective
objectivity,objectiveness
obligingly,accommodatingly
obliterate,efface
oblivion,limbo
obscenity,lewdness,bawdiness,salaciousness,salacity
obscure,befog,becloud,obnubilate,haze over,fog,cloud,mist
obscure,vague
obscurity,abstruseness
observation,observance,watching
observer,commentator
obsessed,possessed
obstacle,obstruction
obstreperously,loudly,clamorously
obstruct,blockade,block,hinder,stymie,stymy,embarrass
obstruct,obturate,impede,occlude
obstruction,impedimenta
obviate,rid of,eliminate
obviously,evidently,manifestly,patently,apparently,plainly,plain
occasionally,on occasion,at times
occipital lobe,occipital cortex
occluded,sorbed
occupancy,moving in
occupancy,tenancy
occupation license,occupation licence
occupation,business,job
occupation,military control
occupy,fill
occupy,reside,lodge in
ocean floor,sea floor,ocean bottom,seabed,sea bottom
ocean trip,voyage
ocean,sea
ocelot,panther cat
ocular,optic,optical
ocular,optical,visual
odd,uneven
oddments,melange,farrago,ragbag,mishmash,mingle-mangle,hodgepodge,hotchpotch,gallimaufry,omnium-gatherum
offence,offensive
offense,offensive activity
offensive,violative
offer,offering
offer,proffer
office,business office
officeholder,officer
official,functionary
officiate,function
offset,countervail
offspring,progeny
oil industry,refining industry,oil business
oil tanker,tanker,tank ship
oil,oil color,oil colour
oilskin,slicker
ointment,unguent,salve
old age,years,eld,geezerhood
old boy,old man
old man,greybeard,graybeard
oldster,old person,senior citizen,golden ager
oleander,rose bay
olfactory property,smell,aroma,odor,scent
omen,portent,prognostic,prognostication
omission,deletion
omnipresent,ubiquitous
on paper,in writing
once,one time
one,ace,single,unity
one,i,ane
one-fifth,fifth,fifth part,twenty percent
one-fourth,fourth,one-quarter,quarter,fourth part,quartern
one-half,half
one-hundredth,one percent
one-tenth,tenth,tenth part,ten percent
one-third,third
oneness,unity
onlooker,looker-on
only if,only when
onset,oncoming
onwards,forrader
oozing,oozy,seeping
opalescent,opaline,pearlescent
open fire,fire
open,open up
open,unfastened
open-eyed,vigilant,wakeful
opening night,curtain raising
opening,gap
operate,control
operate,run
operating expense,operating cost,overhead,budget items
operations,trading operations
operator,manipulator
operetta,light opera
opine,speak up,speak out,animadvert,sound off
opinion,sentiment
opinionated,opinionative,self-opinionated
opponent,opposing
opponent,opposite
opportunism,self-interest,self-seeking
opportunist,opportunistic,timeserving
opportunity,chance
oppose,counterbalance
opposite,paired
opposition,oppositeness
oppress,suppress,crush
oppression,subjugation
optimum,optimal
oral,unwritten
orange,orange tree
orange,orangeness
orange,orangish
orator,speechmaker,rhetorician,public speaker,speechifier
orb,orbit,revolve
orbit,celestial orbit
orchid,orchidaceous plant
ordain,consecrate,ordinate
ordain,enact
order,prescribe,dictate
order,tell,enjoin
orderliness,methodicalness
ordinal number,ordinal
organism,being
organizational,organisational
organize,organise
organize,organise,coordinate
organizer,arranger
orgasm,climax,sexual climax
orgy,binge
orgy,debauch,debauchery,drunken revelry
orient,orientate
orient,point
oriented,orientated
orifice,porta
origin,descent
origin,origination,inception
origin,root,source
original,archetype
originate,arise,uprise,spring up
originate,initiate
orthicon,image orthicon
orthography,writing system
orthopedic,orthopaedic,orthopedical
oscillation,vibration
osprey,fish hawk,fish eagle,sea eagle
osseous,bony
ostentation,fanfare
ostentatiousness,pomposity,pompousness,pretentiousness,splashiness,inflation
otiose,senseless,superfluous,wasted
ounce,troy ounce
oust,throw out,drum out,boot out,expel
outbreak,irruption
outburst,flare-up
outcast,castaway,pariah
outcrop,outcropping,rock outcrop
outdistance,outstrip
outdo,best
outdoor sport,field sport
outdoors,open air,open
outfit,getup
outgo,spending,expenditure,outlay
outhouse,privy,earth-closet,jakes
outing,picnic
outlaw,criminalise,illegalize,illegalise
outline,lineation
outline,synopsis,abstract,precis
outlive,outlast,survive
outmaneuver,outmanoeuvre,outsmart
output signal,output
output,yield
outright,straight-out,unlimited
outside,exterior
outside,outdoors,alfresco
outsize,outsized,oversize,oversized
outskirt,fringe
outspoken,vocal
outspread,spread
outstanding,owing,undischarged
outstanding,prominent,salient,spectacular,striking
outstation,outpost
outward,outwards
outwit,overreach,outsmart
ovation,standing ovation
overblown,pompous,portentous
overcareful,too-careful
overcast,cloud
overcharge,soak,gazump,fleece,plume,pluck,rob,hook
overcloud,cloud over,cloud up
overcome,defeat
overcome,get over,subdue,surmount,master
overdo,exaggerate
overemphasize,overemphasise,overstress
overestimate,overestimation,overvaluation,overappraisal
overestimate,overrate
overflow,overrun,well over,run over,brim over
overflow,runoff
overhand,overhanded,overarm
overhaul,modernize
overladen,overloaded
overlarge,too large
overlook,look across
overlooked,unnoted
overlord,master,lord
overmuch,too much
overpower,overmaster,overwhelm
overpowering,overwhelming
overrefinement,straining,twisting
overriding,paramount,predominate,preponderant,preponderating
overrule,overturn,override,overthrow,reverse
oversea,overseas
oversee,supervise,superintend,manage
overseer,superintendent
overshadow,dominate,eclipse
oversight,inadvertence
overstate,exaggerate,hyperbolize,hyperbolise,magnify,amplify
overstrain,overextend
overtake,overhaul
overthrow,subvert,overturn,bring down
overture,advance,feeler
overture,prelude
overturn,tip over,turn over,upset,knock over,bowl over,tump over
overturned,upturned
overwhelm,flood out
overwhelm,overpower,sweep over,whelm,overcome,overtake
overwhelmingly,overpoweringly,irresistibly
own,ain
own,have,possess
owner,possessor
owner,proprietor
oxidation,oxidization,oxidisation
oxidized,oxidised
oxytetracycline,hydroxytetracycline,oxytetracycline hydrochloride
pace,gait
pace,rate
pacify,lenify,conciliate,assuage,appease,mollify,placate,gentle,gruntle
pack,bundle,wad
package,bundle,packet
package,parcel
packing material,packing,wadding
pad,tablet
padding,cushioning
paddy field,rice paddy
paganism,pagan religion,heathenism
pain,hurt
pain,hurting
pain,pain sensation,painful sensation
pain,painfulness
painfully,distressingly
painfully,sorely
paint,pigment
painting,picture
pair,brace
pair,pair off,partner off,couple
pair,twosome,twain,brace,span,yoke,couplet,distich,duo,duet,dyad,duad
palace,castle
pale,blanch,blench
pale,pallid
pale,pallid,wan
palette,pallet
pallid,wan
pamper,featherbed,cosset,cocker,baby,coddle,mollycoddle,spoil,indulge
pan,cooking pan
pan,pan off
pan,tear apart
pane,window glass
paneled,wainscoted
paneling,panelling,pane
pang,stab,twinge
pangolin,scaly anteater,anteater
panic,scare
panic,terror,affright
panicky,panicked,panic-stricken,panic-struck,terrified,frightened
pant leg,trouser leg
pant,puff,gasp
panting,heaving
pantomime,dumb show
pantry,buttery
papal,apostolic,apostolical,pontifical
paper electrophoresis,carrier electrophoresis
paperback book,paperback,softback book,softback,soft-cover
papillary,papillose
parable,allegory,apologue
parachute,chute
parade,exhibit
parade,troop,promenade
paradise,nirvana,heaven
paradoxical,self-contradictory
paragon,idol,perfection,beau ideal
parakeet,parrakeet,parroket,paraquet,paroquet,parroquet
parallel bars,bars
parallel,collimate
paralyze,paralyse
parameter,parametric quantity
paramilitary,paramilitary force,paramilitary unit,paramilitary organization,paramilitary organisation
paranoid,paranoiac
paraphernalia,appurtenance
paraphrase,paraphrasis
paraphrase,rephrase,reword
parcel,portion,share
parch,sear
pare,pare down
pare,trim
parenthood,parentage
paring,shaving
park,commons,common,green
park,parkland
parking lot,car park,parking area
parking space,parking zone
parlance,idiom
parlay,double up
parliamentary law,parliamentary procedure
parlor,parlour
parlous,perilous,precarious
parody,lampoon,spoof,sendup,send-up,mockery,takeoff,pasquinade,put-on
paroxysm,fit,convulsion
parsonage,vicarage,rectory
part,piece
part,portion
part,portion,component part,component,constituent
part,split
part,split,break up
part-time,part time
partake,share
partaker,sharer
partially,partly,part,in part
participate,take part
participation loan,loan participation,participation financing
participation,involvement
particle,subatomic particle
particular,peculiar,special
particular,specific
particularly,especially,specially
particularly,in particular
parturiency,labor,labour,confinement,lying-in,travail,childbed
parturition,birth,giving birth,birthing
party,political party
pass over,overfly
pass over,skip,skip over
pass,passing play,passing game,passing
passage,transition
passenger car,coach,carriage
passerby,passer-by,passer
passing,departure,exit,expiration,going
passion,passionateness
passive,peaceful
past,past tense
past,past times,yesteryear
past,preceding
pasture,pastureland,grazing land,ley
pasty,pastelike
pat,rap,tap
patch,patch up
patch,piece
patchwork,hodgepodge,jumble
patella,kneecap,kneepan
path,route,itinerary
pathetic,pitiable,pitiful
pathetic,ridiculous,silly
pathless,roadless,untracked,untrod,untrodden
pathological,pathologic
pathos,poignancy
pathway,footpath
patience,forbearance,longanimity
patio,terrace
patriot,nationalist
patriotic,loyal
patriotism,nationalism
patristic,patristical
patrol,police
patron,frequenter
patron,sponsor,supporter
patroness,patronne
patronize,patronise,shop,shop at,buy at,frequent,sponsor
pause,intermission,interruption,suspension
pause,intermit
pavilion,marquee
paving,pavement,paving material
pawn,soak,hock
pay cut,salary cut
pay off,make up
pay up,ante up,pay
payment,defrayal,defrayment
peace,repose,serenity,ataraxis
peaceable,peace-loving
peaceful,peaceable
peacock,peacock butterfly
peaky,spiky
peal,pealing,rolling
pearly,pearly-white
peasant,bucolic
peck,beak
pectoral,pectoral muscle,pectoralis,musculus pectoralis,pecs
peculiarity,distinctive feature,distinguishing characteristic
peculiarity,specialness,specialty,distinctiveness
pedagogical,pedagogic
pedant,bookworm,scholastic
peddle,monger,huckster,hawk,vend
peddler,pedlar,packman,hawker
pedestal,stand
pediculosis,lousiness
pedunculate,stalked
peel,pare
peep,cheep,chirp,chirrup
peer,equal,compeer
peevishly,querulously,fractiously
peg,nog
pelt,bombard
pelvis,pelvic girdle,pelvic arch,hip
pemmican,pemican
penciled,pencilled
penetrate,fathom
penetration,incursion
penetration,insight
penitent,repentant
penny,cent
penpusher,pencil pusher
pensioner,pensionary
pensiveness,brooding
pent,shut up
pent-up,repressed
peony,paeony
pepper,pelt
per annum,per year,each year,annually
perceive,comprehend
perceiver,percipient,observer,beholder
percentage,percent,per centum,pct
percept,perception,perceptual experience
perceptibly,noticeably,observably
perch,roost
perchance,by chance
percussion instrument,percussive instrument
perennial,recurrent,repeated
perfection,flawlessness
perfective,perfective tense,perfect,perfect tense
perfidy,perfidiousness,treachery
perform,do
performance,execution
performance,public presentation
performer,performing artist
perfumed,scented
perfumed,scented,sweet-scented,sweet-smelling
perfunctorily,pro forma
perilously,hazardously,dangerously
periodic,periodical
periphery,fringe,outer boundary
perk up,perk,gain vigor
permanence,permanency
permanent,lasting
permanently,for good
permeate,pervade,interpenetrate,diffuse,imbue,riddle
permission,permit
permissiveness,tolerance
permit,allow,let,countenance
permute,commute,transpose
perpetrate,commit
perpetrator,culprit
perplex,puzzle,mystify,baffle,bewilder,flummox,nonplus,amaze,dumbfound
persecute,oppress
persevere,persist,hang in,hang on,hold on
persist,remain
persistent,relentless
person,individual,someone,somebody,mortal,soul
persona,image
personal business,personal matters,affairs
personal property,personal estate,personalty,private property
personalize,personalise
perspective,linear perspective
perspicacious,sagacious,sapient
perspiration,sweat,sudor
persuade,sway
pertain,appertain
perturb,unhinge,disquiet,trouble,cark,distract,disorder
perturbation,disturbance
perusal,perusing,poring over,studying
pestilential,plaguey
petal,flower petal
petitioner,suppliant,requester
petroleum geologist,oil geologist
pettifog,bicker,squabble,brabble
pew,church bench
phagocyte,scavenger cell
pharmaceutical,pharmaceutic
pharmacist,druggist,chemist,apothecary,pill pusher,pill roller
pharmacological,pharmacologic
pharmacy,pharmaceutics
phase,phase angle
phase,stage
phenothiazine,thiodiphenylamine
philanthropist,altruist
philosophic,philosophical
philosophical,philosophic
philosophize,philosophise
phone number,telephone number
phone,speech sound
phonebook,phone book,telephone book,telephone directory
phonetic,phonic
phonograph record,phonograph recording,record,disk,disc
phonological system,phonologic system
phonological,phonologic
phonology,phonemics
phosphate,orthophosphate,inorganic phosphate
photograph,photo
photography,picture taking
phrase,musical phrase
physical therapist,physiotherapist
physicalness,corporeality,corporality
physics,natural philosophy
physics,physical science
physiological psychology,neuropsychology,psychophysiology
physique,build,body-build
pianist,piano player
piano,pianoforte,forte-piano
pick at,pluck at,pull at
pick up,gather up,call for
pick up,lift up,gather up
pickup,pickup truck
picnic area,picnic ground
pictorial representation,picturing
pictorial,pictural
picture,depict
picture,image,ikon
picturing,envisioning
piecemeal,stepwise
pieplant,rhubarb
pier,wharf,dock
pierced,perforated,perforate,punctured
piety,piousness
piezoelectricity,piezoelectric effect,piezo effect
pile up,heap up,stack up
pile,bundle,big bucks,megabucks,big money
pile,heap,mound,cumulation,cumulus
pilfer,cabbage,purloin,pinch,abstract,snarf,swipe,sneak,filch
pilot burner,pilot light
pilot project,pilot program
pilot,airplane pilot
pimp,procurer,panderer,pander,pandar,fancy man
pimple,hickey,zit
pin down,peg down,nail down,narrow down,narrow
pinafore,pinny
pinball,pinball game
pinch,nip,twitch
pinched,nasal
pine away,languish
pine,pine tree,true pine
pink,pinkish
pioneer,innovator,groundbreaker
pioneer,open up
pipe,tobacco pipe
pipe,tube
piper,bagpiper
piquance,piquancy,piquantness,tang,tanginess,zest
pique,offend
pique,temper,irritation
pirate,buccaneer,sea robber,sea rover
pis aller,last resort
pistol,handgun,side arm,shooting iron
pit,cavity
pit,oppose,play off
pitch in,dig in
pitch-black,pitch-dark
pitcher,ewer
pitcher,hurler,twirler
pitcher,pitcherful
pitfall,booby trap
pitiless,remorseless,ruthless,unpitying
pituitary,pituitary gland,pituitary body,hypophysis
pity,shame
pityingly,compassionately
pivot,swivel
pizza,pizza pie
place kick,place-kicking
place,property
place-kicker,placekicker
placement,location,locating,positioning
placid,still,tranquil
plagiarist,plagiarizer,plagiariser,literary pirate,pirate
plain,champaign
plain,unpatterned
plan,architectural plan
plan,be after
plan,contrive,design
plan,program
planar,two-dimensional
planate,flattened
plane,shave
plane,skim
planet,major planet
planetal,planetary
planetary,terrestrial
plangency,resonance,reverberance,ringing,sonorousness,sonority,vibrancy
plank,plank over
plank,plonk,plunk,plunk down
planner,contriver,deviser
planning,preparation,provision
plant,plant life
plant,works,industrial plant
plantain lily,day lily
planter,plantation owner
plasma,blood plasma
plaster cast,plaster bandage
plaster,plaster over,stick on
plastered,slicked
plastic,pliant
plat,plot
platform,political platform,political program
platitude,cliche,banality,commonplace
play along,go along
play around,fool around
play back,replay
play,drama,dramatic play
player,participant
playgoer,theatergoer,theatregoer
playground slide,sliding board
playmate,playfellow
plaything,toy
plaza,piazza
pleasantly,agreeably,enjoyably
pleasantly,cheerily,sunnily
please,delight
pleased,proud of
plebeian,vulgar,unwashed
pledged,sworn
plenty,plentifulness,plenteousness,plenitude,plentitude
plot,patch
plot,secret plan
plow,plough
plowing,ploughing
plowshare,ploughshare
pluck,pull off,pick off
plug in,plug into
plug,stop up
plug,stopple
plumber,pipe fitter
plumbing,plumbery
plumbing,plumbing system
plummet,plump
plumpness,embonpoint
plunder,despoil,loot,reave,rifle,ransack,pillage,foray
plunderer,pillager,looter,despoiler,raider,freebooter
plunge,launch
poem,verse form
poetic,poetical
poetry,poesy,verse
poignance,poignancy
point out,call attention
poise,balance
poison,toxicant,poisonous substance
poke out,reach out
polarization,polarisation
polarize,polarise
polemic,polemical
police sergeant,sergeant
police station,police headquarters,station house
police van,police wagon,paddy wagon,patrol wagon,wagon
police work,police investigation
police,police force,constabulary
policeman,police officer,officer
policy,insurance policy,insurance
poliomyelitis,polio,infantile paralysis
polish,glossiness,burnish
polish,refine,fine-tune
polish,refinement,cultivation,finish
polish,smooth
politely,courteously
politeness,niceness
politic,smooth,suave,bland
political arena,political sphere
political campaign,campaign
political orientation,ideology,political theory
political unit,political entity
politician,politico,pol,political leader
politics,political relation
politics,political science
poll,canvass
poll,opinion poll
polling day,election day
pollute,foul,contaminate
polo shirt,sport shirt
polybutylene,polybutene
polyethylene,polythene
polymerization,polymerisation
polynomial,multinomial
pond,pool
pontoon bridge,bateau bridge,floating bridge
pooch,pooch out
poop out,peter out,run down
poor box,alms box,mite box
poor devil,wretch
pop fly,pop-fly
pop out,burst out
pop,popping
pope,pontiff
populace,public
populate,dwell,live,inhabit
population,universe
populous,thickly settled
porcupine,hedgehog
pork,porc
porosity,porousness
port,embrasure
port,port wine
portentous,prodigious
porterhouse,porterhouse steak
portly,stout
portray,depict
portrayal,characterization,enactment
portrayal,portraiture,portrait
portwatcher,port watcher
pose,impersonate,personate
poseur,poser
position,view,perspective
positivism,logical positivism
positivist,positivistic
positivist,rationalist
posse,posse comitatus
possession,ownership
possessive,genitive
possibility,possibleness
possibly,perchance,perhaps,maybe,mayhap,peradventure
post,berth
postdate,follow
poster,posting,placard
postpone,prorogue,put over,table,shelve,set back,defer,remit,put off
postulate,posit
posture,attitude
pot,potful
potato,murphy,spud,tater
potency,effectiveness
potent,powerful
potent,strong
potential,possible
potential,potentiality,potency
pothole,chuckhole
potter,ceramicist,ceramist
potter,potter around,putter around
pottery,clayware
pouch,sac,sack,pocket
pounce,swoop
pound,lb
pound,pound sterling,quid
pounding,buffeting
pour,swarm,stream,teem
poverty,poorness,impoverishment
powder photography,powder method,powder technique
powder,pulverization,pulverisation
powder,pulverize
powdered,powdery,pulverized,pulverised,small-grained,fine-grained
power company,power service,electric company,light company
power saw,sawing machine
power station,power plant
power,powerfulness
powerfully,strongly
powerlessness,impotence,impotency
practice,pattern
practice,practise,exercise
practice,praxis
practiced,practised
practitioner,practician
prairie dog,prairie marmot
prairie rattlesnake,prairie rattler
praise,congratulations,kudos,extolment
prate,prattle,idle talk,blether,chin music
prayer meeting,prayer service
prayer,petition,orison
preach,advocate
preach,prophesy
preacher,preacher man,sermonizer,sermoniser
precarious,unstable
precaution,safeguard
precede,come before
precedence,precedency,priority
precedent,common law
precipitate,come down
precisely,exactly,just,properly
preclude,rule out,close out
precognition,foreknowledge
preconception,parti pris,preconceived opinion,preconceived idea,preconceived notion
precursory,premonitory
predate,precede,forego,forgo,antecede,antedate
predicament,quandary,plight
predict,prognosticate,forebode,anticipate,promise
prediction,anticipation
prediction,foretelling,forecasting
predictive,prognostic,prognosticative
predilection,preference
predominance,predomination,prepotency
predominantly,preponderantly
predominate,dominate,rule,reign,prevail
preexistent,pre-existent,preexisting,pre-existing
prefer,favor
preferable,preferred
preferably,sooner
preference,penchant,predilection,taste
prehistoric,prehistorical
preliterate,nonliterate
premier,prime
premise,premiss,assumption
premium,insurance premium
preoccupation,preoccupancy
prepackaged,prepacked
preparation,readying
preparatory school,prep school
preparatory,preparative,propaedeutic
prepare,devise,machinate
prepare,ready,gear up
preponderate,outweigh,overbalance,outbalance
prepubescent,prepubertal
prerequisite,requirement
prerogative,privilege,exclusive right
prescription drug,prescription,prescription medicine,ethical drug
present moment,moment
present,lay out
present,nowadays
present,submit
presentation,presentment,demonstration
presently,currently
presentment,notification
presentness,nowness
preservation,saving
preserve,maintain,keep up
preset,predetermined
presidency,presidential term
press agent,publicity man
press conference,news conference
press on,push on,plough on
press,printing press
press,public press
pressing,urgent
pressure,pressing
pressure,pressure level
prestige,prestigiousness
presumably,presumptively
presuppose,suppose
pretense,pretending
pretension,pretence
prettiness,cuteness
prevail,obtain
prevail,persist,die hard
prevail,triumph
prevent,forestall,foreclose,preclude,forbid
prevent,keep
previously,antecedently
prey,quarry,target,fair game
price cutting,price cut
price war,price competition
price,cost,toll
price,terms
prick up,prick,cock up
prick,sting,twinge
pride,congratulate
pride,pridefulness
priggish,prissy,prudish,square-toed,straitlaced,strait-laced,straightlaced,straight-laced,tight-laced,victorian
primary,primary election
primary,primary feather,primary quill
prime,prime quantity
primeval,primaeval,primordial
primitively,originally
primly,prissily
principal,school principal,head teacher
print shop,printing shop
print,publish
prison camp,internment camp
prison term,sentence
prison,prison house
prisoner,captive
privacy,privateness,secrecy,concealment
privacy,seclusion
private detective,private eye,private investigator,shamus,sherlock
private,buck private,common soldier
private,intimate
privately,in private,in camera
privation,want,deprivation,neediness
privilege,favor
privy,secluded
prize,award
prize,value,treasure,appreciate
prizefight,prize fight
pro tem,pro tempore
probable,likely
probably,likely,belike
probationary,provisional,provisionary,tentative
probe,dig into,poke into
probe,examine
probe,investigation
procedure,process
proceed,go forward,continue
proceeding,legal proceeding,proceedings
process,cognitive process,mental process,cognitive operation
process,treat
proclaim,exclaim,promulgate
procrastinate,stall,dilly-dally,dillydally
procrastination,cunctation,shillyshally
procreative,reproductive
procure,secure
procurement,procurance,procural
prod,incite,egg on
produce,bring forth
produce,give rise
produce,green goods,green groceries,garden truck
product line,business line
product,mathematical product
product,production
production line,assembly line
productively,fruitfully,profitably
productiveness,productivity
profanation,desecration,blasphemy,sacrilege
professional,pro
professional,professional person
professor,prof
professorship,chair
proficiency,technique
profit margin,gross margin
profit,gain
profit,gain,benefit
profit-maximizing,profit-maximising
profitability,gainfulness,lucrativeness
profoundly,deeply,intensely
profusion,profuseness,richness
prognosis,forecast
program,programme
progress,come on,come along,get along,shape up
progress,progression,advance
progress,progression,forward motion,onward motion
progression,patterned advance
progressive,reformist,reform-minded
prohibition,ban,proscription
prohibition,prohibition era
project,projection
projectile,missile
proletarian,prole,worker
prolong,protract,draw out
prolong,sustain,keep up
prolongation,perpetuation,lengthening
prominently,conspicuously
promise,hope
promontory,headland,foreland
promote,advance,boost,further,encourage
promote,upgrade,kick upstairs,elevate
promoter,plugger
promotion,promo,publicity,promotional material,packaging
prompt,inspire,instigate
prompt,remind,cue
prompt,straightaway
promptly,quickly,quick
promptly,readily,pronto
prone,prostrate
pronounce,articulate,enounce,sound out,enunciate
pronounce,label,judge
pronouncement,dictum
proof,cogent evidence
prop up,prop,shore up
propagandist,propagandistic
propagation,extension
propel,impel
propeller,propellor
properly speaking,strictly speaking
properly,decently,decent
property,belongings,holding
propertyless,working-class,blue-collar
prophecy,vaticination
prophesy,vaticinate
prophet,prophesier,oracle,seer,vaticinator
prophetic,prophetical
propitiate,appease
proportional,relative
proportionality,balance
proportionately,proportionally
propose,suggest,advise
proprietorship,proprietary
propriety,properness,correctitude
prosecute,engage,pursue
prosecution,criminal prosecution
prosecutor,public prosecutor,prosecuting officer,prosecuting attorney
prosody,inflection
prosperity,successfulness
prosperous,well-fixed,well-heeled,well-off,well-situated
prostitute,cocotte,whore,harlot,bawd,tart,cyprian,fancy woman,working girl,sporting lady
prostitution,harlotry,whoredom
prostrate,bow down
protease,peptidase,proteinase,proteolytic enzyme
protective covering,protective cover,protection
protectorate,associated state
protest,objection,dissent
protest,protestation
protest,resist,dissent
protoplasm,living substance
prototype,paradigm,epitome
protozoan,protozoon
protrude,pop,pop out,bulge,bulge out,bug out
prove,demonstrate,establish,show,shew
prove,turn out,turn up
proved,proven
proverb,adage,saw,byword
provide,supply,ply,cater
providential,divine
province,responsibility
provision,proviso
provision,purvey
provision,supply,supplying
provocation,incitement
provoke,evoke,call forth,kick up
prowl,lurch
proximity,propinquity
pry,prise,prize,lever,jimmy
psychiatric,psychiatrical
psychiatrist,head-shrinker,shrink
psychic phenomena,psychic phenomenon,parapsychology
psychic,psychical
psychoactive drug,psychoactive substance
psychology,psychological science
psychopathic,psychopathologic,psychopathological
psychotherapy,psychotherapeutics,mental hygiene
pubes,pubic region,loins
public house,pub,saloon,pothouse,gin mill,taphouse
public mover,moving company,removal firm,removal company
public opinion,popular opinion,opinion,vox populi
public square,square
publicist,publicizer,publiciser
publicize,air,bare
publicized,publicised
publicly,publically,in public
publish,bring out,issue,release
publisher,publishing house,publishing firm,publishing company
pucker,crumple,knit
pucker,ruck
pucker,tuck
puff up,puff out
puff,whiff
pug-nosed,pug-nose,short-nosed,snub-nosed
pull in,get in,move in
pull off,negociate,bring off,carry off,manage
pull out,get out
pull up,haul up
pull,draw
pull,pulling
pulley,pulley-block,pulley block
pulmonary artery,arteria pulmonalis
pulmonary vein,vena pulmonalis
pulmonary,pulmonic
pulp,flesh
pulp,mush
pulsate,throb,pulse
pulsation,pulsing,pulse
pulse,pulsate
pulse,pulsation,heartbeat,beat
pulse,pulse rate,heart rate
pummel,pommel,biff
pump action,slide action
pumped-up,pumped up,pumped,wired
pun,punning,wordplay,paronomasia
punch line,gag line,tag line
punch,biff
punch,plug
punish,penalize,penalise
punishment,penalty,penalization,penalisation
punitive,punitory
punt,pole
pup tent,shelter tent
pup,whelp
puppet,marionette
puppyish,puppylike
purify,make pure,distill
purify,purge
purity,pureness
purity,sinlessness,innocence,whiteness
purple,purpleness
purple,violet,purplish
purportedly,supposedly
purpose,intent,intention,aim
purposelessness,aimlessness
purse,wrinkle
pursue,act on
pursued,chased
pursuer,chaser
pursuit,chase,pursual,following
pursuit,pursuance,quest
push aside,push away
push button,button
push out,obtrude,thrust out
push,bear on
push,force
push,pushing
push,thrust
pushup,press-up
puss,pussy,slit
put on,don
put on,turn in
put up,provide
put,set,place,position,lay
putrefaction,rot
pyknotic,pycnotic
quackery,empiricism
quadriceps,quadriceps femoris
quadrilateral,four-sided
qualification,making
qualify,measure up
quality,caliber,calibre
quality,character,lineament
qualm,misgiving
quarrel,dispute,scrap,argufy,altercate
quarrel,wrangle,row,run-in,dustup
quarterback,signal caller,field general
quartz glass,quartz,vitreous silica,lechatelierite
quavering,tremulous
queen,queen regnant,female monarch
queer,homophile
queerness,quirk,quirkiness
quell,appease
quench,slake
querulous,whiney,whiny
quest for,go after,quest after,pursue
question,inquiry,enquiry,query
question,interrogation,interrogative,interrogative sentence
question,oppugn
question,query
questioning,inquiring
questioningly,wonderingly
quick fix,quickie,quicky
quick,speedy
quicker,faster
quickly,rapidly,speedily,chop-chop
quieten,hush,quiet,quiesce,quiet down,pipe down
quietness,soundlessness
quill,quill pen
quite a,quite an
quiver,quake
quixotic,romantic,wild-eyed
quiz,test
quote,cite
racetrack,racecourse
racist,racialist
rack,gouge,wring
racket,fraudulent scheme,illegitimate enterprise
racking,wrenching
radar,microwave radar,radiolocation
radiance,glowing
radiance,radiancy,shine,effulgence,refulgence,refulgency
radio beam,beam
radio receiver,receiving set,radio set,radio
radio telescope,radio reflector
radio wave,radio emission,radio radiation
radio,radiocommunication,wireless
rag,shred,tag,tag end,tatter
ragamuffin,tatterdemalion
rage,passion
raid,bust
rail,inveigh
railing,rail
railroad track,railroad,railway
railway station,railroad station,railroad terminal,train station,train depot
railway,railroad,railroad line,railway line,railway system
rain out,wash out
rain,pelting
rain,rain down
rain,rainfall
rain,rainwater
rainproof,waterproof,waterproofed
raise,lift,elevate,get up,bring up
raise,wage hike,hike,wage increase,salary increase
raising hell,hell raising
raising,rearing,nurture
raja,rajah
rake,rakehell,profligate,rip,blood,roue
rakishly,raffishly
rally,mass meeting
rally,rallying
rally,rebound
ram,ram down,pound
ramble on,ramble,jog
ramp,incline
ramp,rage,storm
rampantly,wild
rampart,bulwark
ranch,spread,cattle ranch,cattle farm
random variable,variate,variant,stochastic variable,chance variable
randomization,randomisation
randomly,indiscriminately,haphazardly,willy-nilly,arbitrarily,at random
range in,home in,zero in
range,reach
range,straddle
ransom,ransom money
rant,mouth off,jabber,spout,rabbit on
rap,knap
rape,ravish,assault,dishonor,dishonour,outrage
raper,rapist
rapid,speedy
rare earth,lanthanoid,lanthanide,lanthanon
rarefied,rarified
rarely,seldom
rasp,rasping
ratable,rateable
rate,rank,grade,place
rather,instead
rather,kind of,kinda,sort of
rationality,reasonableness
rattle,rattling,rale
rattlesnake,rattler
raucous,rowdy
ravage,depredation
raw material,staple
re-emphasise,re-emphasize
reach,attain
reach,attain,hit,arrive at,gain
reach,get through,contact
reach,reach out
reach,reaching,stretch
react,respond
reaction,response
reactionary,reactionist,far-right
reactionary,ultraconservative
read,say
readiness,eagerness,zeal
readiness,preparedness
reading,meter reading
readjust,readapt
real property,real estate,realty,immovable
real thing,real stuff
real world,real life
real,existent
realign,realine
realism,naive realism
reality,realness,realism
realization,actualization,actualisation
realize,actualize,actualise,substantiate
reap,draw
reap,harvest,glean
reappear,re-emerge
reappraisal,revaluation,review,reassessment
rear,backside,back end
rear,bring up,nurture,parent
rear,rearward
rear,rise up
rearward,reverse
reason,ground
reason,intellect
reason,reason out,conclude
reasonable,sensible
reasonably,moderately,pretty,jolly,somewhat,fairly,middling,passably
reasoning,logical thinking,abstract thought
reasoning,thinking
reasonless,senseless
reassess,reevaluate
rebel,renegade
rebel,rise up
rebellion,insurrection,revolt,uprising
rebelliously,contumaciously,defiantly
rebuff,slight
rebuff,snub,repel
rebuild,reconstruct
rebuke,lecture,reprimand,jaw,dress down,scold,chide,berate,bawl out,remonstrate,chew out,chew up,have words
rebuke,reproof,reproval,reprehension,reprimand
recall,call back
recapitulate,recap
receding,fadeout
receive,get,obtain,incur
receiver,receiving system
recently,lately,of late,latterly
receptive,sensory
recession,niche
recharge,reload
recipe,formula
reciprocal,mutual
recital,yarn
recklessness,foolhardiness
reclaim,repossess
reclamation,renewal,rehabilitation
recluse,solitudinarian,troglodyte
recognition,acknowledgment,acknowledgement
recognition,credit
recognizable,recognisable,placeable
recognize,realize,agnize,agnise
recommend,urge,advocate
recommendation,testimonial,good word
reconcile,conciliate
reconcile,patch up,conciliate
reconditeness,abstruseness,abstrusity,profundity
reconsideration,second thought,afterthought,rethink
reconstruct,retrace
record book,book
record player,phonograph
record,register
recorder,recording equipment,recording machine
recoup,reimburse
recover,convalesce
recover,go back
recover,retrieve,regain
recoverer,saver
recreational facility,recreation facility
recruit,enlistee
recruit,levy
recruit,military recruit
recruitment,enlisting
recur,go back
recur,repeat
red,bolshie,bolshy
red,reddish,ruddy,blood-red,carmine,cerise,cherry,cherry-red,crimson,ruby,ruby-red,scarlet
red-coated,lobster-backed
redcoat,lobsterback
reddish brown,sepia,burnt sienna,mahogany
rede,interpret
redeeming,saving
redemption,salvation
redhead,redheader,red-header,carrottop
redirect,airt
redress,remedy,remediation
reduce,cut down,cut back,trim,trim down,trim back,cut
reduced,rock-bottom
reduction,reducing
redundancy,redundance
reek,fume
reek,stink
reeking,watery
refer,pertain,relate,concern,come to,bear on,touch,touch on
referee,ref
reference book,reference work
reference point,reference
reference,cite
refilling,replenishment,renewal
refined,processed
refinement,elaboration
reflect,reverberate
reflect,shine
reflecting telescope,reflector
reflection factor,reflectance,reflectivity
reflection,reflexion
reflex,reflex response,reflex action,instinctive reflex,innate reflex,inborn reflex,unconditioned reflex,physiological reaction
reflexly,reflexively
refrain,chorus
refrigeration,infrigidation
refrigerator,icebox
refund,repay,give back
refund,repayment
refurbish,freshen up
refuse,decline
refuse,reject,pass up,turn down,decline
refute,rebut
regard,wish,compliments
regardless,irrespective,disregardless,no matter,disregarding
regenerate,renew
regent,trustee
regimen,regime
register,registry
registration,enrollment,enrolment
regnant,reigning,ruling
regression line,regression curve
regretful,sorry
regrettable,too bad
regular,habitue,fixture
regular,veritable
regularity,geometrical regularity
regulate,regularize,regularise,order,govern
regulation,ordinance
regulative,regulatory
reharmonization,reharmonisation
rehearsal,dry run
rehearse,practise,practice
rein,rein in
reinforce,reenforce
reinforce,reward
reinforced concrete,ferroconcrete
reinforcement,reenforcement
reinstate,reestablish
reinterpret,re-explain
reissue,reprint,reprinting
reject,spurn,freeze off,scorn,pooh-pooh,disdain,turn down
rejoice,joy
rejoinder,retort,riposte,replication,comeback
relate,interrelate
related,related to
relations,dealings
relationship,human relationship
relative,comparative
relative,congenator,congeneric
relative,relation
relatively,comparatively
relax,loose
relax,loosen up,unwind
relax,unstrain,unlax,unwind,make relaxed
relent,soften
relentlessly,unrelentingly
relentlessness,inexorability,inexorableness
relevance,relevancy
reliable,dependable
reliance,trust
relief,alleviation,assuagement
relief,ease
relieve,alleviate
religion,faith,organized religion
religion,faith,religious belief
religious doctrine,church doctrine,creed
religious,spiritual
religiously,sacredly
relinquish,resign
relish,flavor,sapidity,savor,savour,tang
relistening,rehearing
relive,live over
reliving,re-experiencing
remainder,residual,residue,residuum,rest
remake,refashion,redo,make over
remark,comment,input
remarkable,singular
remediate,remedy,repair,amend
remedy,curative,cure,therapeutic
remember,retrieve,recall,call back,call up,recollect,think
remember,think back
remember,think of
remembrance,recollection
remission,subsidence
remit,remand,send back
remonstrate,point out
removal,remotion
remove,take away
renal artery,arteria renalis
rend,rip,rive
render,yield,generate
rendering,interpretation
rending,ripping,splitting
rendition,rendering
renewing,restorative,reviving,revitalizing,revitalising
renovation,redevelopment
rent,hire,charter,lease
rent,lease
rent,tear
reorganize,reorganise,regroup
reorganize,shake up
repair,fix,fixing
repair,mend,fix,bushel,doctor,furbish up,restore,touch on
repairman,maintenance man,service man
repeat,echo
repeat,reiterate,ingeminate,iterate,restate
repeat,repetition
repel,repulse
repel,repulse,fight off,rebuff,drive back
repel,repulse,force back,push back,beat back
repent,atone
repent,regret,rue
repentance,penitence,penance
repetition,repeating
replace,put back
replacement,replacing
replenish,refill,fill again
repletion,satiety,satiation
report,describe
report,news report,account,write up
report,study,written report
reporter,newsman,newsperson
repose on,rest on,build on,build upon
repose,serenity,tranquility
repositing,reposition,warehousing
repository,secretary
represent,stand for,correspond
representation,mental representation,internal representation
repress,quash,keep down,subdue,subjugate
reprieve,respite
reprimand,censure
reprint,reissue
reproach,upbraid
reprobate,miscreant
reprocess,reuse
reproduce,procreate,multiply
reproducibility,duplicability
reproducible,consistent
reprovingly,reproachfully
reptile,reptilian
repudiation,renunciation
repugnance,repulsion,revulsion,horror
repulsion,repulsive force
repute,reputation
request,ask for,bespeak,call for
request,asking
request,petition
requirement,demand
requite,repay
rerun,rebroadcast
rescue,deliver
rescue,deliverance,saving
rescued,reclaimed
research worker,researcher,investigator
research,search,explore
resentment,bitterness,rancor,rancour
reservation,qualification
reserve,backlog,stockpile
reserve,book
reservoir,artificial lake
reside,repose
reside,shack,domicile,domiciliate
residence,abode
residency,residence
resident,occupant,occupier
resign,reconcile
resignation,surrender
resinous,resiny,tarry
resist,hold out,withstand,stand firm
resistance thermometer,platinum thermometer
resistance,opposition
resoluteness,firmness,resolve,resolution
resolution,resolve
resolving power,resolution
resonant,resonating,resounding,reverberating,reverberative
resort area,playground,vacation spot
resort,recur
resort,resort hotel,holiday resort
resound,echo,ring,reverberate
resource,resourcefulness,imagination
respect,esteem
respect,esteem,value,prize,prise
respect,honor,honour,abide by
respect,regard
respective,several,various
respiration,internal respiration,cellular respiration
respiratory tract,airway
respite,reprieve,hiatus,abatement
respite,time out
responsibility,responsibleness
responsible,responsible for
responsiveness,reactivity
rest,repose
rest,rest period
restaurant,eating house,eating place,eatery
restless,ungratified
restlessness,impatience
restoration,regaining
restore,reconstruct
restore,restitute
restrain,encumber,cumber
restrict,curtail,curb,cut back
restrict,limit,bound,confine,throttle
restriction,limitation
result,ensue
result,final result,outcome,termination
result,lead
resumption,recommencement
resurrect,upraise
resuscitate,revive
retailer,retail merchant
retain,keep back,hold back
retain,keep on
retained,maintained
retaliate,strike back
retaliation,revenge
retard,delay
retention,keeping,holding
retentive,recollective,tenacious
reticulate,reticular
retinue,suite,entourage
retire,withdraw
retiree,retired person
retool,revise
retort,come back,repay,rejoin
retreat,back out,back away,crawfish,crawfish out
retribution,requital
return,coming back
reunify,reunite
reunion,reunification
rev up,step up
revealing,telling,telltale
revel,racket,make whoopie,make merry,make happy,jollify,wassail
revel,revelry
reveler,reveller,merrymaker
revenge,avenge,retaliate
revengeful,vindictive,vengeful
revenue,receipts
revered,venerable
reverence,revere,venerate
reverend,sublime
reverie,revery
reverie,revery,daydream,daydreaming,oneirism,air castle
reverse,contrary,opposite
reverse,reversal,setback,blow,black eye
reverse,reverse gear
revert,return,retrovert,turn back
review,brush up,refresh
review,critique
review,critique,critical review,review article
review,go over,survey
review,reexamine
reviewer,referee
revision,alteration
revision,revisal,revise
revival,resurgence,revitalization,revitalisation,revivification
revive,resurrect
revolutionary,radical
revolve,go around,rotate
revolver,six-gun,six-shooter
rework,make over,retread
rewrite,revision
rheostat,variable resistor
rhinal,nasal
rhinoceros,rhino
rhombohedral,trigonal
rhythm method,calendar method
rhythm,beat,musical rhythm
rhythm,regular recurrence
rhythmical,rhythmic
ribbon,thread
riboflavin,lactoflavin,ovoflavin,hepatoflavin
rich man,wealthy man
rickety,shaky,wobbly
rid,free,disembarrass
riddle,conundrum,enigma,brain-teaser
ride off,ride away
ride roughshod,run roughshod
ridgepole,rooftree
ridicule,roast,guy,blackguard,laugh at,jest at,make fun,poke fun
rig,manipulate
rigger,rigger brush
right field,rightfield,right
right,compensate,redress,correct
rightfully,truly
rightly,justly,justifiedly
rigid,unbending
rigidly,stiffly,bolt
rigorous,strict
rigorous,stringent
ring,halo,annulus,doughnut,anchor ring
ringing,tintinnabulation
rinse,rinse off
riot,public violence
ripen,mature
ripple,babble,guggle,burble,bubble,gurgle
ripple,rippling,riffle,wavelet
ripple,ruffle,riffle,cockle,undulate
rise,ascending
rise,go up
rise,lift,move up,go up
rise,rear
risk,peril,danger
risky,high-risk,speculative
rite,religious rite
ritual,rite
ritualize,ritualise
rival,challenger,competitor,contender
riverbank,riverside
rivulet,rill,runnel,streamlet
road,route
roadblock,barricade
roar,howl
roarer,bawler,bellower,screamer,screecher,shouter,yeller
roast,roasted
robustness,hardiness,lustiness
rock python,rock snake
rock,stone
rock,sway,shake
rocket,projectile
rocket,rocket engine
rocky,bouldery,bouldered,stony
rogue,knave,rascal,rapscallion,varlet
role,theatrical role,persona
roleplay,playact
roll out,roll
roll up,collect,accumulate,pile up,amass,compile
roll up,furl
roll,roster
roll,turn over
roll,undulate
roller,roll,rolling wave
rollickingly,boisterously
rolling,trilled
romantic,romanticist,romanticistic
romanticism,romance
romanticize,romanticise,glamorize,glamourise
room,elbow room
root cellar,cellar
root on,inspire,urge,urge on,exhort,pep up
root,root word,stem
rosary,prayer beads
rose,roseate
rose,rosebush
rose-colored,rosy
rot,rotting,breakdown
rotated,revolved
rotation,revolution,gyration
rotation,rotary motion
rotor,rotor coil
rotter,dirty dog,rat,skunk,stinker,stinkpot,bum,puke,lowlife,scum bag,git
rough in,rough,rough out
rough,unsmooth
roughly,rough
roughness,raggedness
round out,fill out
round out,finish out
round table,roundtable
round,circular
round,one shot
round,round out,round off
round-bottomed,round-bottom
rousing,stirring
rout out,drive out,rouse
rout up,rout out
rout,gouge
rout,rout out,expel
routine,modus operandi
routine,number
routine,subroutine,subprogram,procedure
row house,town house
royalty,royal family,royal line,royal house
rpm,rev
rub,scratch
rub,scratch,itch
rubber,natural rubber,gum elastic,caoutchouc
rubbery,rubberlike
rubbish,trash,scrap
rubicund,ruddy,florid
ruck,herd
ruefully,contritely,remorsefully
rug,carpet,carpeting
ruin,ruination
rule out,eliminate,winnow out
rule out,rule in
rule,decree
rule,prescript
rule,regulation
ruler,swayer
rumble,grumble
rumble,rumbling,grumble,grumbling
rumen,first stomach
rumor,rumour,bruit
rumor,rumour,hearsay
run down,check out
run down,run over
run into,bump into,jar against,butt against,knock against
run into,encounter
run low,run short
run off,run out,bolt out,beetle off
run out,expire
run,extend
run,tally
runaway,blowout,romp,shoo-in,walkaway
runner-up,second best
running,running play,running game
ruse,artifice
rush off,rush away
rush out,burst forth
rush,hasten,hurry,look sharp,festinate
rush,hotfoot,hasten,hie,speed,race,pelt along,rush along,cannonball along,bucket along,belt along
rush,hurry
rush,surge,upsurge
rust,rusty,rust-brown
rustle,rustling,whisper,whispering
rustler,cattle thief
rut,groove
rutabaga,swede,yellow turnip
rutted,rutty
sable,sable brush
sabotage,undermine,countermine,counteract,subvert,weaken
sack,paper bag,carrier bag
sack,plunder
sacred text,sacred writing,religious writing,religious text
sacred,sanctified
saddle hackle,saddle feather
saddle horse,riding horse,mount
sadness,unhappiness
safe-conduct,safeguard
safebreaker,safecracker,cracksman
safety,refuge
sag,droop,swag,flag
sag,sag down
sagebrush,sage brush
sailing master,navigator
sailor,crewman
saint,holy man,holy person,angel
sake,interest
salable,saleable
sale,sales event
sales department,sales division,sales force
sales talk,sales pitch
sales tax,nuisance tax
salesclerk,shop clerk,clerk,shop assistant
salesgirl,saleswoman,saleslady
saline solution,saline
saliva,spittle
sallow,sickly
sally,sallying forth
salt,table salt
salvage,salve,save
sample distribution,sample,sampling
sample,try,try out,taste
sampling station,sampler
sanction,countenance,warrant,imprimatur
sandpaper,sand
sanely,sensibly,reasonably
sanitation,sanitization,sanitisation
sanity,saneness
sarcasm,irony,satire,caustic remark
sardine,pilchard
sardonic,snarky
sari,saree
sash,window sash
sass,sassing,backtalk,back talk,lip
satellite,artificial satellite,orbiter
satellite,planet
satiate,sate,replete
satirical,satiric
satirist,ironist,ridiculer
satirize,satirise,lampoon
satisfactory,acceptable
satisfy,fulfill,fulfil
satisfy,gratify
saturated,pure
satyr,lecher,lech,letch
savage,barbarian
savageness,savagery
save,carry through,bring through
save,preserve
savings,nest egg
savory,savoury
sawhorse,sawbuck
saying,locution
scale,graduated table,ordered series
scaley,scaled
scaling,grading
scamper,scramble,scurry
scan,skim,rake,glance over
scandal,malicious gossip
scandal,outrage
scapula,shoulder blade,shoulder bone
scar,cicatrix,cicatrice
scar,pock,pit
scarcity,scarceness
scat,run,scarper,turn tail,lam,run away,hightail it
scathing,vituperative
scathingly,unsparingly
scatter,sprinkle,dot,dust,disperse
scattering,sprinkling
scend,surge
scheduling,programming,programing
scheme,intrigue
scheme,strategy
schistosomiasis,bilharzia,bilharziasis
schizoid,schizophrenic
scholar,scholarly person,bookman,student
school ship,training ship
school term,academic term,academic session,session
school year,academic year
school,schoolhouse
school,schooling
schoolmarm,schoolmistress,mistress
schoolmate,classmate,schoolfellow,class fellow
schoolteacher,school teacher
science,scientific discipline
sclerotic,sclerosed
scoff,flout
scoop,scoop out,lift out,scoop up
scoop,scoopful
scope,range,reach,orbit,compass,ambit
score,musical score
score,nock
score,rack up
scoreless,goalless,hitless
scourge,flagellum
scout,reconnoiter,reconnoitre
scouting,exploratory survey,reconnoitering,reconnoitring
scraggy,scraggly,bony,scrawny,skinny,underweight
scramble,scuffle
scrape,scraping,scratching
scratch,scrape,scratch up
scream,screaming,shriek,shrieking,screech,screeching
screech,screeching,shriek,shrieking,scream,screaming
screechy,squeaking,squeaky,squealing
screen,projection screen
screen,test
screening,showing,viewing
screw-loose,screwy
scribble,scrawl
script,playscript
scrounge,forage
scrub,chaparral,bush
scrub,scour
scrub,scrub up
scrubbing,scouring
scrupulously,conscientiously,religiously
scuffle,tussle
sculpt,sculpture
sculptor,sculpturer,statue maker
sculpture,carving
scurry,scamper,skitter,scuttle
seabird,sea bird,seafowl
seafaring,navigation,sailing
seagull,sea gull
seal,seal off
sealing wax,seal
seaport,haven,harbor,harbour
seaquake,submarine earthquake
sear,scorch
search,hunting
search,look
search,lookup
search,seek,look for
seashore,coast,seacoast,sea-coast
seasonableness,timeliness
seat,sit down
seated,sitting
seawater,saltwater,brine
seaway,sea lane,ship route,trade route
secede,splinter,break away
seclude,sequestrate
second base,second
second baseman,second sacker
second half,last half
second,back,endorse,indorse
second,sec,s
second,secondly
secondary school,lyceum,lycee,middle school
secondhand,used
secretary,secretarial assistant
secretion,secernment
secretly,in secret
sect,religious sect,religious order
sectionalism,provincialism
secularize,secularise
secure,unafraid
securely,firmly
security,protection
sedan,saloon
sedate,staid
sedately,calmly
sedateness,staidness,solemnity,solemness
sediment,deposit
seed corn,seed grain
seeker,searcher,quester
seemliness,grace
seep,ooze
seepage,oozing
segregator,segregationist
seismic,seismal
seize,prehend,clutch
seizure,ictus,raptus
self,ego
self-abnegation,self-renunciation
self-aggrandizement,self-aggrandisement,ego trip
self-assured,self-confident
self-conscious,self-aware
self-consciousness,uneasiness
self-control,self-possession,willpower,will power,self-command,self-will
self-deception,self-deceit
self-defense,self-defence,self-protection
self-destructive,suicidal
self-directed,self-reliant
self-discipline,self-control
self-discipline,self-denial
self-esteem,self-pride
self-government,self-determination,self-rule
self-sufficient,self-sufficing,self-sustaining
sell out,sell up,liquidize
seller,marketer,vender,vendor,trafficker
selling,merchandising,marketing
semester hour,credit hour
seminarian,seminarist
send,send out
senesce,age
senior high,highschool,high school
senior,fourth-year
seniority,senior status,higher status,higher rank
sensation,esthesis,aesthesis,sense experience,sense impression,sense datum
sense organ,sensory receptor
sense,sentiency,sensory faculty
sense,signified
sensed,perceived
sensibility,esthesia,aesthesia
sensitivity,sensibility
sensitivity,sensitiveness
sensitize,sensify,sensibilize,sensibilise
sensory,sensorial
sensual,sultry
sensuality,sensualness,sensualism
sentence,doom
sentient,animate
sentimentalist,romanticist
separate,divide
separated,spaced
separation,breakup
septic,infected
sequence,chronological sequence,succession,successiveness,chronological succession
serial,series
serialism,serial music
series,serial publication
seriously,earnestly,in earnest
seriousness,distressfulness
sermon,discourse,preaching
sermon,preaching
serologic,serological
serratus,serratus muscles
serum,blood serum
serve up,dish up,dish
serve,function
service door,service entrance
service stripe,hashmark,hash mark
service,religious service,divine service
service,serve
serviceman,military man,man,military personnel
set ablaze,set aflame,set afire
set about,go about,approach
set down,put down,place down
set forth,expound,exposit
set in,kick in
set up,lay out
set,exercise set
setting,scope
settle,locate
settle,settle down
settle,square off,square up
settler,colonist
seven,sevener,heptad,septet,septenary
seven,vii
seventeen,xvii
seventy,lxx
sever,lop
severe,terrible,wicked
severed,cut off
sew,run up,sew together,stitch
sew,tailor,tailor-make
sewage system,sewer system,sewage works
sewage,sewerage
sewer main,sewer line
sewing,stitching
sex,wind up
sexual activity,sexual practice,sex,sex activity
sexual intercourse,intercourse,sex act,copulation,coitus,coition,sexual congress,sexual relation,relation,carnal knowledge
sexual love,erotic love
shackle,hamper
shade,fill in
shade,shadiness,shadowiness
shade,tint
shading,blending
shadow,overshadow,dwarf
shadow,shade,shade off
shadowed,shadowy,umbrageous
shadowy,wraithlike
shaft,barb,jibe,gibe
shake off,throw off,escape from
shake,didder
shaking,shakiness,trembling,quiver,quivering,vibration
shaky,shivering,trembling
shamble,shambling,shuffling
shame,disgrace,ignominy
shamelessness,brazenness
shape,configuration,contour
shape,form
shape,mold,mould
shaped,molded,wrought
shaping,defining
shard,sherd,fragment
share,divvy up,portion out,apportion
share,percentage
sharecropper,cropper,sharecrop farmer
sharp-worded,tart
sharply,crisply
sharpness,keenness
shave,knock off
shave,shaving
shaven,shaved
shed,cast off,shake off,throw,throw off,throw away
sheepherder,shepherd,sheepman
sheeplike,sheepish
sheer,unmingled,unmixed
sheet,bed sheet
shield,buckler
shift,dislodge,reposition
shift,displacement
shift,work shift,duty period
shimmy,wobble
shine,beam
shiner,black eye,mouse
shininess,sheen,luster,lustre
shining,polishing
shipbuilding,ship building
shipping fever,shipping pneumonia
shipping,transport
shipshape,trim,well-kept
shirking,slacking,soldiering,goofing off,goldbricking
shiver,shudder
shock absorber,cushion
shock therapy,shock treatment
shock,floor,ball over,take aback
shock,offend,scandalize,scandalise,appal,appall,outrage
shod,shodden,shoed
shoe shop,shoe-shop,shoe store
shoelace,shoe lace,shoestring
shoemaking,shoe repairing,cobbling
shoo off,shoo,shoo away
shoot,pip
shooting,shot
shop,store
shopfront,storefront
shopkeeper,tradesman,storekeeper,market keeper
shopping mall,shopping center,shopping centre
short bone,os breve
short ton,ton,net ton
short-change,short
short-run,short-term
shorthand,stenography,tachygraphy
shortsighted,unforesightful
shotgun,scattergun
shout,shout out,cry,call,yell,scream,holler,squall
shouted,yelled
shove off,shove along
show,demo,exhibit,present,demonstrate
showcase,show window
shower,rain shower
showroom,salesroom,saleroom
shred,scintilla,whit,iota,tittle,smidgen,smidgeon,smidgin,smidge
shred,tear up,rip up
shrewish,nagging
shriek,shrill,pipe
shrink back,retract
shrivel,shrivel up,shrink,wither
shriveled,shrunken,withered,wizen,wizened
shroud,enshroud,hide
shrub,bush
shudder,shiver,throb,thrill
shuffle,scuffle,shamble
shun,eschew
shunt,electrical shunt,bypass
shut off,close off
shut,unopen,closed
shutting,closing
shyly,timidly,bashfully
sick person,diseased person,sufferer
sicken,come down
side door,side entrance
sidetrack,digress,straggle
sidewalk,pavement
sidewinder,horned rattlesnake
siding,railroad siding,sidetrack
sidle,sashay
siege,besieging,beleaguering,military blockade
sift,strain
sigh,suspiration
sigh,suspire
sight,vision,visual sense,visual modality
sightseeing,rubber-necking
sign,contract,sign on,sign up
sign,ratify
sign,subscribe
signal,signaling,sign
significance,implication
significant,important
significant,substantial
signpost,guidepost
silence,quiet
silent movie,silent picture,silents
silent,soundless,still
silent,tacit,understood
silicone,silicone polymer
silver dollar,cartwheel
silver,silvery
silvern,silvery
similarly,likewise
simple microscope,magnifying glass
simplicity,simpleness,simple mindedness
sin,blunder,boob,goof
sin,sinfulness
sin,sinning
sin,transgress,trespass
sincerely,unfeignedly
sincerity,unassumingness
sinewy,stringy,unchewable
sinful,unholy,wicked
singe,swinge
singer,vocalist
singing,vocalizing
single,bingle
single-foot,rack
single-handed,unassisted,unbacked
single-minded,resolved
singlet,vest,undershirt
singularity,uniqueness
sink in,permeate,filter
sink,drop,drop down
sink,go down,go under
sink,lapse
sinner,evildoer
sinuate,sinuous,wiggly
sister,sis
sit by,sit back
sit down,sit
sit,sit around
sit,sit down
site,land site
sitting,posing
situate,locate
situate,posit,deposit
six,sixer,sise,sextet,sestet,sextuplet,hexad
six,vi,half dozen,half-dozen
sixteen,xvi
sixties,mid-sixties
sixty,lx,threescore
size up,take stock,scrutinize,scrutinise
skeet,skeet shooting,trapshooting
skeptic,sceptic,doubter
skepticism,scepticism
sketch,chalk out
sketch,outline,adumbrate
sketch,survey,resume
sketch,vignette
sketchbook,sketch block,sketch pad
skid,slip,slide
skill,accomplishment,acquirement,attainment
skill,science
skilled worker,trained worker,skilled workman
skillfully,skilfully
skim off,cream off
skim over,skim
skin,tegument,cutis
slacken,slack up
slam,bang
slant,angle
slant,weight
slantingly,slopingly
slantwise,slantways
slap on,clap on,slam on
slash,cut down
slash,gash
slate-grey,slate-gray,slaty-grey,slaty-gray,slaty,slatey,stone-grey,stone-gray
slaughter,massacre,mass murder,carnage
slave trade,slave traffic
slave,buckle down,knuckle down
slave,striver,hard worker
slaver,slave dealer,slave trader
slavery,slaveholding
slavery,thrall,thralldom,thraldom
sleep late,sleep in
sleep together,love,make love,sleep with,get laid,have sex,do it,be intimate,have intercourse,screw,fuck,eff,lie with,bonk
sleep,kip,slumber
sleep,slumber
sleep,sopor
sleeper,slumberer
sleepiness,drowsiness,somnolence
sleeping pill,sleeping tablet,sleeping capsule,sleeping draught
sleepwalker,somnambulist,noctambulist
sleepy,sleepy-eyed,sleepyheaded
slender,slim,svelte
slender,thin
slender-waisted,slim-waisted,wasp-waisted
slice,slice up
slick,slipperiness
slide,microscope slide
slightly,somewhat
sling,catapult
slingshot,catapult
slip away,steal away,sneak away,sneak off,sneak out
slip in,stick in,insert
slip,drop away,fall away
slip,slip-up,parapraxis
slipper,carpet slipper
slippery,slippy
slipping,slithering
slit,slice
slither,slide
sliver,splinter
slob,sloven,pig,slovenly person
slop,slops,swill,pigswill,pigwash
slope,incline
slovenliness,unkemptness
slow,slow down,slow up
slow,slow down,slow up,slacken
slowdown,lag
slowly,slow,easy,tardily
slowness,deliberateness,unhurriedness
slug,swig
sluggish,sulky
sluice,sluice down
sluice,sluiceway
slum,slum area
slumbery,somnolent
slump,drop-off,falloff,falling off
slump,fall off
slump,slide down
slump,slouch
smack,reek,smell
smack,thwack
small,little
small,small-scale,pocket-size,pocket-sized
smaller,littler
smallness,littleness
smallpox,variola,variola major
smash,dash
smash,nail,boom,blast
smell,odor,odour,olfactory sensation,olfactory perception
smile,smiling,grin,grinning
smirch,besmirch
smirk,simper
smitten,stricken,struck
smoke,fume
smoke,smoking
smokehouse,meat house
smolderingly,smoulderingly
smooth,smooth out
smooth,smoothen
smoothly,swimmingly
smother,asphyxiate,suffocate
smother,stifle,strangle,muffle,repress
smother,surround
smothered,stifled,strangled
smothering,suffocating,suffocative
smug,self-satisfied
smuggler,runner,contrabandist,moon curser,moon-curser
snake,serpent,ophidian
snap at,bite off
snap up,snaffle,grab
snap,click
snap,snarl
snappish,snappy
snappy,whipping
snatch,snatch up
sneak,mouse,creep,pussyfoot
sneaky,underhanded
sneer,leer
snicker,snigger
sniff,whiff
sniffle,blubber,blub
snip,snippet,snipping
snitch,thieve,cop,knock off,glom
snivel,sniveling
snivel,whine
snog,kiss,buss
snooze,drowse,doze
snore,saw wood,saw logs
snoring,stertor
snout,neb
snow,snowfall
snuff out,extinguish
so far,thus far,hitherto,heretofore,as yet,yet,til now,until now
soak,soakage,soaking
soak,souse
soap powder,washing powder
soapsuds,suds,lather
soar,soar up,soar upwards,surge,zoom
soberness,sobriety
sociability,sociableness
sociable,social,mixer
social organization,social organisation,social structure,social system
social station,social status,social rank
social welfare,welfare,public assistance
social,societal
socialistic,socialist
socialize,socialise
socialized,socialised
sociopath,psychopath
sock,whap,bash
sod house,soddy,adobe house
sodden,soppy
sodium nitrate,soda niter
sodium pyrophosphate,tetrasodium pyrophosphate
sofa,couch,lounge
softly,quietly
soil,dirt
soldiering,soldiership
soldierly,soldierlike,warriorlike,martial
solicit,beg
solicitude,solicitousness
solid,solidness,solid state
soliloquy,monologue
solitude,purdah
solo homer,solo blast
solution,answer,result,solvent
solve,figure out,puzzle out,lick
solved,resolved
solvent,dissolvent,dissolver,dissolving agent,resolvent
somehow,someway,someways
somersault,summersault,summerset,somersaulting,flip
somewhere,someplace
son,boy
sonar,echo sounder,asdic
songwriter,songster,ballad maker
sonogram,echogram
soon,shortly,presently,before long
sooner,earlier
soonest,earliest
sophomore,soph
soprano,treble
sordid,squalid
sore,tender
sorrel,brownish-orange
sorrow,regret,ruefulness
sough,purl
soul,psyche
soul,soulfulness
sound judgment,sound judgement
sound off,strike up
sound wave,acoustic wave
sound,auditory sensation
sour,acidify,acidulate,acetify
source,germ
south,due south,southward
southbound,southward
southeast,south-east
southeast,southeastward
southerly,southern
southerly,southward,southwards
southwest,southwestward
sovereign,crowned head,monarch
sovereign,supreme
sow,seed
space,infinite
spacing,spatial arrangement
spaciousness,commodiousness
spare time,free time
spare,part with,dispense with
spare,trim
spark,arc,electric arc,electric discharge
spark,sparkle
sparkle,coruscate
sparkle,spark
sparrow,true sparrow
spasm,cramp,muscle spasm
spatial property,spatiality
spatial,spacial
spatter,spattering,splatter,splattering,sputter,splutter,sputtering
spatter,splash
spatter,splashing
speak,talk
speaker,talker,verbalizer,verbaliser
speaking,speech production
spear,lance
specialist,medical specialist
specialist,specializer,specialiser
specialization,specialty
specialize,narrow,narrow down
specialized,specialised
specially,especially
specification,spec
specify,define,delimit,delimitate
specify,particularize,particularise,specialize
specify,set,determine,fix,limit
speck,pinpoint
speckle,dapple,patch,fleck,maculation
spectacles,specs,eyeglasses,glasses
spectacularly,stunningly
spectator pump,spectator
spectator,witness,viewer,watcher,looker
spectroscopy,spectrometry,spectroscopic analysis,spectrum analysis,spectrographic analysis
speculate,theorize,theorise,conjecture,hypothesize,hypothesise,suppose
speculation,conjecture
speculation,venture
speech,speech communication,spoken communication,spoken language,language,voice communication,oral communication
speed,speeding,hurrying
speed,swiftness,fastness
speed,velocity
spell,import
spell,spell out
spend,expend
spending,outlay
sphere,domain,orbit,arena
sphericity,sphericalness,globosity,globularness,rotundity,rotundness
spice,spice up
spiel,patter
spile,piling,stilt
spill over,spill out,pour out
spill,shed,disgorge
spill,shed,pour forth
spill,slop,splatter
spin,spin around,whirl,reel,gyrate
spinal column,vertebral column,spine,backbone
spinster,old maid
spirit,feel,feeling,flavor,flavour,smell
spiritual being,supernatural being
spiritual,unearthly
spit,ptyalize,ptyalise,spew,spue
spit,spit out
splash,plash
splice,splicing
splinter,sliver
splintery,slivery
split rail,fence rail
spoiled,spoilt
spoke,wheel spoke
spokesperson,interpreter,representative
sponge down,sponge off
spongy,squishy,spongelike
sponsor,patronize
spontaneity,spontaneousness
spontaneous,self-generated
spoon,spoonful
sporadically,periodically
sport,athletics
sport,feature,boast
sporting,sporty,sportsmanlike
sports car,sport car
sports fan,fan,rooter
sports writer,sportswriter
sportsman,sportswoman
spot,recognize,distinguish,discern,pick out,make out,tell apart
spouse,partner,married person,better half
sprain,wrench,wrick
sprawl,straggle
sprawling,straggling,rambling,straggly
spray,spraying
spread,distribute
spread,overspread
spread,spreading
spring,fountain,outflow,outpouring,natural spring
spring,springtime
sprinkle,splash
sprue,tropical sprue,psilosis
spur,goad
spur,spine,acantha
spurt,spirt,gush,spout
spy,sight
spy,snoop,sleuth
spy,undercover agent
squall,waul,wawl
squally,squalling
squandered,wasted
square,foursquare
square,second power
square,square up
squarely,forthrightly,forthright
squarely,square
squash,crush,squelch,mash,squeeze
squat,crouch,scrunch up,hunker,hunker down
squat,squatting
squatter,homesteader,nester
squawk,skreigh,screech
squeal,oink
squeeze,squeezing
squelch,quell,quench
squelch,squish,splash,slop
squirt,eject
stability,stableness
stabilized,stabilised
stabilizing,stabilising
stable,stalls,horse barn
staccato,disconnected
stack,pile,heap
stadium,arena,sports stadium
staff,faculty
stage dancing,choreography
stage left,left stage
stage manager,stager
stage right,right stage
stage setting,setting
stage,arrange
stage,present
stagger,flounder
stagger,reel,keel,lurch,careen
stagily,theatrically
staginess,theatricality
stagnation,doldrums
stain,discoloration,discolouration
stained,varnished
staining,spotting
stainless steel,stainless,chromium steel
stairs,steps
stairway,staircase
stakes,bet,wager
stall,conk
stall,sales booth
stamina,staying power,toughness
stamp out,kill
stance,posture
stand back,stay away
stand by,stick around,stick about
stand guard,stand watch,keep guard,stand sentinel
stand up,place upright
stand,remain firm
stand,stand up
stand-in,substitute,reliever,backup man,fill-in
standard atmosphere,atmosphere,atm,standard pressure
standard,criterion,touchstone
standardized,standardised
star sign,mansion,planetary house
stare down,outstare,outface
start up,embark on,commence
start,starting
starter,starter motor,starting motor
startle,galvanize,galvanise
startle,jump
starvation,famishment
starvation,starving
starve,famish
starved,starving
state,province
state,say,tell
statesman,solon,national leader
statesmanlike,statesmanly
statesmanship,statecraft,diplomacy
station,post
stationariness,immobility,fixedness
statistician,mathematical statistician
stature,height
stay up,sit up
stay,remain
stay,stay on,remain
stay,stick,stay put
stead,lieu
steady,calm,becalm
steady,unfluctuating
steakhouse,chophouse
steal,rip
steal,slip
stealth,stealing
steam bath,steam room,vapor bath,vapour bath
steamer,steam
steaming,steamy
steel,nerve
steep,immerse,engulf,engross
steeple,spire
steer,maneuver,point,guide,channelize,channelise
steering wheel,wheel
stellar,astral
step forward,come forward,step up
step on,tread on
step,tread
stepbrother,half-brother,half brother
stereo,stereophony,stereo system,stereophonic system
stereophonic,stereo,two-channel
stereotyped,stereotypic,stereotypical,unimaginative
sterile,unfertile,infertile
sterilize,desex
sterilize,sterilise
stern,after part
sternly,severely
sternocleidomastoid,sternocleidomastoid muscle,sternocleido mastoideus,musculus sternocleidomastoideus
sternum,breastbone
stevedore,loader,longshoreman,docker,dockhand,dock worker,dockworker,dock-walloper,lumper
stewardess,air hostess,hostess
stick out,protrude,jut out,jut,project
stick to,stick with
stick together,stay together
stick,control stick,joystick
stiff,buckram
stiffen,tighten,tighten up
stifle,dampen
stifle,knee
stigmatize,stigmatise,brand,denounce
still,allay,relieve,ease
still-hunt,ambush
stillness,windlessness
stimulant,stimulant drug,excitant
stimulate,arouse,brace,energize,perk up
stimulate,excite
stimulate,shake up,stir
stimulated,stirred up,aroused
stimulation,stimulus,stimulant,input
sting,bite
sting,stinging
stipulate,condition,specify
stir,shift,budge,agitate
stirrup,stirrup iron
stock exchange,stock market,securities market
stock,gunstock
stock,inventory
stock,stockpile
stockholder,shareholder,shareowner
stoic,stoical
stoic,unemotional person
stoicism,stolidness
stomach,tum
stomp,stamp,stump
stone,lapidate
stop,halt
stop,halt,block,kibosh
stop,layover
stopping point,finale,finis,finish,last,conclusion,close
store,fund
store,hive away,lay in,put in,salt away,stack away,stash away
storehouse,depot,storage
storeroom,storage room
storm,tempest
storm,violent storm
stormy,tempestuous
storyline,plot line
stove,kitchen stove,kitchen range,cooking stove
straggler,strayer
straight,consecutive
straighten,straighten out
straighten,unbend
strain,stress
strange,unusual
stranger,alien,unknown
strangle,strangulate,throttle
strangling,strangulation,throttling
strategic,strategical
strategist,strategian
strawberry shrub,sweet shrub
stray,err,drift
streaked,streaky
stream,current
street arab,gamin,throwaway
street cleaner,street sweeper
street corner,turning point
streetcar,trolley,trolley car
streetlight,street lamp
strengthen,beef up,fortify
stress,accentuate
stress,emphasize,punctuate,accent,accentuate
stressed,distressed
stretch,stretch along
stria,striation
strictly,purely
strictly,stringently
stride,tread
strike,work stoppage
string out,spread out
string,twine
stringy,wiry
striped,stripy
striptease artist,striptease,stripteaser,exotic dancer,ecdysiast,peeler
strive,strain
striving,nisus,pains
stroke,apoplexy,cerebrovascular accident
stroke,shot
stroll,saunter
struggle,battle
strut,prance
stub out,crush out,extinguish,press out
stubborn,obstinate,unregenerate
stubbornly,pig-headedly,obdurately,mulishly,obstinately,cussedly
stubbornness,bullheadedness,pigheadedness,self-will
stubbornness,obstinacy,obstinance,mulishness
student,pupil,educatee
study,consider
stuff,clobber
stumble,falter
stumble,trip
stump,tree stump
stunner,knockout,beauty,sweetheart,lulu,mantrap
stupid,stupid person,stupe,dullard,dolt,pudding head,pudden-head,poor fish,pillock
stupidity,betise,folly,foolishness
stupidly,doltishly
stupor,semiconsciousness
stutter,stammer,falter
style,title
stylization,stylisation
subconscious mind,subconscious
subcontract,farm out
subject,depicted object
subject,topic,theme
subjugate,subject
subjugation,subjection
submarine ball,submarine pitch
submarine,pigboat
submarine,undersea
submerge,drown,overwhelm
submerge,submerse
submerged,submersed,underwater
submission,compliance
submit,state,put forward
subordinate,low-level
subordinate,subsidiary,underling,foot soldier
subsequently,later,afterwards,afterward,after,later on
subside,lessen
subsidized,subsidised
subsoil,undersoil
substance,essence,inwardness,meat,pith,nitty-gritty
substantial,substantive
substitute,replace,interchange
substitute,reserve,second-stringer
substitute,sub,stand in,fill in
substitution,permutation,replacement,switch
subtend,delimit
subtract,deduct
suburb,suburbia,suburban area
suburbanized,suburbanised
succeed,come after
succeed,win,come through
successively,in turn
succor,succour,ministration
suck,suck in
sucking,suck,suction
suffer,endure
suffer,sustain
suffering,woe
suffix,postfix
sugar maple,rock maple
sugar,refined sugar
sugar,saccharify
suggest,intimate
suggestion,proposition,proffer
suicide,self-destruction,self-annihilation
suit,accommodate,fit
suitability,suitableness
suitable,suited
suite,rooms
suitor,suer,wooer
sulfur,sulphur
sulphur,sulfur
sultry,stifling
sum up,summarize,resume
sum,amount
sum,summation,sum total
sum,total
summary,sum-up
summation,summing up,rundown
summer solstice,midsummer
summer,summertime
summon,summons
sun,sunbathe
sun-dried,sundried
sunbeam,sunray
sunburned,sunburnt
sunlight,sunshine,sun
sunlit,sunstruck
sunset,sundown
superficiality,shallowness
superimpose,lay over
superior,higher-up,superordinate
superiority,favorable position,favourable position
superiority,high quality
supernatural,occult
supersonic,ultrasonic
superstition,superstitious notion
supervision,supervising,superintendence
supine,resupine
supplant,replace,supersede,supervene upon
supplanting,displacement
supplement,supplementation
supplier,provider
supply,provide,render,furnish
support,back up
support,hold up
supporter,protagonist,champion,admirer,booster
suppose,say
suppress,stamp down,subdue,conquer
surely,certainly,sure,for sure,for certain,sure enough
surf,breakers
surface,come up,rise up
surfeit,cloy
surgeon,operating surgeon,sawbones
surgical operation,surgical procedure,surgical process
surly,ugly
surpass,outstrip,outmatch,outgo,exceed,outdo,surmount,outperform
surreptitiously,sneakily
surrogate,alternate,replacement
surround,environ,skirt,border
surrounded,encircled
surrounding,circumferent
survey,appraise
survey,study
survival,endurance
survive,last,live,live on,endure
survive,pull through,pull round,come through,make it
survivor,subsister
susceptibility,susceptibleness
suspect,surmise
suspend,debar
suspender,gallus
sustain,maintain
swab,swob
swaddle,swathe
swallow,deglutition
swallow,get down
swallow,sup
swamp,drench
swamp,swampland
swear,depose,depone
sweat gland,sudoriferous gland
sweat suit,sweatsuit,sweats,workout suit
sweat,sudate,perspire
sweep away,sweep off
sweep,broom
sweep,expanse
sweep,sail
sweet nothings,honeyed words
sweet roll,coffee roll
sweetheart,sweetie,steady,truelove
sweetly,sweet
sweetness,sugariness
swell,crestless wave
swell,puff up
swell,swell up,tumesce
swelled,vainglorious
swelling,puffiness,lump
sweltering,sweltry
swerve,sheer,curve,trend,veer,slue,slew,cut
swerve,swerving,veering
swiftly,fleetly
swimming pool,swimming bath,natatorium
swimming trunks,bathing trunks
swimming,swim
swimsuit,swimwear,bathing suit,swimming costume,bathing costume
swing around,swing about,turn around
swing door,swinging door
swing,sway
swing,swing over
switch off,turn off
switch on,turn on
switch over,switch,exchange
switch,change
switch,change over,shift
switch,electric switch,electrical switch
switchboard,patchboard,plugboard
swooning,light-headed,lightheaded
swoop,slide
swoop,swoop up
sword,steel
symbol,symbolic representation
symbolic logic,mathematical logic,formal logic
symbolic,symbolical
symmetrical,symmetric
symmetry,proportion
symmetry,symmetricalness
sympathize,empathize,empathise
sympathize,sympathise
sympathy,fellow feeling
sympathy,understanding
symphony orchestra,symphony,philharmonic
symphony,symphonic music
synchronism,synchrony,synchronicity,synchroneity,synchronization,synchronisation,synchronizing
synchronize,sync
synchronous,synchronal,synchronic
syndicate,crime syndicate,mob
synergistic,interactive
synergy,synergism
synonym,equivalent word
syntactic,syntactical
syntax,sentence structure,phrase structure
synthesis,synthetic thinking
synthesize,synthesise
system,scheme
systematically,consistently
systematization,systematisation
systematize,systematise,systemize,systemise
table,tabular array
tableau,tableau vivant
tabularize,tabularise,tabulate
tabulation,tabular matter
tack,wear round
tact,tactfulness
tactic,tactics,maneuver,manoeuvre
tactile property,feel
tactual sensation,tactility,touch perception,skin perceptiveness
tactually,haptically
tadpole,polliwog,pollywog
tag,label,mark
tag,ticket
tailgate,tailboard
take away,bear off,bear away,carry away
take away,take out
take back,bring back
take care,mind
take down,degrade,disgrace,demean,put down
take heart,buck up
take hold,take charge,take control
take off,lift off
take out,move out,remove
take over,assume
take over,relieve
take root,steady down,settle down
take up,fasten on,hook on,seize on
take,takings,proceeds,yield
take,use up
talk of,talk about
talk,speak
talk,speak,utter,mouth
talk,talking
tall order,large order
tamper,monkey
tan,suntan,sunburn,burn
tangible,touchable
tangle,snarl,maze
tank,army tank
tank,storage tank
tantalizing,tantalising
tantalizingly,invitingly
tape recorder,tape machine
tape,tape recording,taping
taper off,peter out,fizzle out,fizzle
target,direct
target,mark
target,target area
tarnish,stain,maculate
tarpaulin,tarp
tarry,linger
taste,appreciation
taste,savor,savour
taste,taste sensation,gustatory sensation,taste perception,gustatory perception
tat,intertwine
tattered,tatterdemalion
tattletale grey,tattletale gray
taunt,taunting
taut,tight
tavern,tap house
tawny,tawny-brown
tax assessor,assessor
tax deduction,deduction
tax return,return
tax,taxation,revenue enhancement
tax-exempt,tax-free,untaxed
taxable,nonexempt
taxidriver,taximan,cabdriver,cabman,cabby,hack driver,hack-driver,livery driver
taxiway,taxi strip
tea cart,teacart,tea trolley,tea wagon
tea service,tea set
tea,afternoon tea,teatime
teach,instruct
teacher,instructor
teaching method,pedagogics,pedagogy
teaching,commandment
teaching,instruction
teak,teakwood
team,squad
team,team up
teammate,mate
tear away,tear off
tear,deplumate
tear,rupture,snap,bust
tear,shoot down,charge,buck
tearless,dry-eyed
tease,annoyer,vexer
tease,badger,pester,bug,beleaguer
tease,razz,tantalize,tantalise,bait,taunt,twit
tease,teasing,tantalization
teaspoon,teaspoonful
technical school,tech
technical,proficient
technical,technological
tee,teeing ground
teem,pullulate,swarm
teeter,totter
teetotaler,teetotaller,teetotalist
telecast,televise
telegraph,telegraphy
telegrapher,telegraphist,telegraph operator
telegraphically,tersely
telepathy,thought transference
telephone booth,phone booth,call box,telephone box,telephone kiosk
telephone company,telephone service,phone company,phone service,telco
telephone line,phone line,telephone circuit,subscriber line
telephone operator,telephonist,switchboard operator
telephone pole,telegraph pole,telegraph post
telephone receiver,receiver
telephone wire,telephone line,telegraph wire,telegraph line
telephone,phone,telephone set
telephone,telephony
telescopic sight,telescope sight
television camera,tv camera,camera
television program,television show
television receiver,television,television set,tv,tv set,idiot box,boob tube,telly,goggle box
television room,tv room
television,telecasting
television,television system
tell,narrate,recount,recite
tellurian,earthling,earthman
tellurian,terrestrial,terrene
temper,irritability,pettishness,snappishness,surliness
temper,mood,humor,humour
template,templet
tempo,pacing
tempt,allure
tempt,invite
temptation,enticement
ten thousand,myriad
ten,tenner,decade
ten,x
tenable,well-founded
tenant,renter
tend,be given,lean,incline
tendon,sinew
tenebrous,tenebrific,tenebrious
tenement,tenement house
tennis racket,tennis racquet
tennis,lawn tennis
tenor,tenor voice
tension,stress
tension,tensity,tenseness,tautness
tent,collapsible shelter
tent-fly,rainfly,fly sheet,fly,tent flap
tenure,incumbency
terminal point,limit
terminal,depot
termination,expiration,expiry
terminology,nomenclature
ternary,treble,triple,triplex
terrace,bench
terribly,atrociously,abysmally,rottenly
terribly,awfully,awful,frightfully
terrific,terrifying
terrify,terrorize
terror,scourge
terror-stricken,terror-struck
terrorize,terrorise
terry cloth,terrycloth
test case,test suit
test room,testing room
test,mental test,mental testing,psychometric test
test,try,try out,essay
tested,time-tested
tested,tried,well-tried
testify,attest,bear witness
testify,bear witness,prove,evidence,show
testily,irritably,petulantly,pettishly
testimony,testimonial
testis,testicle,ballock,bollock,egg
text,textual matter
textbook,text,text edition,schoolbook,school text
textured,rough-textured,coarse-textured
thank,give thanks
thaw,melt,thawing,melting
thaw,thawing
thaw,unfreeze,unthaw,dethaw,melt
the shits,the trots
the skinny,low-down
theater,theatre
theatrical performance,theatrical,histrionics
theist,theistical,theistic
theme,motif
then,and so
thence,therefrom
thence,therefrom,thereof
theodolite,transit
theologian,theologist,theologizer,theologiser
theology,theological system
theoretical,theoretic
theorist,theoretician,theorizer,theoriser,idealogue
therapeutic,therapeutical
therapist,healer
thereafter,thenceforth
therefore,hence,thus
therein,in this,in that
thereon,on it,on that
thereto,to it,to that
thermal,thermic,caloric
thermionic emission,thermal emission
thermistor,thermal resistor
thermocouple,thermocouple junction
thermodynamic,thermodynamical
thermohydrometric,thermogravimetric
thermostat,thermoregulator
thiamine,thiamin,aneurin,antiberiberi factor
thief,stealer
thieving,thievish
thin,lean
think of,repute,regard as,look upon,look on,esteem
think tank,think factory
think up,dream up,hatch,concoct
think,believe,conceive
think,cerebrate
think,suppose,imagine,reckon,guess
thinker,creative thinker
thinking,thought,thought process,cerebration,intellection,mentation
thinness,tenuity
third base,third
third baseman,third sacker
third,tertiary
third,thirdly
thirteen,long dozen
thirteen,xiii
thirties,mid-thirties,thirty-something
thirty,xxx
thoriated,tittering
thoroughly,exhaustively
thoroughly,good
thoughtful,serious-minded
thoughtless,unthinking
thousand,one thousand,chiliad,grand,thou
thousand,one thousand,m,k
thousand-fold,thousand times
thrash out,hammer out
thrash,thresh,lam,flail
thrashing,walloping,debacle,drubbing,slaughter,trouncing,whipping
three,iii
three,trio,threesome,leash,troika,triad,trine,trinity,ternary,ternion,triplet,tercet,terzetto,trey,deuce-ace
three-dimensional,third-dimensional,three-d
three-dimensionality,third-dimensionality
threefold,three times
threshold,limen
thriftlessness,waste,wastefulness
thrive,flourish,expand
thrive,prosper,fly high,flourish
throat,pharynx
throbbing,pounding
throng,mob,pile,jam
throw back,toss back
throw,stroke,cam stroke
thrust,knife thrust
thrust,stuff,shove
thud,thump
thumb,pollex
thump,pound,poke
thump,thumping,clump,clunk,thud
thunder,roar
thunderbolt,bolt
thus,thusly
thwart,cross thwart
thwart,queer,scotch,foil,cross,frustrate,baffle,bilk
thyroid gland,thyroid
thyroid,thyroidal
thyrotropin,thyrotropic hormone,thyrotrophin,thyrotrophic hormone
thyroxine,thyroxin,tetraiodothyronine
tibia,shinbone
tibialis anticus,tibialis anterior
tick,ticking
tick,ticktock,ticktack
tickling,tingling,titillating
tiddly,tipsy
tide,surge
tidy,tidy up,clean up,neaten,straighten,square away
tie down,tie up
tight-fitting,tightfitting,tight fitting,tightly fitting,skinny
tight-knit,tightly knit
tighten,fasten
timbre,tone
time interval,interval
time period,period
time,clip
timely,well-timed,apropos
timely,well-timed,well timed
timepiece,horologe
timid,cautious
timidity,timidness,timorousness
ting,tinkle
tinge,color,distort
tinkle,tink,clink,chink
tint,tinct
tip,steer,confidential information
tiptoe,tippytoe
tirade,philippic,broadside
tire iron,tire tool
tire,wear upon,tire out,weary,wear out,wear down,fag out
tire,weary,fatigue,jade
tiredly,wearily
tissue,tissue paper
titer,titre
title,statute title
tittup,swagger,ruffle,prance,strut,sashay,cock
toast,drink,pledge,salute
tobacco,baccy
toilet,commode,crapper,pot,potty,throne
toilet,lavatory,lav,john,privy,bathroom
tollbooth,tolbooth,tollhouse
tollgate,tollbar
tone language,tonal language
tone system,tonal system
tone,chant,intone
tongue,knife
tongue,lingua,glossa
tonight,this evening,this night
tons,dozens,heaps,lots,scores,stacks,loads,rafts,slews,wads,oodles,gobs,scads,lashings
top,top side,upper side,upside
topic,issue,matter
topmost,uppermost,upmost
topographic point,place,spot
topographical,topographic
topple,tumble,tip
topsoil,surface soil
torment,rag,bedevil,crucify,dun,frustrate
torment,torture,excruciate
tormentor,tormenter,persecutor
tornado,twister
torpor,torpidity
torrent,violent stream
torso,trunk
tortuosity,tortuousness,torsion,contortion,crookedness
tortuous,twisting,twisty,winding,voluminous
torture,torment
toss,sky,pitch
total darkness,lightlessness,blackness,pitch blackness,black
total,number,add up,amount
total,tot,tot up,sum up,summate,tote up,add together,add up
total,totality,aggregate
totalitarian,totalistic
tottering,tottery
touch sensation,tactual sensation,tactile sensation
touch,skin senses,touch modality,cutaneous senses
touch,touching
touch,trace
tough guy,plug-ugly
tough,toughened
tour,circuit
tourist,tourer,holidaymaker
tournament,tourney
tow,towage
towel rack,towel horse
toweling,towelling
tower,pillar
town,townspeople,townsfolk
township,town
trace,draw,line,describe
trace,retrace
trace,tint,suggestion
trace,vestige
trachea,windpipe
tract,pamphlet
tract,parcel
trade name,brand name,brand,marque
trade school,vocational school
trade,craft
trade,merchandise
trade,swap,swop,switch
trade,trade in
trader,bargainer,dealer,monger
traditionalism,traditionality
traditionalist,diehard
traffic light,traffic signal
tragic,tragical
trail,get behind,hang back,drop behind,drop back
train,educate
train,railroad train
training,breeding
training,grooming
trainman,railroader,railroad man,railwayman,railway man
traitor,treasonist
tramp,hobo,bum
trample,trampling
tranquility,quietness,quietude
tranquilizer,tranquillizer,tranquilliser,antianxiety agent,ataractic drug,ataractic agent,ataractic
tranquillity,tranquility,quiet
transaction,dealing,dealings
transcription,written text
transfer,reassign
transfer,shift
transfix,impale,empale
transform,transmute
transform,transmute,metamorphose
transformation,transmutation,shift
transfusion,blood transfusion
transgress,offend,infract,violate,go against,breach
transgress,overstep
transgression,evildoing
transience,transiency,transitoriness
transistor,junction transistor,electronic transistor
transit,pass through,move through,pass across,pass over
translate,transform
translation,interlingual rendition
transliterate,transcribe
translucence,translucency,semitransparency
translucent,semitransparent
transmission,transmittal,transmitting
transmit,channel
transpire,transpirate
transplant,transfer
transport,carry
transport,send,ship
transportation system,transportation,transit
transportation,transfer,transferral
transpose,transplant
transversely,transversally
transvestism,transvestitism,cross dressing
trap,pin
trap,pin down
trap,snare
trap,snare,trammel
trash,junk,scrap
travel by,pass by,surpass,go past,go by,pass
travel rapidly,speed,hurry,zip
travel to,visit
travel,go,move,locomote
travel,journey
travel,traveling,travelling
travel,trip,jaunt
traveled,travelled
traveler,traveller
traveling bag,travelling bag,grip,suitcase
travelogue,travelog
traverse,span
traverse,track,cross,pass over,get over,get across,cut through,cut across
treacherous,unreliable
treachery,betrayal,treason
tread,trample
treason,high treason,lese majesty
treasure,hoarded wealth
treasurer,financial officer
treasury,exchequer
treat,care for
treat,handle,do by
treat,handle,plow,deal
treatment,handling
treaty,pact
tremble,shiver
tremor,earth tremor,microseism
trespass,intrude
trespass,take advantage
trial,run
trial,trial run,test,tryout
triangle,trigon,trilateral
tribe,folk
tribute,testimonial
trichloroacetic acid,trichloracetic acid
trichromatic,trichrome,tricolor
trick,fast one
trickle,dribble,filter
trim,trimness
trimming,trim,passementerie
trip,actuate,trigger,activate,set off,spark off,spark,trigger off,touch off
tripartite,three-party,three-way
triple,three-bagger
trisodium phosphate,trisodium orthophosphate
triviality,slightness,puniness
tropical,tropic
trot,jog,clip
trot,lope
trouble oneself,trouble,bother,inconvenience oneself
trouble,problem
trouble,put out,inconvenience,disoblige,discommode,incommode,bother
troublemaker,trouble maker,troubler,mischief-maker,bad hat
troubleshooter,trouble shooter
troublesomeness,inconvenience,worriment
truck,motortruck
truculence,truculency
true,admittedly,confessedly
truly,genuinely,really
trump up,concoct
trumpet creeper,trumpet vine
trumpeter,cornetist
trunk,tree trunk
trussed,tied
trust,trustingness,trustfulness
trustee,legal guardian
trustfully,trustingly,confidingly
trustworthy,trusty
truth,the true,verity,trueness
truth,true statement
try,seek,attempt,essay,assay
tube,tubing
tube,vacuum tube,thermionic tube,electron tube,thermionic valve
tubular,cannular,tubelike,tube-shaped,vasiform
tuck,insert
tuft,tussock
tug,labor,push
tugboat,tug,towboat,tower
tuition,tuition fee
tularemia,tularaemia,rabbit fever,yatobyo
tulip tree,tulip poplar,canary whitewood
tumble,fall
tumble,topple
tumble,whirl around
tumor,tumour,neoplasm
tumult,tumultuousness,uproar,garboil
tumult,turmoil
tune,melody,strain,melodic line,melodic phrase
tune,tune up
tuneful,melodious
tungsten,wolfram
turbinate bone,turbinate,turbinal
turbulence,turbulency
turbulence,upheaval
turf,sod,sward,greensward
turkey cock,tom turkey
turmoil,hullabaloo
turmoil,upheaval
turn back,arrest,hold back
turn down,turn away
turn in,crawl in,kip down,sack out
turn off,put off
turn out,come out
turn,turning
twelve,dozen
twelve,xii,dozen
twenties,mid-twenties
twenty,xx
twenty-eight,xxviii
twenty-five,xxv
twenty-four,two dozen
twenty-four,xxiv
twenty-nine,xxix
twenty-one,xxi
twenty-seven,xxvii
twenty-six,xxvi
twenty-three,xxiii
twenty-two,xxii
twilight,dusk,gloaming,gloam,nightfall,evenfall,crepuscule,crepuscle
twin bill,doubleheader,double feature
twirl,swirl,twiddle,whirl
twist,twine,distort
twitch,jerk
two,ii
two-dimensionality,flatness,planeness
type,typewrite
typhoid,typhoid fever,enteric fever
typhus,typhus fever
typify,epitomize,epitomise
typify,symbolize,stand for,represent
typing,typewriting
typographic,typographical
tyrant,autocrat,despot
ulcer,ulceration
ultimately,finally,at last
ultraviolet,ultraviolet radiation,ultraviolet light,ultraviolet illumination
umbrage,offense,offence
unaccountable,unexplainable
unachievable,unattainable,undoable,unrealizable
unafraid,fearless
unalterable,inalterable
unaltered,unchanged
unambiguity,unequivocalness
unambiguously,unequivocally
unanimously,nem con,nemine contradicente
unanswered,unreciprocated,unrequited
unanticipated,unforeseen,unseen,unlooked-for
unashamedly,shamelessly,barefacedly
unasterisked,unstarred
unauthorized,unauthorised
unaware,incognizant
unbarred,unbolted,unlatched,unlocked,unsecured
unbeaten,unconquered,unvanquished
unbuttoned,unfastened
uncertain,incertain
uncertainty,uncertainness
unchained,unfettered,unshackled
unclutter,clear
uncompromising,sturdy,inflexible
unconscious mind,unconscious
unconventional,unlawful
unconvincing,flimsy
uncover,expose
undaunted,undismayed,unshaken
undefined,vague
undepicted,unpictured
under attack,under fire
underachiever,underperformer,nonachiever
underbrush,undergrowth,underwood
underestimate,underrate
undergraduate,undergrad
underscore,underline,emphasize,emphasise
understand,realize,see
understand,translate
understanding,apprehension,discernment,savvy
understate,minimize,minimise,downplay
undertake,guarantee
undertake,set about,attempt
undertake,tackle,take on
undertaking,project,task
undervalue,underestimate
underwear,underclothes,underclothing
underwrite,subvention,subvent
undesirable,unwanted
undifferentiated,uniform
undiminished,unrelieved
undisputed,unchallenged,unquestioned
undoubtedly,doubtless,doubtlessly
undress,discase,uncase,strip,strip down,disrobe,peel
undulate,flap,wave
uneconomical,wasteful
unembellished,unornamented
unequivocal,univocal,unambiguous
unexpressed,unsaid,unstated,unuttered,unverbalized,unverbalised,unspoken
unfair,unjust
unfamiliarity,strangeness
unfathomed,unplumbed,unsounded
unfavorable,unfavourable
unfeelingness,callousness
unfold,spread
unfold,stretch,stretch out
unfolding,flowering
unfortunate,unfortunate person
unfortunately,unluckily,regrettably,alas
unglazed,glassless
ungraciously,ungracefully,gracelessly,woodenly
ungrateful,thankless,unthankful
unharmed,unhurt,unscathed,whole
unheated,unwarmed
unholy,unhallowed
unhorse,dismount,get down
uniform,unvarying
unify,unite,merge
unimaginative,uninventive
uninfluenced,unswayed,untouched
uninitiate,uninitiated
unintelligent,stupid
union,labor union,trade union,trades union
unique,unequaled,unequalled,unparalleled
uniquely,unambiguously
unit,social unit
unite,combine
unite,unify
universal,worldwide
universalistic,universalist
universalize,universalise
universe,existence,world,cosmos,macrocosm
unknown,unknown region,terra incognita
unleash,let loose,loose
unlimited,limitless
unliterary,nonliterary
unlovely,unpicturesque
unlucky,luckless
unmake,undo
unmask,uncloak
unmatched,unmated,unpaired
unmoved,unaffected
unnecessary,unneeded
unobservant,unseeing
unobtainable,unprocurable
unpack,take out
unpatriotic,disloyal
unplowed,unploughed,unbroken
unplug,disconnect
unquestionably,unimpeachably
unravel,unknot,unscramble,unpick
unrecognizable,unrecognisable
unreflective,unthinking,unthoughtful
unregretful,unregretting
unretentive,forgetful
unsaddle,offsaddle
unservile,unsubmissive
unshaven,unshaved
unsolved,unresolved
unstained,unvarnished
unsteadily,falteringly,uncertainly
unstuff,loosen up
unsusceptibility,immunity
untested,untried
untie,unbrace,unlace
untold,incalculable
untouched,untasted
untrammeled,untrammelled
unusually,remarkably,unco,notably
unwed,unwedded
unwillingness,involuntariness
unwind,wind off,unroll
unwittingly,inadvertently,unknowingly
unwrinkled,wrinkleless
up here,over here
up,upwards,upward,upwardly
upland,highland
upper hand,whip hand
upraised,lifted
upright,unsloped
upriver,upstream
uproot,deracinate
uproot,eradicate,extirpate,root out,exterminate
uproot,extirpate,root out
upset,discompose,untune,discomfit
upset,overthrow
upstairs,upstair
upwind,weather
urban area,populated area
urbanized,urbanised
urge,impulse
urge,press
urgently,desperately
urine,piss,pee,piddle,weewee
usable,useable,operational
use,expend
use,habituate
use,usage,utilization,utilisation,exercise
use,utilize,utilise,apply,employ
useable,usable
useful,utile
usurp,take over,arrogate
uterus,womb
utilitarian,useful
utility,public utility
utility,usefulness
utmost,uttermost,maximum,level best
utter,emit,let out,let loose
vacancy,emptiness,vacuum
vacate,empty,abandon
vacate,resign
vacation,holiday
vaccine,vaccinum
vacuolate,vacuolated
vacuolization,vacuolisation,vacuolation
vacuum,vacuity
vacuum,vacuum-clean,hoover
vainly,in vain
valet,gentleman
valiant,valorous
validate,corroborate
validity,rigor,rigour
validity,validness
valley,vale
valuable,worthful
value,economic value
vandalism,hooliganism,malicious mischief
vanguard,cutting edge
vanish,disappear,go away
vantage point,viewpoint
vapor pressure,vapour pressure
vapor,vapour
vaporization,vaporisation,vapor,evaporation
vaquero,buckaroo,buckeroo
variability,variableness
variable,variable quantity
varicolored,varicoloured,variegated
variously,diversely,multifariously
vary,motley
varying,variable
vastly,immensely
vaudeville,music hall
vault,burial vault
vaulting horse,long horse,buck
vegetable,veggie,veg
vegetation,flora,botany
vehemence,emphasis
vein,vena
veined,venose,veinlike
velour,velours
velvet,velvety,velvet-textured
vending,peddling,vendition
vengeance,retribution
vent,venthole,vent-hole
vent,ventilate
vent,ventilate,give vent
vent,volcano
ventilation,ventilation system,ventilating system
venture,embark
venture,hazard,adventure,stake,jeopardize
venue,locale,locus
veranda,verandah
verbena,vervain
verge,brink
vermilion,vermillion,cinnabar
vernacular,vulgar
verse,rhyme
verse,verse line
vertebrate,craniate
vertex,apex
very well,fine,all right
very,real,rattling
vespers,evensong
vessel,vas
vest,waistcoat
veteran,old-timer,oldtimer,old hand,warhorse,old stager,stager
veteran,vet,ex-serviceman
veteran,veteran soldier
veterinarian,veterinary,veterinary surgeon,vet
veto,negative
vex,disturb,stir up,raise up
vibrant,vivacious
vicinity,locality,neighborhood,neighbourhood
vicious circle,vicious cycle
viciously,brutally,savagely
victim,dupe
victimize,swindle,rook,goldbrick,nobble,diddle,bunco,defraud,scam,mulct,hornswoggle,short-change,con
victimize,victimise
victor,master,superior
victorious,winning
victory,triumph
video recording,video
view,aspect,scene,vista,panorama
view,look at
view,survey
viewing audience,viewers
viewpoint,standpoint
vigilantly,watchfully
vilify,revile,vituperate
village,hamlet
village,small town,settlement
villain,baddie
villain,scoundrel
vim,vitality
vineyard,vinery
vinyl,vinyl group,vinyl radical
violate,go against
violation,infringement
violet,reddish blue
violin,fiddle
violinist,fiddler
virtual,practical
virtue,virtuousness,moral excellence
virulence,virulency
visceral,splanchnic
viscometer,viscosimeter
viscosity,viscousness
visibility,visibleness
visible,seeable
vision,visual sensation
visit,call in
visit,inspect
visitor,visitant
visual image,visualization,visualisation
visualize,envision,fancy,see,figure,picture
vital organ,vitals
vital principle,life principle
vitality,verve
vocable,spoken word
vocabulary,lexicon,mental lexicon
vocal cord,vocal fold,vocal band,plica vocalis
vocational training,vocational education
voice,vocalization,vocalisation,phonation,vox
voice,vocalize
voiced,sonant
volcanic eruption,eruption
volition,will
volition,willing
volleyball,volleyball game
voltage,electromotive force,emf
voltaic battery,galvanic battery
voltaic cell,galvanic cell,primary cell
voltaic pile,galvanic pile
voltaic,galvanic
volumetric,volumetrical
volunteer,military volunteer,voluntary
volunteer,offer
volunteer,unpaid worker
vomit,vomit up,sick,be sick,regorge,retch,puke,barf,chuck,upchuck,throw up
vomiting,emesis,disgorgement,puking
vote,ballot,voting,balloting
vote,suffrage
voter,elector
voting precinct,election district
voting system,electoral system
vowel system,vocalism
vowel,vowel sound
voyage,sail,navigate
vulpine,vulpecular
wag,waggle
wag,wit
wage,pay,earnings,remuneration,salary
wages,reward
wagon,waggon
wail,whimper,mewl,pule
wailing,bawling
waist,waistline
wait,hold off,hold back
wait,waiting
wait,waitress
waiter,server
waive,relinquish,forgo,forego,foreswear,dispense with
wake up,awake,arouse,awaken,wake,come alive
walk about,walk around
walk,pass
walk,walking
walk-to,walking
walkway,paseo
wall in,wall up
wall socket,wall plug,electric outlet,electrical outlet,outlet,electric receptacle
wall,paries
wallet,billfold,notecase
wallow,rejoice,triumph
walnut,walnut tree
walrus,seahorse,sea horse
wander,swan,stray,tramp,roam,ramble,rove,range,drift,vagabond
wanderer,roamer,rover
wangle,finagle
want,need,require
war cry,rallying cry,battle cry,cry,watchword
war whoop,battle cry
war,warfare
ward,hospital ward
wardrobe,closet
warehouse,storage warehouse
warm,warm up
warm-up,tune-up
warmheartedness,warmth
warmongering,war advocacy
warn,discourage,admonish
wash down,flush down
wash,dry wash
wash,launder
wash,rinse
wash,washing,lavation
washbasin,washbowl,lavatory
washup,bathing
washy,weak
waste,squander
waste,waste material,waste matter,waste product
wastepaper basket,wastebasket,waste basket,circular file
watch,look on
watch,view
watch,watch over
watchfulness,wakefulness,vigilance,alertness
watchmaker,horologist,horologer
watchman,watcher,security guard
water buffalo,water ox
water closet,closet,loo
water development,water project,water program
water line,watermark
water moccasin,cottonmouth,cottonmouth moccasin
water right,riparian right
water sport,aquatics
water vapor,water vapour
water,irrigate
watercolorist,watercolourist
watering place,watering hole,spa
waterline,water line,water level
waterproofing,sealing
watershed,water parting
wattle,lappet
wave,moving ridge
waving,wafture
wax,mount,climb
waxen,waxlike
waxen,waxy
way,right smart
ways,shipway,slipway
wayside,roadside
weak part,weak spot,soft spot
weaken,step down
wealth,riches
wealth,wealthiness
wean,ablactate
weapon,arm,weapon system
weapon,artillery
weaponry,arms,weapons system,munition
wear out,bust
wear,have on
wear,wear off,wear out,wear down,wear thin
weather,endure,brave,brave out
weather,weather condition,atmospheric condition
weave,interweave
weave,tissue
weave,wind,thread,meander,wander
web,entanglement
wedding,wedding ceremony,nuptials,hymeneals
wedge,squeeze
wedge,wedge shape,cuneus
weed out,comb out
week,calendar week
week,hebdomad
weigh,librate
weight,free weight,exercising weight
weight,weightiness
weightlifter,lifter
welfare case,charity case
well up,swell
well,fountainhead
well,good
well-fed,well-nourished
well-meaning,unthreatening
wellbeing,well-being,welfare,upbeat,eudaemonia,eudaimonia
west,due west,westward
westward,westwards
wetting agent,wetter,surfactant
whack,wham,whop,wallop
wheedle,cajole,blarney,coax,sweet-talk,inveigle
wheel,roll
wheel,wheel around
whet,quicken
while away,get through
while,spell
whine,squeak,screech,creak,screak,skreak
whip,lash
whipping,flogging,lashing
whir,whirr,whirring
whirl,commotion
whirl,spin,twirl
whirl,swirl,vortex,convolution
whiskey,whisky
whistle,whistling
white clover,dutch clover,shamrock
white,whiteness
whiten,white
whizz,whiz,whirr,whir,birr,purr
whole shebang,whole kit,whole caboodle,whole works,works,full treatment
wholly,entirely,completely,totally,all,altogether,whole
whorehouse,brothel,bordello,bagnio,bawdyhouse,cathouse,sporting house
wickedly,evilly
wickedness,darkness,dark
wicker,wickerwork,caning
wide,broad
widen,broaden,extend
widow,widow woman
widower,widowman
width,breadth
wield,exert
wife,married woman
wifely,wifelike,uxorial
wild man,feral man
wild,untamed
wildcat well,wildcat
wildness,abandon
will,testament
willful,wilful
willfully,wilfully
willow,willow tree
win back,get back
win over,convince
win,gain
win,pull ahead,make headway,get ahead,gain ground
wind,air current
wind,curve
wind,wrap,twine
windbreak,shelterbelt
windshield,windscreen
wine,vino
wine,wine-colored,wine-coloured
wing,offstage,backstage
wink,blink,blink away
winner,victor
winsomely,engagingly
winter,overwinter
winter,wintertime
wintry,wintery
wipe off,wipe away
wipe out,sweep away
wipe up,mop up,mop
wire,conducting wire
wiretap,intercept,bug
wisdom,sapience
wise guy,smart aleck,wiseacre,wisenheimer,weisenheimer
wisecrack,sally
wisely,sagely
wish,care,like
wish,indirect request
wish,wish well
wish,wishing
wit,humor,witticism,wittiness
withdraw,retreat,pull away,draw back,recede,pull back,retire,move back
withdrawal,backdown,climb-down
withhold,deduct,recoup
withholding tax,withholding
without doubt,no doubt
witness,see
witness,witnesser,informant
wittingly,knowingly
wolflike,wolfish
woman,adult female
wonder,inquire,enquire
wonder,marvel
wonder,wonderment,admiration
wonderfully,wondrous,wondrously,superbly,toppingly,marvellously,terrifically,marvelously
woo,court
woo,court,romance,solicit
wood grain,woodgrain
wooden leg,pegleg
woodpecker,peckerwood
wool,woolen,woollen
woolen,woollen
word picture,word-painting,delineation,depiction,characterization,characterisation
wording,phrasing,phraseology
work at,work on
work camp,prison camp,prison farm
work force,workforce,manpower,hands,men
work out,work up
work papers,work permit
work through,run through,go through
work,do work
workbench,work bench
workboard,work-board
workman,workingman,working man,working person
works,deeds
workshop,shop
worktable,work table
workweek,week
world affairs,international affairs
world organization,world organisation,international organization,international organisation,global organization
world power,major power,great power,superpower
world,reality
worldly concern,earthly concern
worldly possessions,worldly belongings,worldly goods
worm fence,snake fence
worm,louse,insect,dirt ball
worry,headache,vexation
worry,vex
worsen,aggravate,exacerbate,exasperate
worsen,decline
worst,mop up,whip,rack up
wound,injure,bruise,offend,spite
wound,injury,combat injury
wound,lesion
wounded,maimed
wrap,wrap up
wrap,wrapper
wrathful,wroth,wrothful
wreath,coronal,chaplet,lei
wrestle,wrestling,grappling
wrestler,grappler,matman
wrestling,rassling,grappling
wriggling,wriggly,writhing
wring out,squeeze out
wring,wrench
wrinkle,crease,crinkle,crisp
wrinkle,furrow,crinkle,seam
wrist,carpus,wrist joint,radiocarpal joint,articulatio radiocarpea
wristwatch,wrist watch
writ,judicial writ
write down,set down
write on,write of,write about
write out,make out
write out,write up
write,compose,pen,indite
writer,author
writhe,wrestle,wriggle,worm,squirm,twist
writing table,escritoire,secretaire
writing,authorship,penning
writing,written material
written communication,written language
written symbol,printed symbol
wrong,legal injury
wrong,wrongfulness
wrongdoer,offender
wrongly,wrong
yacht,racing yacht
yack,jaw,yack away,rattle on,yap away
yak,yack,yakety-yak,chatter
yank,jerk
yard,grounds,curtilage
yawn,yawning
yaws,frambesia,framboesia
year,twelvemonth,yr
year-round,year-around
yell,scream
yelling,shouting
yellow ocher,yellow ochre
yellow,yellowed
yellow,yellowish,xanthous
yellow,yellowness
yellowish brown,raw sienna,caramel brown
yelp,yip,yap
yield,fruit
yield,give,afford
yip,yelp,yelping
yokel,rube,hick,yahoo,hayseed,bumpkin,chawbacon
yonder,yon
young buck,young man
young person,youth,younker,spring chicken
young,immature
young,offspring
youthful,vernal,young
zero,nought,cipher,cypher
zest,spice,spice up
zigzag,crank
zip by,fly by,whisk by
zip up,zipper,zip
zombie,living dead
zonk out,pass out,black out
zoo,zoological garden
zoom,zoom along,whizz along
zymosis,zymolysis,fermentation,fermenting,ferment
`;
