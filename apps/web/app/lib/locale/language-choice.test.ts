import { expect, test } from 'vitest'
import { addressIn, htmlLang, searchWithoutLanguage } from './language-choice.ts'

test('keeps the rest of the address when the language changes', () => {
  expect(addressIn('hin', '/blog', '?page=2&lng=en')).toBe('/blog?page=2&lng=hin')
  expect(addressIn('en', '/', '')).toBe('/?lng=en')
})

test('removes the choice from the address once it is applied', () => {
  expect(searchWithoutLanguage('?lng=hin')).toBe('')
  expect(searchWithoutLanguage('?id=7&lng=hin')).toBe('?id=7')
})

test('writes hi in the page where the specification says hin', () => {
  expect([htmlLang('en'), htmlLang('hin')]).toEqual(['en', 'hi'])
})
