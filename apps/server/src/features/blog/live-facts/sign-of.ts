import { names } from '@sankalp/content/horoscope/words'
import { liveFactTexts } from '@sankalp/content/live-fact-texts'
import { type EpochMs, type Ingress, MS_PER_DAY, ingressesBetween, transitsAt } from '@sankalp/jyotish'
import { longDate, nextMidnight } from './in-words.ts'
import type { LiveKind } from './live-kind.ts'

const slowGrahas = ['jupiter', 'saturn'] as const
type SlowGraha = (typeof slowGrahas)[number]

/**
 * Saturn, the slowest, stays in a sign for two and a half years. A stay cut short by a retrograde return is shorter.
 */
const searchedMs = 1200 * MS_PER_DAY

export function isSlowGraha(about: string): about is SlowGraha {
  return (slowGrahas as readonly string[]).includes(about)
}

/** The current sign of a slow graha, the dates of its stay, and the next sign. */
export const signOf: LiveKind = ({ sky, now, language, about }) => {
  if (!isSlowGraha(about)) throw new Error(`the sign of ${about} is not available as a live fact`)
  const words = liveFactTexts[language]
  const { rashis, grahas } = names[language]
  const here = transitsAt(sky, now).grahas[about]
  const entered = ingressesBetween(sky, about, (now - searchedMs) as EpochMs, now).at(-1) as Ingress
  const leaves = ingressesBetween(sky, about, now, (now + searchedMs) as EpochMs)[0] as Ingress
  return {
    title: words.signOf(grahas[about]),
    rows: [
      { label: words.signNow, value: rashis[here.rashi], ...(here.retrograde && { note: words.goingBack }) },
      {
        label: words.since,
        value: longDate(entered.at, language),
        ...(entered.retrograde && { note: words.backInto }),
      },
      { label: words.until_, value: longDate(leaves.at, language) },
      { label: words.next, value: rashis[leaves.into], ...(leaves.retrograde && { note: words.backInto }) },
    ],
    until: Math.min(nextMidnight(now), leaves.at),
  }
}
