import { expect, test } from 'vitest'
import { consultationMoves, consultationStates, isRunning, isWaiting, mayMove } from '../src/consultation-life.ts'

test('final states have no transition, and every other state leads to one', () => {
  const ends = consultationStates.filter((state) => consultationMoves[state].length === 0)
  expect(ends.toSorted()).toEqual(['cancelled', 'missed', 'refused', 'settled', 'timedOut'])
  for (const state of consultationStates) {
    const reached = new Set([state])
    for (const from of reached) for (const next of consultationMoves[from]) reached.add(next)
    expect(
      [...reached].some((one) => ends.includes(one)),
      state,
    ).toBe(true)
  }
})

test('only ended consultations are settled, and only running ones end', () => {
  for (const state of consultationStates) expect(mayMove(state, 'settled')).toBe(state === 'ended')
  for (const state of consultationStates) expect(mayMove(state, 'ended')).toBe(isRunning(state))
})

test('only a waiting request can be answered or cancelled', () => {
  for (const state of consultationStates) {
    expect(mayMove(state, 'refused')).toBe(isWaiting(state))
    expect(mayMove(state, 'cancelled')).toBe(isWaiting(state))
    // A pause can return to accepted; a running consultation cannot be accepted again.
    expect(mayMove(state, 'accepted')).toBe(isWaiting(state) || state === 'paused')
  }
})
