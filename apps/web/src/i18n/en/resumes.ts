export const resumes = {} as const;
