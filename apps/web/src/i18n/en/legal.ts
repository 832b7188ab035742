export const legal = {
  updated: 'In effect since {{date}}',
  date: '22 November 2026',
  service: {
    title: 'Terms of service',
    lead: 'What you can expect of us, and what we expect of you. In plain words, because you should be able to read what you agree to.',
    sections: [
      {
        h: 'What this service does',
        p: [
          '{{product}} reads résumés, shows what is strong and what is weak in them, proposes other wordings, sets them as pages and keeps them for you. It works with fixed rules; where the operator has connected a language model, proposals of the model are marked as such.',
          'We change the wording, never the facts. Every proposal waits for your decision. What you send out is your own statement, and you answer for its truth.',
        ],
      },
      {
        h: 'Your account',
        p: [
          'You need to be at least 13 years old. If you are under 16, a parent or guardian must agree to your use.',
          'Use a real e-mail address and keep your password to yourself. If you think somebody else is using your account, change the password: that ends all other sessions.',
        ],
      },
      {
        h: 'Your content stays yours',
        p: [
          'Résumés, pictures and job descriptions that you bring belong to you. You allow us to store and process them for the single purpose of giving you this service. We do not publish them, sell them or train models with them.',
          'Bring only what you may bring: no personal data of others without their consent, nothing unlawful, nothing meant to damage the service.',
        ],
      },
      {
        h: 'Membership and payment',
        p: [
          'The free level stays usable, and downloading your own PDF never costs anything. Paid levels add quota for a stated number of days. They do not renew by themselves.',
          'Prices are shown in yuan (¥) before you pay. Payment is made through WeChat Pay or Alipay by scanning a code. A purchase during a running membership is added after its end.',
          'When a membership ends nothing of your work is locked or deleted; only the quota falls back to the free level.',
        ],
      },
      {
        h: 'What we cannot promise',
        p: [
          'A score is the sum of published checks. It is not a forecast of whether you will be invited. Reading a file can go wrong; therefore every import is shown to you for checking.',
          'We keep the service running with care, but without a guarantee of uninterrupted availability. As far as the law allows, our liability is limited to what you have paid in the last twelve months.',
        ],
      },
      {
        h: 'Changes and end',
        p: [
          'We announce changes of these terms on this page and by message. You have 30 days to confirm them; if you do not agree you can take your data with you and delete the account.',
          'You can end the contract at any time by deleting your account. We may close accounts that harm others or break the law; whatever was paid and not used is returned then.',
        ],
      },
      {
        h: 'Law',
        p: [
          'These terms are governed by the laws of Hong Kong. The rights you have as a consumer where you live are not affected.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    lead: 'A résumé is among the most personal documents there are. This page says what we keep, where, why and for how long.',
    sections: [
      {
        h: 'What we keep',
        p: [
          'Your account: e-mail address, username, nickname, a hash of your password, when it was made. Where you are signed in: time and the name your browser gives itself; of the two cookies only a hash. With a second step: the secret that your app shares with us, encrypted, and hashes of the recovery codes. With passkeys: the public half of each, its name, when it was added and last used; what it is unlocked with never leaves your device. With other sites that you sign in with: which site, what it calls you, the address or name it told us, when it was linked and last used; never your password there. With API keys: the name of each, its first letters, what it may do, when it was made and last used; of the key itself only a hash.',
          'Your work: résumés with their versions, which two of them are one in both languages and what they last agreed on, the files you brought and what was read in them, pictures, analyses, proposals, job descriptions with how you match them, archives, applications with their notes, contacts and reminders (24 hours longer after you delete one, so that you can put it back), letters with their addressees, answers and drafts (24 hours longer after you delete one, too), the questions you practise and your notes to them (24 hours longer as well), looks that you keep, your tags, links that you share with how often each was opened (not by whom), tasks. Without an account: the draft of this browser, its language, when it began, and the name your browser gives itself; no name and no address but what is in the résumé.',
          'Your purchases: order numbers, amounts, times, channels, the number the payment provider gave, refunds; your membership and how much of each quota was used; the messages in your account. Card or wallet data never reach us; the payment provider handles them.',
          'E-mails: to whom, when and about what; their words only until they are sent. What you write through the contact form. Against misuse: how often something was tried, under codes that name nobody.',
        ],
      },
      {
        h: 'What for',
        p: [
          'To give you the service, to send the e-mails it needs (activation, new password, end of a membership) and to keep it safe from misuse. Nothing else: no advertising, no profiles, no sale.',
        ],
      },
      {
        h: 'Cookies and your browser',
        p: [
          'One cookie, EASY_TOKEN (on an encrypted page its name begins with __Host-, as that of the other one), keeps you signed in, or ties a draft without an account to this browser; another, EASY_DEVICE, tells that you have signed in on this browser before, so that strangers who guess at your password can’t lock you out; a sign-in with a passkey or another site ends in the browser that began it by the same cookie. Scripts can read neither. In your browser’s own storage we note your language, whether you chose light or dark, whether you chose to work on this phone, and that you have seen the cookie notice; until a tab is closed or you sign out, which places of an import you have checked and what you typed into the forms of the workspace. What you write in a résumé is kept there, too (IndexedDB), until our server has it, so that a lost connection or a closed tab loses nothing: by account, never shown to another one, gone as soon as it is sent, when you sign out, or after 30 days. There are no trackers and no requests to other hosts.',
        ],
      },
      {
        h: 'Where it is processed',
        p: [
          'Mainly in a cloud region in Hong Kong. If the operator has connected a language model, the passages to be improved, the positions, skills, education and certificates around them, a job description you give, what you note about a wording and, for a letter, its addressee’s name and your answers are sent to that provider for the answer; contact details are left out. The page tells which engine wrote what. Without a model nothing leaves the server.',
          'If you give the address of a JSON Resume file, our server fetches it once; the host there sees our server’s address and the file’s, and nothing of you.',
          'If you give an API key to an assistant or another program, what it reads of yours goes where that program sends it; what becomes of it there is said by whoever runs it.',
          'If you choose to sign in with another site, your browser goes there, and that site tells us who you are; what it notes of that is said by whoever runs it. What you do here it never learns.',
          'PDF and Word files that you download, archive or share carry the same words as their pages (as JSON Resume), so that recruiters’ systems and this site read them exactly. What the page does not show is not in them.',
          'Payment data is exchanged with WeChat Pay or Alipay when you buy something.',
        ],
      },
      {
        h: 'How long',
        p: [
          'As long as your account exists, where nothing shorter is said here. A draft that you begin without an account is kept for 24 hours, with the file you brought; if you sign up or sign in on that browser before, it becomes yours, and you can erase it at any moment. Of a résumé’s versions the newest 200 stay, 8 MB in all; of its analyses and of its proposals the newest 30, of the matches with a job the newest 5. Tasks stay 180 days after they ended, what was used of a quota 400 days, messages two years, e-mails 30 days (their words a day at most), what was written through the contact form 180 days. A sign-in ends after 30 days, or 14 without a visit; that a browser is known is forgotten 400 days after it last signed in, an API key 400 days after its last call. Counts against misuse, what a passkey is asked to sign, and what another site said while you still have to enter a code, are gone within two hours. An account whose address was not confirmed is deleted after 7 days, an order that was never paid after 400 days.',
          'Deleting a résumé, a file or a picture removes it at once. Deleting the account removes everything at once, with the e-mails to your address and what you wrote to us from it. Only the books stay: orders, amounts, times, channels, the provider’s numbers and how refunds were decided, without your name, address or account. Copies that the operator makes against loss of data still hold what was there until newer ones take their place.',
        ],
      },
      {
        h: 'Your rights',
        p: [
          'Under “My data” you can take everything with you as one file, and erase everything; of hashes and codes there is nothing to take. Résumés can be taken as PDF, Word, Markdown, plain text or JSON at any time. You may ask us what we hold, have it corrected, and complain to the privacy authority where you live.',
          'The service is not meant for children under 13. If we learn that we hold data of a child without the needed consent, we delete it.',
        ],
      },
    ],
  },
  refund: {
    title: 'Refund policy',
    lead: 'One rule, decided the same way for everybody.',
    sections: [
      {
        h: 'The rule',
        p: [
          'You get the full amount back if you ask within 24 hours after the payment and have not used the service beyond the free level since. “Used” means that more analyses, matches, fixes or kept files were taken than the free level gives.',
        ],
      },
      {
        h: 'How to ask',
        p: [
          'Account, Orders, “Request a refund”. The rule answers at once and the answer is kept with the order. If your account can’t be reached, write to us with the order number.',
        ],
      },
      {
        h: 'When the money arrives',
        p: [
          'An approved refund is ordered at once through the channel you paid with and is processed within 15 business days. The time that was bought with the order ends when the refund is approved.',
        ],
      },
      {
        h: 'Paid twice, paid wrongly',
        p: [
          'A payment that we cannot match to an order, or that arrived twice, is returned whatever the time. Rights that consumer law gives you remain.',
        ],
      },
    ],
  },
  about: {
    title: 'About {{product}}',
    lead: '青简 is an old word for writing on green bamboo. A résumé is slips bound together; a good tool helps to scrape and rewrite single slips, and shows how it counted.',
    sections: [
      {
        h: 'What we hold to',
        p: [
          'The score is a sum of published checks. The same file gets the same score every time, and no language model can move it.',
          'Nothing is invented. A missing figure stays a gap for you to fill; a wording that goes past your text is not shown as an improvement.',
          'Chinese and English are equals: in reading, in checking, in setting the page.',
          'Your work leaves with you: every format is free, and so is the way out.',
        ],
      },
      {
        h: 'How it works without a model',
        p: [
          'Reading, checking, rewriting and typesetting are engines of our own that need no network. A connected model adds language, under the same checks as everybody else.',
        ],
      },
      {
        h: 'Open',
        p: ['The source code is published under the MIT licence. How points are given is a page of its own.'],
      },
    ],
  },
  rubricLink: 'How the hundred points are given',
  licencesLink: 'Licences of the software and fonts that it is made of',
  contact: {
    title: 'Contact us',
    lead: 'Write to us about anything that does not work, that you miss, or that concerns your data. For an order, add its number.',
    name: 'Your name',
    email: 'Your e-mail',
    message: 'Message',
    send: 'Send',
    sent: 'Your message is on its way',
    sentText: 'We answer to {{email}}, usually within two working days.',
    another: 'Write another one',
    direct: 'Or by mail: ',
    pleaseInput: 'Please input {{field}}',
    pleaseInputValid: 'Please input a valid {{field}}',
    fields: { name: 'your name', email: 'e-mail address', message: 'a message' },
  },
  rubric: {
    title: 'How the hundred points are given',
    lead: 'Every check, what it looks for, and what it costs at most. The review shows the same checks on your own words.',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    ceilings: 'Ceilings',
    atMost: 'at most {{limit}} points',
    noPoints: 'for information',
  },
} as const;
