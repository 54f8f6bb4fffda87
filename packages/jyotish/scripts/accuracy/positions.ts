import ascendants from '../../fixtures/core/ascendants.json' with { type: 'json' }
import ayanamsas from '../../fixtures/core/ayanamsas.json' with { type: 'json' }
import de405 from '../../fixtures/core/de405.json' with { type: 'json' }
import charts from '../../fixtures/core/kundli-positions.json' with { type: 'json' }
import rises from '../../fixtures/core/rises.json' with { type: 'json' }
import transits from '../../fixtures/core/transits.json' with { type: 'json' }
import { wrap180 } from '../../src/angles.ts'
import {
  anglesAt,
  ascendantDeg,
  moonriseAfter,
  moonsetAfter,
  sunriseAfter,
  sunsetAfter,
} from '../../src/earth/index.ts'
import type { Sight, Sky } from '../../src/ephemeris/index.ts'
import { positionsAt, siderealLonDeg } from '../../src/ephemeris/index.ts'
import type { JdTt, JdUt } from '../../src/time/index.ts'
import { asEpochMs, epochMsToJdTt, epochMsToJdUt, jdUtToJdTt } from '../../src/time/index.ts'
import { ingressesBetween } from '../../src/transits/index.ts'
import type { Ayanamsa, Graha } from '../../src/zodiac/index.ts'
import { ayanamsaDeg, lahiriDeg } from '../../src/zodiac/index.ts'
import type { Line } from './line.ts'
import { measure } from './line.ts'

const at = (iso: string) => asEpochMs(Date.parse(iso))
const DAY_MS = 86_400_000

/** Compares positions, ascendants, ayanamsas, rises and ingresses with the fixtures of the core. */
export function positionLines(sky: Sky): Line[] {
  return [...de405Lines(sky), ...chartLines(sky), ...angleLines(), ...riseLines(sky), ...transitLines(sky)]
}

const bodies405 = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const

function de405Lines(sky: Sky): Line[] {
  const against = 'JPL DE405, 1961–2059'
  const lines = bodies405.map((body) =>
    measure(
      `${body[0]!.toUpperCase()}${body.slice(1)}, tables`,
      against,
      '″',
      0.1,
      de405.cases,
      (row) => wrap180(siderealLonDeg(sky, body, row.jdTt as JdTt) - row[body][0]!) * 3600,
    ),
  )
  const latitudes = de405.cases.flatMap((row) => bodies405.map((body) => ({ row, body })))
  const latitude = measure('Latitudes, tables', against, '″', 0.1, latitudes, ({ row, body }) => {
    return (positionsAt(sky, row.jdTt as JdTt)[body].latDeg - row[body][1]!) * 3600
  })
  const node = measure('True node, tables', against, '″', de405.nodeToleranceArcsec, de405.cases, (row) => {
    return wrap180(siderealLonDeg(sky, 'rahu', row.jdTt as JdTt, 'true') - row.node[0]!) * 3600
  })
  return [...lines, node, latitude]
}

type Chart = (typeof charts.cases)[number]

function chartLines(sky: Sky): Line[] {
  const bodies = charts.cases.flatMap((chart) =>
    Object.keys(chart.publishedDeg)
      .filter((body) => body !== 'ascendant')
      .map((body) => ({ chart, body: body as Graha })),
  )
  const difference = ({ chart, body }: { chart: Chart; body: Graha }) => {
    const jdTt = chart.jdUt ? jdUtToJdTt(chart.jdUt as JdUt) : epochMsToJdTt(at(chart.utc))
    const options = { ayanamsa: chart.ayanamsa as Ayanamsa, sight: chart.sight as Sight }
    const shiftDeg = chart.explicitAyanamsaDeg === undefined ? 0 : lahiriDeg(jdTt) - chart.explicitAyanamsaDeg
    const ours = positionsAt(sky, jdTt, options)[body].lonDeg + shiftDeg
    const leftOver = (chart.publishedMinusSwissArcsec as Partial<Record<Graha, number>>)[body] ?? 0
    const arcsec = wrap180(ours - (chart.publishedDeg as Record<Graha, number>)[body]) * 3600 + leftOver
    // A difference within the rounding of the reference does not count.
    return Math.max(0, Math.abs(arcsec) - chart.roundingArcsec)
  }
  const kinds: [string, number, (body: Graha) => boolean][] = [
    ['Sun, longitude', charts.toleranceArcsec.sunMoon, (body) => body === 'sun'],
    ['Moon, longitude', charts.toleranceArcsec.sunMoon, (body) => body === 'moon'],
    ['Mercury to Saturn, longitude', charts.toleranceArcsec.planets, (body) => !/sun|moon|rahu|ketu/.test(body)],
    ['Mean node, longitude', charts.toleranceArcsec.planets, (body) => /rahu|ketu/.test(body)],
  ]
  return kinds.map(([what, allowed, isOfKind]) =>
    measure(
      what,
      'published charts 1918–2016 as rechecked with Swiss Ephemeris, beyond their rounding',
      '″',
      allowed,
      bodies.filter(({ body }) => isOfKind(body)),
      difference,
    ),
  )
}

function angleLines(): Line[] {
  const published = charts.cases.filter(
    ({ publishedDeg, explicitAyanamsaDeg }) => 'ascendant' in publishedDeg && explicitAyanamsaDeg === undefined,
  )
  return [
    measure('Ascendant', 'published charts', '″', 1, published, (chart) => {
      const place = { latDeg: chart.latDeg!, lonDeg: chart.lonDeg! }
      const ours = ascendantDeg(epochMsToJdUt(at(chart.utc)), place, chart.ayanamsa as Ayanamsa)
      const reference = (chart.publishedDeg as { ascendant: number }).ascendant
      return wrap180(ours - reference) * 3600 + (chart.publishedMinusSwissArcsec as { ascendant: number }).ascendant
    }),
    measure(
      'Ascendant to 59.9° latitude',
      'Swiss Ephemeris, 1952–2050',
      '″',
      1,
      ascendants.cases,
      (row) => wrap180(anglesAt(row.jdUt as JdUt, row).ascendantDeg - row.ascendantDeg) * 3600,
    ),
    measure('Ayanamsas (five)', 'published, rechecked with Swiss Ephemeris', '″', 0.1, ayanamsas.cases, (row) => {
      const ours = ayanamsaDeg(row.ayanamsa as Ayanamsa, epochMsToJdTt(at(row.utc)))
      return (ours - row.swissDeg) * 3600
    }),
  ]
}

function riseLines(sky: Sky): Line[] {
  const find = { sunrise: sunriseAfter, sunset: sunsetAfter, moonrise: moonriseAfter, moonset: moonsetAfter }
  return (['sun', 'moon'] as const).map((body) =>
    measure(
      body === 'sun' ? 'Sunrise and sunset, disc centre' : 'Moonrise and moonset, disc centre',
      'Swiss Ephemeris, to 55.7° latitude',
      's',
      rises.toleranceSeconds,
      rises.cases.filter((row) => row.body === body),
      (row) => {
        const name = `${row.body}${row.event}` as keyof typeof find
        return ((find[name](sky, row, at(row.after), 'disc-centre') ?? Number.NaN) - at(row.at)) / 1000
      },
    ),
  )
}

function transitLines(sky: Sky): Line[] {
  const slow = ['saturn', 'rahu', 'ketu']
  const ingresses = transits.cases.filter(({ entersDeg }) => entersDeg !== undefined)
  const difference = (row: (typeof ingresses)[number]) => {
    const from = at(row.from)
    const isNext = row.direction === 'next'
    const span = isNext ? [from, from + 800 * DAY_MS] : [from - 800 * DAY_MS, from]
    const found = ingressesBetween(sky, row.graha as Graha, asEpochMs(span[0]!), asEpochMs(span[1]!), {
      sight: 'true',
    })
    return ((isNext ? found[0] : found.at(-1))!.at - at(row.pyJHora!)) / 1000
  }
  const against = 'Jagannatha Hora and PyJHora (true positions)'
  const { ingress, slowIngress } = transits.toleranceSeconds
  return [
    measure(
      'Ingresses, Sun to Venus',
      against,
      's',
      ingress,
      ingresses.filter(({ graha }) => !slow.includes(graha)),
      difference,
    ),
    measure(
      'Ingresses, Saturn and nodes',
      against,
      's',
      slowIngress,
      ingresses.filter(({ graha }) => slow.includes(graha)),
      difference,
    ),
  ]
}
