import { expect, test } from 'vitest'
import { addressIn, htmlLang, searchWithoutLanguage } from './language-choice.ts'

test('a page in another language keeps the rest of its address', () => {
  expect(addressIn('hin', '/blog', '?page=2&lng=en')).toBe('/blog?page=2&lng=hin')
  expect(addressIn('en', '/', '')).toBe('/?lng=en')
})

test('the choice leaves the address once it is made', () => {
  expect(searchWithoutLanguage('?lng=hin')).toBe('')
  expect(searchWithoutLanguage('?id=7&lng=hin')).toBe('?id=7')
})

test('the page says hi where the specification says hin', () => {
  expect([htmlLang('en'), htmlLang('hin')]).toEqual(['en', 'hi'])
})
