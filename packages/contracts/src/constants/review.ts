/** Where a résumé is sent: what may be asked for differs. `INT` stands for any other country. */
export const COUNTRIES = [
  'CN',
  'HK',
  'TW',
  'SG',
  'JP',
  'KR',
  'IN',
  'AE',
  'US',
  'CA',
  'GB',
  'IE',
  'AU',
  'NZ',
  'DE',
  'AT',
  'CH',
  'FR',
  'ES',
  'IT',
  'NL',
  'SE',
  'INT',
] as const;
export type Country = (typeof COUNTRIES)[number];
export const CAREER_STAGES = ['experienced', 'student'] as const;
export type CareerStage = (typeof CAREER_STAGES)[number];

/** Shares of the figure for one job: `overall = round(résumé · score + match · M)`, all from 0 to 100. */
export const OVERALL_SHARE = { resume: 0.65, match: 0.35 } as const;
