export * from './imp-01-no-action-verb.ts';
export * from './imp-02-missing-figures.ts';
export * from './imp-03-missing-result.ts';
export * from './imp-04-duty-opener.ts';
export * from './imp-05-own-part-unclear.ts';
export * from './imp-06-vague-quantifiers.ts';
export * from './imp-07-too-few-bullets.ts';
export * from './imp-08-old-role-longer.ts';
