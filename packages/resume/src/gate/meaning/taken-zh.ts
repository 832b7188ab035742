/** Who else may stand before a deed in a Chinese line. */
const OTHERS =
  '(?:主管|经理|[组班店队站科校厂院]长|护士长|师傅|同事|同学|老师|导师|医生|护士|律师|合伙人|总监|主任|会计|出纳|工程师|设计师|领导|专家|团队|总部|厂家|供应商|物业|外包|别人|他人|其他人|对方|前辈|[业财技法品生采市]\\p{Script=Han}部|客户)';
const BY_OTHERS = new RegExp(
  `(?:^|[，,；;。、])(?:[再则另后]?由|而|但|最后由?)?(\\p{Script=Han}{0,3}?${OTHERS})(?:来|再|则|另|统一|负责|进行|做|最后|最终){0,2}(\\p{Script=Han}{2,4}?)(?=[，,。；;、的了]|$)`,
  'gu',
);

const BY_WHOM =
  /(?:^|[，,；;。、(（])(\p{Script=Han}{2,8}?)(?:均|都|则|仍|再|最终|最后)?由(?!我|本人|自己|于|此)(\p{Script=Han}{2,6}?)(?:来|统一|负责|进行|另行)*(?:完成|负责|处理|审核|决定|提供|审批|承担|签发|执行|制作|翻译|拍摄|确定|安排|解决|实施|执笔|撰写|操作|主持|讲授|录入|做)/gu;
const PRONOUN = /[他她]们?|其(?!中|他|余)|对方|别人|他人/;
const timesOf = (word: string, text: string) => text.split(word).length - 1;
/** 精剪由剪辑师完成, told without the one who did it. */
const takenThings = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(BY_WHOM)).flatMap(([, thing = '', who = '']) => {
    const name = who.slice(-2);
    const isLeftOut = timesOf(name, rewrite) < timesOf(name, original) && !PRONOUN.test(rewrite);
    return isLeftOut && rewrite.includes(thing.slice(-2)) ? [thing] : [];
  });

const OWN = /由?我(?!们)|本人|自己/;
/** What in an office or a workshop is done by somebody in particular. */
const THEIRS =
  '审核|复核|审批|批准|审定|审签|签字|签发|盖章|签章|确认|把关|验收|定稿|终审|初审|决定|裁定|鉴定|评审|核准|核验|检验|剪辑|成片|入账|登记|施工|安装|操作|主刀|执笔|授课|翻译|设计|拍摄|制作|处理|完成|实施';
const BY_ANY = new RegExp(
  `由(?!我|本人|自己|于|此)(\\p{Script=Han}{2,6}?)(?:来|再|统一|最终|负责|进行)?(${THEIRS})(?:[、和及并与]?(${THEIRS}))?(?=[，,。；;的后]|$)`,
  'gu',
);
/** 由工程师审核签字, told as: 由我审核，工程师签字. A deed of theirs in a clause of mine, or without them. */
function takenDeedsOf(who: string, deed: string, rewrite: string): boolean {
  const clauses = rewrite.split(/[，,；;。]/);
  const theirs = clauses.findIndex((clause) => clause.includes(who.slice(-2)));
  return clauses.some(
    (clause, at) =>
      clause.includes(deed) &&
      !clause.includes(who.slice(-2)) &&
      (OWN.test(clause) || (theirs >= 0 ? at < theirs : !PRONOUN.test(rewrite))),
  );
}
const takenByAny = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(BY_ANY)).flatMap(([, who = '', ...deeds]) =>
    deeds.filter(
      (deed): deed is string =>
        deed !== undefined && original.indexOf(deed) === original.lastIndexOf(deed) && takenDeedsOf(who, deed, rewrite),
    ),
  );

/** 由我登记，主管复核: a deed of somebody else that the rewrite tells without them. */
export const takenFromOthers = (original: string, rewrite: string): string[] => [
  ...takenThings(original, rewrite),
  ...takenByAny(original, rewrite),
  ...Array.from(original.matchAll(BY_OTHERS)).flatMap(([, who = '', deed = '']) => {
    const halves = deed.length === 4 ? [deed.slice(0, 2), deed.slice(2)] : [];
    const half = halves.filter(
      (one) => original.indexOf(one) === original.lastIndexOf(one) && takenDeedsOf(who, one, rewrite),
    );
    if (half.length > 0) return half;
    const isOnce = original.indexOf(deed) === original.lastIndexOf(deed);
    return isOnce && rewrite.includes(deed) && !rewrite.includes(who.slice(-2)) ? [deed] : [];
  }),
];
