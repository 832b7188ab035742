/**
 * The words of one field of work in one language. Bullets are sentences with gaps: `{n}` a small count, `{many}` a large
 * one, `{pct}` a share, `{money}` an amount, `{tool}` a skill, `{thing}` a project's name.
 */
export type Profession = {
  titles: string[];
  /** kind words of employers: "Bakery", "烘焙坊" */
  employers: string[];
  departments: string[];
  majors: string[];
  /** by category as people write them */
  skills: Record<string, string[]>;
  certifications: string[];
  awards: string[];
  projects: string[];
  bullets: string[];
};
