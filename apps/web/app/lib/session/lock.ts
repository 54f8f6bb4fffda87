import { parseStored, readLocal, removeLocal, writeLocal } from '../storage.ts'

const lockName = 'sankalp-session'
/**
 * Longer than a call may take, so that an active holder never loses the lock; a closed tab's lock expires after this.
 */
const leaseMs = 20_000
const settleMs = 60
const pollMs = 250

type Lease = { holder: string; untilAt: number }

/** Runs `work` while no other tab of this site runs it: a refresh cookie is valid for one exchange. */
export function withSessionLock<T>(work: () => Promise<T>): Promise<T> {
  const locks = typeof navigator === 'undefined' ? undefined : navigator.locks
  // Missing in old browsers and on plain-http addresses other than localhost.
  if (!locks) return withLease(work)
  return locks.request(lockName, work)
}

async function withLease<T>(work: () => Promise<T>): Promise<T> {
  const holder = crypto.getRandomValues(new Uint32Array(2)).join('-')
  while (!(await takeLease(holder))) await sleep(pollMs)
  try {
    return await work()
  } finally {
    if (readLease()?.holder === holder) removeLocal('renewalLease')
  }
}

/** Two tabs may write at the same moment. After a short wait both see the later write, and only that tab continues. */
async function takeLease(holder: string): Promise<boolean> {
  const lease = readLease()
  if (lease && lease.untilAt > Date.now()) return false
  writeLocal('renewalLease', JSON.stringify({ holder, untilAt: Date.now() + leaseMs }))
  await sleep(settleMs)
  return readLease()?.holder === holder
}

function readLease(): Lease | null {
  const lease = parseStored(readLocal('renewalLease')) as Partial<Lease> | null
  if (typeof lease?.holder !== 'string' || typeof lease.untilAt !== 'number') return null
  return { holder: lease.holder, untilAt: lease.untilAt }
}

function sleep(waitMs: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, waitMs))
}
