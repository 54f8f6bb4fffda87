import { networkKey } from '../../platform/http/address.ts'
import type { Limit, Limits } from '../../platform/limits.ts'

/** Per address: enough for many phones behind one, too few to try codes against thousands of numbers. */
const perAddress = { max: 100, windowSeconds: 24 * 3600 }
/** Per IPv6 /48: some networks give each phone its own /64 of it, others give the whole /48 to one customer. */
const perNetwork = { max: 1000, windowSeconds: 24 * 3600 }
/** While there are too many failures in total, an address that has failed once in this time is refused. */
const whileMany = { max: 1, windowSeconds: 3600 }
const whileManyPerNetwork = { max: 20, windowSeconds: 3600 }

type Count = { rule: string; key: string; limit: Limit }
export type Taken = { retryAfterSeconds: number; giveBack: () => Promise<void> }

/**
 * Counts failed tries. Each try is counted before it is checked and given back if it was correct, because simultaneous
 * guesses would all pass a count made afterwards. An address is counted for everything it types. The total counts only
 * guesses at numbers that have a code, or an attacker could fill it with made-up numbers. When the total is full, only
 * addresses that fail are refused: all other users can still sign in.
 */
export function createFailureCounts({ limits, perHour }: { limits: Limits; perHour: number }) {
  const all: Count = { rule: 'codeFailure:all', key: 'all', limit: { max: perHour, windowSeconds: 3600 } }

  async function takeEach(counts: readonly Count[]): Promise<number> {
    return Math.max(...(await Promise.all(counts.map(async ({ rule, key, limit }) => limits.take(rule, key, limit)))))
  }

  async function finish(counts: readonly Count[], retryAfterSeconds: number): Promise<Taken> {
    const giveBack = async () => {
      await Promise.all(counts.map(async ({ rule, key, limit }) => limits.giveBack(rule, key, limit)))
    }
    // A refused try is not checked, so it does not count as wrong.
    if (retryAfterSeconds > 0) await giveBack()
    return { retryAfterSeconds, giveBack }
  }

  return {
    /** Takes a try for any typed code. */
    async takeTry(addressKey: string): Promise<Taken> {
      const network = networkKey(addressKey)
      const counts = [
        { rule: 'codeFailure', key: addressKey, limit: perAddress },
        ...(network ? [{ rule: 'codeFailure:network', key: network, limit: perNetwork }] : []),
      ]
      return finish(counts, await takeEach(counts))
    },
    /** Takes a guess at a number that has a code. */
    async takeGuess(addressKey: string): Promise<Taken> {
      const network = networkKey(addressKey)
      const recent = [
        { rule: 'codeFailure:recent', key: addressKey, limit: whileMany },
        ...(network ? [{ rule: 'codeFailure:recentNetwork', key: network, limit: whileManyPerNetwork }] : []),
      ]
      const [recentWait, allWait] = [await takeEach(recent), await takeEach([all])]
      return finish([...recent, all], allWait > 0 ? recentWait : 0)
    },
  }
}
