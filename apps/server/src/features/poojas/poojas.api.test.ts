import { getAllPooja, getPoojaById } from '@sankalp/contract/poojas'
import { beforeAll, describe, expect, test } from 'vitest'
import { fileApp } from '../../../test/test-app.ts'
import { loadDemoCatalogue } from '../../demo-catalogue.ts'

const app = fileApp()
beforeAll(() => loadDemoCatalogue(app().db, new Date()))

type Query = Record<string, string>
const list = async (query: Query = {}) => (await app().newClient().call(getAllPooja, { query })).body
const idsOf = async (query: Query) => (await list({ pageSize: '50', ...query })).poojas.map(({ _id }) => _id)

describe('the list', () => {
  test('comes in pages of ten, without gaps or repeats, and ends', async () => {
    const pages = await Promise.all(['1', '2', '3', '4'].map((page) => list({ page })))
    expect(pages.map(({ poojas }) => poojas.length)).toEqual([10, 10, 4, 0])
    expect(pages.map(({ totalPages, currentPage }) => [totalPages, currentPage])).toEqual([[3, 1], [3, 2], [3, 3], [3, 4]])
    const ids = pages.flatMap(({ poojas }) => poojas.map(({ _id }) => _id))
    expect(new Set(ids).size).toBe(24)
    expect(await idsOf({})).toEqual(ids)
  })

  test('tells what a pooja costs and what it comes to', async () => {
    const { poojas } = await list()
    expect(poojas[0]).toMatchObject({ _id: 'satyanarayan', amount: 1100, pooja_price: 1100, total_from: 1417.18, duration_minutes: 30, image: null })
    for (const pooja of (await list({ pageSize: '50' })).poojas) {
      expect(pooja.total_from).toBeCloseTo(pooja.amount * 1.18 + 101 * 1.18, 2)
      expect(pooja.amount).toBe(pooja.pooja_price)
    }
  })

  test('speaks the language of the caller', async () => {
    const client = app().newClient()
    client.language = 'hin'
    const { body } = await client.call(getAllPooja)
    expect(body.poojas[0]?.pooja_name).toBe('सत्यनारायण पूजा')
    expect(body.message).toBe('24 पूजाएँ मिलीं।')
    const asked = await client.fetch<typeof body>(`${getAllPooja.path}?lng=en`)
    expect([asked.body.poojas[0]?.pooja_name, asked.body.message]).toEqual(['Satyanarayan Pooja', '24 poojas found.'])
  })

  test('leaves out what is no longer offered', async () => {
    await app().db.query("update pooja set listed = false where id = 'mundan'")
    expect(await idsOf({})).not.toContain('mundan')
    const { status } = await app().newClient().call(getPoojaById, { params: { id: 'mundan' } })
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
    ['sampati vivah', null],
    ['pravesh griha', 'griha-pravesh'],
  ])('for "%s" finds %s first', async (keyword, id) => {
    expect((await idsOf({ keyword }))[0] ?? null).toBe(id)
  })

  test('that fits nothing says so; one of signs alone is no search', async () => {
    expect(await list({ keyword: 'xylophone' })).toMatchObject({ poojas: [], totalPages: 0, message: 'No pooja found.' })
    expect((await list({ keyword: '%' })).poojas).toHaveLength(10)
    expect((await list({ keyword: "'; drop table pooja; --" })).poojas).toEqual([])
  })
})

describe('by festival', () => {
  test('only what suits it', async () => {
    expect(await idsOf({ festival: 'dhanteras' })).toEqual(['dhanteras'])
    expect(await idsOf({ festival: 'tulasi-vivah' })).toEqual(['tulasi-vivah'])
    expect(await idsOf({ festival: 'no-such-festival' })).toEqual([])
  })

  test('of several, in the order of the festivals', async () => {
    const ids = await idsOf({ festival: 'karwa-chauth,dhanteras,diwali,govardhan-puja' })
    expect(ids).toEqual(['karwa-chauth', 'dhanteras', 'lakshmi', 'govardhan'])
    expect(await idsOf({ festival: 'govardhan-puja,diwali' })).toEqual(['govardhan', 'lakshmi'])
  })

  test('and by words at once', async () => {
    expect(await idsOf({ festival: 'vijayadashami', keyword: 'tools' })).toEqual(['vishwakarma'])
  })
})

test('a wrong query is refused with its field named, an unknown or odd id is not found', async () => {
  const client = app().newClient()
  for (const [field, value] of [['page', '0'], ['page', '1.5'], ['pageSize', '51'], ['pageSize', 'ten'], ['keyword', 'x'.repeat(101)], ['festival', 'Diwali!']]) {
    const { status, body } = await client.call(getAllPooja, { query: { [field!]: value } })
    expect([status, body.code, body.facts]).toEqual([400, 'INVALID_INPUT', { fields: [{ field, problem: expect.any(String) }] }])
  }
  expect((await client.call(getPoojaById, { params: { id: 'no-such-pooja' } })).status).toBe(404)
  expect((await client.call(getPoojaById, { params: { id: 'Ganesh Pooja' } })).body.code).toBe('INVALID_INPUT')
})

test('the database refuses a pooja in one language, for nothing, or with an odd address', async () => {
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
