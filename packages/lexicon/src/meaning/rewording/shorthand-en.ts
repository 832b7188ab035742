/** How people write in haste, and what it stands for: a word a line, with or without a full stop behind it. */
export const englishShorthand = `
avg | average
incl | including
excl | excluding
dept | department
depts | departments
mgmt | management
mgr | manager
mgrs | managers
asst | assistant
govt | government
yr | year
yrs | years
hr | hour
hrs | hours
wk | week
wks | weeks
mth | month
mths | months
esp | especially
misc | miscellaneous
ppl | people
thru | through
rep | representative
reps | representatives
admin | administration
info | information
docs | documents
reqs | requirements
acct | account
accts | accounts
cert | certificate
certs | certificates
comms | communications
equip | equipment
maint | maintenance
mtg | meeting
mtgs | meetings
qty | quantity
uni | university
univ | university
mins | minutes
secs | seconds
intl | international
nat'l | national
int'l | international
gov't | government
cont'd | continued
vols | volunteers
xmas | Christmas
`;

/** Signs between or before words, as patterns; the space that a word needs stands with it. */
export const englishSigns = `
\\bp\\/t\\b | part-time
\\bf\\/t\\b | full-time
(?<=[a-z\\d.])\\/(?:wk|week)\\b |  a week
(?<=[a-z\\d.])\\/(?:mth|mo|month)\\b |  a month
(?<=[a-z\\d.])\\/(?:yr|year)\\b |  a year
(?<=[a-z\\d.])\\/(?:hr|hour)\\b |  an hour
(?<=[a-z\\d.])\\/(?:day|d)\\b |  a day
(?<=[a-z\\d.])\\/shift\\b |  a shift
(?<=\\d) ?pp?\\.(?! ?(?:a|w|m)\\.) |  pages
\\bminus (?=\\d) | -
(?<=\\d) ?(?:degrees?|deg\\.?|°) ?(?:C\\b|Celsius\\b|centigrade\\b) | °C
(?<=\\d) ?(?:degrees?|deg\\.?|°) ?(?:F\\b|Fahrenheit\\b) | °F
\\bw\\/o\\b\\.? ? | without 
(?<![\\w/])w\\/ ?(?=[\\w$£€'"]) | with 
\\bb\\/w\\b | between
\\bb\\/c\\b | because
\\bp\\.\\s?a\\.(?![a-z]) | a year
\\bp\\.\\s?w\\.(?![a-z]) | a week
\\bpcm\\b | a month
 \\+ (?=[a-z]) | and 
`;
