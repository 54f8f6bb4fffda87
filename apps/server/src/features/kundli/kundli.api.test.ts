import type { Input } from '@sankalp/contract/endpoint'
import {
  chooseOwnKundali,
  deleteKundali,
  generateKundali,
  getKundali,
  renameKundali,
  saveKundali,
  savedKundlisPerUser,
} from '@sankalp/contract/kundli'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import { describe, expect, test } from 'vitest'
import { fileApp } from '../../../test/test-app.ts'

type Body = Input<(typeof generateKundali)['body']>
type Saved = Input<(typeof saveKundali)['body']>

const app = fileApp()
const varanasi = { day: 22, month: 7, year: 1992, hour: 9, min: 21, lat: 25.31668, lon: 83.01042, tzone: 5.5 }
const toSave: Saved = {
  ...varanasi,
  name: 'आशा वर्मा',
  gender: 'female',
  place: 'Varanasi, Uttar Pradesh',
  zone: 'Asia/Kolkata',
}

const generate = (body: Partial<Record<keyof Body, unknown>>) =>
  app()
    .newClient()
    .call(generateKundali, { body: body as Body })
const { tzone: _, ...withoutOffset } = varanasi
const inZone = (zone: string, rest: object = {}) => generate({ ...withoutOffset, zone, ...rest })

describe('a chart', () => {
  test('has the nine grahas and the Ascendant with full precision, without a sign-in', async () => {
    const { status, body } = await generate(varanasi)
    expect(status).toBe(200)
    const { birth_details, astro_details, planets_extended, settings, needs_time } = body.kundali
    expect(birth_details).toMatchObject({
      year: 1992,
      month: 7,
      day: 22,
      hour: 9,
      minute: 21,
      latitude: 25.31668,
      longitude: 83.01042,
      timezone: 5.5,
    })
    expect(birth_details.sunrise).toMatch(/^5:20:\d{1,2}$/)
    expect(astro_details).toMatchObject({
      ascendant: 'Leo',
      ascendant_lord: 'Sun',
      sign: 'Pisces',
      Naksahtra: 'Revati',
      Tithi: 'Krishna Saptami',
    })
    expect(planets_extended.map(({ id, name }) => `${id} ${name}`)).toEqual(
      ['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu', 'Ascendant'].map(
        (name, id) => `${id} ${name}`,
      ),
    )
    for (const { name, fullDegree } of planets_extended)
      expect([name, String(fullDegree).split('.')[1]!.length >= 6]).toEqual([name, true])
    expect(planets_extended[9]).toMatchObject({
      speed: 0,
      isRetro: false,
      house: 1,
      is_planet_set: false,
      planet_awastha: '--',
    })
    expect(planets_extended[6]).toMatchObject({ isRetro: 'true', house: 6 })
    expect(settings).toEqual({ ayanamsa: 'lahiri', node: 'mean', clock_fit: 'once' })
    expect(needs_time).toEqual([])
  })

  test('is the same with a zone name as with its offset', async () => {
    expect((await inZone('Asia/Kolkata')).body).toEqual((await generate(varanasi)).body)
  })

  test('follows the requested settings', async () => {
    const lahiri = (await generate(varanasi)).body.kundali
    const raman = (await generate({ ...varanasi, ayanamsa: 'raman', node: 'true' })).body.kundali
    expect(raman.settings).toMatchObject({ ayanamsa: 'raman', node: 'true' })
    const ayanamshaApart = lahiri.birth_details.ayanamsha - raman.birth_details.ayanamsha
    expect(raman.planets_extended[0]!.fullDegree - lahiri.planets_extended[0]!.fullDegree).toBeCloseTo(
      ayanamshaApart,
      6,
    )
    expect(
      Math.abs(raman.planets_extended[7]!.fullDegree - lahiri.planets_extended[7]!.fullDegree - ayanamshaApart),
    ).toBeGreaterThan(0.01)
  })

  test('without a birth time has no lagna, counts from the Moon and lists what needs the time', async () => {
    const { kundali } = (await generate({ ...varanasi, hour: null, min: null })).body
    expect(kundali.birth_details).toMatchObject({ hour: null, minute: null })
    expect(kundali.astro_details).toMatchObject({ ascendant: null, ascendant_lord: null, sign: 'Pisces' })
    expect(kundali.planets_extended).toHaveLength(9)
    expect(kundali.planets_extended[1]).toMatchObject({ name: 'Moon', house: 1 })
    expect(kundali.needs_time).toEqual(expect.arrayContaining(['ascendant', 'houses', 'vimshottari']))
    // The Moon moved from Revati to Ashwini that evening.
    expect(kundali.needs_time).toContain('moon-nakshatra')
    expect(kundali.moon_over_day!.nakshatras.map(({ key }) => key)).toEqual(['revati', 'ashwini'])
  })

  test.each([
    ['war time', { day: 1, month: 6, year: 1943 }, 6.5],
    ['the year before the war', { day: 1, month: 6, year: 1941 }, 5.5],
    ['between the two war times', { day: 1, month: 7, year: 1942 }, 5.5],
    ['after the war', { day: 16, month: 10, year: 1945 }, 5.5],
    ['the railway time of Madras', { day: 1, month: 6, year: 1905 }, 19_270 / 3600],
  ])('reads the clocks of India in %s', async (_name, date, timezone) => {
    const { kundali } = (await inZone('Asia/Kolkata', date)).body
    expect(kundali.birth_details.timezone).toBe(timezone)
    const { tzone: _offset, ...rest } = varanasi
    const byHand = await generate({ ...rest, ...date, tzone: timezone })
    expect(byHand.body.kundali.planets_extended).toEqual(kundali.planets_extended)
  })

  test('accepts the seconds of a local mean time', async () => {
    const date = { day: 1, month: 1, year: 1902 }
    // Varanasi's local mean time: 83.01042° east is 5 h 32 min 2.5 s.
    const mean = (await generate({ ...varanasi, ...date, tzone: 5 + 32 / 60 + 2.5 / 3600 })).body.kundali
    expect(mean.birth_details.timezone * 3600).toBeCloseTo(19_923, 6)
    const standard = (await generate({ ...varanasi, ...date })).body.kundali
    const ascendantApart = standard.planets_extended[9]!.fullDegree - mean.planets_extended[9]!.fullDegree
    expect(ascendantApart).toBeGreaterThan(0.3)
    expect(ascendantApart).toBeLessThan(0.8)
  })

  test.each([
    ['skipped', { day: 12, month: 3, year: 2023, hour: 2, min: 30 }],
    ['repeated', { day: 5, month: 11, year: 2023, hour: 1, min: 30 }],
    ['once', { day: 5, month: 11, year: 2023, hour: 3, min: 30 }],
  ])('says that a clock showed a time "%s"', async (fit, when) => {
    const newYork = { lat: 40.7128, lon: -74.006 }
    const { kundali } = (await inZone('America/New_York', { ...newYork, ...when })).body
    expect(kundali.settings.clock_fit).toBe(fit)
    const byHand = (await generate({ ...newYork, ...when, tzone: -5 })).body.kundali
    expect(byHand.settings.clock_fit).toBe('once')
  })

  test('near the poles works without a sunrise', async () => {
    for (const lat of [89.9, -89.9]) {
      const { status, body } = await generate({ ...varanasi, lat })
      expect(status).toBe(200)
      expect(body.kundali.birth_details).toMatchObject({ sunrise: null, sunset: null })
      expect(body.kundali.planets_extended).toHaveLength(10)
    }
  })

  test('with a user id is for that user only, and is not stored', async () => {
    const [asha, meera] = [await app().newClient().signIn(), await app().newClient().signIn()]
    const call = (userId: string) => asha.call(generateKundali, { body: { ...varanasi, userId } })
    expect((await call(asha.userId)).status).toBe(200)
    expect((await call(meera.userId)).status).toBe(404)
    expect((await generate({ ...varanasi, userId: asha.userId })).status).toBe(404)
    expect((await asha.call(getKundali)).body.kundalis).toEqual([])
  })
})

const badBirths: [what: string, change: object, field: string, problem: string][] = [
  ['31 February', { day: 31, month: 2 }, 'day', 'date'],
  ['29 February of a common year', { day: 29, month: 2, year: 1900 }, 'day', 'date'],
  ['month 13', { month: 13 }, 'month', 'outOfRange'],
  ['half a day', { day: 1.5 }, 'day', 'outOfRange'],
  ['a day as text', { day: '22' }, 'day', 'outOfRange'],
  ['no day', { day: undefined }, 'day', 'outOfRange'],
  ['an hour without a minute', { min: null }, 'min', 'required'],
  ['a minute without an hour', { hour: null }, 'hour', 'required'],
  ['hour 24', { hour: 24 }, 'hour', 'outOfRange'],
  ['an offset of 27 hours', { tzone: 27 }, 'tzone', 'outOfRange'],
  ['an offset of null', { tzone: null }, 'tzone', 'outOfRange'],
  ['a zone that does not exist', { tzone: undefined, zone: 'Asia/Nowhere' }, 'zone', 'zone'],
  ['a zone that does not exist beside an offset', { zone: 'Asia/Nowhere' }, 'zone', 'zone'],
  ['a zone that is an offset', { tzone: undefined, zone: '+05:30' }, 'zone', 'zone'],
  ['a zone with a NUL', { tzone: undefined, zone: 'Asia/\u0000' }, 'zone', 'zone'],
  ['neither zone nor offset', { tzone: undefined }, 'tzone', 'required'],
  ['the year 1899', { year: 1899 }, 'year', 'outOfRange'],
  ['the year 2101', { year: 2101 }, 'year', 'outOfRange'],
  ['latitude 91', { lat: 91 }, 'lat', 'outOfRange'],
  ['the north pole', { lat: 90 }, 'lat', 'outOfRange'],
  ['the south pole', { lat: -90 }, 'lat', 'outOfRange'],
  ['longitude 180.1', { lon: 180.1 }, 'lon', 'outOfRange'],
  ['an ayanamsa nobody knows', { ayanamsa: 'tropical' }, 'ayanamsa', 'choice'],
  ['a node nobody knows', { node: 'south' }, 'node', 'choice'],
  ['a user id that is none', { userId: 'me' }, 'userId', 'invalid'],
]

describe('an invalid birth', () => {
  test.each(badBirths)(
    '%s is refused, and the field named, in both languages',
    async (_what, change, field, problem) => {
      const client = app().newClient()
      const messages = new Set<string>()
      for (const language of ['en', 'hin'] as const) {
        client.language = language
        const answer = await client.call(generateKundali, { body: { ...varanasi, ...change } })
        expect(answer).toMatchObject({
          status: 400,
          body: { code: 'INVALID_INPUT', facts: { fields: [{ field, problem }] } },
        })
        messages.add(answer.body.message!)
      }
      expect(messages.size).toBe(2)
      expect([...messages][1]).toMatch(/[\u0900-\u097f]/)
    },
  )

  test.each([
    ...badBirths.filter(([, , field]) => !['ayanamsa', 'node', 'userId'].includes(field)),
    ['a name with a NUL', { name: 'A\u0000sha' }, 'name', 'invalid'],
    ['a name of nothing', { name: '  ' }, 'name', 'required'],
    ['a name of 81 letters', { name: 'a'.repeat(81) }, 'name', 'tooLong'],
    ['a name of digits', { name: '42' }, 'name', 'name'],
    ['a gender nobody knows', { gender: 'x' }, 'gender', 'choice'],
    ['a place with a NUL', { place: 'Kashi\u0000' }, 'place', 'invalid'],
    ['a place of 121 letters', { place: 'a'.repeat(121) }, 'place', 'tooLong'],
  ] as typeof badBirths)('%s is not saved', async (_what, change, field, problem) => {
    const client = await app().newClient().signIn()
    const { zone: _zone, ...bare } = toSave
    const answer = await client.call(saveKundali, { body: { ...bare, ...change } })
    expect(answer).toMatchObject({ status: 400, body: { facts: { fields: [{ field, problem }] } } })
    expect((await client.call(getKundali)).body.kundalis).toEqual([])
  })
})

describe('saved charts', () => {
  test('are listed as they were saved, the latest first', async () => {
    const client = await app().newClient().signIn()
    const first = await client.call(saveKundali, { body: toSave })
    app().pass(1)
    const untimed = { ...toSave, name: 'Ravi', gender: 'male' as const, hour: null, min: null, tzone: undefined }
    const second = await client.call(saveKundali, { body: untimed })
    expect(first.body.kundali).toMatchObject(toSave)
    expect(second.body.kundali).toMatchObject({ name: 'Ravi', hour: null, min: null, zone: 'Asia/Kolkata' })
    expect(second.body.kundali).not.toHaveProperty('tzone')
    expect((await client.call(getKundali)).body.kundalis).toEqual([second.body.kundali, first.body.kundali])
  })

  test('store the same birth and name once, even when sent many times at once', async () => {
    const client = await app().newClient().signIn()
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.call(saveKundali, { body: { ...toSave, hour: null, min: null } })),
    )
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.kundali._id}`)).size).toBe(1)
    await client.call(saveKundali, { body: { ...toSave, hour: null, min: null, name: 'Usha' } })
    await client.call(saveKundali, { body: toSave })
    expect((await client.call(getKundali)).body.kundalis).toHaveLength(3)
  })

  test('can be renamed and deleted', async () => {
    const client = await app().newClient().signIn()
    const { kundali } = (await client.call(saveKundali, { body: toSave })).body
    const renamed = await client.call(renameKundali, {
      params: { kundaliId: kundali._id },
      body: { name: 'Asha Verma' },
    })
    expect(renamed.body.kundali).toEqual({ ...kundali, name: 'Asha Verma' })
    expect((await client.call(getKundali)).body.kundalis).toEqual([renamed.body.kundali])
    expect((await client.call(deleteKundali, { params: { kundaliId: kundali._id } })).body).toEqual({ success: true })
    expect((await client.call(getKundali)).body.kundalis).toEqual([])
    const again = await client.call(deleteKundali, { params: { kundaliId: kundali._id } })
    expect(again).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  })

  test('with the same birth become one when they get the same name', async () => {
    const client = await app().newClient().signIn()
    const asha = (await client.call(saveKundali, { body: toSave })).body.kundali
    const usha = (await client.call(saveKundali, { body: { ...toSave, name: 'Usha' } })).body.kundali
    const renamed = await client.call(renameKundali, { params: { kundaliId: usha._id }, body: { name: asha.name } })
    expect(renamed.status).toBe(200)
    expect((await client.call(getKundali)).body.kundalis).toEqual([{ ...usha, name: asha.name }])
  })

  test('one of them is the user’s own: with the birth day of the profile, or the one they choose', async () => {
    const client = await app().newClient().signIn()
    const save = async (name: string, day: number) =>
      (await client.call(saveKundali, { body: { ...toSave, name, day } })).body.kundali
    const own = async () =>
      (await client.call(getKundali)).body.kundalis.filter(({ isOwn }) => isOwn).map(({ name }) => name)
    const [asha, ravi] = [await save('Asha', 22), await save('Ravi', 23)]
    expect(await own()).toEqual([])
    await app().db.query(`update user_account set date_of_birth = '1992-07-22' where id = $1`, [client.userId])
    expect(await own()).toEqual(['Asha'])
    for (const { _id, name } of [ravi, asha, ravi]) {
      const chosen = await client.call(chooseOwnKundali, { params: { kundaliId: _id } })
      expect(chosen.body.kundali).toMatchObject({ _id, isOwn: true })
      expect(await own()).toEqual([name])
    }
    // A chart that takes over the name of the own one takes over the mark.
    const other = await save('Asha R', 23)
    await client.call(renameKundali, { params: { kundaliId: other._id }, body: { name: 'Ravi' } })
    expect((await client.call(getKundali)).body.kundalis.filter(({ isOwn }) => isOwn)).toMatchObject([
      { _id: other._id },
    ])
  })

  test("another's chart is not there to rename or delete", async () => {
    const [asha, meera] = [await app().newClient().signIn(), await app().newClient().signIn()]
    const { kundali } = (await asha.call(saveKundali, { body: toSave })).body
    const params = { kundaliId: kundali._id }
    const answers = [
      await meera.call(renameKundali, { params, body: { name: 'Mine' } }),
      await meera.call(chooseOwnKundali, { params }),
      await meera.call(deleteKundali, { params }),
    ]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ])
    expect((await asha.call(getKundali)).body.kundalis).toEqual([kundali])
    expect((await meera.call(getKundali)).body.kundalis).toEqual([])
  })

  test('are limited to a hundred, also when the last two are saved at the same time', async () => {
    const client = await app().newClient().signIn()
    await app().db.query(
      `insert into kundali (id, user_id, name, gender, day, month, year, lat, lon, tzone, place, saved_at)
       select gen_random_uuid(), $1, 'Chart ' || n, 'other', 1, 1, 2000, 25, 83, 5.5, 'Kashi', now() from generate_series(1, $2::int) n`,
      [client.userId, savedKundlisPerUser - 1],
    )
    const answers = await Promise.all(
      ['Asha', 'Usha'].map((name) => client.call(saveKundali, { body: { ...toSave, name } })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const refused = answers.find(({ status }) => status === 409)!
    expect(refused.body).toMatchObject({ code: 'SAVED_KUNDALIS_FULL', facts: { limit: 100 } })
    // Saving an existing chart again adds none.
    const saved = answers.find(({ status }) => status === 200)!.body.kundali
    expect((await client.call(saveKundali, { body: { ...toSave, name: saved.name } })).body.kundali).toEqual(saved)
  })

  test('are in the export of the account, and erased with it', async () => {
    const client = await app().newClient().signIn()
    const { kundali } = (await client.call(saveKundali, { body: toSave })).body
    const { data } = (await client.call(exportUserData, { params: { id: client.userId } })).body
    expect(data.kundalis).toEqual([kundali])
    const rows = () => app().db.query('select id from kundali where user_id = $1', [client.userId])
    expect(await rows()).toHaveLength(1)
    await client.call(deleteUser, { params: { id: client.userId }, body: { phone_number: client.phone } })
    expect(await rows()).toEqual([])
  })
})
