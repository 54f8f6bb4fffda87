import type { Language } from '@sankalp/contract/language'
import type { Translate } from '../../../lib/locale/use-translation.ts'
import { timeOfDayText } from '../../../shared/birth/birth-text.ts'

/** The period that the Moon spends in one sign or nakshatra on the day of a birth without its time. */
export type MoonStretch<Key extends string = string> = { key: Key; endMs: number }

type Told = { t: Translate<'kundli'>; language: Language; offsetSeconds: number }

/** Formats "Pushya until 02:23 PM, then Ashlesha": both with their hours. */
export function stretchesText(
  stretches: readonly MoonStretch[],
  nameOf: (key: string) => string,
  { t, language, offsetSeconds }: Told,
): string {
  const time = (ms: number) => timeOfDayText(ms / 1000 + offsetSeconds, language)
  return stretches
    .map(({ key, endMs }, at) =>
      at < stretches.length - 1
        ? t('birth.upto', { name: nameOf(key), time: time(endMs) })
        : stretches.length > 1
          ? t('birth.rest', { name: nameOf(key) })
          : nameOf(key),
    )
    .join(', ')
}
