export * from './pri-01-identity-number.ts';
export * from './pri-02-personal-data.ts';
export * from './pri-03-origin-details.ts';
export * from './pri-04-others-and-pay.ts';
export * from './pri-05-job-board-traces.ts';
export * from './pri-06-telling-address.ts';
export * from './pri-07-family-told.ts';
