import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { withoutPort } from './address.ts'

/**
 * Refuse wider ranges: with them any client could forge its address. 10.0.0.0/8 and fc00::/7 are the widest private
 * ones.
 */
const leastBits = { ipv4: 8, ipv6: 7 }

/** There are few proxies in front of us. Beyond this number of cached answers the cache is cleared. */
const keptAnswers = 1000

/**
 * Returns a function that checks whether an address is a trusted proxy: addresses and ranges (10.0.0.0/8). It runs for
 * every request through a proxy, mostly with the same address.
 */
export function createProxyTrust(proxies: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList()
  for (const proxy of proxies) addTo(trusted, proxy)
  const answers = new Map<string, boolean>()
  return (address) => {
    // The header may contain anything, not only addresses. A closed connection has no address.
    if (address === undefined) return false
    let answer = answers.get(address)
    if (answer === undefined) {
      const plain = withoutPort(address)
      answer = isIP(plain) !== 0 && trusted.check(plain, familyOf(plain))
      if (answers.size >= keptAnswers) answers.clear()
      answers.set(address, answer)
    }
    return answer
  }
}

/**
 * Returns the origin of requests that Fastify does not see (websockets): the last address in the chain that is not a
 * trusted proxy, as Fastify finds it.
 */
export function createAddressReader(
  proxies: readonly string[],
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  const isTrusted = createProxyTrust(proxies)
  return ({ headers, socket }) => {
    const forwarded = headers['x-forwarded-for']
    const chain =
      forwarded === undefined
        ? []
        : String(forwarded)
            .split(',')
            .map((part) => part.trim())
    let address = socket.remoteAddress ?? ''
    while (chain.length > 0 && isTrusted(address)) address = chain.pop()!
    return address
  }
}

/** Returns the problem of a proxy setting, or null. */
export function findWrongProxy(proxies: readonly string[]): string | null {
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/')
    if (isIP(address) === 0) return `"${proxy}" is neither an address nor a range`
    if (bits === undefined) continue
    if (!/^\d+$/.test(bits) || Number(bits) > (isIP(address) === 6 ? 128 : 32))
      return `"${proxy}" is neither an address nor a range`
    if (Number(bits) < leastBits[familyOf(address)] || coversIPv4(address, Number(bits)))
      return `"${proxy}" is far too wide: name the addresses of your own proxies`
  }
  return null
}

/**
 * Returns whether an IPv6 range covers all IPv4 addresses. A server that listens to both sees them as
 * ::ffff:203.0.113.9, so such a range trusts every client.
 */
function coversIPv4(address: string, bits: number): boolean {
  if (familyOf(address) !== 'ipv6' || bits >= 96 + leastBits.ipv4) return false
  const range = new BlockList()
  range.addSubnet(address, bits, 'ipv6')
  return range.check('::ffff:203.0.113.9', 'ipv6')
}

/** Adds a proxy that passed `findWrongProxy`. */
function addTo(list: BlockList, proxy: string): void {
  const [address = '', bits] = proxy.split('/')
  if (bits === undefined) list.addAddress(address, familyOf(address))
  else list.addSubnet(address, Number(bits), familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
