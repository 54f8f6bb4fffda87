import type { User } from '@sankalp/contract/users'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession, saveSession } from '../../lib/session-store.ts'
import { stubBrowser } from '../../lib/storage.fake.ts'
import { readDraft, saveDraft } from './profile-draft.ts'
import { valuesOf } from './profile-values.ts'
import { detailsOf, readUserDetails, savePicture, saveUserDetails } from './user-details.ts'

const asha = {
  _id: 'asha',
  name: 'Asha',
  first_name: 'Asha',
  last_name: 'Sharma',
  phone_number: '9876543210',
  country_code: '+91',
  profile_image: null,
  date_of_birth: '1990-02-28',
  time_of_birth: '05:45',
  place_of_birth: 'Ujjain',
} as User
let browser: ReturnType<typeof stubBrowser>

beforeEach(() => {
  browser = stubBrowser('/profile')
  saveSession({ token: 'abc', id: 'asha' })
})
afterEach(() => {
  forgetSession()
  vi.unstubAllGlobals()
})

test('the browser keeps name, phone and picture, and never the birth data', () => {
  saveUserDetails(asha)
  const stored = browser.window.localStorage.getItem('userDetails')!
  expect(JSON.parse(stored)).toEqual({ _id: 'asha', name: 'Asha Sharma', phone: '+91 98765 43210', picture: null })
  expect(readUserDetails('asha')).toBe(readUserDetails('asha'))
})

test('what was kept about one person is not shown to another', () => {
  saveUserDetails(asha)
  expect(readUserDetails('ravi')).toBeNull()
  expect(readUserDetails(null)).toBeNull()
})

test('an answer that comes after a logout brings nothing back', () => {
  forgetSession()
  saveUserDetails(asha)
  expect(browser.window.localStorage.length).toBe(0)
})

test('a new picture shows at once', () => {
  saveUserDetails(asha)
  savePicture('asha', '/media/new.jpg')
  expect(readUserDetails('asha')?.picture).toBe('/media/new.jpg')
})

test('details changed by hand are ignored', () => {
  browser.window.localStorage.setItem('userDetails', '{"_id":"asha","name":{}}')
  expect(readUserDetails('asha')).toBeNull()
})

test('an account with one name only shows that', () => {
  expect(detailsOf({ ...asha, first_name: null, last_name: null }).name).toBe('Asha')
  expect(detailsOf({ ...asha, name: null, first_name: null, last_name: null }).name).toBe('')
})

test('a draft comes back for its writer after a refresh, and for nobody else', () => {
  const values = { ...valuesOf(asha), city: 'Indore' }
  saveDraft('asha', values)
  expect(readDraft('asha')).toEqual(values)
  expect(readDraft('ravi')).toBeNull()
})

test('a draft outlives the end of a session and not a logout', () => {
  saveDraft('asha', valuesOf(asha))
  forgetSession({ keepDrafts: true })
  expect(readDraft('asha')).not.toBeNull()
  forgetSession()
  expect(readDraft('asha')).toBeNull()
})

test('a draft of another version of the form is left out', () => {
  browser.window.sessionStorage.setItem('profileDraft', '{"userId":"asha","values":{"city":"Indore"}}')
  expect(readDraft('asha')).toBeNull()
})
