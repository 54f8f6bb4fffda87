import type { Language } from '@sankalp/contract'
import { type Choghadiya, type Graha, type PanchangDay, type Rashi, rashiLord } from '@sankalp/jyotish'
import type { Span } from './causes.ts'
import { type Period, wakingHours } from './india-time.ts'
import { clockText } from './moments.ts'
import { overlapMs } from './stays.ts'
import { names } from './words.ts'

/** Why an hour is good: the hora of the sign's lord within a good choghadiya; else Abhijit, else a good choghadiya. */
type Rule =
  | { kind: 'hora'; lord: Graha; choghadiya: Choghadiya }
  | { kind: 'abhijit' }
  | { kind: 'choghadiya'; choghadiya: Choghadiya }

export type GoodHour = Span & { rule: Rule }

/** The best first. Char is good for movement only, and so comes last. */
const goodChoghadiyas: readonly Choghadiya[] = ['amrit', 'shubh', 'labh', 'char']
/** A shorter time is of no use to plan by. */
const LEAST_MS = 25 * 60_000

type Muhurtas = NonNullable<PanchangDay['muhurtas']>

/**
 * Returns a good hour of a day for a sign within the waking hours and outside Rahu Kalam. Twelve signs have seven lords;
 * two signs of one lord share their hour.
 */
export function goodHourOf(muhurtas: Muhurtas, day: Period, sign: Rashi): GoodHour {
  const lord = rashiLord(sign)
  const horas = muhurtas.horas.filter((hora) => hora.lord === lord).map(toSpan)
  const good = choghadiyasOf(muhurtas)
  const inHora = horas.flatMap((hora) =>
    good.map(({ key, ...span }) => ({
      ...common(hora, span),
      rule: { kind: 'hora' as const, lord, choghadiya: key },
    })),
  )
  const abhijit = muhurtas.abhijit ? [{ ...toSpan(muhurtas.abhijit), rule: { kind: 'abhijit' as const } }] : []
  const parts = good.map(({ key, ...span }) => ({ ...span, rule: { kind: 'choghadiya' as const, choghadiya: key } }))
  const found = [longestOf(inHora, muhurtas, day), longestOf(abhijit, muhurtas, day), longestOf(parts, muhurtas, day)]
  const first = found.find((one) => one !== null)
  if (!first) throw new Error('a day has no good choghadiya')
  return first
}

function choghadiyasOf({ choghadiya }: Muhurtas): (Span & { key: Choghadiya })[] {
  return [...choghadiya.day, ...choghadiya.night]
    .filter(({ key }) => goodChoghadiyas.includes(key))
    .toSorted((a, b) => goodChoghadiyas.indexOf(a.key) - goodChoghadiyas.indexOf(b.key))
    .map((span) => ({ ...toSpan(span), key: span.key }))
}

/** Returns the longest span within the waking hours that is free of Rahu Kalam; of equal ones, the first. */
function longestOf(hours: readonly GoodHour[], { rahuKalam }: Muhurtas, day: Period): GoodHour | null {
  const waking = wakingHours(day)
  const rahu = toSpan(rahuKalam)
  const usable = hours
    .map((hour) => ({ ...hour, ...common(hour, waking) }))
    .filter((hour) => hour.until - hour.from >= LEAST_MS && overlapMs(hour, rahu) === 0)
  const minutes = ({ from, until }: Span) => Math.round((until - from) / 60_000)
  return usable.toSorted((a, b) => minutes(b) - minutes(a))[0] ?? null
}

function common(one: Span, other: Span): Span {
  return {
    from: Math.max(one.from, other.from) as Span['from'],
    until: Math.min(one.until, other.until) as Span['until'],
  }
}

function toSpan({ startsAt, endsAt }: { startsAt: Span['from']; endsAt: Span['until'] }): Span {
  return { from: startsAt, until: endsAt }
}

export type WrittenGoodHour = { text: string; rule: string; from_ms: number; until_ms: number }

export function writeGoodHour({ from, until, rule }: GoodHour, language: Language): WrittenGoodHour {
  const [start, end] = [clockText(from, language), clockText(until, language)]
  const text = language === 'en' ? `${start} to ${end}` : `${start} से ${end} बजे तक`
  return { text, rule: ruleText(rule, language), from_ms: from, until_ms: until }
}

function ruleText(rule: Rule, language: Language): string {
  const { grahas, choghadiyas } = names[language]
  const isEnglish = language === 'en'
  switch (rule.kind) {
    case 'hora':
      return isEnglish
        ? `Hora of ${rule.lord === 'sun' || rule.lord === 'moon' ? 'the ' : ''}${grahas[rule.lord]}, the lord of your sign, in ${choghadiyas[rule.choghadiya]} choghadiya`
        : `आपकी राशि के स्वामी ${grahas[rule.lord]} की होरा, ${choghadiyas[rule.choghadiya]} चौघड़िया में`
    case 'abhijit':
      return isEnglish ? 'Abhijit, the muhurta around noon' : 'अभिजित, दोपहर का मुहूर्त'
    case 'choghadiya':
      return isEnglish ? `${choghadiyas[rule.choghadiya]} choghadiya` : `${choghadiyas[rule.choghadiya]} चौघड़िया`
  }
}
