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
} as const;
