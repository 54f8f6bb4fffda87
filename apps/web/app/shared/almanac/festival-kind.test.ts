import { expect, test } from 'vitest'
import { readMessages } from '@sankalp/content/locales'
import { festivalChoices, isUnder, kindOf } from './festival-kind.ts'

test.each([
  ['diwali', 'festival'],
  ['makara-sankranti', 'sankranti'],
  ['nirjala-ekadashi', 'ekadashi'],
  ['pradosh-vrat', 'vrat'],
  ['rohini-vrat', 'vrat'],
  ['ishti', 'vrat'],
  ['mangala-gauri', 'festival'],
  ['kartika-purnima', 'moon'],
  ['chandra-darshana', 'moon'],
  ['jyeshtha-adhika-amavasya', 'moon'],
  ['guru-purnima', 'festival'], //   a festival that falls on a full moon is more than that
  ['mauni-amavasya', 'festival'],
  ['vat-purnima', 'festival'],
])('%s is found under %s', (key, kind) => expect(kindOf({ key })).toBe(kind))

test('what one sees without having chosen are the feasts that everybody knows, with the Ekadashis, and every one of them has a name', () => {
  const keys = Object.keys((readMessages('en', 'festivals') as { names: object }).names)
  const shown = keys.filter((key) => isUnder('major', { key }))
  const feasts = shown.filter((key) => kindOf({ key }) !== 'ekadashi')
  expect(feasts.length).toBeGreaterThan(40)
  expect(feasts.length).toBeLessThan(60)
  for (const key of ['holi', 'diwali', 'makara-sankranti', 'raksha-bandhan', 'onam', 'chhath-puja'])
    expect(feasts).toContain(key)
  for (const key of ['kamada-ekadashi', 'nirjala-ekadashi']) expect(shown).toContain(key)
  for (const key of ['darsha-amavasya', 'pradosh-vrat', 'makaravilakku']) expect(shown).not.toContain(key)
})

test('shows each festival under at least one choice besides all', () => {
  const keys = Object.keys((readMessages('en', 'festivals') as { names: object }).names)
  const choices = festivalChoices.filter((choice) => choice !== 'all')
  expect(keys.filter((key) => !choices.some((choice) => isUnder(choice, { key })))).toEqual([])
  expect(choices.filter((choice) => isUnder(choice, { key: 'makara-sankranti' }))).toEqual(['major', 'sankranti'])
})
