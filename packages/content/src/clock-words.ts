import type { Language } from '@sankalp/contract/language'
import { halfWords } from './half-words.ts'

const partsOfDay = {
  en: readParts(halfWords.en.parts),
  hin: readParts(halfWords.hin.parts),
}

function readParts(parts: string): { from: number; word: string }[] {
  return parts.split('|').map((part) => {
    const [from, word] = part.split(' ') as [string, string]
    return { from: Number(from), word }
  })
}

/**
 * Returns a time of day, in minutes after midnight, in the usual format of a language: "05:21 PM", "शाम 05:21". Texts
 * that are written once for all readers (pages' causes and live lines, pictures, calendar files) use it. A page
 * rewrites the times for a reader with another format; a picture or a calendar cannot.
 */
export function usualClockText(minutes: number, language: Language): string {
  const hour = Math.floor(minutes / 60)
  const time = `${digits(hour % 12 || 12)}:${digits(minutes % 60)}`
  const { word } = partsOfDay[language].findLast(({ from }) => hour >= from)!
  return halfWords[language].lead ? `${word} ${time}` : `${time} ${word}`
}

const digits = (value: number) => String(value).padStart(2, '0')

/** Matches times in a text that `usualClockText` has written. */
const writtenTime = {
  en: wordsPattern('en', (words) => `\\d\\d:\\d\\d (?:${words})`),
  hin: wordsPattern('hin', (words) => `(?:${words}) \\d\\d:\\d\\d`),
}

function wordsPattern(language: Language, around: (words: string) => string): RegExp {
  const words = new Set(partsOfDay[language].map(({ word }) => word))
  return new RegExp(`(${around([...words].join('|'))})`, 'u')
}

const minutesOfTime = {
  en: new Map(Array.from({ length: 1440 }, (_, minutes) => [usualClockText(minutes, 'en'), minutes])),
  hin: new Map(Array.from({ length: 1440 }, (_, minutes) => [usualClockText(minutes, 'hin'), minutes])),
}

export type TextPart = { text: string; /** After midnight; of a time only. */ minutes?: number }

/** Splits a text at its times. */
export function cutAtTimes(text: string, language: Language): TextPart[] {
  return text
    .split(writtenTime[language])
    .filter((part) => part !== '')
    .map((part) => {
      const minutes = minutesOfTime[language].get(part)
      return minutes === undefined ? { text: part } : { text: part, minutes }
    })
}
