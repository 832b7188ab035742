export * from './applications.ts';
export * from './calendar.ts';
export * from './csv.ts';
export * from './reminders.ts';
