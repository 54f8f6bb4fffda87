import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearPersonal, writeLocal } from '../../lib/storage.ts'
import { stubBrowser } from '../../lib/storage.fake.ts'
import { changeDraft, draftIn, dropDraftOf, emptyDraft, readDrafts } from './draft.ts'

beforeEach(() => void stubBrowser())
afterEach(() => vi.unstubAllGlobals())

const draft = (userId: string, poojaId: string) => draftIn(readDrafts(), userId, poojaId)

test('each pooja of a person has a draft of its own, and a change leaves the rest of it', () => {
  changeDraft('asha', 'rudra', { mode: 'Online', date: '21-11-2026' })
  changeDraft('asha', 'lakshmi', { mode: 'Online' })
  changeDraft('asha', 'rudra', { time: '10:30 AM' })
  expect(draft('asha', 'rudra')).toEqual({ ...emptyDraft, mode: 'Online', date: '21-11-2026', time: '10:30 AM' })
  expect(draft('asha', 'lakshmi')).toEqual({ ...emptyDraft, mode: 'Online' })
})

test('nobody sees the draft of another, and the next person’s first change removes it', () => {
  changeDraft('asha', 'rudra', { dakshina: '251' })
  expect(draft('ravi', 'rudra')).toEqual(emptyDraft)
  changeDraft('ravi', 'rudra', { dakshina: '51' })
  expect(readDrafts()).not.toContain('asha')
})

test('it outlives a session that ran out, not a logout', () => {
  changeDraft('asha', 'rudra', { dakshina: '251' })
  clearPersonal({ keepDrafts: true })
  expect(draft('asha', 'rudra').dakshina).toBe('251')
  clearPersonal()
  expect(readDrafts()).toBeNull()
})

test('what is paid is forgotten, the others stay', () => {
  changeDraft('asha', 'rudra', { bookingId: 'b1' })
  changeDraft('asha', 'lakshmi', { bookingId: 'b2' })
  dropDraftOf('b1')
  expect([draft('asha', 'rudra').bookingId, draft('asha', 'lakshmi').bookingId]).toEqual(['', 'b2'])
})

test('what somebody has put there by hand is treated as nothing', () => {
  writeLocal('bookingDrafts', '[null, {"userId": 1}, 7]')
  expect(draft('asha', 'rudra')).toEqual(emptyDraft)
})
