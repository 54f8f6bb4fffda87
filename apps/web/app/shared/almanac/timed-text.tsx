import { cutAtTimes } from '@sankalp/content/clock-words'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { unbroken } from './unbroken.ts'

/**
 * Renders a server text with its times marked, so that `writeTimes` can format them as the reader has chosen. For pages
 * that are rendered only on the server: such a page is cached for all readers.
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
