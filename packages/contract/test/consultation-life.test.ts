import { expect, test } from 'vitest'
import { consultationMoves, consultationStates, isRunning, isWaiting, mayMove } from '../src/consultation-life.ts'

test('nothing follows an end, and every other state leads to one', () => {
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

test('what was accepted is settled, and only what has ended', () => {
  for (const state of consultationStates) expect(mayMove(state, 'settled')).toBe(state === 'ended')
  for (const state of consultationStates) expect(mayMove(state, 'ended')).toBe(isRunning(state))
})

test('only what waits for an answer is answered', () => {
  for (const state of consultationStates) {
    expect(mayMove(state, 'refused')).toBe(isWaiting(state))
    expect(mayMove(state, 'cancelled')).toBe(isWaiting(state))
    // A pause ends as what it was before; nobody accepts what runs.
    expect(mayMove(state, 'accepted')).toBe(isWaiting(state) || state === 'paused')
  }
})
