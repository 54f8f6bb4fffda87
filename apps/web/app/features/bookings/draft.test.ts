import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearPersonal, writeLocal } from '../../lib/storage.ts'
import { stubBrowser } from '../../lib/storage.fake.ts'
import { changeDraft, draftIn, dropDraftOf, emptyDraft, readDrafts } from './draft.ts'

beforeEach(() => void stubBrowser())
afterEach(() => vi.unstubAllGlobals())

const draft = (userId: string, poojaId: string) => draftIn(readDrafts(), userId, poojaId)

test('stores a separate draft for each pooja of a user, and a change leaves the rest of it as it is', () => {
  changeDraft('asha', 'rudra', { dakshina: '51', date: '21-11-2026' })
  changeDraft('asha', 'lakshmi', { dakshina: '101' })
  changeDraft('asha', 'rudra', { time: '10:30 AM' })
  expect(draft('asha', 'rudra')).toEqual({ ...emptyDraft, dakshina: '51', date: '21-11-2026', time: '10:30 AM' })
  expect(draft('asha', 'lakshmi')).toEqual({ ...emptyDraft, dakshina: '101' })
})

test('hides a draft from other users, and the next user’s first change deletes it', () => {
  changeDraft('asha', 'rudra', { dakshina: '251' })
  expect(draft('ravi', 'rudra')).toEqual(emptyDraft)
  changeDraft('ravi', 'rudra', { dakshina: '51' })
  expect(readDrafts()).not.toContain('asha')
})

test('retains the draft when a session expires, but not after a logout', () => {
  changeDraft('asha', 'rudra', { dakshina: '251' })
  clearPersonal({ keepDrafts: true })
  expect(draft('asha', 'rudra').dakshina).toBe('251')
  clearPersonal()
  expect(readDrafts()).toBeNull()
})

test('deletes the draft of a paid booking, and keeps the others', () => {
  changeDraft('asha', 'rudra', { bookingId: 'b1' })
  changeDraft('asha', 'lakshmi', { bookingId: 'b2' })
  dropDraftOf('b1')
  expect([draft('asha', 'rudra').bookingId, draft('asha', 'lakshmi').bookingId]).toEqual(['', 'b2'])
})

test('ignores values that were edited by hand', () => {
  writeLocal('bookingDrafts', '[null, {"userId": 1}, 7]')
  expect(draft('asha', 'rudra')).toEqual(emptyDraft)
})
