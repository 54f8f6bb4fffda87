import { networkKey } from '../../platform/http/address.ts'
import type { Limit, Limits } from '../../platform/limits.ts'

/** From one address: enough for many phones behind one, too few to try codes against thousands of numbers. */
const perAddress = { max: 100, windowSeconds: 24 * 3600 }
/** From one IPv6 /48: some networks give a phone its own /64 of it, and some give the whole of it to one customer. */
const perNetwork = { max: 1000, windowSeconds: 24 * 3600 }
/** While all failures together are too many, who has failed once in this time is not heard. */
const whileMany = { max: 1, windowSeconds: 3600 }
const whileManyPerNetwork = { max: 20, windowSeconds: 3600 }

type Count = { rule: string; key: string; limit: Limit }
export type Taken = { retryAfterSeconds: number; giveBack: () => Promise<void> }

/**
 * Counts failed tries. Each is counted before it is looked at and taken off again if it was right: guesses sent at once would
 * all pass a count that is made afterwards. An address is counted for whatever it types; over all numbers only guesses count
 * that there was a code for, or anybody could fill that count with numbers out of the air. And when it is full, it is those
 * who fail that are refused: everybody else still signs in.
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
    // What is refused is not looked at, and so it was not wrong.
    if (retryAfterSeconds > 0) await giveBack()
    return { retryAfterSeconds, giveBack }
  }

  return {
    /** For whatever somebody types. */
    async takeTry(addressKey: string): Promise<Taken> {
      const network = networkKey(addressKey)
      const counts = [
        { rule: 'codeFailure', key: addressKey, limit: perAddress },
        ...(network ? [{ rule: 'codeFailure:network', key: network, limit: perNetwork }] : []),
      ]
      return finish(counts, await takeEach(counts))
    },
    /** For a guess at a code that is waited for. */
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
