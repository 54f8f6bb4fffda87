import type { NoticeText } from './notices-texts.ts'
import { type YourDayKeys, writeYourDay } from './your-day/index.ts'

/** Only which passages the day has: a screen may be seen by others, and a birth is nobody else's business. */
export type YourDayNoticeFacts = { yourDay: YourDayKeys }

type Texts = { yourDay: (facts: YourDayKeys) => NoticeText }

export const yourDayNoticesInEnglish: Texts = {
  yourDay: (keys) => noticeOf('Your day', 'See why', writeYourDay(keys, 'en')),
}

export const yourDayNoticesInHindi: Texts = {
  yourDay: (keys) => noticeOf('आपका दिन', 'कारण देखिए', writeYourDay(keys, 'hin')),
}

function noticeOf(title: string, label: string, sentences: string[]): NoticeText {
  return { title, brief: sentences.join(' '), paragraphs: sentences, rows: [], link: { label, path: '/' } }
}
