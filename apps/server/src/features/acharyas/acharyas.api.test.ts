import { getAcharyaById, getAllAcharya } from '@sankalp/contract/acharyas'
import { deleteUser, exportUserData } from '@sankalp/contract/users'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileApp, testApp } from '../../../test/test-app.ts'
import { loadDemoCatalogue } from '../../demo-catalogue.ts'

const app = fileApp()
beforeAll(() => loadDemoCatalogue(app().db, new Date()))

describe('the list', () => {
  test('comes in pages of ten and ends', async () => {
    const client = app().newClient()
    const pages = await Promise.all(['1', '2', '3'].map(async (page) => (await client.call(getAllAcharya, { query: { page } })).body))
    expect(pages.map(({ astrologers }) => astrologers.length)).toEqual([10, 2, 0])
    expect(pages[1]).toMatchObject({ totalPages: 2, currentPage: 2 })
    const ids = pages.flatMap(({ astrologers }) => astrologers.map(({ _id }) => _id))
    expect(new Set(ids).size).toBe(12)
  })

  test('shows rates, languages and what they know, and no figure that nobody earned', async () => {
    const { body } = await app().newClient().call(getAllAcharya, { query: { pageSize: '50' } })
    for (const { rating, sessions, online, image, profilePic } of body.astrologers) {
      expect({ rating, sessions, online, image, profilePic }).toEqual({ rating: null, sessions: 0, online: false, image: 'false', profilePic: null })
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

  test('speaks Hindi to those who do', async () => {
    const client = app().newClient()
    client.language = 'hin'
    const { body } = await client.call(getAllAcharya, { query: { pageSize: '50' } })
    expect(body.astrologers.map(({ name }) => name)).toContain('आचार्य रघुनाथ शास्त्री')
    expect(body.astrologers.every(({ bio, astrologerType, languages }) => [bio, astrologerType, ...languages].every((text) => /[\u0900-\u097f]/.test(text)))).toBe(true)
  })
})

test('one is found by id; an unknown one is not, and what is no id is refused', async () => {
  const client = app().newClient()
  const [first] = (await client.call(getAllAcharya)).body.astrologers
  expect((await client.call(getAcharyaById, { params: { id: first!._id } })).body.acharya).toEqual(first)
  expect((await client.call(getAcharyaById, { params: { id: crypto.randomUUID() } })).status).toBe(404)
  const { status, body } = await client.call(getAcharyaById, { params: { id: 'raghunath' } })
  expect([status, body.facts]).toEqual([400, { fields: [{ field: 'id', problem: 'invalid' }] }])
})

test('whoever loses the role, is taken off the list or erases the account is shown no more', async () => {
  const own = await testApp()
  await loadDemoCatalogue(own.db, new Date())
  const list = async () => (await own.newClient().call(getAllAcharya, { query: { pageSize: '50' } })).body.astrologers
  await own.db.query("update user_account set role = 'ROLE_USER' where phone = '+919000000011'")
  expect(await list()).toHaveLength(11)
  await own.db.query(`update acharya set listed = false where user_id = (select id from user_account where phone = '+919000000012')`)
  expect(await list()).toHaveLength(10)

  const acharya = await own.newClient().signIn('9000000013')
  const exported = (await acharya.call(exportUserData, { params: { id: acharya.userId } })).body.data
  expect(exported.acharya).toMatchObject({ name: { en: 'Harpreet Kaur', hin: 'हरप्रीत कौर' } })
  const erased = await acharya.call(deleteUser, { params: { id: acharya.userId }, body: { phone_number: '9000000013' } })
  expect(erased.body).toEqual({ success: true })
  expect(await list()).toHaveLength(9)
  const [row] = await own.db.query('select name, bio, gender, listed from acharya where user_id = $1', [acharya.userId])
  expect(row).toEqual({ name: null, bio: null, gender: null, listed: false })
})
