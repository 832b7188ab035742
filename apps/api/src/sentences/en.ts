import type { ErrorName } from '@verdant/contracts';

export const en: Record<ErrorName, string> = {
  invalid: 'Please input a valid {field}',
  commonPassword: 'This password is one of those that are tried first, so it protects nothing. Choose another one',
  jobNeeded: 'If you need further analysis of your resume, you must input the job description',
  modelFailed: 'The language model gave nothing that could be used. Nothing was changed; please try again later',
  noModel: 'Translating needs a language model, and none is set up here',
  balance: 'Nothing is left of this month’s quota',
  benefits: 'Your current benefits don’t allow more of this, please upgrade your benefits',
  unauthorised: 'Please sign in first',
  wrongPassword: 'The e-mail address and the password don’t belong together',
  foreignOrigin: 'This call was refused because it did not come from our own pages',
  foreignHost: 'This site does not answer under this name. Whoever runs it says in PUBLIC_URL under which one it does',
  inactive: 'This account is not active yet. Open the link in the activation mail, or have it sent again',
  notFound: 'There is no such thing, or it is not yours',
  stale: 'It has been changed elsewhere meanwhile. Nothing was overwritten',
  wrongState: 'That is not possible right now, because other work on it is still running or is over',
  tokenSpent:
    'This link no longer works: it was used already, it is too old, or the password was changed since. Ask for a new one',
  tokenReplaced: 'A newer mail has been sent to this address. Open the link in the newest one',
  tooMany: 'Too many tries. Please wait a little and try again',
  tooLarge: 'The file is larger than 10 MB',
  bodyTooLarge: 'What was sent is larger than {limit}, more than is taken at once',
  tooManyPages: 'The document is longer than can be read: 30 pages, or 10 pages of scans',
  notSupported:
    'Files of this kind can’t be read. PDF, Word (.docx), PNG, JPEG, WebP, text, Markdown and JSON Resume can',
  encrypted: 'The file has a password, so its text can’t be read. Remove it and try again',
  damaged: 'The file is damaged and can’t be read. Export it once more and try again',
  noText: 'No words were found in the file, neither as text nor in its pictures',
  badPicture: 'This is not a picture that can be used: JPEG, PNG or WebP up to 10 MB',
  incomplete: 'The résumé is incomplete and cannot be downloaded yet',
  payChannel:
    'This way of paying does not answer right now. Nothing was charged; please try again or choose the other one',
  render: 'The page could not be set. Please try again',
  timeout: 'It took too long and was stopped. Please try again',
  internal: 'Something went wrong on our side. The request number is {requestId}',
};
