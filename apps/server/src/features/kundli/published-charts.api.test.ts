import { readFileSync } from 'node:fs'
import type { Input } from '@sankalp/contract/endpoint'
import { type KundliReply, generateKundali } from '@sankalp/contract/kundli'
import { nakshatraNames } from '@sankalp/contract/chart-names'
import { grahas, nakshatras, vimshottariSystem } from '@sankalp/jyotish'
import { describe, expect, test } from 'vitest'
import { fileApp } from '../../../test/test-app.ts'

/** The published facts about a birth. A chart is compared only with what its source prints. */
type Published = {
  id: string
  source: string
  note?: string
  body: Input<(typeof generateKundali)['body']>
  fullDegree?: Record<string, number>
  toleranceArcsec?: number
  /** Set if the source used its own ayanamsa. */
  theirAyanamshaDeg?: number
  sign?: Record<string, string>
  astro_details?: Record<string, string | number>
  planet_awastha?: Record<string, string>
  is_planet_set?: Record<string, boolean>
  speed?: Record<string, number>
  ayanamsha?: number
  ayanamshaToleranceArcsec?: number
  sunTexts?: { sunrise: string; sunset: string }
  sunTolerance?: number
  nakshatraNumber?: number
  pada?: number
  dashaLord?: string
  /** The rest of the first dasha: years, months of 1/12 year, and days of 1/30 month. */
  balance?: [years: number, months: number, days: number]
}

const { cases } = JSON.parse(
  readFileSync(new URL('../../../fixtures/published-charts.json', import.meta.url), 'utf8'),
) as { cases: Published[] }
const app = fileApp()

describe.each(cases.map((each) => [each.id, each] as const))('%s', (_, published) => {
  test('is reproduced by the API call', async () => {
    const { status, body } = await app().newClient().call(generateKundali, { body: published.body })
    expect(status).toBe(200)
    expect(differences(published, body.kundali)).toEqual([])
  })
})

test('the cases cover every kind of published fact', () => {
  const kinds = new Set(cases.flatMap((each) => Object.keys(each)))
  for (const kind of [
    'fullDegree',
    'sign',
    'astro_details',
    'planet_awastha',
    'is_planet_set',
    'speed',
    'ayanamsha',
    'sunTexts',
    'pada',
    'balance',
  ]) {
    expect(kinds).toContain(kind)
  }
  expect(cases.flatMap(({ fullDegree = {} }) => Object.keys(fullDegree)).length).toBeGreaterThan(65)
})

/** Returns every difference between the answer and the published facts. */
function differences(published: Published, kundali: KundliReply): string[] {
  const found: string[] = []
  const planet = (name: string) => kundali.planets_extended.find((each) => each.name === name)!
  const same = (what: string, ours: unknown, theirs: unknown) => {
    if (ours !== theirs) found.push(`${what} is ${String(ours)}, published ${String(theirs)}`)
  }
  const near = (what: string, apart: number, tolerance = 0) => {
    if (!(Math.abs(apart) <= tolerance)) found.push(`${what} is ${apart.toFixed(3)} off, allowed ${tolerance}`)
  }
  const shift =
    published.theirAyanamshaDeg === undefined ? 0 : kundali.birth_details.ayanamsha - published.theirAyanamshaDeg
  for (const [name, degree] of Object.entries(published.fullDegree ?? {})) {
    near(`${name} in arc seconds`, arcsecApart(planet(name).fullDegree + shift, degree), published.toleranceArcsec)
  }
  for (const [name, sign] of Object.entries(published.sign ?? {})) same(name, planet(name).sign, sign)
  for (const [name, value] of Object.entries(published.astro_details ?? {}))
    same(name, kundali.astro_details[name as 'Varna'], value)
  for (const [name, state] of Object.entries(published.planet_awastha ?? {}))
    same(name, planet(name).planet_awastha, state)
  for (const [name, isSet] of Object.entries(published.is_planet_set ?? {}))
    same(name, planet(name).is_planet_set, isSet)
  for (const [name, speed] of Object.entries(published.speed ?? {}))
    near(`speed of ${name}`, planet(name).speed - speed, 0.0001)
  if (published.ayanamsha !== undefined) {
    near(
      'ayanamsha',
      arcsecApart(kundali.birth_details.ayanamsha, published.ayanamsha),
      published.ayanamshaToleranceArcsec,
    )
  }
  for (const event of ['sunrise', 'sunset'] as const) {
    if (published.sunTexts)
      near(
        event,
        clockSeconds(kundali.birth_details[event]!) - clockSeconds(published.sunTexts[event]),
        published.sunTolerance,
      )
  }
  if (published.nakshatraNumber !== undefined) {
    same(
      'nakshatra of the Ascendant',
      planet('Ascendant').nakshatra,
      nakshatraNames[nakshatras[published.nakshatraNumber - 1]!],
    )
    same('pada of the Ascendant', planet('Ascendant').nakshatra_pad, published.pada)
  }
  if (published.dashaLord !== undefined)
    same('lord of the first dasha', kundali.astro_details.NaksahtraLord, published.dashaLord)
  if (published.balance) near('balance of the first dasha in days', balanceDays(kundali) - inDays(published.balance), 1)
  return found
}

function arcsecApart(ours: number, theirs: number): number {
  return (((((ours - theirs) % 360) + 540) % 360) - 180) * 3600
}

function clockSeconds(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

/** Computes the rest of the first dasha from the Moon's place in its nakshatra, with years of 12 months of 30 days. */
function balanceDays({ astro_details, planets_extended }: KundliReply): number {
  const lord = grahas.find((graha) => graha === astro_details.NaksahtraLord.toLowerCase())!
  const inNakshatra = (planets_extended[1]!.fullDegree / (360 / 27)) % 1
  return (1 - inNakshatra) * vimshottariSystem.years[lord] * 360
}

function inDays([years, months, days]: [number, number, number]): number {
  return years * 360 + months * 30 + days
}
