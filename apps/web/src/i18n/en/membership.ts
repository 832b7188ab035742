export const membership = {
  corner: 'Membership',
  floating: { benefits: 'member benefits', recharge: 'recharge' },
  benefits: {
    title: 'Member benefits',
    youFree: 'Current level: {{level}}.',
    youUntil: 'Current level: {{level}}, until {{when}}.',
    visitor: 'What each level includes.',
    ability: 'Benefit',
    current: 'Current',
    renews: 'Monthly quota renews each month; a failed task gives its quota back.',
    recharge: 'Upgrade',
  },
} as const;
