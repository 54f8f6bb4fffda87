import { BlockList, isIP } from 'node:net'
import { SettingsError } from '../settings.ts'

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
      answer = isIP(address) !== 0 && trusted.check(address, familyOf(address))
      if (answers.size >= keptAnswers) answers.clear()
      answers.set(address, answer)
    }
    return answer
  }
}

function addTo(list: BlockList, proxy: string): void {
  const [address = '', bits] = proxy.split('/')
  const isRight = isIP(address) !== 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (isIP(address) === 6 ? 128 : 32)))
  if (!isRight) throw new SettingsError([`TRUSTED_PROXIES: "${proxy}" is neither an address nor a range`])
  if (bits === undefined) list.addAddress(address, familyOf(address))
  else list.addSubnet(address, Number(bits), familyOf(address))
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
