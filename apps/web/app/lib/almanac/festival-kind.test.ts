import { expect, test } from 'vitest'
import { kindOf } from './festival-kind.ts'

test.each([
  ['diwali', 'festival'],
  ['makara-sankranti', 'sankranti'],
  ['nirjala-ekadashi', 'ekadashi'],
  ['pradosh-vrat', 'vrat'],
  ['kartika-purnima', 'moon'],
  ['jyeshtha-adhika-amavasya', 'moon'],
  ['guru-purnima', 'festival'], //   a festival that falls on a full moon is more than that
  ['mauni-amavasya', 'festival'],
  ['vat-purnima', 'festival'],
])('%s is found under %s', (key, kind) => expect(kindOf({ key })).toBe(kind))
