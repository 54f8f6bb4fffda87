/** The servers that help two browsers to find each other, and when their credentials expire (null: never). */
export type IceReply = { iceServers: readonly RTCIceServer[]; expiresAt: string | null }

type Needs = {
  first: IceReply
  fetch: () => Promise<IceReply>
  /** The server's time, by which credentials expire. */
  now: () => number
  onServers: (iceServers: readonly RTCIceServer[]) => void
}

/**
 * Renew this long before they expire: a relay checks them again while a call runs, and renewing may need several tries
 * on a poor connection.
 */
const aheadMs = 10 * 60_000
/** The delay after a failed try. */
const tryAgainMs = 20_000

/**
 * Keeps the credentials of a relay valid. They are checked on use instead of by a timer, which stops while a device
 * sleeps.
 */
export function createIceRenewal({ first, fetch, now, onServers }: Needs) {
  let expiresAt = first.expiresAt
  let notBefore = -Infinity
  let renewing: Promise<void> | null = null

  async function renew(): Promise<void> {
    try {
      const next = await fetch()
      expiresAt = next.expiresAt
      onServers(next.iceServers)
    } catch {
      // The old ones may still be valid, and the next check tries again.
      notBefore = now() + tryAgainMs
    } finally {
      renewing = null
    }
  }

  return {
    /**
     * Renews the credentials if they are about to expire. Call it before a connection is sought, and regularly. Never
     * fails.
     */
    beReady: async (): Promise<void> => {
      if (expiresAt === null || now() < Date.parse(expiresAt) - aheadMs || now() < notBefore) return
      await (renewing ??= renew())
    },
  }
}
