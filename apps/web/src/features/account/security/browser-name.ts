const browsers: [string, RegExp][] = [
  ['WeChat', /MicroMessenger/],
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\/|Opera/],
  ['Firefox', /Firefox\/|FxiOS/],
  ['Chrome', /Chrome\/|CriOS|Chromium/],
  ['Safari', /Safari\//],
];
const systems: [string, RegExp][] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux|X11/],
];
const first = (names: [string, RegExp][], agent: string) => names.find(([, mark]) => mark.test(agent))?.[0] ?? null;

/** What a `User-Agent` calls itself, as far as people know the names. The more special names stand first. */
export const browserName = (agent: string): { browser: string | null; system: string | null } => ({
  browser: first(browsers, agent),
  system: first(systems, agent),
});
