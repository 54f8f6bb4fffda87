import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession, saveSession } from '../../lib/session/store.ts'
import { stubBrowser } from '../../lib/storage.fake.ts'
import { asha } from './asha.fake.ts'
import { readDraft, saveDraft } from './profile-draft.ts'
import { valuesOf } from './profile-values.ts'
import { detailsOf, readUserDetails, saveUserDetails } from './user-details.ts'

let browser: ReturnType<typeof stubBrowser>

beforeEach(() => {
  browser = stubBrowser('/profile')
  saveSession({ token: 'abc', id: asha._id })
})
afterEach(() => {
  forgetSession()
  vi.unstubAllGlobals()
})

test('stores name, phone and picture in the browser, and never the birth data', () => {
  saveUserDetails(asha)
  const stored = browser.window.localStorage.getItem('userDetails')!
  expect(JSON.parse(stored)).toEqual({ _id: asha._id, name: 'Asha Sharma', phone: '+91 98765 43210', picture: null })
  expect(readUserDetails(asha._id)).toBe(readUserDetails(asha._id))
})

test('does not show one user’s stored details to another user', () => {
  saveUserDetails(asha)
  expect(readUserDetails('ravi')).toBeNull()
  expect(readUserDetails(null)).toBeNull()
})

test('stores nothing from a reply that arrives after a logout', () => {
  forgetSession()
  saveUserDetails(asha)
  expect(browser.window.localStorage.length).toBe(0)
})

test('ignores stored details that were edited manually', () => {
  browser.window.localStorage.setItem('userDetails', JSON.stringify({ _id: asha._id, name: {} }))
  expect(readUserDetails(asha._id)).toBeNull()
})

test('shows only the one name of an account that has one', () => {
  expect(detailsOf({ ...asha, name: 'Asha', first_name: null, last_name: null }).name).toBe('Asha')
  expect(detailsOf({ ...asha, name: null, first_name: null, last_name: null }).name).toBe('')
})

test('restores a draft after a refresh for its author, and for no other user', () => {
  const values = { ...valuesOf(asha), city: 'Indore' }
  saveDraft(asha._id, values)
  expect(readDraft(asha._id, valuesOf(asha))).toEqual(values)
  expect(readDraft('ravi', valuesOf(asha))).toBeNull()
})

test('keeps a draft after the session ends, and deletes it at logout', () => {
  saveDraft(asha._id, valuesOf(asha))
  forgetSession({ keepDrafts: true })
  expect(readDraft(asha._id, valuesOf(asha))).not.toBeNull()
  forgetSession()
  expect(readDraft(asha._id, valuesOf(asha))).toBeNull()
})

test('keeps what was typed in a draft of another form version, and takes the rest from the saved profile', () => {
  browser.window.sessionStorage.setItem(
    'profileDraft',
    JSON.stringify({ userId: asha._id, values: { city: 'Indore', shoeSize: '9', email: 7 } }),
  )
  expect(readDraft(asha._id, valuesOf(asha))).toEqual({ ...valuesOf(asha), city: 'Indore' })
})
