import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CodeField, readCode } from './code-field.tsx'

test('four visible boxes are one field to the browser', () => {
  const html = renderToStaticMarkup(<CodeField label="OTP" value="12" onChange={() => {}} />)
  expect(html.match(/<input/g)).toHaveLength(1)
  expect(html).toContain('autoComplete="one-time-code"')
  expect(html).toContain('inputMode="numeric"')
  expect(html.match(/<span aria-hidden="true"/g)).toHaveLength(4)
})

test('a wrong code is linked to its message', () => {
  const html = renderToStaticMarkup(<CodeField label="OTP" value="" error="not right" onChange={() => {}} />)
  expect(html).toContain('aria-invalid="true"')
  expect(html).toMatch(/aria-describedby="otp-error".*id="otp-error"/)
})

test.each([
  ['1234', '1234'],
  ['12345', '1234'],
  ['Your code is 1234. Do not share it.', '1234'],
  ['१२३४', '1234'],
  ['ab', ''],
])('%s reads as %s', (text, digits) => {
  expect(readCode(text)).toBe(digits)
})
