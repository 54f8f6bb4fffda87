import { expect, test } from 'vitest'
import { ApiError } from './error.ts'
import { errorWords } from './words.ts'

test('shows a refusal in the current language, whatever the language was when it arrived', () => {
  const error = new ApiError({
    code: 'CODE_WRONG',
    message: 'This code is not right. 2 tries left.',
    facts: { triesLeft: 2 },
  })
  expect(errorWords(error, 'en', '')).toBe('This code is not right. 2 tries left.')
  expect(errorWords(error, 'hin', '')).toBe('यह कोड सही नहीं है। 2 मौके बाकी हैं।')
})

test('has messages in both languages for errors of the browser code', () => {
  const error = new ApiError({ code: 'OFFLINE', message: 'x' })
  expect(errorWords(error, 'en', '')).toContain('no connection')
  expect(errorWords(error, 'hin', '')).toContain('नेटवर्क')
})

test('shows the server’s message for a refusal that is newer than this page', () => {
  const error = new ApiError({ code: 'MERCURY_RETROGRADE' as never, message: 'Wait for Tuesday.' })
  expect(errorWords(error, 'hin', 'fallback')).toBe('Wait for Tuesday.')
})

test('shows the form’s own message for an unreadable reply or an internal error', () => {
  expect(errorWords(new ApiError({ code: 'UNREADABLE_ANSWER', message: 'x' }), 'en', 'Error sending OTP')).toBe(
    'Error sending OTP',
  )
  expect(errorWords(new TypeError('bug'), 'en', 'Error sending OTP')).toBe('Error sending OTP')
})
