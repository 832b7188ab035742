/** The host of an address without its port and brackets, in lower case: `[::1]:3000` is `::1`. */
export const hostnameOf = (host: string): string =>
  (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '').replace(/^\[|\]$/g, '');

/** Whether a name or address (no port, no brackets) leads to this machine and nowhere else. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '::1' ||
  /^127(?:\.\d{1,3}){3}$/.test(hostname);
