import type { Place } from '../earth/index.ts'
import { requirePlace } from '../earth/index.ts'
import type { Sky } from '../ephemeris/index.ts'
import { JyotishError, requireFinite } from '../errors.ts'
import { DAYS_PER_LUNATION } from '../calendar/lunar-month.ts'
import { crossingJd, karanaCourse } from '../panchang/courses.ts'
import { requireCivilDate } from '../time/civil.ts'
import type { EpochMs } from '../time/instants.ts'
import { epochMsToJdTt } from '../time/instants.ts'
import type { LocalEclipse } from './local.ts'
import { lunarEclipseFrom, solarEclipseFrom } from './local.ts'
import type { LunarEclipse } from './lunar.ts'
import { lunarEclipseAt } from './lunar.ts'
import type { SolarEclipse } from './solar.ts'
import { solarEclipseAt } from './solar.ts'

export type { LocalEclipse } from './local.ts'
export type { LunarEclipse } from './lunar.ts'
export type { SolarEclipse } from './solar.ts'
export type Eclipse = SolarEclipse | LunarEclipse

/** Returns all eclipses anywhere on Earth whose greatest phase is between two instants, in order. */
export function eclipsesBetween(sky: Sky, from: EpochMs, to: EpochMs): Eclipse[] {
  requireFinite(from, 'from')
  requireFinite(to, 'to')
  if (to < from) throw new JyotishError('OUT_OF_RANGE', 'to', 'expected an instant after `from`')
  const found: Eclipse[] = []
  const endJd = epochMsToJdTt(to) + 1
  const halves = DAYS_PER_LUNATION / 2
  const startJd = epochMsToJdTt(from) - 1
  // Full and new moons in turn, from the last one before the start.
  let turn = Math.floor(karanaCourse.angleDeg(sky, startJd, 'lahiri') / 180)
  let syzygyJd = crossingJd(sky, karanaCourse, turn * 180, startJd - halves / 2, 'lahiri')
  while (syzygyJd < endJd) {
    const isNewMoon = turn % 2 === 0
    const eclipse = isNewMoon ? solarEclipseAt(sky, syzygyJd) : lunarEclipseAt(sky, syzygyJd)
    if (eclipse && eclipse.greatestAt >= from && eclipse.greatestAt < to) found.push(eclipse)
    turn += 1
    syzygyJd = crossingJd(sky, karanaCourse, turn * 180, syzygyJd + halves, 'lahiri')
  }
  return found
}

/** Returns the eclipses of a year of Universal Time. */
export function eclipsesOfYear(sky: Sky, year: number): Eclipse[] {
  requireCivilDate({ year, month: 1, day: 1 })
  return eclipsesBetween(sky, Date.UTC(year, 0, 1) as EpochMs, Date.UTC(year + 1, 0, 1) as EpochMs)
}

/** Returns what is visible of an eclipse from a place. */
export function eclipseFrom(sky: Sky, place: Place, eclipse: Eclipse): LocalEclipse {
  requirePlace(place)
  return eclipse.kind === 'solar' ? solarEclipseFrom(sky, place, eclipse) : lunarEclipseFrom(sky, place, eclipse)
}
