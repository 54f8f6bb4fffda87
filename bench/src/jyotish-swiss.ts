import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The part of npm `sweph`, the native binding of Swiss Ephemeris, that the comparison needs. */
export type Sweph = {
  constants: Record<string, number>
  set_sid_mode(mode: number, t0: number, ayanamsa: number): void
  calc_ut(jdUt: number, body: number, flags: number): { data: number[] }
  houses_ex(jdUt: number, flags: number, latDeg: number, lonDeg: number, system: string): unknown
  rise_trans(
    jdUt: number,
    body: number,
    star: null,
    flags: number,
    event: number,
    place: [number, number, number],
    pressure: number,
    temperature: number,
  ): { data: number }
}

const VERSION = '2.10.3-b-1'

/**
 * Swiss Ephemeris is AGPL and not part of this project: the bench installs it in a separate folder outside the
 * repository, compiles it there and only measures it. Returns null (with the reason) if that is not possible.
 */
export function installSweph(): { swe: Sweph } | { swe: null; reason: string } {
  const folder = join(tmpdir(), `sankalp-bench-sweph-${VERSION}-${process.version}`)
  try {
    if (!existsSync(join(folder, 'node_modules/sweph/build/Release'))) {
      mkdirSync(folder, { recursive: true })
      const manifest = { name: 'sankalp-bench-sweph', private: true, allowScripts: { sweph: true } }
      writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
      execFileSync('npm', ['install', '--foreground-scripts', `sweph@${VERSION}`], {
        cwd: folder,
        stdio: 'pipe',
        timeout: 600_000,
      })
    }
    return { swe: createRequire(join(folder, 'package.json'))('sweph') as Sweph }
  } catch (error) {
    return { swe: null, reason: error instanceof Error ? error.message.split('\n')[0]! : String(error) }
  }
}

/**
 * Computes one kundli's positions with Swiss Ephemeris: Sun to Saturn and the mean node, sidereal with speed, and the
 * ascendant. Without its data files, which are not on npm, it uses Moshier's series: less exact, and with another run
 * time; the table says so.
 */
export function swissPositions(swe: Sweph, jdUt: number, latDeg: number, lonDeg: number): number {
  const c = swe.constants
  const flags = c.SEFLG_MOSEPH! | c.SEFLG_SIDEREAL! | c.SEFLG_SPEED!
  let sum = 0
  for (const body of [0, 1, 2, 3, 4, 5, 6, c.SE_MEAN_NODE!]) sum += swe.calc_ut(jdUt, body, flags).data[0]!
  swe.houses_ex(jdUt, c.SEFLG_SIDEREAL! | c.SEFLG_MOSEPH!, latDeg, lonDeg, 'P')
  return sum
}

/**
 * Computes the minimum of a panchang day: rise and set of Sun and Moon, and the ends of the limbs at sunrise, to a
 * second.
 */
export function swissPanchangDay(swe: Sweph, midnightJdUt: number, latDeg: number, lonDeg: number): number {
  const c = swe.constants
  const flags = c.SEFLG_MOSEPH! | c.SEFLG_SIDEREAL!
  const event = (after: number, body: number, which: number) =>
    swe.rise_trans(after, body, null, c.SEFLG_MOSEPH!, which, [lonDeg, latDeg, 0], 1013.25, 15).data
  const sunrise = event(midnightJdUt, 0, c.SE_CALC_RISE!)
  const sunset = event(sunrise, 0, c.SE_CALC_SET!)
  const nextSunrise = event(sunset, 0, c.SE_CALC_RISE!)
  let sum = sunset + event(midnightJdUt, 1, c.SE_CALC_RISE!) + event(midnightJdUt, 1, c.SE_CALC_SET!)

  const sunDeg = (jd: number) => swe.calc_ut(jd, 0, flags).data[0]!
  const moonDeg = (jd: number) => swe.calc_ut(jd, 1, flags).data[0]!
  const angles: [(jd: number) => number, number, number][] = [
    [(jd) => moonDeg(jd) - sunDeg(jd), 12, 12.19],
    [(jd) => moonDeg(jd) - sunDeg(jd), 6, 12.19],
    [moonDeg, 360 / 27, 13.18],
    [(jd) => moonDeg(jd) + sunDeg(jd), 360 / 27, 14.16],
  ]
  for (const [angle, stepDeg, degPerDay] of angles) {
    let from = sunrise
    while (from < nextSunrise) {
      from = nextMultiple(angle, stepDeg, degPerDay, from)
      sum += from
      from += 1e-4
    }
  }
  return sum
}

/** Returns when an angle reaches the next multiple of a step, by the secant method. */
function nextMultiple(angle: (jd: number) => number, stepDeg: number, degPerDay: number, fromJd: number): number {
  const wrap = (deg: number) => deg - 360 * Math.floor((deg + 180) / 360)
  const start = angle(fromJd)
  const target = (Math.floor(start / stepDeg) + 1) * stepDeg
  let before = fromJd
  let beforeDeg = start - target
  let jd = fromJd - beforeDeg / degPerDay
  for (let round = 0; round < 8; round += 1) {
    const left = wrap(angle(jd) - target)
    const step = (left * (jd - before)) / (left - beforeDeg)
    before = jd
    beforeDeg = left
    jd -= step
    if (Math.abs(step) < 1 / 86_400) break
  }
  return jd
}
