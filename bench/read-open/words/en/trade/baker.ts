import type { Profession } from '../../profession.ts';

export const baker: Profession = {
  titles: ['Night Baker', 'Pastry Chef', 'Head Baker', 'Bakery Assistant', 'Bread Baker', 'Viennoiserie Lead'],
  employers: ['Bakery', 'Patisserie', 'Bread Company', 'Hotel', 'Mill & Bakehouse'],
  departments: ['Viennoiserie', 'Night Shift', 'Cake Room'],
  majors: ['Baking and Pastry Arts', 'Culinary Arts', 'Food Science'],
  skills: {
    Baking: ['sourdough', 'rye', 'lamination', 'shaping', 'deck ovens', 'Costing'],
    Kitchen: ['HACCP', 'stock control', 'rota planning', 'allergen labelling'],
    Tools: ['spiral mixer', 'Excel', 'POS systems'],
  },
  certifications: ['Food Hygiene Level 3', 'Certified Journey Baker', 'Allergen Awareness', 'First Aid at Work'],
  awards: ['Best Loaf 2021', 'Regional Bread Prize, 2nd place', 'Employee of the Month', 'Young Baker of the Year'],
  projects: ['Heritage Grain Trial', 'Zero-waste Bread Line', 'Sunday Baking School'],
  bullets: [
    'Shaped and baked {many} loaves a night across {n} deck ovens.',
    'Cut flour waste by {pct}% by weighing the returns each morning',
    'Trained {n} apprentices in {tool}.',
    'Ran the night shift of {n} people',
    'Developed a {tool} recipe that sold {many} units in its first month',
    'Responsible for ordering, stock and cleaning schedules.',
    'Introduced {tool}, which brought the morning rush down to {n} minutes.',
  ],
};
