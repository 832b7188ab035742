/** What the page itself has to say about a call. Sentences of the server come ready made. */
export const errors = {
  network: 'Network Error. Check the connection and try again.',
  timeout: 'timeout of 100000ms exceeded. The server took too long; try again.',
  aborted: 'Request aborted',
  status: 'Request failed with status code {{status}}',
  load: 'Couldn’t load this.',
  signInAgain: 'Your session has ended. Sign in again.',
} as const;
