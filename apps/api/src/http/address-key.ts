/** Groups of an IPv6 address that one subscriber has; the others are theirs to choose. */
const NETWORK_GROUPS = 4;

/** Whom an address stands for when calls are counted: an IPv4 address itself, of IPv6 its /64 network. */
export function addressKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const plain = ip.split('%')[0]!;
  if (!plain.includes(':') || !URL.canParse(`http://[${plain}]`)) return ip;
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [before, after] = [groups(head), groups(tail)];
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}
