import {
  addFavouriteAcharya,
  getAcharyaById,
  getAllAcharya,
  getFavouriteAcharyas,
  removeFavouriteAcharya,
} from '@sankalp/contract/acharyas'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileApp, testApp } from '../../../test/test-app.ts'
import { loadDemo } from '../../../test/demo-rows.ts'

const app = fileApp()
beforeAll(() => loadDemo(app().db, new Date()))

describe('the list', () => {
  test('comes in pages of ten and ends', async () => {
    const client = app().newClient()
    const pages = await Promise.all(
      ['1', '2', '3'].map(async (page) => (await client.call(getAllAcharya, { query: { page } })).body),
    )
    expect(pages.map(({ astrologers }) => astrologers.length)).toEqual([10, 2, 0])
    expect(pages[1]).toMatchObject({ totalPages: 2, currentPage: 2 })
    const ids = pages.flatMap(({ astrologers }) => astrologers.map(({ _id }) => _id))
    expect(new Set(ids).size).toBe(12)
  })

  test('shows rates, languages and skills, and no figure that was not earned', async () => {
    const { body } = await app()
      .newClient()
      .call(getAllAcharya, { query: { pageSize: '50' } })
    for (const { rating, sessions, online, image, profilePic } of body.astrologers) {
      expect({ rating, sessions, online, image, profilePic }).toEqual({
        rating: null,
        sessions: 0,
        online: false,
        image: 'false',
        profilePic: null,
      })
    }
    const raghunath = body.astrologers.find(({ userName }) => userName === 'Raghunath Shastri')
    expect(raghunath).toMatchObject({
      name: 'Acharya Raghunath Shastri',
      astrologerType: 'Vedic astrologer',
      experience: new Date().getUTCFullYear() - 1994,
      gender: 'Male',
      chatPerMinutes: 31,
      audioPerMinutes: 36,
      videoPerMinutes: 45,
      languages: ['Hindi', 'Sanskrit', 'English'],
      specialities: ['Birth chart', 'Muhurta', 'Poojas at home'],
    })
  })

  test('is in Hindi for Hindi readers', async () => {
    const client = app().newClient()
    client.language = 'hin'
    const { body } = await client.call(getAllAcharya, { query: { pageSize: '50' } })
    expect(body.astrologers.map(({ name }) => name)).toContain('आचार्य रघुनाथ शास्त्री')
    expect(
      body.astrologers.every(({ bio, astrologerType, languages }) =>
        [bio, astrologerType, ...languages].every((text) => /[\u0900-\u097f]/.test(text)),
      ),
    ).toBe(true)
  })
})

describe('a search', () => {
  const namesOf = async (keyword: string) => {
    const { body } = await app()
      .newClient()
      .call(getAllAcharya, { query: { keyword, pageSize: '50' } })
    expect(body.totalAstrologers).toBe(body.astrologers.length)
    return body.astrologers.map(({ name }) => name)
  }

  test.each(['raghunath', 'RAGHUNATH shastri', 'रघुनाथ', 'raghunath sanskrit', 'raghunath muhurta'])(
    '"%s" finds Acharya Raghunath Shastri',
    async (keyword) => {
      expect(await namesOf(keyword)).toEqual(['Acharya Raghunath Shastri'])
    },
  )

  test('by a language finds all who speak it; with no match finds none; an empty one finds all', async () => {
    const tamil = await namesOf('tamil')
    expect(tamil.length).toBeGreaterThan(0)
    expect(await namesOf('तमिल')).toEqual(tamil)
    expect(await namesOf('xylophone')).toEqual([])
    expect(await namesOf('')).toHaveLength(12)
  })

  test('refuses a keyword that is too long', async () => {
    const { status, body } = await app()
      .newClient()
      .call(getAllAcharya, { query: { keyword: 'x'.repeat(101) } })
    expect([status, body.facts]).toEqual([400, { fields: [{ field: 'keyword', problem: 'tooLong' }] }])
  })
})

describe('the chosen filters', () => {
  const listOf = async (query: Record<string, string>) =>
    (
      await app()
        .newClient()
        .call(getAllAcharya, { query: { pageSize: '50', ...query } })
    ).body

  test('narrow the list by learning, language, gender, price and single ones, combined with a search', async () => {
    const all = (await listOf({})).astrologers
    const muhurta = (await listOf({ speciality: 'muhurta' })).astrologers
    expect(muhurta.map(({ _id }) => _id)).toEqual(
      all.filter(({ specialities }) => specialities.includes('Muhurta')).map(({ _id }) => _id),
    )
    const women = await listOf({ gender: 'Female' })
    expect(women.astrologers.length).toBeGreaterThan(0)
    expect(women.totalAstrologers).toBe(women.astrologers.length)
    expect(women.astrologers.every(({ gender }) => gender === 'Female')).toBe(true)
    const cheap = (await listOf({ maxPrice: '20' })).astrologers
    expect(cheap.map(({ _id }) => _id)).toEqual(
      all.filter(({ chatPerMinutes }) => chatPerMinutes <= 20).map(({ _id }) => _id),
    )
    expect((await listOf({ language: 'sanskrit', keyword: 'raghunath' })).astrologers.map(({ name }) => name)).toEqual([
      'Acharya Raghunath Shastri',
    ])
    expect((await listOf({ ids: `${all[1]!._id},${all[0]!._id}` })).astrologers.map(({ _id }) => _id)).toEqual([
      all[0]!._id,
      all[1]!._id,
    ])
    expect((await listOf({ ids: '' })).totalAstrologers).toBe(0)
  })

  test('sort the list; a minimum rating leaves out acharyas without ratings', async () => {
    const prices = async (sort: string) =>
      (await listOf({ sort })).astrologers.map(({ chatPerMinutes }) => chatPerMinutes)
    expect(await prices('priceUp')).toEqual((await prices('priceUp')).toSorted((a, b) => a - b))
    expect(await prices('priceDown')).toEqual((await prices('priceUp')).toReversed())
    const own = await testApp()
    await loadDemo(own.db, new Date())
    const [first, second, third] = (await own.newClient().call(getAllAcharya)).body.astrologers
    for (const [id, stars] of [
      [second!._id, 4],
      [second!._id, 5],
      [third!._id, 5],
    ] as const) {
      await own.db.query(
        "insert into review_count (subject_kind, subject_id, stars, count) values ('acharya', $1, $2, 1)",
        [id, stars],
      )
    }
    const rated = (await own.newClient().call(getAllAcharya, { query: { sort: 'rating' } })).body.astrologers
    expect(rated.slice(0, 3).map(({ _id, rating }) => [_id, rating])).toEqual([
      [third!._id, 5],
      [second!._id, 4.5],
      [first!._id, null],
    ])
    const best = (await own.newClient().call(getAllAcharya, { query: { minRating: '5' } })).body
    expect([best.totalAstrologers, best.astrologers[0]!._id]).toEqual([1, third!._id])
  })

  test.each([
    'speciality=cooking',
    'language=latin',
    'gender=male',
    'maxPrice=ten',
    'minRating=6',
    'sort=name',
    'ids=one,two',
  ])('%s is refused', async (query) => {
    expect(
      (
        await app()
          .newClient()
          .call(getAllAcharya, { query: Object.fromEntries(new URLSearchParams(query)) })
      ).status,
    ).toBe(400)
  })
})

test('marks and unmarks favourites per user, the latest first; exports and erases them with the account', async () => {
  const client = app().newClient()
  const [one, two] = (await client.call(getAllAcharya)).body.astrologers.map(({ _id }) => _id) as [string, string]
  const asha = await client.signIn('9876500022')
  const mark = (id: string) => asha.call(addFavouriteAcharya, { params: { id } })
  const list = async () => (await asha.call(getFavouriteAcharyas)).body.acharyas
  await mark(one)
  app().pass(1)
  await mark(two)
  await mark(two)
  expect(await list()).toEqual([two, one])
  expect((await mark(crypto.randomUUID())).status).toBe(404)
  const ravi = await app().newClient().signIn('9876500023')
  expect((await ravi.call(getFavouriteAcharyas)).body.acharyas).toEqual([])
  await asha.call(removeFavouriteAcharya, { params: { id: two } })
  expect(await list()).toEqual([one])
  const exported = (await asha.call(exportUserData, { params: { id: asha.userId } })).body.data
  expect(exported.favouriteAcharyas).toMatchObject([{ acharya_id: one }])
  await asha.call(deleteUser, { params: { id: asha.userId }, body: { phone_number: '9876500022' } })
  expect(await app().db.query('select 1 from favourite_acharya where user_id = $1', [asha.userId])).toEqual([])
})

test('finds one by id, reports an unknown id, and refuses an invalid id', async () => {
  const client = app().newClient()
  const [first] = (await client.call(getAllAcharya)).body.astrologers
  expect((await client.call(getAcharyaById, { params: { id: first!._id } })).body.acharya).toEqual(first)
  expect((await client.call(getAcharyaById, { params: { id: crypto.randomUUID() } })).status).toBe(404)
  const { status, body } = await client.call(getAcharyaById, { params: { id: 'raghunath' } })
  expect([status, body.facts]).toEqual([400, { fields: [{ field: 'id', problem: 'invalid' }] }])
})

test('no longer shows an acharya who loses the role, is unlisted or erases the account', async () => {
  const own = await testApp()
  await loadDemo(own.db, new Date())
  const list = async () => (await own.newClient().call(getAllAcharya, { query: { pageSize: '50' } })).body.astrologers
  await own.db.query("update user_account set role = 'ROLE_USER' where phone = '+919000000011'")
  expect(await list()).toHaveLength(11)
  await own.db.query(
    `update acharya set listed = false where user_id = (select id from user_account where phone = '+919000000012')`,
  )
  expect(await list()).toHaveLength(10)

  const acharya = await own.newClient().signIn('9000000013')
  const exported = (await acharya.call(exportUserData, { params: { id: acharya.userId } })).body.data
  expect(exported.acharya).toMatchObject({ name: { en: 'Harpreet Kaur', hin: 'हरप्रीत कौर' } })
  const erased = await acharya.call(deleteUser, {
    params: { id: acharya.userId },
    body: { phone_number: '9000000013' },
  })
  expect(erased.body).toEqual({ success: true })
  expect(await list()).toHaveLength(9)
  const [row] = await own.db.query('select name, bio, gender, search_text, listed from acharya where user_id = $1', [
    acharya.userId,
  ])
  expect(row).toEqual({ name: null, bio: null, gender: null, search_text: '', listed: false })
})
