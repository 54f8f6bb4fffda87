import { code as rules } from '@sankalp/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { later } from '../../platform/clock.ts'
import { type NumberState, judgeCode, judgeSend, putRight } from './code-rules.ts'

const start = new Date('2026-11-15T04:00:00Z')
const fresh: NumberState = {
  codeHash: null,
  codeExpiresAt: null,
  codeTries: 0,
  sentAt: [],
  failures: 0,
  failuresSince: null,
}
const anybody = { isKnownDevice: false }
const knownDevice = { isKnownDevice: true }
const at = (seconds: number) => later(start, seconds)

describe('sending', () => {
  test.each([
    // sent at seconds, asked at, answer, wait, why this row exists
    [[], 0, 'sent', 0], //                                     the first
    [[0], 29, 'CODE_WAIT', 1], //                              a second before the resend timer ends
    [[0], 30, 'sent', 0], //                                   the second it ends
    [[0, 30, 60], 90, 'CODE_SENDS_USED_UP', 810], //           three in the quarter hour
    [[0, 30, 60], 900, 'sent', 0], //                          the first of them has just left it
    [[0, 100, 1000, 1100, 2000], 2100, 'CODE_SENDS_USED_UP', 84_300], // five in the day
    [[0, 100, 1000, 1100, 2000], 86_400, 'sent', 0], //        the first of them has just left it
    [[0, 100, 86_300, 86_330, 86_360], 86_391, 'CODE_SENDS_USED_UP', 809], // the quarter hour ends later than the day
  ])('after codes at %j, another at %i is %s', (sentAt, now, expected, wait) => {
    const verdict = judgeSend({ ...fresh, sentAt: sentAt.map(at) }, 'hash', at(now), anybody)
    const answer = 'next' in verdict ? ['sent', 0] : [verdict.refusal.code, verdict.refusal.facts]
    expect(answer).toEqual([expected, expected === 'sent' ? 0 : { retryAfterSeconds: wait }])
  })

  test('a known device may ask beyond what others have used up, half a minute after the last code', () => {
    const usedUp: NumberState = {
      ...fresh,
      sentAt: [0, 30, 60, 1000, 1030].map(at),
      failures: 25,
      failuresSince: start,
    }
    expect(judgeSend(usedUp, 'hash', at(1040), knownDevice)).toEqual({
      refusal: { code: 'CODE_WAIT', facts: { retryAfterSeconds: 20 } },
    })
    expect(judgeSend(usedUp, 'hash', at(1060), knownDevice)).toMatchObject({ next: { codeHash: 'hash' } })
    expect(judgeSend(usedUp, 'hash', at(1060), anybody)).toHaveProperty('refusal')
  })

  test('a clock set back by a day never makes the user wait a day, however often they ask', () => {
    const day = 86_400
    let state = putRight({ ...fresh, sentAt: [at(day)] }, at(0))
    expect(judgeSend(state, 'hash', at(0), anybody)).toEqual({
      refusal: { code: 'CODE_WAIT', facts: { retryAfterSeconds: 30 } },
    })
    state = putRight(state, at(29))
    expect(judgeSend(state, 'hash', at(29), anybody)).toEqual({
      refusal: { code: 'CODE_WAIT', facts: { retryAfterSeconds: 1 } },
    })
    expect(judgeSend(putRight(state, at(30)), 'hash', at(30), anybody)).toHaveProperty('next')
  })

  test('a clock set back by a day keeps a number blocked for one day only', () => {
    const day = 86_400
    const tired = putRight({ ...fresh, failures: 25, failuresSince: at(day) }, at(0))
    expect(judgeSend(tired, 'hash', at(0), anybody)).toEqual({
      refusal: { code: 'CODE_TRIES_USED_UP', facts: { retryAfterSeconds: day } },
    })
    expect(judgeSend(putRight(tired, at(day)), 'hash', at(day), anybody)).toHaveProperty('next')
  })

  test('a clock set forward and back still counts what was sent meanwhile', () => {
    const state = putRight({ ...fresh, sentAt: [at(0), at(86_430), at(86_460)] }, at(60))
    expect(judgeSend(state, 'hash', at(91), anybody)).toEqual({
      refusal: { code: 'CODE_SENDS_USED_UP', facts: { retryAfterSeconds: 809 } },
    })
  })

  test('allows at most five a day and three a quarter hour at any rhythm', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4000 }), { maxLength: 200 }), (gaps) => {
        let state = fresh
        let now = 0
        const sent: number[] = []
        for (const gap of gaps) {
          now += gap
          const verdict = judgeSend(state, 'hash', at(now), anybody)
          if ('next' in verdict) {
            state = verdict.next
            sent.push(now)
          }
        }
        for (const moment of sent) {
          expect(sent.filter((other) => other > moment - 86_400 && other <= moment).length).toBeLessThanOrEqual(
            rules.sendsPerDay,
          )
          expect(sent.filter((other) => other > moment - 900 && other <= moment).length).toBeLessThanOrEqual(
            rules.sendsPerQuarterHour,
          )
        }
      }),
    )
  })
})

describe('typing', () => {
  const sent: NumberState = { ...fresh, codeHash: 'right', codeExpiresAt: at(300), sentAt: [start] }
  const type = (state: NumberState, typed: string, now: number, asking = anybody) =>
    judgeCode(state, (hash) => hash === typed, at(now), asking)

  test('the right code works once', () => {
    const { refusal, next } = type(sent, 'right', 10)
    expect(refusal).toBeNull()
    expect(type(next, 'right', 11).refusal).toEqual({ code: 'CODE_EXPIRED', facts: {} })
  })

  test('a code is valid for exactly five minutes', () => {
    expect(type(sent, 'right', 299).refusal).toBeNull()
    expect(type(sent, 'right', 300).refusal?.code).toBe('CODE_EXPIRED')
  })

  test('a clock set back by a day makes no code valid for a day; a correction of seconds invalidates none', () => {
    expect(type(putRight(sent, at(-86_400)), 'right', -86_400).refusal?.code).toBe('CODE_EXPIRED')
    expect(putRight(sent, at(-5)).codeHash).toBe('right')
    expect(putRight(sent, at(0))).toBe(sent)
  })

  test('the fifth wrong try invalidates the code', () => {
    let state = sent
    for (let i = 1; i <= 5; i++) state = type(state, 'wrong', i).next
    expect(type(state, 'right', 6).refusal?.code).toBe('CODE_EXPIRED')
    expect(state.failures).toBe(5)
  })

  test('25 failures block the number for a day from the first one, also for new codes', () => {
    const tired: NumberState = { ...sent, failures: 24, failuresSince: at(-3600) }
    const { next } = type(tired, 'wrong', 1)
    expect(type(next, 'right', 2).refusal).toEqual({
      code: 'CODE_TRIES_USED_UP',
      facts: { retryAfterSeconds: 86_400 - 3602 },
    })
    expect(judgeSend(next, 'new', at(400), anybody)).toMatchObject({ refusal: { code: 'CODE_TRIES_USED_UP' } })
    expect(judgeSend(next, 'new', at(86_400), anybody)).toHaveProperty('next')
    expect(type(next, 'right', 2, knownDevice).refusal).toBeNull()
  })
})
