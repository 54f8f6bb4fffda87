import * as contract from '@sankalp/contract/panchang'
import type { Clock } from '../../platform/clock.ts'
import { secondsUntil } from '../../platform/clock.ts'
import { CheckedJson, type Mount, type PublicReply } from '../../platform/http/mount.ts'
import type { Panchang } from './panchang.service.ts'

/** Long enough for moving back and forth between pages. The sky does not change, but our texts for it may. */
const cachedSeconds = 600
/** Pages store the year themselves, for offline use. */
const yearCachedSeconds = 24 * 3600

export function mountPanchang(mount: Mount, panchang: Panchang, clock: Clock): void {
  /** Limits the cache time, because an answer that contains today's date is wrong after midnight at the place. */
  function cacheWhileToday(reply: PublicReply, todayEndsAt: number): void {
    const left = secondsUntil(new Date(todayEndsAt), clock.now())
    reply.header('cache-control', `public, max-age=${Math.min(cachedSeconds, left)}`)
  }

  mount(contract.getDailyPanchang, ({ body }) => new CheckedJson(panchang.writeDailyPanchang(body)))

  mount(contract.getPanchangDay, ({ params, reply }) => {
    const day = panchang.sharePanchangDay(params.city, params.date)
    cacheWhileToday(reply, day.value.todayEndsAt)
    return day
  })

  mount(contract.getPanchangAt, async ({ query, reply }) => {
    const { lat: latDeg, lon: lonDeg, zone, date } = query
    // A user's coordinates are private: no proxy may cache the answer.
    reply.header('cache-control', 'private, max-age=60')
    return panchang.getPanchangAt({ latDeg, lonDeg, zone }, date)
  })

  mount(contract.getPanchangMonth, async ({ params, reply }) => {
    const month = await panchang.getPanchangMonth(params.city, params.year, params.month)
    cacheWhileToday(reply, month.todayEndsAt)
    return month
  })

  mount(contract.getFestivals, async ({ params, query, reply }) => {
    const festivals = await panchang.getFestivals(query.city, params.year)
    cacheWhileToday(reply, festivals.todayEndsAt)
    return festivals
  })

  mount(contract.getPanchangYear, async ({ params, reply }) => {
    reply.header('cache-control', `public, max-age=${yearCachedSeconds}`)
    return panchang.getPanchangYear(params.city, params.year)
  })
}
