import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { withoutPort } from './address.ts'

/** Wider ranges are no proxies: with them anybody could say who they are. 10.0.0.0/8 and fc00::/7 are the widest private ones. */
const leastBits = { ipv4: 8, ipv6: 7 }

/** Proxies in front of us are few; past this many the answers found so far are forgotten. */
const keptAnswers = 1000

/**
 * Whether an address is one of the proxies named: addresses and ranges (10.0.0.0/8). Asked with every request that comes
 * through a proxy, mostly about the same one.
 */
export function createProxyTrust(proxies: readonly string[]): (address: string | undefined) => boolean {
  const trusted = new BlockList()
  for (const proxy of proxies) addTo(trusted, proxy)
  const answers = new Map<string, boolean>()
  return (address) => {
    // What somebody wrote into the header need not be an address; a closed connection has none.
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
 * Where a request came from, for those that Fastify never sees (websockets): the last address of the chain that no trusted
 * proxy has, as Fastify finds it.
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

/** What is wrong with a setting of proxies; null if nothing is. */
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

/** Where we listen to both kinds, IPv4 addresses are written as ::ffff:203.0.113.9: a range around all of those is everybody. */
function coversIPv4(address: string, bits: number): boolean {
  if (familyOf(address) !== 'ipv6' || bits >= 96 + leastBits.ipv4) return false
  const range = new BlockList()
  range.addSubnet(address, bits, 'ipv6')
  return range.check('::ffff:203.0.113.9', 'ipv6')
}

/** Takes what `findWrongProxy` has nothing against. */
function addTo(list: BlockList, proxy: string): void {
  const [address = '', bits] = proxy.split('/')
  if (bits === undefined) list.addAddress(address, familyOf(address))
  else list.addSubnet(address, Number(bits), familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
