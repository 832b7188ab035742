/** `Registration and certificates. GTCS 2012; ...`: a heading within the line, and what stands below it is a list. */
export const HEADING_WITHIN = /^\p{Lu}\p{L}{2,20}(?: \p{L}{2,20}){0,3}\.\s+[\p{Lu}\d]/u;
