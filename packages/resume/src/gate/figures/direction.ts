/** Words that say which way a figure went. */
export const UP =
  /increas|rais|grew|grow|boost|\brose\b|\bris(?:e|es|ing)\b|climb|lift|\bup\b|doubl(?!e[- ](?:sided|book|entr|glaz|check|bed|room|deck|page|shift))|tripl|expand|提升|提高|增长|增加|上升|扩大|上涨|涨|[上攀拉]升|升[至到为]|多了|增至|翻/i;
export const DOWN =
  /reduc|\bless\b(?! than)|\bfewer\b(?! than)|\b(?:weeks?|days?|hours?|minutes?|seconds?|months?|ms) (?:faster|quicker|sooner|shorter|less|earlier)\b|\bcheaper\b|\bcut|decreas|lower|drop|shorten|\bdown\b|fell|\bfall(?:s|ing|en)?\b|declin|shr[iau]nk|trim|halv|slash|sav(?:ed|ing)|eliminat|降|减少|少了|便宜|减[至到为]|缩短|缩[至到]|下滑|节省|节约|削减/i;
