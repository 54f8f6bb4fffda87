import { wrap180 } from '../src/angles.ts'
import { tableLatDeg, tableLonDeg, tableParallaxDeg } from '../src/ephemeris/evaluate.ts'
import type { TableBody } from '../src/ephemeris/sky.ts'
import { tableBodies } from '../src/ephemeris/sky.ts'
import { readSky } from '../src/node.ts'
import { print } from './print.ts'
import { openDe405 } from './tables/de405.ts'
import { de405Sources, openSources } from './tables/sources.ts'

const STEP_DAYS = 7.3

type Worst = { lon: number; lat: number; parallax: number; looks: number }

/**
 * Compares the committed tables with their source, every week from 1900 to 2101, and with DE405 alone where it is
 * installed. It computes for some minutes, and fails when a longitude differs by more than 0.06" (the node 0.25").
 */
function checkTables(): void {
  const sky = readSky()
  const de405 = openDe405()
  const sources = openSources(de405)
  const out = new Float64Array(3)

  const compare = (body: TableBody, source: (typeof sources)[TableBody], fromJd: number, toJd: number): Worst => {
    const worst = { lon: 0, lat: 0, parallax: 0, looks: 0 }
    const table = sky.tables[body]
    for (let jd = fromJd; jd < toJd; jd += STEP_DAYS) {
      source(jd, out)
      worst.looks += 1
      worst.lon = Math.max(worst.lon, Math.abs(wrap180(tableLonDeg(sky, table, jd) - out[0]!)) * 3600)
      if (table.latTerms > 0) worst.lat = Math.max(worst.lat, Math.abs(tableLatDeg(sky, table, jd) - out[1]!) * 3600)
      if (body === 'moon') {
        const parallax = Math.abs(tableParallaxDeg(sky, table, jd) - out[2]!) * 3600
        worst.parallax = Math.max(worst.parallax, parallax)
      }
    }
    return worst
  }
  const printWorst = (name: string, { lon, lat, parallax, looks }: Worst) =>
    print(
      `${name.padEnd(22)} ${looks} looks, longitude ${lon.toFixed(3)}", latitude ${lat.toFixed(3)}"` +
        (parallax > 0 ? `, parallax ${parallax.toFixed(3)}"` : ''),
    )

  let failed = false
  for (const body of tableBodies) {
    const worst = compare(body, sources[body], sky.firstJd + 1, sky.endJd - 1)
    printWorst(body, worst)
    if (worst.lon > (body === 'node' ? 0.25 : 0.06)) failed = true
  }
  if (de405) {
    const direct = de405Sources(de405)
    for (const body of tableBodies) {
      const worst = compare(body, direct[body], de405.firstJd + 1100, de405.endJd - 1100)
      // Its third number is a distance for the Moon too, not a parallax.
      printWorst(`${body}, DE405 alone`, { ...worst, parallax: 0 })
    }
  }
  if (failed) throw new Error('a table deviates from its source by more than the limit')
}

checkTables()
