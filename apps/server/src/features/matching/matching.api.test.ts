import { readFileSync } from 'node:fs'
import type { Input } from '@sankalp/contract/endpoint'
import { nakshatraNames, signNames } from '@sankalp/contract/chart-names'
import { getKundali } from '@sankalp/contract/kundli'
import { kootNameOf } from '@sankalp/contract/koot-names'
import { matchMaking } from '@sankalp/contract/matching'
import {
  type Koot,
  type Nakshatra,
  type Rashi,
  asEpochMs,
  epochMsToJdTt,
  koots,
  moonAttributes,
  moonLonDeg,
} from '@sankalp/jyotish'
import { readSky } from '@sankalp/jyotish/node'
import { describe, expect, test } from 'vitest'
import { fileApp } from '../../../test/test-app.ts'

type Body = Input<(typeof matchMaking)['body']>
type Birth = { day: number; month: number; year: number; hour: number; min: number; lat: number; lon: number }
type Star = { nakshatra: Nakshatra; pada: number | null; rashi: Rashi }
type Couple = {
  id: string
  groom: Star
  bride: Star
  groomBirth?: Birth
  brideBirth?: Birth
  published: Partial<Record<Koot, number>>
  tables: Record<Koot | 'total', number>
}

const { couples } = JSON.parse(
  readFileSync(new URL('../../../fixtures/published-matches.json', import.meta.url), 'utf8'),
) as { couples: Couple[] }
const app = fileApp()
const asha = { day: 14, month: 8, year: 1996, hour: 6, min: 42, lat: 25.3176, lon: 82.9739 }
const ravi = { day: 2, month: 1, year: 1993, hour: 18, min: 5, lat: 28.6139, lon: 77.209 }

function coupleBody(groom: Birth, bride: Birth): Body {
  const prefixed = (prefix: string, birth: Birth) =>
    Object.fromEntries(Object.entries(birth).map(([name, value]) => [prefix + name, value]))
  return {
    ...prefixed('m_', groom),
    ...prefixed('f_', bride),
    m_name: 'Ravi Kumar',
    f_name: 'आशा वर्मा',
    m_place: 'New Delhi',
    f_place: 'वाराणसी',
    m_tzone: 5.5,
    f_tzone: 5.5,
  } as Body
}

const matchOf = (body: Body) => app().newClient().call(matchMaking, { body })

/** Returns a birth of 1990 with these stars. */
function birthUnder({ nakshatra, pada, rashi }: Star): Birth {
  const sky = readSky([1990])
  for (let ms = Date.UTC(1990, 0, 2); ms < Date.UTC(1991, 0, 1); ms += 1_800_000) {
    const moon = moonAttributes(moonLonDeg(sky, epochMsToJdTt(asEpochMs(ms))))
    if (moon.nakshatra !== nakshatra || moon.rashi !== rashi || moon.pada !== (pada ?? moon.pada)) continue
    const local = new Date(ms + 5.5 * 3_600_000)
    return {
      day: local.getUTCDate(),
      month: local.getUTCMonth() + 1,
      year: local.getUTCFullYear(),
      hour: local.getUTCHours(),
      min: local.getUTCMinutes(),
      lat: 25,
      lon: 83,
    }
  }
  throw new Error(`the Moon was never in ${nakshatra} ${pada}`)
}

describe.each(couples.map((couple) => [couple.id, couple] as const))('the published match %s', (_, couple) => {
  test('is reproduced koot by koot', async () => {
    const { groom, bride, published, tables } = couple
    const { status, body } = await matchOf(
      coupleBody(couple.groomBirth ?? birthUnder(groom), couple.brideBirth ?? birthUnder(bride)),
    )
    expect(status).toBe(200)
    const { kundaliMatch } = body.data
    for (const koot of koots) {
      const { received_points } = kundaliMatch[kootNameOf[koot]]
      expect([koot, received_points]).toEqual([koot, published[koot] ?? tables[koot]])
      expect([koot, received_points]).toEqual([koot, tables[koot]])
    }
    expect(kundaliMatch.total).toEqual({ total_points: 36, received_points: tables.total, minimum_required: 18 })
    expect(kundaliMatch.tara).toMatchObject({
      male_koot_attribute: nakshatraNames[groom.nakshatra],
      female_koot_attribute: nakshatraNames[bride.nakshatra],
    })
    expect(kundaliMatch.bhakut).toMatchObject({
      male_koot_attribute: signNames[groom.rashi],
      female_koot_attribute: signNames[bride.rashi],
    })
  })
})

describe('a match', () => {
  test('shows both people as entered, and every koot with its points', async () => {
    const { status, body } = await matchOf(coupleBody(ravi, asha))
    expect(status).toBe(200)
    const { boy, girl, m_place, f_place, kundaliMatch } = body.data
    expect(boy).toEqual({ name: 'Ravi Kumar', date_of_birth: '1993-01-02', time_of_birth: '18:05' })
    expect(girl).toEqual({ name: 'आशा वर्मा', date_of_birth: '1996-08-14', time_of_birth: '06:42' })
    expect([m_place, f_place]).toEqual(['New Delhi', 'वाराणसी'])
    const entries = koots.map((koot) => kundaliMatch[kootNameOf[koot]])
    expect(entries.map(({ total_points }) => total_points)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(entries.reduce((sum, { received_points }) => sum + received_points!, 0)).toBe(
      kundaliMatch.total.received_points,
    )
    for (const entry of entries) expect(Object.values(entry).every((value) => value !== '')).toBe(true)
  })

  test('when swapped, gives the same symmetric results and swaps the attributes', async () => {
    const there = (await matchOf(coupleBody(ravi, asha))).body.data.kundaliMatch
    const back = (await matchOf(coupleBody(asha, ravi))).body.data.kundaliMatch
    for (const koot of ['tara', 'yoni', 'maitri', 'bhakut', 'nadi'] as const) {
      expect(back[koot].received_points).toBe(there[koot].received_points)
      expect(back[koot].male_koot_attribute).toBe(there[koot].female_koot_attribute)
    }
  })

  test('is described in the reader’s language', async () => {
    const client = app().newClient()
    const { conclusion, nadi } = (await client.call(matchMaking, { body: coupleBody(ravi, asha) })).body.data
      .kundaliMatch
    client.language = 'hin'
    const hindi = (await client.call(matchMaking, { body: coupleBody(ravi, asha) })).body.data.kundaliMatch
    expect(hindi.conclusion.status).toBe(conclusion.status)
    for (const [english, other] of [
      [conclusion.report, hindi.conclusion.report],
      [nadi.description, hindi.nadi.description],
    ] as const) {
      expect(english).toMatch(/^[^\u0900-\u097f{}]+$/)
      expect(other).toMatch(/[\u0900-\u097f]/)
      expect(other).not.toMatch(/[A-Za-z{}]/)
    }
  })

  test('of the same star and pada is not favourable despite its 28 points, and names Nadi dosha', async () => {
    const star = birthUnder({ nakshatra: 'ashwini', pada: 4, rashi: 'mesha' })
    const { total, conclusion } = (await matchOf(coupleBody(star, star))).body.data.kundaliMatch
    expect(total.received_points).toBe(28)
    expect(conclusion.status).toBe(false)
    expect(conclusion.report).toContain('To be looked at: Nadi dosha')
  })

  test('names a dosha that is present but cancelled', async () => {
    const [groom, bride] = [1, 4].map((pada) => birthUnder({ nakshatra: 'ashwini', pada, rashi: 'mesha' })) as [
      Birth,
      Birth,
    ]
    const { conclusion } = (await matchOf(coupleBody(groom, bride))).body.data.kundaliMatch
    expect(conclusion.report).toMatch(/undone by a traditional rule: .*Nadi dosha/)
    expect(conclusion.report).not.toMatch(/looked at: [^.]*Nadi/)
  })

  test('without her time gives what is certain, leaves the rest open, and judges no Mangal dosha', async () => {
    const untimed = (day: number) => ({ ...coupleBody(ravi, { ...asha, day, month: 8 }), f_hour: null, f_min: null })
    const days = await Promise.all(Array.from({ length: 10 }, (_, index) => matchOf(untimed(index + 1))))
    const matches = days.map(({ status, body }) => {
      expect(status).toBe(200)
      expect(body.data.girl.time_of_birth).toBeNull()
      return body.data.kundaliMatch
    })
    for (const { total, conclusion, tara, nadi } of matches) {
      expect(conclusion.status).not.toBe(true)
      expect(conclusion.report).toContain('lagna and Mangal dosha are not judged')
      expect(conclusion.report).not.toMatch(/No dosha is left|looked at: [^.]*Mangal/)
      if (total.received_points === null) expect(total.least_points).toBeLessThan(total.most_points!)
      // If her nakshatra is certain, so are tara and nadi.
      if (!tara.female_koot_attribute.includes(' / '))
        expect([tara.received_points, nadi.received_points]).not.toContain(null)
    }
    expect(matches.some(({ total }) => total.received_points === null)).toBe(true)
    expect(matches.some(({ tara }) => tara.female_koot_attribute.includes(' / '))).toBe(true)
  })

  test('stores nothing, and with a user id is for that user only', async () => {
    const [client, other] = [await app().newClient().signIn(), await app().newClient().signIn()]
    const call = (userId: string) => client.call(matchMaking, { body: { ...coupleBody(ravi, asha), userId } })
    expect((await call(client.userId)).status).toBe(200)
    expect((await call(other.userId)).status).toBe(404)
    expect((await client.call(getKundali)).body.kundalis).toEqual([])
  })
})

describe('an invalid couple', () => {
  const bad: [what: string, change: object, field: string, problem: string][] = [
    ['31 February for him', { m_day: 31, m_month: 2 }, 'm_day', 'date'],
    ['31 February for her', { f_day: 31, f_month: 2 }, 'f_day', 'date'],
    ['half a time for her', { f_hour: null }, 'f_hour', 'required'],
    ['an offset of 27 hours', { m_tzone: 27 }, 'm_tzone', 'outOfRange'],
    ['no zone for her', { f_tzone: undefined }, 'f_tzone', 'required'],
    ['a zone that does not exist', { f_tzone: undefined, f_zone: 'Asia/Nowhere' }, 'f_zone', 'zone'],
    ['the year 1899', { m_year: 1899 }, 'm_year', 'outOfRange'],
    ['the north pole', { f_lat: 90 }, 'f_lat', 'outOfRange'],
    ['latitude 91', { m_lat: 91 }, 'm_lat', 'outOfRange'],
    ['a name with a NUL', { f_name: 'A\u0000' }, 'f_name', 'invalid'],
    ['no name', { m_name: ' ' }, 'm_name', 'required'],
    ['a place with a NUL', { m_place: '\u0000' }, 'm_place', 'invalid'],
    ['a gender that is not his', { m_gender: 'female' }, 'm_gender', 'choice'],
    ['an ayanamsa nobody knows', { ayanamsa: 'x' }, 'ayanamsa', 'choice'],
  ]
  test.each(bad)('%s is refused, and the field named, in both languages', async (_what, change, field, problem) => {
    const client = app().newClient()
    const messages = new Set<string>()
    for (const language of ['en', 'hin'] as const) {
      client.language = language
      const answer = await client.call(matchMaking, { body: { ...coupleBody(ravi, asha), ...change } })
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', facts: { fields: expect.arrayContaining([{ field, problem }]) } },
      })
      messages.add(answer.body.message!)
    }
    expect(messages.size).toBe(2)
  })
})
