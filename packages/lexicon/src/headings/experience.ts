/** What follows the field of an experience: `work history`, `academic background`. */
export const EXPERIENCE = `
  experience, experiences, history, background, record, engagement, engagements, position, positions, role, roles
`;
