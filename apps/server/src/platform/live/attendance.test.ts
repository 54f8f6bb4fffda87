import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAttendance } from './attendance.ts'
import { liveTimes } from './times.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates a console that answers beats after `answerAfterMs`, or holds them until it is reachable again. */
function createConsole(id: string, userId = 'harpreet') {
  const waiting: (() => void)[] = []
  const closeListeners = new Set<() => void>()
  const console = {
    id,
    viewer: { userId, role: 'ROLE_ACHARYA' as const, sessionId: 's' },
    isReachable: true,
    answerAfterMs: 20,
    beats: 0,
    lastSentMs: Number.NEGATIVE_INFINITY,
    heardAtMs: () => console.lastSentMs,
    beat(onAnswer: () => void) {
      console.beats += 1
      if (console.isReachable) setTimeout(onAnswer, console.answerAfterMs)
      else waiting.push(onAnswer)
    },
    onClose(listener: () => void) {
      closeListeners.add(listener)
      return () => void closeListeners.delete(listener)
    },
    comeBack() {
      console.isReachable = true
      for (const answer of waiting.splice(0)) answer()
    },
    close() {
      for (const listener of closeListeners) listener()
    },
    listeners: () => closeListeners.size,
  }
  return console
}

function createBoard() {
  const counts = new Map<string, number>()
  const changes: string[] = []
  const count = (userId: string, step: number) => {
    counts.set(userId, (counts.get(userId) ?? 0) + step)
    changes.push(`${step > 0 ? '+' : '-'}${userId}`)
  }
  return {
    add: (userId: string) => count(userId, 1),
    remove: (userId: string) => count(userId, -1),
    changes,
    countOf: (userId: string) => counts.get(userId) ?? 0,
  }
}

describe('an acharya who is switched on', () => {
  test('is present at once and stays so while the console answers, with one light beat at a time', async () => {
    const board = createBoard()
    const harpreet = createConsole('one')
    createAttendance(board, liveTimes).begin(harpreet)
    expect(board.changes).toEqual(['+harpreet'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(board.changes).toEqual(['+harpreet'])
    expect(harpreet.beats).toBeGreaterThan(30)
    expect(harpreet.beats).toBeLessThanOrEqual(41)
  })

  test('gets no beats while the console sends events, and is absent within 5 s of its last one', async () => {
    const board = createBoard()
    const harpreet = createConsole('one')
    createAttendance(board, liveTimes).begin(harpreet)
    for (let second = 0; second < 60; second += 1) {
      harpreet.lastSentMs = performance.now()
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect([harpreet.beats, board.changes]).toEqual([1, ['+harpreet']])
    harpreet.isReachable = false
    await vi.advanceTimersByTimeAsync(4000)
    expect([harpreet.beats, board.changes]).toEqual([2, ['+harpreet', '-harpreet']])
  })

  test('is absent within 5 s of falling silent at any moment between two beats', async () => {
    for (const silentAfterMs of [0, 10, 700, 1499, 1519, 1521, 3000]) {
      const board = createBoard()
      const harpreet = createConsole('one')
      createAttendance(board, liveTimes).begin(harpreet)
      await vi.advanceTimersByTimeAsync(silentAfterMs)
      harpreet.isReachable = false
      await vi.advanceTimersByTimeAsync(5000)
      expect(board.changes, `silent after ${silentAfterMs} ms`).toEqual(['+harpreet', '-harpreet'])
      expect(harpreet.beats, 'a beat that waits for its answer is not sent again').toBeLessThanOrEqual(4)
    }
  })

  test('is present again with the next answer, however late', async () => {
    const board = createBoard()
    const harpreet = createConsole('one')
    createAttendance(board, liveTimes).begin(harpreet)
    harpreet.isReachable = false
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    expect(board.changes).toEqual(['+harpreet', '-harpreet'])
    harpreet.comeBack()
    expect(board.changes).toEqual(['+harpreet', '-harpreet', '+harpreet'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(board.changes).toHaveLength(3)
  })

  test('is present while slow to answer, up to the limit', async () => {
    const board = createBoard()
    const harpreet = createConsole('one')
    harpreet.answerAfterMs = liveTimes.beatAnswerMs - 1
    createAttendance(board, liveTimes).begin(harpreet)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(board.changes).toEqual(['+harpreet'])
  })

  test('counts once per console, even when it is switched on twice', () => {
    const board = createBoard()
    const attendance = createAttendance(board, liveTimes)
    const [one, two] = [createConsole('one'), createConsole('two')]
    for (const console of [one, one, two]) attendance.begin(console)
    expect(board.countOf('harpreet')).toBe(2)
    one.close()
    attendance.end(two)
    attendance.end(two)
    expect(board.countOf('harpreet')).toBe(0)
  })
})

test('gets no beats once switched off or gone, and a late answer does not bring them back', async () => {
  const board = createBoard()
  const attendance = createAttendance(board, liveTimes)
  const [one, two] = [createConsole('one', 'harpreet'), createConsole('two', 'bhavesh')]
  attendance.begin(one)
  attendance.begin(two)
  attendance.end(one)
  two.close()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(board.changes).toEqual(['+harpreet', '+bhavesh', '-harpreet', '-bhavesh'])
  expect([one.beats, two.beats, one.listeners(), two.listeners(), vi.getTimerCount()]).toEqual([1, 1, 0, 0, 0])
})
