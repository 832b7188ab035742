/**
 * Right words in a place where only their double can be meant, and plurals that English has not. Nothing is listed that may be meant as it stands.
 */
export const misusedWords: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?<=\b(?:with|of|for|about|improve|improved|support|supported|help|helped|helping|manage|managed|meet|met|achieve|achieved) )there(?= (?!is\b|are\b|was\b|were\b|will\b|and\b|or\b|to\b|in\b|at\b|on\b|for\b|as\b|when\b|by\b|with\b|until\b|since\b|from\b|I\b|we\b|they\b)[a-z]{3,})/gi,
    'their',
  ],
  [/\bthere(?= own\b)/gi, 'their'],
  [/(?<=\b[a-z]+s and )there(?= (?:famil(?:y|ies)|parents|children|relatives|carers|homes|needs)\b)/gi, 'their'],
  [
    /\b(?<=\b(?:values|value|loves|knows|improved|improve|with|of|for|and|to|in|on) )it['’]s(?= (?:own|people|staff|customers|clients|employees|members|users|kind|peak|products|services|teams?|partners|suppliers|branches|stores|brand)\b)/gi,
    'its',
  ],
  [/\balot\b/gi, 'a lot'],
  [
    /\bloosing(?= (?:an?|the|any|money|time|data|business|trade|customers?|clients?|stock|control|sight|track)\b)/gi,
    'losing',
  ],
  [
    /(?<=\b(?:over|for|about|nearly|almost|than) (?:two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|[2-9]|[1-4]\d) )year(?=(?: and (?:I|we|have|am)\b| experience\b|[.;,]|$))/gim,
    'years',
  ],
  // the years own the experience
  ...['years', 'months'].map((span): readonly [RegExp, string] => [
    new RegExp(
      `(?<=\\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|[2-9]|[1-4]\\d)\\+? )${span}(?= (?:relevant |work(?:ing)? |professional |practical |hands[- ]on )?experience\\b)`,
      'gi',
    ),
    `${span}’`,
  ]),
  [/\b(?<=\b(?:could|should|would|must|might) )of(?= [a-z]+(?:ed|en|one|ne|t)\b)/gi, 'have'],
  [
    /\b(?<=\b(?:more|less|fewer|better|greater|higher|lower|faster|rather|larger|other|earlier|later) )then\b(?! (?:I|we|they|he|she)\b)/gi,
    'than',
  ],
  [/\b(?<=\b(?:was|were|been|team|teams) )lead(?= by\b)/gi, 'led'],
  [/\bprinciple(?= (?:engineer|investigator|architect|consultant|designer|scientist|analyst)s?\b)/gi, 'principal'],
  [/\b(?<=\boffice )stationary\b/gi, 'stationery'],
  [/\b(?<=\bmise en )plase\b/gi, 'place'],
  [/\bcurriculum vita\b(?!e)/gi, 'curriculum vitae'],
  [/\bdocumentations\b/gi, 'documentation'],
  [/\binformations\b/gi, 'information'],
  [/\bequipments\b/gi, 'equipment'],
  [/\bsoftwares\b/gi, 'software'],
  [/\bhardwares\b/gi, 'hardware'],
  [/\bfeedbacks\b/gi, 'feedback'],
  [/\badvices\b/gi, 'advice'],
  [/\bknowledges\b/gi, 'knowledge'],
  [/\bfurnitures\b/gi, 'furniture'],
  [/\bmachineries\b/gi, 'machinery'],
  [/\b(?<=\b(?:I|we|they|you) )dont\b/gi, 'don’t'],
  [/\b(?<=\b(?:I|we|they|you|he|she|it) )didnt\b/gi, 'didn’t'],
  [/\b(?<=\b(?:he|she|it) )doesnt\b/gi, 'doesn’t'],
];
