import sharp from 'sharp'
import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type TestApp, fileApp, testApp } from '../../../test/test-app.ts'

const app = fileApp()

async function get(path: string, headers: Record<string, string> = {}, { url } = app()) {
  const response = await fetch(url + path, { headers: { 'x-forwarded-for': '203.0.113.9', ...headers } })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

/** Reads the feed with an independent parser. */
async function readFeed(path: string, from?: TestApp) {
  const { status, headers, bytes } = await get(path, {}, from)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(bytes.toString()) as never)
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return { text: bytes.toString(), calendar, events }
}

describe('the calendar feed', () => {
  test('an independent parser finds every day and every festival of this year and the next', async () => {
    const moved = await testApp()
    // The new year has begun in India, but not in Europe.
    moved.pass((Date.parse('2025-12-31T20:00:00Z') - Date.now()) / 1000)
    const { calendar, events } = await readFeed('/calendar/delhi.ics?lng=en', moved)
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Panchang · Delhi')
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('P1D')
    const tithis = events.filter(({ uid }) => uid.startsWith('tithi-'))
    expect(tithis.length).toBeGreaterThanOrEqual(730)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    expect(
      events.every(({ startDate, endDate }) => startDate.isDate && endDate.subtractDate(startDate).days === 1),
    ).toBe(true)
    const years = new Set(events.map(({ startDate }) => startDate.year))
    expect(years).toEqual(new Set([2026, 2027]))
    const diwali = events.find(({ uid }) => uid.startsWith('diwali-') && uid.includes('2026'))
    expect(diwali?.summary).toBe('Diwali (Lakshmi Puja)')
    expect(diwali?.startDate.toString()).toBe('2026-11-08')
    expect(diwali?.description).toMatch(/Time for the puja: \d\d:\d\d [AP]M to \d\d:\d\d [AP]M/)
  })

  test('is in Hindi on request, with the same events', async () => {
    const [english, hindi] = [
      await readFeed('/calendar/delhi.ics?lng=en'),
      await readFeed('/calendar/delhi.ics?lng=hin'),
    ]
    expect(hindi.events.map(({ uid }) => uid)).toEqual(english.events.map(({ uid }) => uid))
    expect(hindi.calendar.getFirstPropertyValue('x-wr-calname')).toMatch(/^पंचांग/)
    // Except for a city whose Hindi name is unknown.
    for (const { summary, description } of hindi.events)
      expect(`${summary} ${description}`.replaceAll('Delhi', '')).not.toMatch(/[A-Za-z]/)
    const diwali = hindi.events.find(({ uid }) => uid.startsWith('diwali-') && uid.includes('2026'))
    expect(diwali?.description).toMatch(/पूजा का समय: शाम \d\d:\d\d से (शाम|रात) \d\d:\d\d/)
  })

  test('has no line longer than 75 bytes, and ends every line as the standard requires', async () => {
    const { text } = await readFeed('/calendar/varanasi.ics?lng=hin')
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(text).not.toContain('\ufffd')
  })

  test('is not sent again to a client that has it', async () => {
    const first = await get('/calendar/delhi.ics?lng=en')
    const again = await get('/calendar/delhi.ics?lng=en', { 'if-none-match': first.headers.get('etag')! })
    expect([again.status, again.bytes.length]).toEqual([304, 0])
  })

  test('refuses an unknown city with suggested names', async () => {
    const { status, bytes } = await get('/calendar/delhii.ics')
    expect(status).toBe(404)
    expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'PLACE_NOT_FOUND' })
  })
})

describe('the share picture', () => {
  test.each(['en', 'hin'])('is a picture of 1200 × 630 in %s', async (language) => {
    const { status, headers, bytes } = await get(`/share/panchang/delhi/2026-11-15.png?lng=${language}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/png')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect(bytes.length).toBeLessThan(300_000)
  })

  test('differs by language and is the same when requested again', async () => {
    const of = async (language: string) =>
      (await get(`/share/panchang/delhi/2026-11-15.png?lng=${language}`)).headers.get('etag')
    expect(await of('en')).toBe(await of('en'))
    expect(await of('en')).not.toBe(await of('hin'))
  })

  test.each(['1969-12-31', '1970-01-01', '1900-01-01', '2100-12-31'])(
    'is there for %s too, from the first day of the almanac to the last',
    async (date) => {
      expect((await get(`/share/panchang/delhi/${date}.png`)).status).toBe(200)
    },
  )

  test('exists also where the Sun does not rise', async () => {
    expect((await get('/share/panchang/tromso/2026-12-21.png')).status).toBe(200)
  })

  test.each([
    ['/share/panchang/delhi/2026-02-30.png', 400],
    ['/share/panchang/delhi/1899-12-31.png', 400],
    ['/share/panchang/atlantis-nowhere/2026-11-15.png', 404],
  ])('%s is refused with %i', async (path, status) => {
    expect((await get(path)).status).toBe(status)
  })

  test('is limited to sixty a minute per address', async () => {
    const own = await testApp()
    const statuses: number[] = []
    for (let at = 0; at < 61; at++)
      statuses.push((await own.newClient().fetch('/share/panchang/delhi/2026-02-30.png', { headers: {} })).status)
    expect(statuses.filter((status) => status === 429)).toHaveLength(0)
    const client = own.newClient()
    const same: number[] = []
    for (let at = 0; at < 61; at++) same.push((await client.fetch('/share/panchang/delhi/2026-02-30.png')).status)
    expect(same.at(-1)).toBe(429)
  })
})
