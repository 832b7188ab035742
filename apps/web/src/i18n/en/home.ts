export const home = {
  headline: ['A résumé that', 'stands up to', 'a close read'],
  lead: 'Bring a PDF, see where every point goes, decide on each fix, then choose a template. We change the wording, never the facts.',
  start: 'Start',
  free: 'Downloading your PDF is always free',
  where: 'Where to start',
  how: ['Read it in, ', 'make it clear, ', 'set it well'],
  howText: 'Your words stay yours at every step. Stop, undo or go back to an earlier version whenever you like.',
  steps: {
    read: {
      n: '1',
      title: 'Read it in',
      text: 'The PDF becomes sections you can edit, with the page set beside them as you type.',
    },
    clear: {
      n: '2',
      title: 'Make it clear',
      text: 'Every change sits beside the original, down to the word. Accept it, edit it or leave it.',
    },
    set: {
      n: '3',
      title: 'Set it well',
      text: 'Change the template, keep the words. What you see is the PDF you download.',
    },
  },
  sections: {
    title: 'Sections found',
    work: 'Experience',
    projects: 'Projects',
    education: 'Education',
    skills: 'Skills',
  },
  templates: 'The sample résumé in two templates',
  questions: 'Questions',
  faq: [
    {
      q: 'What is free?',
      a: 'Everything that is here today: reading a PDF, the review, the fixes, the templates. Downloading your own PDF never costs anything.',
    },
    {
      q: 'Does it work without a language model?',
      a: 'Yes. Fixed rules read, review and rewrite on their own. Where a model is connected, every suggestion says which of the two wrote it.',
    },
    {
      q: 'Will it make things up?',
      a: 'No. A missing figure stays a gap for you to fill. A wording that goes past your text asks you to confirm it before it can be accepted.',
    },
    {
      q: 'Can hiring systems read the file?',
      a: 'The PDF holds real text in reading order, not a picture of it. The single-column template is the safest choice for older systems.',
    },
    {
      q: 'Which files can I bring?',
      a: 'PDF files with text in them, in Chinese or English, up to 10 MB and 30 pages. Scans without text can’t be read yet.',
    },
  ],
} as const;
