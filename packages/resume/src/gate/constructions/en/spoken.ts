import { findEnglishVerb } from '@verdant/lexicon';
import { isPerson } from '../../meaning/posts.ts';
import { type Construction, END, reEnglish as re } from '../construction.ts';

const FIGURE = '[£$€]?\\d[\\d,.]*';
const UNIT = '%|percent|points?|hours?|minutes?|seconds?|days?|weeks?|months?|people|staff|errors?|complaints?|steps?';
const size = (figure = ''): number => Number(figure.replace(/[£$€,%]/g, ''));
const FELL = 'fell|dropped|went down|came down|declined|decreased|shrank';
const ROSE = 'rose|went up|grew|climbed|increased|improved';
const SO =
  ',? (?:so(?: that)?|which meant(?: that)?|meaning(?: that)?|with the result that|as a result of which|which led to the fact that)';

const LESS = 'shorter|fewer|smaller|lower|cheaper|less';
const MORE = 'longer|larger|bigger|higher';
const DOING: Record<string, string> = {
  supervisor: 'supervised',
  manager: 'managed',
  mentor: 'mentored',
  tutor: 'tutored',
  trainer: 'trained',
  coach: 'coached',
};

/** Became fewer, used to take six weeks, is now 78 %, was 40 %: which way a figure went. */
const WENT: readonly Construction[] = [
  [
    re(
      `\\b(${FELL}|${ROSE}) to (${FIGURE}%?)(?: (${UNIT}))?[,;]? (?:and )?(?:before(?: that)?,? (?:it was|they were)|(?:it|they) (?:was|were|had been)|(?:was|were)|up from|down from) (${FIGURE}%?)(?: (?:${UNIT}))?(?: before)?${END}`,
    ),
    (_, way = '', now, unit, before) =>
      `${new RegExp(`^(?:${FELL})$`, 'i').test(way) ? 'fell' : 'rose'} from ${before} to ${now}${unit ? ` ${unit}` : ''}`,
  ],
  [re(`\\b(?:got|became|grew|were|was made) (?:${LESS}),? (?=from |by )`), 'fell '],
  [re(`\\b(?:got|became|grew|were|was made) (?:${MORE}),? (?=from |by )`), 'rose '],
  [/\bshortened (?=from \d)/gi, 'fell '],
  [/\blengthened (?=from \d)/gi, 'rose '],
  [
    re(
      `(?<=^|[.;] )(?:the |our )?([\\w’' -]{3,40}?) used to (?:take|be|cost|last) (${FIGURE})(?: (${UNIT}))?,? (?:and |but )?(?:I )(?:got|brought|cut|reduced|took) (?:it|that|this) (?:down )?to (${FIGURE})(?: (${UNIT}))?`,
    ),
    (said = '', what = '', before, unit, now, other) =>
      size(now) < size(before) ? `reduced ${what} from ${before} to ${now} ${unit ?? other ?? ''}`.trimEnd() : said,
  ],
  [
    re(
      `([,;]) (?:the )?([\\w’' -]{3,30}?) (?:is|are|was|were) now (${FIGURE}%?)(?: (${UNIT}))?[,;(]? ?\\(?(?:it )?(?:was|were|used to be|up from|down from|from) (${FIGURE}%?)(?: before)?\\)?${END}`,
    ),
    (said = '', mark, what, now = '', unit, before = '') =>
      size(now) === size(before)
        ? said
        : `${mark} ${size(now) < size(before) ? 'reducing' : 'raising'} ${what} from ${before} to ${now}${unit ? ` ${unit}` : ''}`,
  ],
];

/** 25 minutes instead of 40, that brought it about: what somebody's deed led to, as it is told and as it is written. */
const OUTCOMES: readonly Construction[] = [
  [
    re(
      `\\b(?:took|takes|lasted|needed|cost|was|were|is) (?:only |just )?(${FIGURE}) ?(${UNIT})? (?:instead of|rather than|not|down from|up from|compared with|where it (?:had been|used to be|was)) (?:the (?:usual|previous|old) )?(${FIGURE})(?: ?(?:${UNIT}))?(?: (?:before|previously|as before))?(?! (?:[a-z]+s\\b|(?:as )?(?:planned|estimated|budgeted|quoted|allowed|expected|scheduled|promised)))`,
    ),
    (said = '', now, unit = '', before) =>
      size(now) === size(before)
        ? said
        : `${size(now) < size(before) ? 'fell' : 'rose'} from ${before} to ${now}${unit === '%' ? '%' : unit && ` ${unit}`}`,
  ],
  [
    re(`${SO} ((?:[\\w’'-]+ ){1,5}?)(${FELL}|${ROSE}) (?=from |by |to )`),
    (said = '', what, way = '', ...rest) => {
      const [at, text] = rest.slice(-2) as unknown as [number, string];
      return isOwnDeed(text.slice(0, at))
        ? `, ${new RegExp(FELL, 'i').test(way) ? 'reducing' : 'raising'} ${what}`
        : said;
    },
  ],
];

const COUNTS = '(?=(?:about |around |roughly )?(?:\\d|one|two|three|four|five|six|seven|eight|nine|ten))';
/** It was £7.10 before; that's 54 rooms. */
const FIGURES: readonly Construction[] = [
  [
    re(
      `\\b(?:got|brought|took|cut) ((?:[\\w’'-]+ ){1,6}?)(?:down )?to (${FIGURE})(?: (${UNIT}))?[,;]? (?:and |where |which |when )?(?:it|this|that|they) (?:was|had been|were|used to be|stood at) (${FIGURE})(?: (?:${UNIT}))?(?: (?:before|previously|earlier|at first))?${END}`,
    ),
    (said = '', what = '', now, unit, before) =>
      size(now) < size(before) ? `reduced ${what}from ${before} to ${now}${unit ? ` ${unit}` : ''}` : said,
  ],
  [/,?(?: worth| to the value of| valued at| totalling) (?=(?:about |around |over |up to )?[£$€]\d)/gi, ', '],
  [re(`, (?:that['’]s|that is|which is|i\\.e\\.|that makes|so|in all|a total of) ${COUNTS}`), ', '],
  [
    /\b(?:never|not once|have never|has never) (?:had|took|taken) (?:an? |one |any |a single )?(?:days? off sick|sick days?|days? of sick leave|day['’]s sick leave)\b|\b(?:no|zero|without) (?:days? off sick|sick days?|days? of sick leave|sickness absences?)(?: taken)?\b/gi,
    'no sick days',
  ],
];

/** Changed the ordering, I wrote a guide: the one who writes did it. */
const isOwnDeed = (before: string): boolean => {
  const opener = /(?:^|[.;] |\band )(?:I |also )?([a-z]+)(?= [^.;]*$)/i.exec(before.split(/[.;]\s/).at(-1)!)?.[1] ?? '';
  return /[a-z]{2}ed$/i.test(opener) || findEnglishVerb(opener)?.past === opener.toLowerCase();
};

const MANY = '(?:about |around |up to )?(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** In charge of 6 cleaners, responsible for a team of 16: of people that is to lead them. */
const PEOPLE: readonly Construction[] = [
  [
    re(
      `\\b(?:responsible for|in charge of|led|leading|managed|supervised)( an?| the| my)?(?: ([a-z-]+ )?(team|crew|gang|shift|squad) of)? (${MANY}) ((?:[a-z-]+ ){0,2}?)([a-z]+)(?=\\s*(?:[,;.)(]|$)| (?:on|in|at|for|and|during|who|across|over|with|from|to)\\b)`,
    ),
    (said = '', article = '', _, group, many, kind = '', who = '') =>
      isStaff(who) && (group !== undefined || article === '')
        ? `${/^(?:managed|supervised)/i.test(said) ? 'managed' : 'led'} ${many} ${kind}${who}`
        : said,
  ],
];
const isStaff = (who: string): boolean =>
  /^(?:people|staff|men|women)$/i.test(who) || isPerson(who) || isPerson(who.replace(/s$/, ''));

/** What one does at work in plain words, by the verb that a page has for it. */
const DEEDS: readonly Construction[] = [
  [
    /,? (?:where )?(?:on average,?|an average of) (\d+)(?: people)? (?:took part|came|attended|participated)(?= each|\s*(?:[,;.)]|$))|,? averag(?:ing|ed) (\d+) (?:participants|attendees|people)/gi,
    (_, came, took) => ` averaging ${came ?? took} participants`,
  ],
  [
    /\b(workshops?|training|sessions?|courses?|classes|lessons|events?|meetings?|guides?|tours?|trips?) for (?:the |our )?([a-z]{3,})s(?=\s*(?:[,;.)]|$)| (?:in|on|at|over|averaging|and|each|every|about)\b)/gi,
    '$2 $1',
  ],
  [
    /\bdid (?=(?:[a-z]+, )*(?:[a-z]+ )?(?:logos?|flyers?|posters?|brochures?|layouts?|covers?|packaging|banners?|illustrations?)\b)/gi,
    'designed ',
  ],
  [
    /,? so (?:that )?(?:everyone|everybody|all staff|we all|all of us|people) (?:used|uses|use|had|has|have) the same /gi,
    ' to standardise ',
  ],
  [
    /\b(?:after|following|according to|based on|in response to|in line with) (?:their |client |customer |his |her |the |client['’]s |clients['’] )?(?:comments|feedback|remarks|input)\b/gi,
    'based on feedback',
  ],
  [/(?<=^|[.;] ?)my (?!role|job|duties|duty|main|work|tasks?|responsibilit)(?=[a-z]+ )/gi, ''],
  [/(?<=\d [a-z-]+(?: [a-z-]+)?|\d) in (?:a|one|each) (day|week|month|shift|year)(?=\s*(?:[,;.)]|$))/gi, ' a $1'],
  [
    /\b(customers?|clients?|guests?|students?|pupils|patients|passengers|users|callers) (?:gave me|rated me|gave us|rated us|rated my work) (?:an average of |on average )?(\d(?:\.\d+)?)(?: out of |\s?\/\s?)(5|10)(?: on average)?/gi,
    (_, who = '', mark, best) => `average ${who.toLowerCase().replace(/s$/, '')} rating of ${mark}/${best}`,
  ],
  [/\b(?:achieved|received|had|held|got|earned|maintained) (?:an? )?(?=average [a-z]+ rating of)/gi, ''],
  [
    re(`\\b(?:most|the majority) (?:of (?:the |our |my )?)?([a-z]+s)((?: [a-z]+){0,5}) \\((\\d+(?:\\.\\d+)?%)\\)`),
    '$3 of $1$2',
  ],
  [
    /\b(?:was|am|being) (?:the |an? )?(supervisor|manager|mentor|tutor|trainer|coach) (?:of|to|for) (?=\d|one |two |three |four |five |six )/gi,
    (_, post = '') => `${DOING[post.toLowerCase()]} `,
  ],
  [
    /\b(?:who|they|when they|if they|that) (?:could not|couldn['’]t|were not able to|were unable to|cannot|can['’]t|are unable to) (?:come|attend|get|travel) /gi,
    'unable to attend ',
  ],
  [/\bunable to (?:come|get|travel) (?:in)?to /gi, 'unable to attend '],
  [/\b(?:went to|visited) ((?:[\w-]+ )?[\w-]+)(?:['’]s?|s['’]) (?:homes?|houses?)\b/gi, 'made home visits to $1'],
  [
    /\bif ((?:the |our |any )?[a-z]+) had (?:any |an? )?(problems?|issues?|questions?|complaints?) with ([^,;.]{3,50}?),? I (?:sorted (?:it|them|this) out|solved (?:it|them)|fixed (?:it|them)|dealt with (?:it|them)|answered (?:it|them)|resolved (?:it|them))/gi,
    'resolved $1 $2 with $3',
  ],
  [
    /,? (?:which|that|and) saved (?:him|her|them|us|the [a-z]+|our [a-z]+) (?=(?:about |around |over )?[£$€\d])/gi,
    ', saving ',
  ],
  [/\bsaving (?:him|her|them|us|the [a-z]+|our [a-z]+) (?=(?:about |around |over )?[£$€\d])/gi, 'saving '],
  [
    /\b(back|neck|knee|shoulder|hip|joint|heart|skin|eye|lung|kidney|stomach|health|medical|mental health) (?:problems|issues|complaints|conditions)\b/gi,
    '$1 conditions',
  ],
  [/(?<=^|[.;,] ?)(?:I )?(?:was|am|being) the (?:one|person|member of staff) (?:who|that) (?=[a-z])/gi, ''],
  [/\b(?:wrote|made|drew up|kept|writing|making|keeping) (?:an? |the )?lists? of /gi, 'listed '],
  [/\bworked my way up from /gi, 'promoted from '],
  [
    /\b(an?|the) ((?:[a-z-]+ )?[a-z-]+) (?:that|which) I (?:made|built|created|designed|developed|wrote)(?: (?:by )?myself)?(?=\s*(?:[,;.)]|$))/gi,
    'a self-made $2',
  ],
  [/\b(?:my own|an? own|self-(?:built|created|designed|developed|written))\b/gi, 'self-made'],
  [/\b(?:thought up|thought of|came up with|devised|invented|worked out) (?:an? )?(?:new )?/gi, 'devised '],
  [
    re(
      `\\b(ways?|methods?|techniques?) (?:of|to|for) ([a-z]+ing) ([a-z]{3,}?)s?(?=\\s*(?:[,;.)]|$)| (?:which|that|and|in|at|to)\\b)`,
    ),
    '$3-$2 $1',
  ],
  [
    /\b(?:got|getting) ((?:[\w’'-]+ ){1,4}?)(?:going|running|working)(?: again)?\b(?! (?:on|to|with|towards))/gi,
    'repaired $1',
  ],
  [/\bgetting repaired\b/gi, 'repaired'],
  [
    re(
      `\\b(?:put|entered|typed|moved|transferred) ((?:[\\w,’'-]+ ){1,4}?)(?:on ?to|into|on) (?:the |a |our )?computers?(?=\\s*(?:[,;.)]|$)| (?:in|over|within|for) )`,
    ),
    'digitised $1',
  ],
  [/\bpaper (files|records|forms|archives?|documents|notes)(?= (?:digiti|scan))/gi, '$1'],
  [
    /,? (?:which |that |and )?(?:went|goes|has gone|now) live (?=in |on |by |at )|, (?:which |that )?(?:was |were )?launched (?=in |on |by |at |(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b)/gi,
    ', went live ',
  ],
  [/(?<=, went live )in /gi, ''],
  [
    /(?<=^|[.;,] ?)(?:got|won|received|was given|given|awarded|was awarded) (?:the |an? )?(?:award|prize|title|distinction) (?:for|of|as) (?:the |an? )?/gi,
    'named ',
  ],
  [/(?<=^|[.;,] ?)(?:was )?named (?:the |an? |as )/gi, 'named '],
  [
    /\b(thes[ie]s|dissertations?) (?:of|by|for) (\d+|an?|one|two|three|four|five|six) (master['’]s|bachelor['’]s|ph\.?d|doctoral|undergraduate|honours) (?:students?|candidates?)\b/gi,
    '$2 $3 $1',
  ],
  [/\b(?:show|teach)(?:ed|ing)? ((?:[\w’'-]+ ){1,4}?)how to (?:do|make|use|prepare|cook) (?=[a-z])/gi, 'taught $1'],
  [/\btaught ((?:[\w’'-]+ ){1,4}?)how to (?=[a-z])/gi, 'taught $1to '],
  [
    /\b(?:who |that |which )?(?:came|turned up|showed up|took part) (?=every |each |weekly|daily|regularly)/gi,
    'attended ',
  ],
  [/\b(?:attended|visited|used) by ((?:about |around |up to |over )?\d+ (?:[a-z]+ )?[a-z]+)\b/gi, '; $1 attended'],
];

/** As people tell it of themselves, and as it is written on a page. */
export const englishSpoken: readonly Construction[] = [...FIGURES, ...WENT, ...OUTCOMES, ...PEOPLE, ...DEEDS];
