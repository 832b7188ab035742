/** Trades that show their work by a link, in Chinese résumés too. */
export const LINKED_TRADES = [
  'internet_software',
  'data_ai',
  'it_ops_security',
  'design_ux',
  'gaming',
  'media_content',
];
