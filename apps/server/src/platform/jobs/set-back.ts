import type { Db } from '../db/db.ts'
import { jobsSchema } from './boss.ts'

/** Smaller jumps are normal clock corrections. */
const jump = `interval '1 minute'`
const isLate = (column: string) => `${column} > now() + ${jump}`
const atMostNow = (column: string) => `${column} = case when ${column} > now() then now() else ${column} end`

const ofAll = ['cron_on', 'flow_on', 'bam_on', 'reindex_on']
const ofQueues = ['monitor_claim_on', 'monitor_on', 'maintain_on']

/**
 * Statements that repair pg-boss's times after the database's clock was set back. Its last maintenance then seems to be
 * in the future, so it would run neither maintenance nor scheduled jobs until then. Moves future times back to now. A
 * job with a start time waits as long as before, and a scheduled job may run a second time for the same minute.
 */
const statements = [
  `update ${jobsSchema}.version set ${ofAll.map(atMostNow).join(', ')} where ${ofAll.map(isLate).join(' or ')}`,
  `update ${jobsSchema}.queue set ${ofQueues.map(atMostNow).join(', ')} where ${ofQueues.map(isLate).join(' or ')}`,
  `update ${jobsSchema}.job set start_after = start_after - (created_on - now()), created_on = now() where state in ('created', 'retry') and ${isLate('created_on')}`,
  `update ${jobsSchema}.job set ${atMostNow('started_on')}, ${atMostNow('heartbeat_on')} where state = 'active' and (${isLate('started_on')} or ${isLate('heartbeat_on')})`,
  `update ${jobsSchema}.job set singleton_on = null where singleton_on > (now() at time zone 'utc') + ${jump}`,
]

export async function putJobsRight(db: Db): Promise<void> {
  for (const statement of statements) await db.query(statement)
}
