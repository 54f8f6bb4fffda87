import type { createFailureCounts } from './failure-counts.ts'
import type { createKnownDevices } from './known-devices.ts'
import type { CodesNeeds } from './codes.service.ts'
import { adoptNumber } from './code.repository.ts'

export const daySeconds = 24 * 3600

/** What sending and proving codes share. */
export type CodesContext = Pick<CodesNeeds<object>, 'db' | 'clock' | 'log' | 'limits' | 'secrets' | 'sms'> & {
  failures: ReturnType<typeof createFailureCounts>
  devices: ReturnType<typeof createKnownDevices>
  /** How many codes may be sent in a day: in total, additionally to known devices, and per address. */
  ceilings: Record<'all' | 'knownDevices' | 'address', { max: number; windowSeconds: number }>
}

/**
 * Returns the keyed hash of a number. Counters outlive an erased account by two days and must not reveal its number.
 */
export async function findHash({ db, secrets }: CodesContext, phone: string): Promise<string> {
  const [number, other] = [secrets.hash('number', phone), secrets.otherHash('number', phone)]
  if (other !== null) await adoptNumber(db, number, other)
  return number
}
