import type { Input } from '@sankalp/contract/endpoint'
import { kundaliPdf } from '@sankalp/contract/kundli'
import { matchPdf } from '@sankalp/contract/matching'
import { describe, expect, test } from 'vitest'
import { readPdf } from './pdf-text.ts'
import { fileApp } from './test-app.ts'

type KundliBody = Input<(typeof kundaliPdf)['body']>
type MatchBody = Input<(typeof matchPdf)['body']>

const app = fileApp()
const asha: KundliBody = {
  day: 22,
  month: 7,
  year: 1992,
  hour: 9,
  min: 21,
  lat: 25.31668,
  lon: 83.01042,
  zone: 'Asia/Kolkata',
  name: 'Asha Verma',
  place: 'Varanasi, Uttar Pradesh',
  language: 'en',
}
const couple: MatchBody = {
  m_name: 'Ravi',
  m_day: 17,
  m_month: 3,
  m_year: 1990,
  m_hour: 4,
  m_min: 12,
  m_lat: 28.61,
  m_lon: 77.21,
  m_zone: 'Asia/Kolkata',
  m_place: 'Delhi',
  f_name: 'Asha',
  f_day: 22,
  f_month: 7,
  f_year: 1992,
  f_hour: 9,
  f_min: 21,
  f_lat: 25.32,
  f_lon: 83.01,
  f_zone: 'Asia/Kolkata',
  f_place: 'Varanasi',
  language: 'hin',
}

const post = (path: string, body: object) =>
  fetch(app().url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': app().newClient().address },
    body: JSON.stringify(body),
  })

async function readFile(response: Response) {
  expect(response.status).toBe(200)
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-')
  return readPdf(bytes)
}

describe('a kundli as a PDF', () => {
  test('is a download that no cache stores, with no birth data in its title', async () => {
    const response = await post(kundaliPdf.path, asha)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="sankalp-kundli.pdf"')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const { title, pages } = await readFile(response)
    expect(title).toBe('Kundli of Asha Verma')
    expect(pages.length).toBeGreaterThanOrEqual(7)
    expect(pages.length).toBeLessThanOrEqual(11)
    // The first three pages are the reading.
    expect(pages[0]).toContain('What this chart says')
    expect(pages[3]).toContain('22 July 1992')
  })

  test('follows the requested settings and chart style', async () => {
    const { pages } = await readFile(
      await post(kundaliPdf.path, { ...asha, style: 'south', ayanamsa: 'raman', node: 'true' }),
    )
    expect(pages[3]).toContain('Raman')
    expect(pages[3]).toContain('True Rahu and Ketu')
    expect(pages[3]).toContain('South Indian')
  })

  test('is refused like the chart itself: in the caller’s language, naming the field', async () => {
    const client = app().newClient()
    client.language = 'hin'
    const { status, body } = await client.call(kundaliPdf, { body: { ...asha, day: 31, month: 2 } })
    expect(status).toBe(400)
    expect(body.facts).toEqual({ fields: [{ field: 'day', problem: 'date' }] })
    expect(body.message).toMatch(/[\u0900-\u097f]/)
    expect((await client.call(kundaliPdf, { body: { ...asha, zone: 'Asia/Kashi' } })).status).toBe(400)
  })

  test('is documented as a file', async () => {
    const document = (await (await fetch(`${app().url}/api/openapi.json`)).json()) as {
      paths: Record<string, { post: { responses: Record<string, { content: object }> } }>
    }
    expect(document.paths[kundaliPdf.path]!.post.responses['200']!.content).toEqual({
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    })
  })
})

describe('a match as a PDF', () => {
  test('names both partners, in the requested language', async () => {
    const response = await post(matchPdf.path, couple)
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="sankalp-match.pdf"')
    const { title, pages } = await readFile(response)
    expect(title).toBe('Ravi और Asha का मिलान')
    expect(pages.join()).toContain('आठ कूट')
    expect(pages.join()).toContain('दस पोरुथम')
  })

  test('names the partner’s field that is wrong', async () => {
    const { status, body } = await app()
      .newClient()
      .call(matchPdf, { body: { ...couple, f_month: 13 } })
    expect([status, body.facts]).toEqual([400, { fields: [{ field: 'f_month', problem: 'outOfRange' }] }])
  })
})
