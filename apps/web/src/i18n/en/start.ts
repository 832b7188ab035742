export const start = {
  import: 'Import a PDF',
  importHint: 'Drop a file here, or click to choose. Word, text and pictures work, too.',
  library: 'Pick from the library',
  libraryHint: 'Continue with one, or copy it for another job.',
  blank: 'Start blank',
  blankHint: 'Work, education and skills; add what else you need.',
  sample: {
    page: 'A sample résumé, set by one of our templates',
    advice: 'A sample of advice: the sentence as it was, a better wording beside it, and a gap for the missing figure',
    was: 'Was',
    now: 'Now',
    accept: 'Accept',
    edit: 'Edit',
    dismiss: 'Dismiss',
  },
  failure: {
    notSupported:
      '“{{name}}” is not a kind of file we can read. Use PDF, Word (docx), text, Markdown, JSON Resume, LinkedIn’s data export (zip) or a picture.',
    tooLarge: '“{{name}}” is larger than {{max}} MB. Export it with smaller pictures.',
    empty: '“{{name}}” is empty.',
    several: 'One file at a time, please.',
  },
} as const;
