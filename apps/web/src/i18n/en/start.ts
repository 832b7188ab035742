export const start = {
  import: 'Import a PDF',
  importHint: 'Drop the file here, or click to choose. Up to 10 MB.',
  library: 'Pick from the library',
  libraryHint: 'Continue one, or copy it for another job.',
  blank: 'Start blank',
  blankHint: 'Nine sections; hide what you don’t need.',
  sample: {
    page: 'A sample résumé, set by one of our templates',
    advice: 'A sample of advice: the sentence as it was, a better wording beside it, and a gap for the missing figure',
    check: 'Opens with a duty',
    was: 'Was',
    now: 'Now',
    accept: 'Accept',
    edit: 'Edit',
    dismiss: 'Dismiss',
  },
  trouble: {
    notPdf: '“{{name}}” is not a PDF. Export it as PDF and choose that file.',
    tooLarge: '“{{name}}” is larger than {{max}} MB. Export it with smaller pictures.',
    empty: '“{{name}}” is empty.',
    several: 'One file at a time, please.',
  },
} as const;
