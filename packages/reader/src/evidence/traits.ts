/** What speaks for and against a value, as named figures. */
export type Traits = Record<string, number>;
