import {
  getDailyPanchang,
  getFestivals,
  getPanchangAt,
  getPanchangDay,
  getPanchangMonth,
  getPanchangYear,
} from '@sankalp/contract/panchang'
import { unpackYear } from '@sankalp/contract/panchang-year'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fileApp, testApp } from '../../../test/test-app.ts'

const app = fileApp()

/** The page's default place, Delhi, at the time of the published sample. */
const asked = { day: 15, month: 11, year: 2026, hour: 12, min: 0, lat: 28.7041, lon: 77.1025, tzone: 5.5 }

const hourOf = (iso: string) => Date.parse(iso)

describe('the daily call', () => {
  test('returns the published fields, each clock text with its instant', async () => {
    const { status, body } = await app().newClient().call(getDailyPanchang, { body: asked })
    expect(status).toBe(200)
    const { dailyPanchang } = body
    expect(body.success).toBe(true)
    expect(dailyPanchang).toMatchObject({ day: 'Sunday', paksha: 'Shukla-Paksha', vikram_samvat: 2083, ritu: 'Hemant' })
    expect(dailyPanchang.tithi.details).toMatchObject({
      tithi_number: 6,
      tithi_name: 'Shukla-Shashthi',
      special: 'Nanda Tithi',
      deity: 'Kartikeya',
    })
    for (const name of ['sunrise', 'sunset', 'moonrise', 'moonset', 'vedic_sunrise', 'vedic_sunset'] as const) {
      const [hour, minute, second] = dailyPanchang[name]!.split(':').map(Number)
      const local = new Date(dailyPanchang[`${name}_ms`]! + 5.5 * 3_600_000)
      expect([hour, minute, second]).toEqual([local.getUTCHours(), local.getUTCMinutes(), local.getUTCSeconds()])
    }
    for (const limb of ['tithi', 'nakshatra', 'yog', 'karan'] as const) {
      const { end_time, end_time_ms } = dailyPanchang[limb]
      const sinceMidnight = (end_time_ms - hourOf('2026-11-15T00:00:00+05:30')) / 1000
      expect(end_time.hour * 3600 + end_time.minute * 60 + end_time.second).toBe(Math.floor(sinceMidnight))
      expect(dailyPanchang.limbs[limb][0]).toMatchObject(dailyPanchang[limb])
      expect(dailyPanchang.limbs[limb].at(-1)!.end_time_ms).toBeGreaterThan(dailyPanchang.sunrise_ms! + 23 * 3_600_000)
    }
    expect(dailyPanchang.rahukaal!.start).toMatch(/^\d+ : \d+ : \d+$/)
    expect(dailyPanchang.rahukaal!.end_ms - dailyPanchang.rahukaal!.start_ms).toBeGreaterThan(75 * 60_000)
  })

  test('returns the limbs of the requested minute beside those of sunrise, also before it', async () => {
    const at = async (hour: number, min: number) =>
      (
        await app()
          .newClient()
          .call(getDailyPanchang, { body: { ...asked, hour, min } })
      ).body.dailyPanchang
    const early = await at(0, 0)
    expect(early.at_time.time_ms).toBe(hourOf('2026-11-15T00:00:00+05:30'))
    const { end_time_ms } = early.karan
    const lastMinute = new Date(end_time_ms - 60_000 + 5.5 * 3_600_000)
    const nextMinute = new Date(end_time_ms + 60_000 + 5.5 * 3_600_000)
    const before = await at(lastMinute.getUTCHours(), lastMinute.getUTCMinutes())
    const after = await at(nextMinute.getUTCHours(), nextMinute.getUTCMinutes())
    expect(before.at_time.karan.details.karan_number).toBe(early.karan.details.karan_number)
    expect(after.at_time.karan.details.karan_number).toBe(early.karan.details.karan_number + 1)
    expect(after.karan).toEqual(early.karan)
  })

  test('a named zone overrides the offset and follows summer time', async () => {
    const newYork = { ...asked, lat: 40.7143, lon: -74.006, day: 1, month: 7 }
    const call = async (zoned: object) =>
      (
        await app()
          .newClient()
          .call(getDailyPanchang, { body: { ...newYork, ...zoned } })
      ).body.dailyPanchang
    const named = await call({ zone: 'America/New_York', tzone: 5.5 })
    expect(named.sunrise).toMatch(/^5:2\d:/)
    expect(await call({ tzone: -4 })).toEqual(named)
  })

  test('without place and zone uses the default place, in Indian time', async () => {
    const { day, month, year } = asked
    const bare = await app().newClient().call(getDailyPanchang, { body: { day, month, year } })
    const full = await app()
      .newClient()
      .call(getDailyPanchang, { body: { ...asked, hour: 0, min: 0, lat: 26.335, lon: 86.512 } })
    expect(bare.body).toEqual(full.body)
  })

  test('where the Sun does not rise, missing events are null and the rest is complete', async () => {
    const tromso = { ...asked, lat: 69.6489, lon: 18.9551, zone: 'Europe/Oslo', month: 12, day: 21 }
    const { status, body } = await app().newClient().call(getDailyPanchang, { body: tromso })
    expect(status).toBe(200)
    expect(body.dailyPanchang).toMatchObject({
      sunrise: null,
      sunrise_ms: null,
      sunset: null,
      rahukaal: null,
      abhijit_muhurta: null,
      vedic_sunrise: null,
    })
    expect(body.dailyPanchang.tithi.details.tithi_number).toBeGreaterThan(0)
  })

  test.each([
    [{ day: 31, month: 2 }, 'day', 'almanacDate'],
    [{ day: 0 }, 'day', 'almanacDate'],
    [{ month: 13 }, 'month', 'almanacDate'],
    [{ year: 1899 }, 'year', 'almanacDate'],
    [{ year: 2101 }, 'year', 'almanacDate'],
    [{ day: 29, month: 2, year: 1900 }, 'day', 'almanacDate'],
    [{ hour: 24 }, 'hour', 'time'],
    [{ lat: 90.1 }, 'lat', 'outOfRange'],
    [{ lon: -180.5 }, 'lon', 'outOfRange'],
    [{ tzone: 15 }, 'tzone', 'zone'],
    [{ zone: 'Mars/Olympus' }, 'zone', 'zone'],
    [{ zone: '+05:30' }, 'zone', 'zone'],
  ])('%j is refused, naming %s', async (wrong, field, problem) => {
    const answer = await app()
      .newClient()
      .call(getDailyPanchang, { body: { ...asked, ...wrong } })
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', facts: { fields: [{ field, problem }] } },
    })
    if (problem === 'almanacDate') expect(answer.body.message).toContain('Date input not valid')
  })

  test.each([
    { day: 1, month: 1, year: 1900, hour: 0, min: 0 },
    { day: 31, month: 12, year: 2100, hour: 23, min: 59 },
  ])('the first and the last day of the tables are whole: %j', async (edge) => {
    expect(
      (
        await app()
          .newClient()
          .call(getDailyPanchang, { body: { ...asked, ...edge } })
      ).status,
    ).toBe(200)
  })
})

describe('a day of a city', () => {
  test('has the whole almanac, its festivals and its neighbours', async () => {
    const { status, body, headers } = await app()
      .newClient()
      .call(getPanchangDay, { params: { city: 'delhi', date: '2026-11-08' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      date: '2026-11-08',
      prev: '2026-11-07',
      next: '2026-11-09',
      spot: { zone: 'Asia/Kolkata' },
    })
    expect(body.place).toMatchObject({ slug: 'delhi', name: { en: 'Delhi' } })
    expect(body.festivals.map(({ key }) => key)).toContain('diwali')
    expect(body.festivals.find(({ key }) => key === 'diwali')!.puja).not.toBeNull()
    expect(body.day.muhurtas!.choghadiya.day).toHaveLength(8)
    expect(body.day.muhurtas!.horas).toHaveLength(24)
    expect(body.wheel.grahas).toHaveLength(9)
    expect(body.balas.chandra[0]!.good).toHaveLength(6)
    expect(headers.get('cache-control')).toMatch(/^public, max-age=\d+$/)
  })

  test('has the rising signs and panchaka rahita from before its sunrise to after the next', async () => {
    const { day, rising } = (
      await app()
        .newClient()
        .call(getPanchangDay, { params: { city: 'delhi', date: '2026-11-08' } })
    ).body
    const { lagnas, panchakaRahita } = rising!
    expect(lagnas.map(({ key }) => key).slice(0, 3)).toEqual(['tula', 'vrishchika', 'dhanu'])
    expect(Object.keys(lagnas[0]!).toSorted()).toEqual(['endsAt', 'key', 'startsAt'])
    expect(lagnas[0]!.startsAt).toBeLessThan(day.startsAt)
    expect(lagnas.at(-1)!.endsAt).toBeGreaterThan(day.endsAt)
    expect([panchakaRahita[0]!.startsAt, panchakaRahita.at(-1)!.endsAt]).toEqual([day.startsAt, day.endsAt])
    // Sunday (1), Swati (15) and Tula (7), with Chaturdashi (14) of the dark fortnight: 37, remainder 1.
    expect(panchakaRahita[0]!.key).toBe('mrityu')
  })

  test('has thirty muhurtas, and what continues from the previous day from midnight to sunrise', async () => {
    const ask = async (date: string) =>
      (
        await app()
          .newClient()
          .call(getPanchangDay, { params: { city: 'delhi', date } })
      ).body
    const [before, { day, dawn, thirtyMuhurtas }] = await Promise.all([ask('2026-11-08'), ask('2026-11-09')])
    expect(thirtyMuhurtas).toHaveLength(30)
    expect([thirtyMuhurtas![0]!.startsAt, thirtyMuhurtas!.at(-1)!.endsAt]).toEqual([day.startsAt, day.endsAt])
    const midnight = Date.parse('2026-11-09T00:00:00+05:30')
    expect(dawn).toMatchObject({ startsAt: midnight, endsAt: day.sunriseAt, vara: 'ravi' })
    for (const spans of [dawn!.choghadiya, dawn!.horas, dawn!.muhurtas]) {
      expect(spans[0]!.startsAt).toBeLessThanOrEqual(midnight)
      expect(spans[0]!.endsAt).toBeGreaterThan(midnight)
      expect(spans.at(-1)!.endsAt).toBe(day.sunriseAt)
    }
    expect(before.day.muhurtas!.choghadiya.night).toEqual(expect.arrayContaining(dawn!.choghadiya))
    // The limb at sunrise is the last of the night and the first of the day.
    expect(dawn!.tithis.at(-1)).toEqual(day.tithis[0])
    expect(dawn!.nakshatras.at(-1)).toEqual(day.nakshatras[0])
    expect(dawn!.yogas.at(-1)).toEqual(day.yogas[0])
    expect(dawn!.karanas.at(-1)).toEqual(day.karanas[0])
  })

  test('has no dawn on the first day of the tables, nor where the Sun does not rise', async () => {
    const first = await app()
      .newClient()
      .call(getPanchangDay, { params: { city: 'delhi', date: '1900-01-01' } })
    expect(first.body.dawn).toBeNull()
    expect(first.body.thirtyMuhurtas).toHaveLength(30)
    const polar = await app()
      .newClient()
      .call(getPanchangAt, { query: { lat: '69.65', lon: '18.96', zone: 'Europe/Oslo', date: '2026-12-21' } })
    expect([polar.body.dawn, polar.body.thirtyMuhurtas]).toEqual([null, null])
  })

  test('today is the day at the place, whatever the server’s', async () => {
    const moved = await testApp()
    // 20:00 UTC: the 16th has begun in India and in Auckland, but not yet in London.
    moved.pass((Date.parse('2026-11-15T20:00:00Z') - Date.now()) / 1000)
    const of = async (city: string) =>
      (await moved.newClient().call(getPanchangDay, { params: { city, date: 'today' } })).body
    expect((await of('delhi')).date).toBe('2026-11-16')
    expect((await of('london')).date).toBe('2026-11-15')
    const delhi = await of('delhi')
    expect(delhi.today).toBe('2026-11-16')
    expect(delhi.todayEndsAt).toBe(hourOf('2026-11-17T00:00:00+05:30'))
    // Before sunrise the date is already the new one, but its almanac day begins at sunrise.
    expect(delhi.day.startsAt).toBeGreaterThan(Date.parse('2026-11-15T20:00:00Z'))
    // The cached day expires with the day.
    moved.pass(24 * 3600)
    expect(await of('delhi')).toMatchObject({ date: '2026-11-17', today: '2026-11-17' })
    const fixed = (await moved.newClient().call(getPanchangDay, { params: { city: 'delhi', date: '2026-11-16' } })).body
    expect(fixed).toMatchObject({ date: '2026-11-16', today: '2026-11-17' })
  })

  test('an unknown city is refused with suggested names', async () => {
    const answer = await app()
      .newClient()
      .call(getPanchangDay, { params: { city: 'delhii', date: 'today' } })
    expect(answer).toMatchObject({ status: 404, body: { code: 'PLACE_NOT_FOUND' } })
    expect((answer.body.facts as { suggestions: { slug: string }[] }).suggestions.map(({ slug }) => slug)).toContain(
      'delhi',
    )
  })

  test.each(['2026-02-30', '1899-12-31', '2101-01-01', 'tomorrow', '2026-2-3'])('%s is no date', async (date) => {
    const answer = await app()
      .newClient()
      .call(getPanchangDay, { params: { city: 'delhi', date } })
    expect(answer).toMatchObject({
      status: 400,
      body: { facts: { fields: [{ field: 'date', problem: 'almanacDate' }] } },
    })
  })

  test('the refusal of a date is in Hindi for Hindi readers', async () => {
    const client = app().newClient()
    client.language = 'hin'
    const answer = await client.call(getPanchangDay, { params: { city: 'delhi', date: '2026-02-30' } })
    expect(answer.body.message).toMatch(/^तारीख़ मान्य नहीं है/)
  })

  test('the first and last day of the tables have one neighbour', async () => {
    const of = async (date: string) =>
      (
        await app()
          .newClient()
          .call(getPanchangDay, { params: { city: 'delhi', date } })
      ).body
    expect(await of('1900-01-01')).toMatchObject({ prev: null, next: '1900-01-02' })
    expect(await of('2100-12-31')).toMatchObject({ prev: '2100-12-30', next: null })
  })
})

describe('a day at coordinates', () => {
  test('equals that of a city there', async () => {
    const city = (
      await app()
        .newClient()
        .call(getPanchangDay, { params: { city: 'delhi', date: '2026-11-08' } })
    ).body
    const { latDeg, lonDeg, zone } = city.spot
    const point = (
      await app()
        .newClient()
        .call(getPanchangAt, { query: { lat: String(latDeg), lon: String(lonDeg), zone, date: '2026-11-08' } })
    ).body
    expect(point).toEqual({ ...city, place: null })
  })

  test('refuses an unknown zone and names the field', async () => {
    const answer = await app()
      .newClient()
      .call(getPanchangAt, { query: { lat: '28', lon: '77', zone: 'Asia/Atlantis', date: 'today' } })
    expect(answer).toMatchObject({ status: 400, body: { facts: { fields: [{ field: 'zone', problem: 'zone' }] } } })
  })

  test('at the pole has no sunrise', async () => {
    const { status, body } = await app()
      .newClient()
      .call(getPanchangAt, { query: { lat: '90', lon: '0', zone: 'UTC', date: '2026-06-21' } })
    expect(status).toBe(200)
    expect(body.day).toMatchObject({ basis: 'civil', sunriseAt: null, muhurtas: null })
    expect(body.rising).toBeNull()
  })
})

test('a month has all its days with their festivals, and the neighbouring months', async () => {
  const { body } = await app()
    .newClient()
    .call(getPanchangMonth, { params: { city: 'varanasi', year: '2026', month: '11' } })
  expect(body.days).toHaveLength(30)
  expect(body).toMatchObject({
    prev: { year: 2026, month: 10 },
    next: { year: 2026, month: 12 },
    vikram: { first: 2083, last: 2083 },
  })
  expect(body.lunarMonths.map(({ purnimanta }) => purnimanta)).toEqual(['kartika', 'kartika', 'margashirsha'])
  expect(body.days[7]!.festivals.map(({ key }) => key)).toContain('diwali')
  const edge = await app()
    .newClient()
    .call(getPanchangMonth, { params: { city: 'varanasi', year: '2100', month: '12' } })
  expect(edge.body.next).toBeNull()
})

test('the festivals of a year are Delhi’s unless another city is given', async () => {
  const of = async (query?: { city: string }) =>
    (
      await app()
        .newClient()
        .call(getFestivals, { params: { year: '2026' }, ...(query && { query }) })
    ).body
  const delhi = await of()
  expect(delhi.place!.slug).toBe('delhi')
  expect(delhi.festivals.length).toBeGreaterThan(200)
  const london = await of({ city: 'london' })
  const dayOf = (reply: typeof delhi, key: string) => reply.festivals.find((festival) => festival.key === key)!.date
  expect(dayOf(delhi, 'diwali')).toBe('2026-11-08')
  expect(dayOf(london, 'diwali')).toMatch(/^2026-11-0[78]$/)
})

test('a year for offline use is under 200 kB and contains the same days', async () => {
  const { body } = await app()
    .newClient()
    .call(getPanchangYear, { params: { city: 'delhi', year: '2026' } })
  const json = JSON.stringify(body)
  process.stdout.write(`a year of Delhi: ${json.length} bytes, ${brotliCompressSync(json).length} in brotli\n`)
  expect(json.length).toBeLessThan(200_000)
  const days = unpackYear(body.packed)
  const { day } = (
    await app()
      .newClient()
      .call(getPanchangDay, { params: { city: 'delhi', date: '2026-11-08' } })
  ).body
  expect({ ...days[311], date: '2026-11-08' }).toEqual(day)
})
