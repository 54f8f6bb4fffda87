import type { Consultation } from '@sankalp/contract/live/consultations'
import type { ChatMessage } from '@sankalp/contract/live/messages'
import { describe, expect, test } from 'vitest'
import { completeUpTo, mergeMessages, shownMessages } from './messages.ts'
import { clockOfMs, meterNow } from './meter-now.ts'
import { wayOutIn } from './moves-elsewhere.ts'
import { textParts } from './text-parts.ts'

const stored = (seq: number, from = 'asha'): ChatMessage => ({
  id: `m${seq}`,
  requestId: 'r',
  seq,
  from,
  to: 'x',
  message: `text ${seq}`,
  timestamp: seq,
})

describe('the list of messages', () => {
  test('sorts by number without duplicates, whatever the order of arrival', () => {
    const some = mergeMessages([], [stored(3), stored(1)])
    expect(mergeMessages(some, [stored(2), stored(3), stored(2)]).map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test('is complete up to the first gap', () => {
    expect(completeUpTo([stored(1), stored(2), stored(4)], 0)).toBe(2)
    expect(completeUpTo([stored(51), stored(52)], 50)).toBe(52)
    expect(completeUpTo([stored(53)], 50)).toBe(50)
  })

  test('shows unsent messages last, and a stored message only once', () => {
    const marks = { userDelivered: 0, userRead: 0, acharyaDelivered: 2, acharyaRead: 1 }
    const unsent = [
      { id: 'm3', text: 'text 3', timestamp: 3 },
      { id: 'm9', text: 'new', timestamp: 9 },
    ]
    const shown = shownMessages({
      messages: [stored(1), stored(2), stored(3), stored(4, 'guru')],
      unsent,
      ownId: 'asha',
      other: 'acharya',
      marks,
    })
    expect(shown.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'm1 read',
      'm2 delivered',
      'm3 sent',
      'm4 undefined',
      'm9 sending',
    ])
  })
})

describe('time and money', () => {
  const at = (rest: Partial<Consultation['meter']>, state: Consultation['state'] = 'live') =>
    ({
      state,
      chatMinutes: 10,
      perMinute: 11,
      meter: { talkedMs: 150_000, remainingMs: 450_000, isRunning: true, charge: 27.5, chargedSeconds: 150, ...rest },
    }) as Consultation

  test.each([
    // ms since the last update, its content, ms left, paise
    [0, at({}), 450_000, 2750],
    [30_000, at({}), 420_000, 3300],
    [500_000, at({}), 0, 11_000], // never more than was set aside
    [30_000, at({ isRunning: false }, 'paused'), 450_000, 2750], // free while the acharya is away
    [30_000, at({ talkedMs: 0, remainingMs: 600_000, charge: 0, chargedSeconds: 0 }, 'accepted'), 570_000, 0], // nothing before the first word
    [1000, at({ talkedMs: 5000, remainingMs: 595_000, charge: 11, chargedSeconds: 60 }), 594_000, 1100], // the first minute whole
    [-5000, at({}), 450_000, 2750],
  ])('after %i ms', (since, consultation, remainingMs, chargePaise) => {
    expect(meterNow(consultation, since)).toEqual({ remainingMs, chargePaise })
  })

  test.each([
    [600_000, '10:00'],
    [59_001, '1:00'],
    [59_000, '0:59'],
    [0, '0:00'],
    [3_723_000, '1:02:03'],
  ])('%i ms are read as %s', (ms, text) => expect(clockOfMs(ms)).toBe(text))
})

describe('a hint', () => {
  test.each([
    ['call me on 98765 43210', 'phone'],
    ['+91-9876543210', 'phone'],
    ['०९८७६५४३२१०', 'phone'],
    ['मेरा नंबर ९८७६५४३२१० है', 'phone'],
    ['guru@example.com', 'email'],
    ['see www.example.com', 'link'],
    ['wa.me/919876543210', 'link'],
    ['WhatsApp par baat karein', 'app'],
    ['व्हाट्सएप पर आइए', 'app'],
    ['paytm kar dijiye', 'app'],
  ])('for %s', (text, way) => expect(wayOutIn(text)).toBe(way))

  test.each([
    '14-08-1996 06:42',
    '14/08/1996, 6 42 am',
    'मेरा जन्म 1991 में हुआ',
    'Rs 9000',
    'PIN 456001',
    '25.3176, 82.9739',
    'born 9 8 1976 at 5 43 in 210 street',
  ])('none for %s', (text) => expect(wayOutIn(text)).toBeNull())
})

describe('links', () => {
  test('contain web addresses only; the rest of the text is unchanged', () => {
    const text = 'See https://example.com/a?b=1. javascript:alert(1) data:text/html,x and http://x.in/(y) or ftp://z'
    const parts = textParts(text)
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.flatMap(({ href }) => href ?? [])).toEqual(['https://example.com/a?b=1', 'http://x.in/(y)'])
  })

  test('do not include addresses that hide another name before an @', () => {
    expect(textParts('https://sankalp.in@evil.example/')).toEqual([{ text: 'https://sankalp.in@evil.example/' }])
  })
})
