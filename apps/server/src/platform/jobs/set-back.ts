import type { Db } from '../db/db.ts'
import { jobsSchema } from './boss.ts'

/** Clocks that are set right now and then jump by less than this. */
const jump = `interval '1 minute'`
const isLate = (column: string) => `${column} > now() + ${jump}`
const atMostNow = (column: string) => `${column} = case when ${column} > now() then now() else ${column} end`

const ofAll = ['cron_on', 'flow_on', 'bam_on', 'reindex_on']
const ofQueues = ['monitor_claim_on', 'monitor_on', 'maintain_on']

/**
 * After the database's clock was set back, pg-boss finds that it has just looked after its jobs, tomorrow, and does so no more until then:
 * what comes each minute would not come for a day. So whatever it has noted of the future is brought back to now. A job that was sent
 * "tomorrow" waits as long as it would have waited, and the minutes that had their job once may have it again.
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
