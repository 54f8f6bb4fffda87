import * as contract from '@sankalp/contract/panchang'
import type { FastifyReply } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import { secondsUntil } from '../../platform/clock.ts'
import { CheckedJson, type Mount } from '../../platform/http/mount.ts'
import type { Panchang } from './panchang.service.ts'

/** Long enough for going back and forth between pages; the sky does not change, but our words for it may. */
const cachedSeconds = 600
/** A page stores a year itself, for days without a network. */
const yearCachedSeconds = 24 * 3600

export function mountPanchang(mount: Mount, panchang: Panchang, clock: Clock): void {
  /** What says which date is today is no longer true after midnight at the place. */
  function cacheWhileToday(reply: FastifyReply, todayEndsAt: number): void {
    const left = secondsUntil(new Date(todayEndsAt), clock.now())
    reply.header('cache-control', `public, max-age=${Math.min(cachedSeconds, left)}`)
  }

  mount(contract.getDailyPanchang, ({ body }) => new CheckedJson(panchang.writeDailyPanchang(body)))

  mount(contract.getPanchangDay, async ({ params, reply }) => {
    const { json, todayEndsAt } = await panchang.writePanchangDay(params.city, params.date)
    cacheWhileToday(reply, todayEndsAt)
    return new CheckedJson(json)
  })

  mount(contract.getPanchangAt, async ({ query, reply }) => {
    const { lat: latDeg, lon: lonDeg, zone, date } = query
    // Where somebody stands is theirs: no proxy on the way may store it.
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
