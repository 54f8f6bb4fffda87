/** The servers that help two browsers to find each other, and until when their credentials are good (null: for ever). */
export type IceReply = { iceServers: readonly RTCIceServer[]; expiresAt: string | null }

type Needs = {
  first: IceReply
  fetch: () => Promise<IceReply>
  /** The server's time, by which credentials lapse. */
  now: () => number
  onServers: (iceServers: readonly RTCIceServer[]) => void
}

/** So long before they lapse: a relay asks for them again while a call runs, and a thin line may need some tries to renew them. */
const aheadMs = 10 * 60_000
/** After a try that failed. */
const tryAgainMs = 20_000

/**
 * Credentials of a relay that are good whenever they are needed. They are looked at, not waited for by a timer, which stands still while a device sleeps.
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
      // The old ones may still do, and the next look tries again.
      notBefore = now() + tryAgainMs
    } finally {
      renewing = null
    }
  }

  return {
    /** Before a new way is looked for, and every now and then: renews them where they are about to lapse. Never fails. */
    beReady: async (): Promise<void> => {
      if (expiresAt === null || now() < Date.parse(expiresAt) - aheadMs || now() < notBefore) return
      await (renewing ??= renew())
    },
  }
}
