/** Where an application stands, in the order of the board. */
export const APPLICATION_STAGES = ['wish', 'applied', 'interview', 'offer', 'closed'] as const;
export type ApplicationStage = (typeof APPLICATION_STAGES)[number];
