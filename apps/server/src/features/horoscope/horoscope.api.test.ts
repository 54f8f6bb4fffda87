import { type Language, languageTag } from '@sankalp/contract'
import type { Endpoint } from '@sankalp/contract/endpoint'
import * as contract from '@sankalp/contract/horoscope'
import { horoscopeAreas, signs } from '@sankalp/contract/horoscope-keys'
import { describe, expect, test } from 'vitest'
import { fileApp, testApp } from '../../../test/test-app.ts'

const app = fileApp()

const calls = [
  ['getDailyHoroscope', 'dailyHoroscope', /^\d{4}-\d{2}-\d{2}$/],
  ['getNextDayHoroscope', 'nextDayHoroscope', /^\d{4}-\d{2}-\d{2}$/],
  ['getPreviousDayHoroscope', 'previousDayHoroscope', /^\d{4}-\d{2}-\d{2}$/],
  ['getWeeklyHoroscope', 'weeklyHoroscope', /^\d{4}-W\d{2}$/],
  ['getMonthlyHoroscope', 'monthlyHoroscope', /^\d{4}-\d{2}$/],
  ['getYearlyHoroscope', 'yearlyHoroscope', /^\d{4}$/],
  ['getNextYearHoroscope', 'nextYearHoroscope', /^\d{4}$/],
] as const

async function read(url: string, name: string, sign: string, language: Language = 'en') {
  const answer = await fetch(`${url}/api/user/${name}/${sign}`, {
    headers: { 'accept-language': languageTag[language] },
  })
  const body = (await answer.json()) as Record<string, contract.Horoscope>
  return { status: answer.status, headers: answer.headers, body, horoscope: Object.values(body)[0]! }
}

describe.each(calls)('%s', (name, field, datePattern) => {
  test('returns the published fields for every sign, with the text by area and a cause for each sentence', async () => {
    const [texts, headlines] = [new Set<string>(), new Set<string>()]
    for (const sign of signs) {
      const { status, body } = await read(app().url, name, sign)
      expect(status).toBe(200)
      const horoscope = body[field]!
      expect(horoscope).toMatchObject({ sign, prediction_date: expect.stringMatching(datePattern) })
      expect(Object.keys(horoscope.areas)).toEqual([...horoscopeAreas])
      expect(horoscope.headline).toMatchObject({
        text: expect.stringMatching(/\S/),
        cause: { kind: expect.any(String), text: expect.stringMatching(/\S/) },
      })
      expect(horoscope.good_hour !== null, 'only a day has a good hour').toBe(/Day|Daily/.test(name))
      expect(horoscope.prediction).toBe(horoscopeAreas.map((area) => horoscope.areas[area].text).join('\n\n'))
      for (const { sentences } of Object.values(horoscope.areas)) {
        for (const sentence of sentences)
          expect(sentence.cause).toMatchObject({ kind: expect.any(String), text: expect.stringMatching(/\S/) })
      }
      texts.add(horoscope.prediction)
      headlines.add(horoscope.headline.text)
    }
    expect(texts.size).toBe(12)
    // The headlines of days and weeks differ by sign. That of a month or a year is its first sentence, which two signs may share.
    expect(headlines.size).toBeGreaterThanOrEqual(/Day|Daily|Weekly/.test(name) ? 12 : 6)
  })

  test('uses the caller’s language', async () => {
    const { horoscope } = await read(app().url, name, 'leo', 'hin')
    for (const text of [horoscope.prediction, horoscope.headline.text, horoscope.headline.cause.text])
      expect(text).not.toMatch(/[A-Za-z]/)
    for (const { sentences } of Object.values(horoscope.areas)) {
      for (const { cause } of sentences) expect(cause.text).not.toMatch(/[A-Za-z]/)
    }
  })

  test('refuses an unknown sign and names the field', async () => {
    for (const sign of ['ophiuchus', 'Virgo', 'kanya', '%00', 'constructor']) {
      const { status, body } = await read(app().url, name, sign)
      expect(status, sign).toBe(400)
      expect(body, sign).toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields: [{ field: 'sign', problem: 'choice' }] },
      })
    }
  })
})

test('yesterday, today and tomorrow follow India’s calendar', async () => {
  const own = await testApp()
  // New Year has begun in India, but not in Europe.
  own.pass((Date.parse('2026-12-31T20:00:00Z') - Date.now()) / 1000)
  const days = await Promise.all(calls.slice(0, 3).map(([name]) => read(own.url, name, 'virgo')))
  expect(days.map(({ horoscope }) => horoscope.prediction_date)).toEqual(['2027-01-01', '2027-01-02', '2026-12-31'])
})

test('the week runs from Monday to Sunday in India, and keeps its text', async () => {
  const own = await testApp()
  let now = Date.now()
  const readAt = async (date: string) => {
    own.pass((Date.parse(`${date}+05:30`) - now) / 1000)
    now = Date.parse(`${date}+05:30`)
    return (await read(own.url, 'getWeeklyHoroscope', 'leo')).horoscope
  }
  const first = await readAt('2026-12-28T00:01:00')
  expect(first).toMatchObject({ prediction_date: '2026-W53', period: '28 December – 3 January 2027' })
  const last = await readAt('2027-01-03T23:59:00')
  expect([last.prediction, last.headline]).toEqual([first.prediction, first.headline])
  const next = await readAt('2027-01-04T00:01:00')
  expect(next).toMatchObject({ prediction_date: '2027-W01', period: '4–10 January 2027' })
  expect(next.headline.text).not.toBe(first.headline.text)
})

test('offers the next year from November on, with the text that the year has when it begins', async () => {
  const own = await testApp()
  let now = Date.now()
  const passTo = (date: string) => {
    own.pass((Date.parse(`${date}+05:30`) - now) / 1000)
    now = Date.parse(`${date}+05:30`)
  }
  passTo('2027-10-31T23:59:00')
  expect((await read(own.url, 'getYearlyHoroscope', 'leo')).horoscope.timeframes).not.toContain('next-year')
  passTo('2027-11-01T00:01:00')
  const { horoscope: old } = await read(own.url, 'getYearlyHoroscope', 'leo')
  const { horoscope: next } = await read(own.url, 'getNextYearHoroscope', 'leo')
  expect(old.timeframes).toContain('next-year')
  expect([old.period, next.period]).toEqual(['2027', '2028'])
  expect(next.prediction).not.toBe(old.prediction)
  passTo('2028-01-01T00:01:00')
  const { horoscope: come } = await read(own.url, 'getYearlyHoroscope', 'leo')
  expect(come).toMatchObject({ period: '2028', prediction: next.prediction })
  expect(come.timeframes).not.toContain('next-year')
})

test('at midnight in India, tomorrow’s text becomes today’s, and today’s yesterday’s', async () => {
  const own = await testApp()
  const before = await Promise.all(calls.slice(0, 2).map(([name]) => read(own.url, name, 'aries')))
  const [today, tomorrow] = before.map(({ horoscope }) => horoscope)
  const left = Math.ceil((today!.valid_until_ms - Date.now()) / 1000)
  own.pass(left + 1)
  const after = await Promise.all(calls.slice(0, 3).map(([name]) => read(own.url, name, 'aries')))
  const [newToday, , newYesterday] = after.map(({ horoscope }) => horoscope)
  expect(newToday!.prediction).toBe(tomorrow!.prediction)
  expect(newYesterday!.prediction).toBe(today!.prediction)
  expect(newToday!.valid_until_ms - today!.valid_until_ms).toBe(86_400_000)
})

test('browsers may cache an answer for ten minutes, by language, and never past midnight in India', async () => {
  const own = await testApp()
  const first = await read(own.url, 'getDailyHoroscope', 'aries')
  const left = (first.horoscope.valid_until_ms - Date.now()) / 1000
  own.pass(left - 100)
  const { headers } = await read(own.url, 'getDailyHoroscope', 'aries')
  const [, seconds] = /^private, max-age=(\d+)$/.exec(headers.get('cache-control')!)!
  expect(Number(seconds)).toBeLessThanOrEqual(101)
  expect(headers.get('vary')).toContain('Accept-Language')
})

test('all seven endpoints are open to anyone', () => {
  const declared = Object.values(contract).filter((value): value is Extract<typeof value, Endpoint> => 'path' in value)
  expect(declared.map(({ access, feature }) => [access, feature])).toEqual(
    Array.from({ length: 7 }, () => ['anyone', 'horoscope']),
  )
})
