/** What can be asked of any work; the answer stands as the person gives it. `about` are the words that answer it already. */
export const openQuestions = [
  {
    id: 'changed',
    about: /\b(?:from \S+ to|cut|raised|reduced|increased)\b|降|升|提高|缩短|减少|增长/i,
    en: 'What was better after your work there: from what to what?',
    zh: '你做过之后，什么变好了？从多少到多少？',
    example: { en: 'The weekly report took two hours instead of five', zh: '周报由五小时缩短到两小时' },
  },
  {
    id: 'used',
    about: /\b(?:used by|adopted|rolled out)\b|采用|沿用|推广/i,
    en: 'What of it is still used or done your way, and by whom?',
    zh: '哪些做法或成果后来一直有人在用？谁在用？',
    example: { en: 'The next shift still uses my handover sheet', zh: '接班的同事一直在用我做的交接表' },
  },
  {
    id: 'hardest',
    about: /\b(?:solved|resolved|despite)\b|解决|攻克/i,
    en: 'What was the hardest thing you solved there, and how?',
    zh: '遇到过的最难的一件事是什么？你是怎么解决的？',
    example: {
      en: 'Kept the work going while two colleagues were ill, by changing the rota',
      zh: '两名同事病假期间重排班次，工作没有中断',
    },
  },
  {
    id: 'taught',
    about: /\b(?:trained|mentored|coached|supervised|taught)\b|带教|培训|指导|带领/i,
    en: 'Whom did you train or help along, and in what?',
    zh: '你带过谁、教过什么？',
    example: { en: 'Showed two new colleagues the work', zh: '带两名新同事上手' },
  },
  {
    id: 'trusted',
    about: /\b(?:award|promoted|chosen|appointed)\b|获|评为|晋升|任命/i,
    en: 'What were you given because others trusted your work: a task, a prize, a promotion?',
    zh: '因为工作做得好，你得到过什么：任务、表彰或晋升？',
    example: { en: 'Was asked to stand in for my manager', zh: '主管外出时由我代管' },
  },
] as const;
