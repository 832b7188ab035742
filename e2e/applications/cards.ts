const soon = () => new Date(Date.now() + 3 * 86_400_000).toISOString();

/** Cards of three stages, with what a card may have beside its name. */
export const CARDS = [
  {
    title: 'Site manager',
    employer: 'Harbour & Pine',
    stage: 'applied',
    nextStep: 'Write to Ms Okafor',
    remindAt: soon(),
  },
  {
    title: '护士长',
    employer: '江岸仁和医院',
    stage: 'interview',
    appliedOn: '2026-03-31',
    link: 'https://example.com/1',
  },
  { title: 'Operations analyst', employer: 'Fieldnote Foods', stage: 'closed' },
];
