import { indiaDay, indiaDayStart } from '@sankalp/contract/india-time'
import type { YourDayKeys } from '@sankalp/content/your-day/index'
import { JyotishError } from '@sankalp/jyotish'
import { z } from 'zod'
import { type Clock, later } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/db.ts'
import { defineJob, handleJob } from '../../platform/jobs/job.ts'
import type { Log } from '../../platform/log.ts'
import type { YourDayService } from './your-day.service.ts'

/** Half past six in the morning in India. */
const tellYourDay = defineJob('your-day.tell', z.object({}), {
  cron: '0 1 * * *',
  retryLimit: 5,
  retryWaitSeconds: 60,
  expireSeconds: 3 * 3600,
})

/** A morning's notice that comes after noon is of no use. */
const usefulHours = 12
/** Stored in one transaction. */
const toldAtOnce = 100

export type MorningNotice = {
  userId: string
  /** The day in India: each is told once. */
  day: string
  keys: YourDayKeys
  usefulUntil: Date
}
export type TellNeeds = {
  db: Db
  clock: Clock
  log: Log
  /** Lists users who want the notice, in the order of their ids. */
  listWanting: (after: string | null, most: number) => Promise<string[]>
  send: (tx: Tx, notices: readonly MorningNotice[]) => Promise<void>
}

export function yourDayJobs({ db, clock, log, listWanting, send }: TellNeeds, service: YourDayService) {
  /** One birth that cannot be reckoned must not keep the day from all others. The log names no birth. */
  async function findKeysOf(userId: string): Promise<YourDayKeys | null> {
    try {
      return await service.findKeys(userId)
    } catch (error) {
      if (!(error instanceof JyotishError)) throw error
      log.error({ userId, code: error.code }, 'could not reckon the day of a user')
      return null
    }
  }

  async function tell(signal: AbortSignal): Promise<void> {
    const day = indiaDay(clock.now())
    const usefulUntil = later(indiaDayStart(day), usefulHours * 3600)
    let after: string | null = null
    let told = 0
    while (!signal.aborted && clock.now() < usefulUntil) {
      const userIds = await listWanting(after, toldAtOnce)
      if (userIds.length === 0) break
      const notices: MorningNotice[] = []
      for (const userId of userIds) {
        const keys = await findKeysOf(userId)
        if (keys) notices.push({ userId, day, keys, usefulUntil })
      }
      await db.transaction((tx) => send(tx, notices))
      told += notices.length
      after = userIds.at(-1)!
    }
    log.info({ told }, 'stored the notices of the morning')
  }
  return [handleJob(tellYourDay, (_data, { signal }) => tell(signal))]
}
