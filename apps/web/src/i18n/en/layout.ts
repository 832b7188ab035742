export const layout = {
  skip: 'Skip to content',
  routes: {
    home: 'Home',
    start: 'Start',
    about: 'About',
    myResume: 'My résumés',
    resumes: 'Résumés',
    portfolio: 'Sent versions',
    contact: 'Contact',
    service: 'Terms of service',
    privacy: 'Privacy policy',
    refund: 'Refund policy',
    rubric: 'How points are given',
    login: 'Sign in',
    register: 'Sign up',
    activate: 'Activation',
    forgot: 'Forgot password',
    reset: 'New password',
    edit: 'Edit a résumé',
    applications: 'Applications',
    practice: 'Practice',
    letters: 'Letters',
    personCenter: 'Account',
    devMail: 'Kept e-mail',
  },
  titleOf: '{{name}} · {{product}}',
  mainMenu: 'Main menu',
  under: 'More under {{name}}',
  signIn: 'Sign in',
  signUp: 'Sign up',
  signOut: 'Sign out',
  menu: 'Menu',
  scheme: { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' },
  account: 'Account menu',
  greeting: 'Hello, {{name}}',
  dearUser: 'dear user',
  personCenter: 'Account',
  signedOut: 'You are signed out.',
  rights: '© {{year}} {{product}}',
  aiNotice: 'AI Generation | {{product}}',
  product: 'Product',
  quickLinks: 'Quick links',
  links: {
    service: 'Terms of service',
    privacy: 'Privacy policy',
    refund: 'Refund policy',
    about: 'About us',
    contact: 'Contact us',
    rubric: 'How points are given',
  },
  questions: 'Questions',
  another: 'Another question? ',
  writeToUs: 'Write to us',
  cookieLabel: 'Cookies',
  cookiePolicy: 'Privacy policy',
  faq: [
    {
      question: 'What is free?',
      answer:
        'Reading a file, the review, fixes, templates, and every download. The free level has a monthly quota; a membership raises it. Downloading your own PDF never costs anything.',
    },
    {
      question: 'Does it work without a language model?',
      answer:
        'Yes. Fixed rules read, review and rewrite on their own. Where a model is connected, every suggestion says which of the two wrote it.',
    },
    {
      question: 'Will it make things up?',
      answer:
        'No. A missing figure stays a gap for you to fill. A wording that goes past your text asks you to confirm it before it can be accepted.',
    },
    {
      question: 'Can hiring systems read the file?',
      answer:
        'The PDF holds real text in reading order, not a picture of it. Templates marked as safe for hiring systems have a single column, the best choice for older ones.',
    },
    {
      question: 'Which files can I bring?',
      answer:
        'PDF, Word (docx), plain text, Markdown, JSON Resume, LinkedIn’s data export (zip), and pictures or scans of a page, in Chinese or English, up to 10 MB and 30 pages. What was read is shown beside the source for you to check.',
    },
    {
      question: 'How do payment and refunds work?',
      answer:
        'You scan a code with WeChat Pay or Alipay. Nothing renews by itself. Unused within 24 hours after payment, you get the full amount back.',
    },
  ],
  tagline: 'We change the wording, never the facts.',
  cookies:
    'We keep two cookies, for your sign-in or your draft, and four notes in this browser: your language, light or dark, whether you work on your phone, and this answer. What you write without a connection waits here until it is sent.',
  ok: 'OK',
  loadingSession: 'Couldn’t check whether you’re signed in.',
} as const;
