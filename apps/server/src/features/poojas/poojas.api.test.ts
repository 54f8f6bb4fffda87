import { poojaConcerns } from '@sankalp/contract/pooja-keys'
import { getAllPooja, getPoojaById, searchPooja } from '@sankalp/contract/poojas'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileApp } from '../../../test/test-app.ts'
import { loadDemo } from '../../../test/demo-rows.ts'
import { loadDemoCatalogue } from '../../demo-catalogue.ts'

const app = fileApp()
beforeAll(() => loadDemo(app().db, new Date()))

type Query = Record<string, string>
const list = async (query: Query = {}) => (await app().newClient().call(getAllPooja, { query })).body
const idsOf = async (query: Query) => (await list({ pageSize: '50', ...query })).poojas.map(({ _id }) => _id)

describe('the list', () => {
  test('comes in pages of ten, without gaps or repeats, and has an end', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ page })))
    expect(pages.map(({ poojas }) => poojas.length)).toEqual([10, 10, 4, 0])
    expect(pages.map(({ totalPages, currentPage }) => [totalPages, currentPage])).toEqual([
      [3, 1],
      [3, 2],
      [3, 3],
      [3, 4],
    ])
    const ids = pages.flatMap(({ poojas }) => poojas.map(({ _id }) => _id))
    expect(new Set(ids).size).toBe(24)
    expect(await idsOf({})).toEqual(ids)
  })

  test('returns the price of a pooja and its total', async () => {
    const { poojas } = await list()
    expect(poojas[0]).toMatchObject({
      _id: 'satyanarayan',
      amount: 1100,
      pooja_price: 1100,
      total_from: 1417.18,
      duration_minutes: 30,
      image: null,
    })
    for (const pooja of (await list({ pageSize: '50' })).poojas) {
      expect(pooja.total_from).toBeCloseTo(pooja.amount * 1.18 + 101 * 1.18, 2)
      expect(pooja.amount).toBe(pooja.pooja_price)
    }
  })

  test('answers in the language of the caller', async () => {
    const client = app().newClient()
    client.language = 'hin'
    const { body } = await client.call(getAllPooja)
    expect(body.poojas[0]?.pooja_name).toBe('सत्यनारायण पूजा')
    expect(body.message).toBe('24 पूजाएँ मिलीं।')
    const asked = await client.fetch<typeof body>(`${getAllPooja.path}?lng=en`)
    expect([asked.body.poojas[0]?.pooja_name, asked.body.message]).toEqual(['Satyanarayan Pooja', '24 poojas found.'])
  })

  test('leaves out poojas that are no longer offered', async () => {
    await app().db.query("update pooja set listed = false where id = 'mundan'")
    expect(await idsOf({})).not.toContain('mundan')
    const { status } = await app()
      .newClient()
      .call(getPoojaById, { params: { id: 'mundan' } })
    expect(status).toBe(404)
    await app().db.query("update pooja set listed = true where id = 'mundan'")
  })
})

describe('a search', () => {
  test.each([
    ['satyanarayan', 'satyanarayan'],
    ['SATYA', 'satyanarayan'],
    ['narayan', 'satyanarayan'],
    ['सत्यनारायण', 'satyanarayan'],
    ['laxmi puja', 'lakshmi'],
    ['लक्ष्मी', 'lakshmi'],
    ['नवग्रह', 'navagraha-shanti'],
    ['गृह प्रवेश', 'griha-pravesh'],
    ['sampati vivah', 'vivah'], // no text has both words
    ['satyanarayn', 'satyanarayan'],
    ['गृहप्रवेश', 'griha-pravesh'],
    ['शादी', 'vivah'],
    ['ganesh murti', 'ganesh'],
    ['sampati', null],
    ['pravesh griha', 'griha-pravesh'],
  ])('for "%s" finds %s first', async (keyword, id) => {
    expect((await idsOf({ keyword }))[0] ?? null).toBe(id)
  })

  test('reports that nothing was found, and treats a keyword of symbols alone as no search', async () => {
    expect(await list({ keyword: 'xylophone' })).toMatchObject({
      poojas: [],
      totalPages: 0,
      message: 'No pooja found.',
    })
    expect((await list({ keyword: '%' })).poojas).toHaveLength(10)
    expect((await list({ keyword: "'; drop table pooja; --" })).poojas).toEqual([])
  })
})

describe('searchPooja', () => {
  const search = async (query: Query) => (await app().newClient().call(searchPooja, { query })).body

  test('finds by keyword in either script, page by page, with the total', async () => {
    expect((await search({ keyword: 'लक्ष्मी' })).poojas[0]?._id).toBe('lakshmi')
    const [first, second] = await Promise.all(
      ['1', '2'].map((page) => search({ keyword: 'pooja', page, pageSize: '5' })),
    )
    expect(first!.poojas).toHaveLength(5)
    expect(first!.totalPages).toBe(Math.ceil(first!.totalPoojas / 5))
    const ids = [...first!.poojas, ...second!.poojas].map(({ _id }) => _id)
    expect(new Set(ids).size).toBe(10)
    expect(await search({ keyword: 'xylophone' })).toMatchObject({
      poojas: [],
      totalPages: 0,
      totalPoojas: 0,
      message: 'No pooja found.',
    })
  })

  test('returns the whole list in the same order without a keyword', async () => {
    const { poojas, totalPoojas } = await search({ pageSize: '50' })
    expect(poojas.map(({ _id }) => _id)).toEqual(await idsOf({}))
    expect(totalPoojas).toBe(24)
  })

  test('refuses a wrong page and an unknown concern, and names the field', async () => {
    for (const [field, value] of [
      ['page', '0'],
      ['pageSize', '51'],
      ['keyword', 'x'.repeat(101)],
      ['concern', 'money'],
      ['first', 'No!'],
    ]) {
      const { status, body } = await app()
        .newClient()
        .call(searchPooja, { query: { [field!]: value } })
      expect([status, body.code, body.facts]).toEqual([
        400,
        'INVALID_INPUT',
        { fields: [{ field, problem: expect.any(String) }] },
      ])
    }
  })
})

describe('by concern', () => {
  test('returns exactly the poojas of each concern', async () => {
    for (const concern of poojaConcerns) {
      const { poojas } = await list({ concern, pageSize: '50' })
      expect(poojas.length, concern).toBeGreaterThan(0)
      for (const pooja of poojas) expect(pooja.concerns).toContain(concern)
    }
    expect(await idsOf({ concern: 'ancestors' })).toEqual(['pitru-tarpan'])
  })

  test('combines with a keyword', async () => {
    expect(await idsOf({ concern: 'children', keyword: 'नामकरण' })).toEqual(['namkaran'])
    expect(await idsOf({ concern: 'ancestors', keyword: 'lakshmi' })).toEqual([])
  })
})

describe('the poojas of coming festivals first', () => {
  test('are followed by all others in the usual order, across the pages, without gaps or repeats', async () => {
    const usual = await idsOf({})
    const first = 'tulasi-vivah,dhanteras'
    const ids = await idsOf({ first })
    expect(ids.slice(0, 2)).toEqual(['tulasi-vivah', 'dhanteras'])
    expect(ids.slice(2)).toEqual(usual.filter((id) => !['tulasi-vivah', 'dhanteras'].includes(id)))
    const pages = await Promise.all(['1', '2', '3'].map((page) => list({ first, page })))
    expect(pages.flatMap(({ poojas }) => poojas.map(({ _id }) => _id))).toEqual(ids)
  })
})

describe('one pooja', () => {
  test('describes its purpose, steps, preparation and common questions in the language of the caller', async () => {
    const { body } = await app()
      .newClient()
      .call(getPoojaById, { params: { id: 'ganesh' } })
    expect(body.pooja.details).toMatchObject({
      steps: expect.any(Array),
      samagri: expect.any(Array),
      prepare: expect.any(Array),
    })
    expect(body.pooja.details!.purpose).toMatch(/^Every rite begins with Ganesha/)
    const client = app().newClient()
    client.language = 'hin'
    const hindi = await client.call(getPoojaById, { params: { id: 'ganesh' } })
    expect(hindi.body.pooja.details!.purpose).toMatch(/^हर पूजा गणेश जी से/)
    expect(hindi.body.pooja.details!.steps).toHaveLength(body.pooja.details!.steps.length)
  })

  test('returns a pooja without details, and adds them when the catalogue is loaded again', async () => {
    await app().db.query("update pooja set details = null, concerns = '{}' where id = 'shani'")
    expect(
      (
        await app()
          .newClient()
          .call(getPoojaById, { params: { id: 'shani' } })
      ).body.pooja,
    ).toMatchObject({ _id: 'shani', details: null, concerns: [] })
    await loadDemoCatalogue(app().db, new Date())
    expect(
      (
        await app()
          .newClient()
          .call(getPoojaById, { params: { id: 'shani' } })
      ).body.pooja,
    ).toMatchObject({
      details: { purpose: expect.stringContaining('Saturn') },
      concerns: ['grahas', 'work', 'courage'],
    })
  })

  test('stores no details that lack a language or a part', async () => {
    const set = (details: unknown) =>
      app().db.query("update pooja set details = $1::jsonb where id = 'shani'", [JSON.stringify(details)])
    const whole = {
      purpose: 'p',
      steps: ['s'],
      samagri: ['s'],
      prepare: ['p'],
      questions: [{ question: 'q', answer: 'a' }],
    }
    await set({ en: whole, hin: whole })
    for (const broken of [
      { en: whole },
      { en: whole, hin: null },
      { en: whole, hin: { ...whole, purpose: ' ' } },
      { en: whole, hin: { ...whole, steps: [] } },
      { en: whole, hin: { ...whole, samagri: ['a', ' '] } },
      { en: whole, hin: { ...whole, prepare: 'p' } },
      { en: whole, hin: { ...whole, questions: [{ question: 'q' }] } },
      { en: whole, hin: { ...whole, questions: [] } },
      { en: whole, hin: { ...whole, questions: [...whole.questions, { question: 'q' }] } },
      'text',
      [],
    ]) {
      await expect(set(broken), JSON.stringify(broken)).rejects.toThrow(/check/)
    }
    await app().db.query("update pooja set details = null where id = 'shani'")
    await loadDemoCatalogue(app().db, new Date())
  })
})

describe('by festival', () => {
  test('returns only the poojas of the festival', async () => {
    expect(await idsOf({ festival: 'dhanteras' })).toEqual(['dhanteras'])
    expect(await idsOf({ festival: 'tulasi-vivah' })).toEqual(['tulasi-vivah'])
    expect(await idsOf({ festival: 'no-such-festival' })).toEqual([])
  })

  test('returns the poojas of several festivals in the order of the festivals', async () => {
    const ids = await idsOf({ festival: 'karwa-chauth,dhanteras,diwali,govardhan-puja' })
    expect(ids).toEqual(['karwa-chauth', 'dhanteras', 'lakshmi', 'govardhan'])
    expect(await idsOf({ festival: 'govardhan-puja,diwali' })).toEqual(['govardhan', 'lakshmi'])
  })

  test('combines with a keyword', async () => {
    expect(await idsOf({ festival: 'vijayadashami', keyword: 'tools' })).toEqual(['vishwakarma'])
  })
})

test('refuses a wrong query and names its field, and answers 404 for an unknown or malformed id', async () => {
  const client = app().newClient()
  for (const [field, value] of [
    ['page', '0'],
    ['page', '1.5'],
    ['pageSize', '51'],
    ['pageSize', 'ten'],
    ['keyword', 'x'.repeat(101)],
    ['festival', 'Diwali!'],
  ]) {
    const { status, body } = await client.call(getAllPooja, { query: { [field!]: value } })
    expect([status, body.code, body.facts]).toEqual([
      400,
      'INVALID_INPUT',
      { fields: [{ field, problem: expect.any(String) }] },
    ])
  }
  expect((await client.call(getPoojaById, { params: { id: 'no-such-pooja' } })).status).toBe(404)
  expect((await client.call(getPoojaById, { params: { id: 'Ganesh Pooja' } })).body.code).toBe('INVALID_INPUT')
})

test('the database refuses a pooja with one language, without a price, or with a malformed id', async () => {
  const insert = (id: string, name: string, paise: number) =>
    app().db.query(
      `insert into pooja (id, name, description, about, drawing, price_paise, duration_minutes, search_text, created_at, updated_at)
       values ($1, $2::jsonb, '{"en":"a","hin":"अ"}', '{"en":"a","hin":"अ"}', 'diya', $3, 30, '', now(), now())`,
      [id, name, paise],
    )
  await expect(insert('one', '{"en":"One"}', 100)).rejects.toThrow(/check/)
  await expect(insert('one', '{"en":"One","hin":" "}', 100)).rejects.toThrow(/check/)
  await expect(insert('one', '{"en":"One","hin":null}', 100)).rejects.toThrow(/check/)
  await expect(insert('one', '"One"', 100)).rejects.toThrow(/check/)
  await expect(insert('one', '{"en":"One","hin":"एक"}', 0)).rejects.toThrow(/check/)
  await expect(insert('One', '{"en":"One","hin":"एक"}', 100)).rejects.toThrow(/check/)
})
