export const templates = {} as const;
