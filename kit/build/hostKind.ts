/** IPv4 addresses that the internet doesn’t route: RFC 6890. */
const localIPv4 =
  /^(?:0|10|127|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.[\d.]+$/;

/** Unspecified, loopback, unique local and link-local addresses, and those of IPv4 in IPv6. */
const localIPv6 = /^\[(?:::1?\]|::ffff:|f[cd]|fe[89ab])/;

/** Names without a meaning on the internet: RFC 6761 and 6762, and what companies and routers use. */
const localName =
  /(?:^|\.)(?:localhost|test|invalid|local|internal|intranet|lan|corp|home|home\.arpa)$/;

const exampleName = /(?:^|\.)example(?:\.(?:com|net|org))?$/;

/** Whether a host, as an address names it, is of this machine or its network, of an example, or anybody’s to reach. */
export function hostKind(host: string): 'local' | 'example' | 'public' {
  if ([localIPv4, localIPv6, localName].some((kind) => kind.test(host))) return 'local';
  return exampleName.test(host) ? 'example' : 'public';
}
