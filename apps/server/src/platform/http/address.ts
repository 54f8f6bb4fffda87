import { isIPv6 } from 'node:net'

/**
 * The key under which an address is counted. One household or phone gets a whole IPv6 /64, so counting
 * single addresses there would count nothing.
 */
export function addressKey(ip: string): string {
  // The look at single characters comes first: it spares most callers a long pattern.
  if (!ip.includes(':') || !isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  const [head = '', tail] = ip.split('%')[0]!.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  return `${[...left, ...zeros, ...right].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`
}
