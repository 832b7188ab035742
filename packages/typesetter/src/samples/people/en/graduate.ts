import { person } from '../person.ts';

export const graduate = person({
  basics: {
    name: 'Nora Lindqvist',
    phone: '+1 (617) 555-0142',
    email: 'nora.lindqvist@example.com',
    address: 'Boston, MA',
    homepage: 'nora.example.com',
    introduction:
      'Software engineering graduate with two back-end internships in Java and Go. I write the test first, and look for systems where being right matters: payments, orders, health.',
  },
  intention: { position: 'Graduate Back-end Engineer', city: 'Boston or New York', availability: 'From June 2026' },
  education: [
    {
      school: 'Lakeshore State University',
      degree: 'B.S.',
      major: 'Computer Science',
      start: '2022-09',
      end: '2026-05',
      gpa: '3.82/4.0, Dean’s List, Merit Scholarship',
      courses: ['Data structures', 'Operating systems', 'Networks', 'Databases', 'Compilers', 'Statistics'],
      thesis: 'A comparison of distributed rate limiters under uneven load',
    },
  ],
  work: [
    {
      company: 'Clearbrook Payments',
      position: 'Back-end Intern',
      location: 'Boston, MA',
      start: '2025-06',
      end: '2025-09',
      content: [
        'Added 126 unit tests to the reconciliation service; coverage rose from 54% to 81% and three rounding faults were caught before release.',
        'Split the nightly run by merchant, which cut it from 52 minutes to 17.',
      ],
    },
    {
      company: 'Harbour & Pine Logistics',
      position: 'Test Engineering Intern',
      location: 'Chicago, IL',
      start: '2024-06',
      end: '2024-08',
      content: ['Scripted 48 regression checks in Python; a release is now checked in three hours, not two days.'],
    },
  ],
  projects: [
    {
      name: 'Second-hand book exchange',
      role: 'Back-end lead in a team of four',
      start: '2024-02',
      end: '2024-12',
      technologies: ['Go', 'PostgreSQL', 'Redis', 'Docker'],
      results: [
        'Designed stock holds with time-outs; 1,900 orders in the first week of term, none oversold.',
        'Brought in full-text search: title look-ups at P95 fell from 480 ms to 60 ms for 2,300 students.',
      ],
    },
    {
      name: 'A small RISC-V kernel',
      role: 'Course project',
      start: '2024-01',
      end: '2024-05',
      technologies: ['C', 'RISC-V'],
      results: ['Built paging, preemptive scheduling and a file system; graded 98 of 100, second in the year.'],
    },
  ],
  skills: [
    { category: 'Languages', items: ['Java', 'Go', 'Python', 'C', 'SQL'] },
    { category: 'Tools', items: ['Spring Boot', 'Redis', 'Kafka', 'Docker', 'Git'] },
  ],
  volunteering: [
    {
      organization: 'Open Source Society',
      role: 'President',
      start: '2023-09',
      end: '2024-09',
      content: ['Ran 14 workshops; new members made their first contribution after six days, not three weeks.'],
    },
  ],
});
