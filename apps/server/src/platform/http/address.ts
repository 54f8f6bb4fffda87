import { isIPv4, isIPv6 } from 'node:net'

/** Count all unreadable addresses as one caller, or every misspelling would be a new one. */
const unreadable = 'unreadable'

/**
 * Returns the key under which an address is counted, in whatever form it is written: with a port, in brackets, with
 * zeros, as an IPv4 address inside an IPv6 one. One household or phone gets a whole IPv6 /64, so counting single
 * addresses there would be useless.
 */
export function addressKey(written: string): string {
  const address = withoutPort(written)
  // Check single characters first, which spares most callers a long pattern.
  if (!address.includes(':')) return isIPv4(address) ? address : unreadable
  const groups = groupsOf(address)
  if (!groups) return unreadable
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

/**
 * Returns the key of the network around an IPv6 address: a /48, which a single customer of a provider may get, is
 * 65,536 times what one household has. Null for an IPv4 address, whose neighbours are other users. Takes the result of
 * `addressKey`.
 */
export function networkKey(key: string): string | null {
  return key.endsWith('::/64') ? `${key.split(':').slice(0, 3).join(':')}::/48` : null
}

/** Removes the port that some proxies add to a caller's address: 203.0.113.9:4321, [2001:db8::1]:4321. */
export function withoutPort(written: string): string {
  if (written.startsWith('[')) return written.slice(1, written.indexOf(']') + 1 || undefined).replace(/\]$/, '')
  const colon = written.indexOf(':')
  return colon >= 0 && colon === written.lastIndexOf(':') ? written.slice(0, colon) : written
}

/** Returns the eight groups of an IPv6 address without leading zeros, or null if it is none. */
function groupsOf(address: string): string[] | null {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return null
  const [head = '', tail] = plain.toLowerCase().split('::')
  const left = readGroups(head)
  const right = readGroups(tail ?? '')
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right]
}

function readGroups(text: string): string[] {
  return text === ''
    ? []
    : text.split(':').flatMap((group) => (group.includes('.') ? halvesOf(group) : group.replace(/^0+(?=.)/, '')))
}

/** Returns the two groups of an IPv4 address at the end of an IPv6 one. */
function halvesOf(ipv4: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = ipv4.split('.').map(Number)
  return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
}

function mappedIPv4(groups: readonly string[]): string | null {
  if (groups.slice(0, 5).some((group) => group !== '0') || groups[5] !== 'ffff') return null
  return groups
    .slice(6)
    .flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255])
    .join('.')
}
