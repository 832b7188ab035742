import { person } from '../person.ts';

export const nurse = person({
  basics: {
    name: 'Grace Adeyemi',
    phone: '+44 161 496 0257',
    email: 'grace.adeyemi@example.com',
    address: 'Manchester',
    introduction:
      'Registered nurse with nine years in critical care, three of them teaching. I keep to the protocol, write down what I see, and turn what goes wrong at night into a check that the next shift can use.',
  },
  intention: { position: 'Ward Manager, Critical Care', city: 'Manchester', availability: 'Eight weeks’ notice' },
  work: [
    {
      company: 'Irwell General Hospital',
      position: 'Senior Sister, Critical Care',
      location: 'Manchester',
      start: '2021-05',
      end: null,
      content: [
        'Lead day shifts of a unit with 24 beds; overtime fell by 22% after I rebuilt the rota around patient need.',
        'Led the ventilator care bundle: associated pneumonia fell from 6.2 to 2.9 per 1,000 days, on target for 14 months.',
        'Trained 31 new nurses, 94% of whom passed at the first attempt; four units use the handbook I wrote for it.',
        'Chair the monthly incident review: 46 actions, 98% closed on time; unplanned extubations fell from seven a quarter to two.',
      ],
    },
    {
      company: 'Irwell General Hospital',
      position: 'Staff Nurse, Critical Care',
      location: 'Manchester',
      start: '2018-07',
      end: '2021-05',
      content: [
        'Cared for one or two critically ill patients a shift, with continuous filtration, prone ventilation and ECMO.',
        'Helped to open a surge unit: 18 beds with equipment, staff and protocols in ten days.',
        'Wrote a handover checklist; items missed fell from eleven a month to two, and three wards took it up.',
      ],
    },
    {
      company: 'St Brannock’s Hospital',
      position: 'Staff Nurse, Emergency',
      location: 'Stockport',
      start: '2016-09',
      end: '2018-06',
      content: [
        'Triage and resuscitation in a department that sees 140 patients a day; no medication error in two years.',
        'Drew a map of the resuscitation trolley; the daily check takes eight minutes, not 25.',
      ],
    },
  ],
  education: [
    {
      school: 'University of Harrowgate',
      degree: 'BSc (Hons)',
      major: 'Adult Nursing',
      start: '2013-09',
      end: '2016-07',
    },
  ],
  skills: [
    { category: 'Clinical', items: ['Ventilation', 'CRRT', 'ECMO', 'Sedation scoring'] },
    { category: 'Leadership', items: ['Rotas', 'Audit', 'Incident review', 'Mentoring'] },
  ],
  certifications: [
    { name: 'Registered Nurse (Adult)', issuer: 'NMC', date: '2016-08' },
    { name: 'Critical Care Course, Step 3', issuer: 'CC3N', date: '2020-11' },
  ],
  languages: [{ language: 'Yoruba', level: 'Fluent' }],
  volunteering: [
    {
      organization: 'First Aid in the Community',
      role: 'Instructor',
      start: '2022-03',
      end: null,
      content: ['Taught resuscitation in 18 evening classes to 520 people.'],
    },
  ],
});
