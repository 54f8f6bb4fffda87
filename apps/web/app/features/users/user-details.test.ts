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

test('the browser stores name, phone and picture, and never the birth data', () => {
  saveUserDetails(asha)
  const stored = browser.window.localStorage.getItem('userDetails')!
  expect(JSON.parse(stored)).toEqual({ _id: asha._id, name: 'Asha Sharma', phone: '+91 98765 43210', picture: null })
  expect(readUserDetails(asha._id)).toBe(readUserDetails(asha._id))
})

test('what was stored about one person is not shown to another', () => {
  saveUserDetails(asha)
  expect(readUserDetails('ravi')).toBeNull()
  expect(readUserDetails(null)).toBeNull()
})

test('an answer that comes after a logout brings nothing back', () => {
  forgetSession()
  saveUserDetails(asha)
  expect(browser.window.localStorage.length).toBe(0)
})

test('details changed by hand are ignored', () => {
  browser.window.localStorage.setItem('userDetails', JSON.stringify({ _id: asha._id, name: {} }))
  expect(readUserDetails(asha._id)).toBeNull()
})

test('an account with one name only shows that', () => {
  expect(detailsOf({ ...asha, name: 'Asha', first_name: null, last_name: null }).name).toBe('Asha')
  expect(detailsOf({ ...asha, name: null, first_name: null, last_name: null }).name).toBe('')
})

test('a draft comes back for its writer after a refresh, and for nobody else', () => {
  const values = { ...valuesOf(asha), city: 'Indore' }
  saveDraft(asha._id, values)
  expect(readDraft(asha._id, valuesOf(asha))).toEqual(values)
  expect(readDraft('ravi', valuesOf(asha))).toBeNull()
})

test('a draft outlives the end of a session and not a logout', () => {
  saveDraft(asha._id, valuesOf(asha))
  forgetSession({ keepDrafts: true })
  expect(readDraft(asha._id, valuesOf(asha))).not.toBeNull()
  forgetSession()
  expect(readDraft(asha._id, valuesOf(asha))).toBeNull()
})

test('a draft of another version of the form keeps what was typed, and has the rest as it was saved', () => {
  browser.window.sessionStorage.setItem(
    'profileDraft',
    JSON.stringify({ userId: asha._id, values: { city: 'Indore', shoeSize: '9', email: 7 } }),
  )
  expect(readDraft(asha._id, valuesOf(asha))).toEqual({ ...valuesOf(asha), city: 'Indore' })
})
