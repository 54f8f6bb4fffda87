import { expect, test } from 'vitest'
import { fileName } from './download-file.ts'

test.each([
  [['Asha Devi', '1996-12-07'], 'sankalp-kundli-asha-devi-1996-12-07.pdf'],
  [['आशा देवी', '1996-12-07'], 'sankalp-kundli-आशा-देवी-1996-12-07.pdf'],
  [['../../etc/"x"', '1996-12-07'], 'sankalp-kundli-etc-x-1996-12-07.pdf'],
  [['', ''], 'sankalp-kundli.pdf'],
])('a PDF of %j is kept as %s', (of, name) => {
  expect(fileName('sankalp-kundli.pdf', of)).toBe(name)
})
