import * as contract from '@sankalp/contract/horoscope'
import type { Sign, Timeframe } from '@sankalp/contract/horoscope-keys'
import { type Clock, secondsUntil } from '../../platform/clock.ts'
import type { Mount, PublicReply, PublicRequest } from '../../platform/http/mount.ts'
import type { HoroscopeService } from './horoscope.service.ts'

/** Long enough for switching between signs, and short because our texts may change sooner than the sky. */
const cachedSeconds = 600

type Asked = { params: { sign: Sign }; request: PublicRequest; reply: PublicReply }

export function mountHoroscope(mount: Mount, horoscopes: HoroscopeService, clock: Clock): void {
  function answer(timeframe: Timeframe, { params, request, reply }: Asked): contract.Horoscope {
    const horoscope = horoscopes.getHoroscope(timeframe, params.sign, request.language)
    const left = secondsUntil(new Date(horoscope.valid_until_ms), clock.now())
    reply.header('cache-control', `private, max-age=${Math.min(cachedSeconds, left)}`)
    reply.header('vary', 'Cookie, Accept-Language')
    return horoscope
  }

  mount(contract.getDailyHoroscope, async (call) => ({ dailyHoroscope: answer('today', call) }))
  mount(contract.getNextDayHoroscope, async (call) => ({ nextDayHoroscope: answer('tomorrow', call) }))
  mount(contract.getPreviousDayHoroscope, async (call) => ({ previousDayHoroscope: answer('yesterday', call) }))
  mount(contract.getWeeklyHoroscope, async (call) => ({ weeklyHoroscope: answer('week', call) }))
  mount(contract.getMonthlyHoroscope, async (call) => ({ monthlyHoroscope: answer('month', call) }))
  mount(contract.getYearlyHoroscope, async (call) => ({ yearlyHoroscope: answer('year', call) }))
  mount(contract.getNextYearHoroscope, async (call) => ({ nextYearHoroscope: answer('next-year', call) }))
}
