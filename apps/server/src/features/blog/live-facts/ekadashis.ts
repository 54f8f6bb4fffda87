import type { LiveRow } from '@sankalp/contract/blog'
import { indiaDate } from '@sankalp/content/horoscope/india-time'
import { festivalNames, liveFactTexts } from '@sankalp/content/live-fact-texts'
import type { Festival } from '@sankalp/jyotish'
import { comingFestivals } from './coming-festivals.ts'
import { dayText, isoDate, nextMidnight, spanOn } from './in-words.ts'
import type { LiveAsked, LiveKind } from './live-kind.ts'

const shown = 6

/**
 * Today's and future fasts (entries with a time to break the fast): the householders' day, and the Vaishnavas' day
 * where it differs.
 */
export const ekadashis: LiveKind = (asked) => {
  const coming = comingFestivals(asked, ({ parana }) => parana !== null)
  const rows = coming
    .filter(({ tradition }) => tradition !== 'vaishnava')
    .slice(0, shown)
    .map((fast) =>
      rowOf(
        fast,
        coming.find((other) => isVaishnavaDayOf(fast, other)),
        asked,
      ),
    )
  return { title: liveFactTexts[asked.language].ekadashis, rows, until: nextMidnight(asked.now) }
}

function isVaishnavaDayOf(fast: Festival, other: Festival): boolean {
  return fast.tradition === 'smarta' && other.tradition === 'vaishnava' && other.limb?.startsAt === fast.limb?.startsAt
}

function rowOf(fast: Festival, vaishnava: Festival | undefined, { language }: LiveAsked): LiveRow {
  const words = liveFactTexts[language]
  const notes: string[] = []
  if (fast.parana) {
    const day = indiaDate(fast.parana.startsAt)
    notes.push(words.parana(dayText(day, language), spanOn(day, fast.parana, language)))
  }
  if (vaishnava) notes.push(words.vaishnava(dayText(vaishnava.date, language)))
  return {
    label: festivalNames[language][fast.key] ?? fast.key,
    value: dayText(fast.date, language),
    ...(notes.length > 0 && { note: notes.join('; ') }),
    href: `/panchang/delhi/${isoDate(fast.date)}`,
  }
}
