import type { Language } from '@sankalp/contract'
import type { LiveRow } from '@sankalp/contract/blog'
import { indiaDate } from '@sankalp/content/horoscope/india-time'
import { names } from '@sankalp/content/horoscope/words'
import { liveFactTexts } from '@sankalp/content/live-fact-texts'
import { type CivilDate, type Interval, type PanchangDay, panchangDay } from '@sankalp/jyotish'
import { dayText, isoDate, nextMidnight, spanOn, timeOn, tithiName } from './in-words.ts'
import type { LiveKind } from './live-kind.ts'

/** The panchang of the current date in India, each limb as at sunrise. */
export const today: LiveKind = ({ sky, delhi, now, language }) => {
  const date = indiaDate(now)
  const day = panchangDay(sky, delhi, date)
  const words = liveFactTexts[language]
  const { nakshatras, rashis } = names[language]
  const href = `/panchang/delhi/${isoDate(date)}`
  return {
    title: words.today(dayText(date, language)),
    rows: [
      { ...limbRow(words.tithi, day.tithis, (tithi) => tithiName(tithi, language), date, language), href },
      limbRow(words.nakshatra, day.nakshatras, ({ key }) => nakshatras[key], date, language),
      limbRow(words.moonSign, day.moonSigns, ({ key }) => rashis[key], date, language),
      monthRow(day, language),
      { label: words.samvat, value: String(day.samvats.vikram.year) },
      // The Sun rises and sets every day in Delhi.
      { label: words.sunrise, value: timeOn(date, day.sunriseAt!, language) },
      { label: words.sunset, value: timeOn(date, day.sunsetAt!, language) },
      { label: words.rahuKalam, value: spanOn(date, day.muhurtas!.rahuKalam, language) },
    ],
    until: nextMidnight(now),
  }
}

/** Returns the limb at sunrise with its end, and those that follow within the day. */
function limbRow<Limb extends Interval>(
  label: string,
  limbs: readonly Limb[],
  name: (limb: Limb) => string,
  date: CivilDate,
  language: Language,
): LiveRow {
  const words = liveFactTexts[language]
  const [first, ...more] = limbs as readonly [Limb, ...Limb[]]
  const until = (limb: Limb) => words.until(name(limb), timeOn(date, limb.endsAt, language))
  if (more.length === 0) return { label, value: until(first) }
  // Only the last one needs no end time: a short one in the middle ends within the day.
  const following = more.map((limb, at) => (at < more.length - 1 ? until(limb) : name(limb)))
  return { label, value: until(first), note: following.map(words.afterwards).join(', ') }
}

function monthRow({ month, paksha }: PanchangDay, language: Language): LiveRow {
  const words = liveFactTexts[language]
  const { months, pakshas } = names[language]
  const amanta = month.adhika ? words.adhika(months[month.amanta]) : months[month.amanta]
  const value = words.monthValue(amanta, pakshas[paksha])
  if (month.purnimanta === month.amanta) return { label: words.month, value }
  return { label: words.month, value, note: words.purnimanta(months[month.purnimanta]) }
}
