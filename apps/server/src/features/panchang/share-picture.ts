import { usualClockText } from '@sankalp/content/clock-words'
import { shareTexts as texts, untilText } from '@sankalp/content/share-texts'
import { readMessages } from '@sankalp/content/locales'
import { tithiTitle } from '@sankalp/content/tithi-title'
import { type Language, languageTag, languages } from '@sankalp/contract'
import type { PanchangDayReply } from '@sankalp/contract/panchang'
import type { Place } from '@sankalp/contract/places'
import { type DayWheelInput, type WheelPaint, dayWheel, dayWheelSvg, litMoon } from '@sankalp/drawings'
import { rashis } from '@sankalp/jyotish'
import { loadSharp } from '../../platform/load-sharp.ts'
import {
  brandMark,
  joinLinkPicture,
  linkColours as colours,
  textColumn,
  write,
} from '../../platform/site/link-picture.ts'
import { type TextStyle, textPath } from '../../platform/site/text-paths.ts'
import { parseDate } from './almanac.ts'
import { wallClockAround } from './wall-clock.ts'

const minuteMs = 60_000
const minutesPerDay = 1440

const { left, width: room } = textColumn
const wheelPaint: WheelPaint = {
  paper: '#fffcf5',
  ink: colours.ink,
  soft: colours.soft,
  rule: colours.rule,
  day: '#fdf0cd',
  night: '#4a3a55',
  rahu: colours.sindoor,
  abhijit: '#f2ab27',
  light: '#ffe9a8',
}

type Names = Record<'tithis' | 'months' | 'nakshatras' | 'rashis' | 'grahas', Record<string, string>>
const names = Object.fromEntries(
  languages.map((language) => [language, readMessages(language, 'jyotish') as Names]),
) as Record<Language, Names>
/** One or two letters that fit in a circle. */
const grahaLetters: Record<Language, Record<string, string>> = {
  en: { sun: 'Su', mars: 'Ma', mercury: 'Me', jupiter: 'Ju', venus: 'Ve', saturn: 'Sa', rahu: 'Ra', ketu: 'Ke' },
  hin: { sun: 'सू', mars: 'मं', mercury: 'बु', jupiter: 'गु', venus: 'शु', saturn: 'श', rahu: 'रा', ketu: 'के' },
}

/** Draws the day of a city as a picture for link previews. */
export async function drawSharePicture(
  reply: PanchangDayReply & { place: Place },
  language: Language,
): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(sharePictureSvg(reply, language)))
    .png({ compressionLevel: 9 })
    .toBuffer()
}

type ShareFact = [label: string, value: string, more: string]

/** Returns the facts in the picture. Its viewer has no settings here, so times are as usual in the language. */
export function shareFacts(
  { place, day, date }: Pick<PanchangDayReply, 'day' | 'date'> & { place: Pick<Place, 'zone' | 'region'> },
  language: Language,
): ShareFact[] {
  const { wallMs } = wallClockAround(place.zone, day.startsAt, day.endsAt)
  // Rounds to the nearest minute, as the pages do.
  const wallMinutes = (at: number) => Math.round(wallMs(at) / minuteMs)
  // Before 1970 the minutes are negative, and so is the plain remainder.
  const time = (at: number) =>
    usualClockText(((wallMinutes(at) % minutesPerDay) + minutesPerDay) % minutesPerDay, language)
  const { tithis, nakshatras, muhurtas, sunriseAt, sunsetAt } = day
  const [tithi, nakshatra] = [tithis[0]!, nakshatras[0]!]
  const known = names[language]
  const until = ({ endsAt }: { endsAt: number }) => {
    if (endsAt >= day.endsAt) return ''
    const ends = new Date(wallMinutes(endsAt) * minuteMs)
    return untilText(
      ends.toISOString().startsWith(date) ? time(endsAt) : `${shortDate(ends, language)} ${time(endsAt)}`,
      language,
    )
  }
  return [
    [
      texts.tithi[language],
      tithiTitle(day, tithi, place.region.en, language, (kind, key) => known[kind][key]!),
      until(tithi),
    ],
    [texts.nakshatra[language], known.nakshatras[nakshatra.key]!, until(nakshatra)],
    ...(sunriseAt !== null && sunsetAt !== null
      ? ([
          [`${texts.sunrise[language]} · ${texts.sunset[language]}`, `${time(sunriseAt)} · ${time(sunsetAt)}`, ''],
        ] as ShareFact[])
      : ([[texts.noSunrise[language], '', '']] as ShareFact[])),
    ...(muhurtas
      ? ([
          [texts.rahuKalam[language], `${time(muhurtas.rahuKalam.startsAt)} – ${time(muhurtas.rahuKalam.endsAt)}`, ''],
        ] as ShareFact[])
      : []),
  ]
}

export function sharePictureSvg(reply: PanchangDayReply & { place: Place }, language: Language): string {
  const { place, date, wheel } = reply
  return joinLinkPicture(
    `<circle cx="315" cy="315" r="299" fill="${wheelPaint.paper}" stroke="${colours.ink}" stroke-width="3"/>` +
      `<g transform="translate(25 25) scale(1.45)">${wheelSvg(wheel, language)}</g>`,
    [
      brandMark(22, 66, language),
      write(left, 128, texts.panchang[language], { face: 'bold', size: 24, maxWidth: room }, colours.sindoor),
      write(left, 182, place.name[language], { face: 'heading', size: 54, maxWidth: room }, colours.ink),
      write(left, 224, longDate(date, language), { face: 'text', size: 28, maxWidth: room }, colours.ink),
      `<path d="M${left} 248h${room}M${left} 253h${room}" stroke="${colours.rule}"/>`,
      ...shareFacts(reply, language).map(([label, value, more], at) => {
        const y = 294 + at * 82
        const line = more ? `${value}, ${more}` : value
        return (
          write(left, y, label, { face: 'text', size: 22, maxWidth: room }, colours.soft) +
          write(left, y + 36, line, { face: 'bold', size: 31, maxWidth: room }, colours.ink)
        )
      }),
    ].join(''),
  )
}

function wheelSvg(wheel: DayWheelInput, language: Language): string {
  const drawn = dayWheel(wheel, wheel.startsAt)
  const moonRadius = drawn.radii.core - 6
  return dayWheelSvg(drawn, wheelPaint, {
    core: `<circle r="${moonRadius}" fill="${wheelPaint.night}"/><path d="${litMoon({ x: 0, y: 0 }, moonRadius, drawn.moon.elongationDeg)}" fill="${wheelPaint.light}"/>`,
    rashi: (index) => letters(names[language].rashis[rashis[index]!]!, 'text', 11),
    nakshatra: (index) => letters(String(index + 1), 'text', 8),
    graha: (key) => letters(grahaLetters[language][key] ?? '', 'bold', 10),
  })
}

/** The wheel's letters are the same on every picture, and converting them to paths takes longer than all the rest. */
const joined = new Map<string, string>()

function letters(text: string, face: TextStyle['face'], size: number): string {
  const key = `${face} ${size} ${text}`
  const known = joined.get(key) ?? textPath(text, { face, size, anchor: 'middle' })
  joined.set(key, known)
  return known
}

function shortDate(day: Date, language: Language): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(day)
}

function longDate(date: string, language: Language): string {
  const { year, month, day } = parseDate(date)
  const format = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, { dateStyle: 'full', timeZone: 'UTC' })
  return format.format(Date.UTC(year, month - 1, day))
}
