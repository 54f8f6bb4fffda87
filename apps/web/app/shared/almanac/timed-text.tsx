import { cutAtTimes } from '@sankalp/content/clock-words'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { unbroken } from './unbroken.ts'

/**
 * A text of the server's with its times marked, so that `writeTimes` can write them as the reader has chosen. For pages that
 * are rendered on the server only: a page is cached for everybody, and does not know who reads it.
 */
export function TimedText({ text }: { text: string }) {
  const parts = cutAtTimes(text, useLanguage())
  return parts.map((part, at) =>
    part.minutes === undefined ? (
      part.text
    ) : (
      <time key={at} data-m={part.minutes}>
        {unbroken(part.text)}
      </time>
    ),
  )
}
