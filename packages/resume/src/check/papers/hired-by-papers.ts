import { allSimplified } from '../../text/simplified.ts';

const TRADES =
  /\b(?:electrician|plumber|gas (?:engineer|fitter)|heating engineer|(?:pipe)?welder|pipe ?fitter|rigger|scaffolder|lift (?:mechanic|engineer)|refrigeration|crane operator|forklift|reach truck|(?:truck|lorry|hgv|lgv|tanker|flatbed|bus|coach|class [12]|c\+e) driver|trucker|(?:staff|registered|charge|critical care|icu|hemodialysis|theatre) nurse|nurse|(?:senior )?carer|(?:senior )?care (?:assistant|worker)|healthcare assistant|support worker|personal care (?:assistant|worker)|security (?:guard|officer)|door supervisor|lifeguard|paramedic|equipment operator)\b|焊工|电焊|氩弧|电工|货运司机|大车司机|货车司机|半挂|叉车司机|起重|吊车|塔吊|锅炉工|消防设施操作|中控|社工|社会工作/i;

/** Whether whoever hires for a post looks at the papers first. */
export const isHiredByPapers = (post: string): boolean => TRADES.test(allSimplified(post));
