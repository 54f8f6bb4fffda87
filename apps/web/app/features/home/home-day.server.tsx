import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { nextTithiName, tithiTitle } from '@sankalp/content/tithi-title'
import { dayWheel } from '@sankalp/drawings'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Texts } from '../../lib/locale/texts.ts'
import { TextsContext, useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { type HalfWords, type Notation, clockText } from '../../shared/almanac/clock-text.ts'
import { formatDate } from '../../shared/almanac/date-text.ts'
import { fromMidnight, runningAt } from '../../shared/almanac/day-now.ts'
import { type NowStrip, natures, nowStripOf } from '../../shared/almanac/now-strip.ts'
import { fillSlots } from '../../shared/almanac/sentence.tsx'
import { timeOnDate } from '../../shared/almanac/time-mark.tsx'
import { unbroken } from '../../shared/almanac/unbroken.ts'
import { WheelFigure, earlyFromOf } from '../../shared/almanac/wheel-figure.tsx'
import type { DayFact, DayLine, DayTime } from './day-facts.tsx'
import type { HomeDay } from './opening.tsx'

/** Leave out the year: a reader of today's page knows it. */
const dayAndMonth = { weekday: 'long', day: 'numeric', month: 'long' } as const

/**
 * Prepares today in a place: its facts as text, and its wheel as HTML. The texts and the drawing code are large, so
 * browsers get only the result.
 */
export function makeHomeDay(reply: PanchangDayReply, texts: Texts, nowMs: number): HomeDay {
  const language = texts.language()
  const { place, date, wheel } = reply
  const { side, hand } = dayWheel(wheel, wheel.startsAt)
  return {
    slug: place?.slug ?? '',
    place: place?.name[language] ?? '',
    date,
    dateText: formatDate(date, language, dayAndMonth),
    facts: makeFacts(reply, texts, nowMs),
    wheelHtml: renderToStaticMarkup(
      <TextsContext value={texts}>
        <Wheel reply={reply} halfWords={halfWordsOf(texts)} />
      </TextsContext>,
    ),
    hand: { side, line: hand, startsAt: wheel.startsAt, endsAt: wheel.endsAt, earlyFrom: earlyFromOf(reply) },
  }
}

function halfWordsOf(texts: Texts): HalfWords {
  const language = texts.language()
  return { parts: texts.text(language, 'panchang', 'clock.parts'), lead: language === 'hin' }
}

function Wheel({ reply, halfWords }: { reply: PanchangDayReply; halfWords: HalfWords }) {
  const { t } = useTranslation(['panchang', 'jyotish'])
  return <WheelFigure reply={reply} withoutHand told={{ t, language: useLanguage(), halfWords }} />
}

/** Which tithi, nakshatra and choghadiya it is, the next good time, Rahu Kalam, and when the Sun rises and sets. */
function makeFacts(reply: PanchangDayReply, texts: Texts, nowMs: number): DayFact[] {
  const language = texts.language()
  const { day, dawn } = reply
  const almanac = (key: string) => texts.text(language, 'panchang', key)
  const term = (key: string) => almanac(`terms.${key}.name`)
  const time = (at: number, isBare?: boolean) => makeTime(at, reply, texts, isBare)
  const upTo = (end: DayTime): DayLine => fillSlots<DayTime | string>(almanac('upto'), { time: end })
  const home = (key: string, name: string) => texts.text(language, 'home', key, { name })
  const jyotish = (kind: string, key: string) => texts.text(language, 'jyotish', `${kind}.${key}`)
  const tithi = (): DayFact => {
    const now = runningAt(fromMidnight(dawn?.tithis, day.tithis), nowMs)
    const [first] = day.tithis
    const next = nextTithiName(now, jyotish)
    return {
      fact: 'tithi',
      label: term('tithi'),
      value: [tithiTitle(day, now, reply.place?.region.en ?? '', language, jyotish)],
      notes: [
        [...upTo(time(now.endsAt)), `, ${texts.text(language, 'panchang', 'first.then', { name: next })}`],
        // The tithi of sunrise decides which fast is kept.
        ...(now === first ? [] : [[home('day.atSunrise', jyotish('tithis', first!.key))]]),
      ],
    }
  }
  const nakshatra = (): DayFact => {
    const nameOf = ({ key }: { key: string }) => jyotish('nakshatras', key)
    const now = runningAt(fromMidnight(dawn?.nakshatras, day.nakshatras), nowMs)
    const [first, second] = day.nakshatras
    const other = now !== first ? home('day.atSunrise', nameOf(first!)) : second && home('day.then', nameOf(second))
    return {
      fact: 'nakshatra',
      label: term('nakshatra'),
      value: [nameOf(now)],
      notes: [upTo(time(now.endsAt)), ...(other ? [[other]] : [])],
    }
  }
  const strip = nowStripOf(reply)
  const choghadiya = ({ choghadiyas }: NowStrip): DayFact => {
    const { key, endsAt } = runningAt(choghadiyas, nowMs)
    return {
      fact: 'choghadiya',
      label: term('choghadiya'),
      value: [jyotish('choghadiyas', key)],
      notes: [[`${almanac(`natures.${natures[key]}`)} · `, ...upTo(time(endsAt, true))]],
    }
  }
  const goodTime = ({ goodTimes }: NowStrip): DayFact => {
    const { good } = runningAt(goodTimes, nowMs)
    return {
      fact: 'good-time',
      label: almanac('strip.goodTime'),
      value: [good ? time(good.startsAt, true) : almanac('strip.noGoodTime')],
      notes: good ? [[`${jyotish('choghadiyas', good.key)} · `, ...upTo(time(good.endsAt, true))]] : [],
    }
  }
  const rahu = ({ rahuKalam: { startsAt, endsAt }, rahuLines }: NowStrip): DayFact => {
    const { state } = runningAt(rahuLines, nowMs)
    const stateNote: Record<typeof state, DayLine[]> = {
      toCome: [[{ begins: startsAt, words: almanac('strip.begins') }]],
      runs: [],
      over: [[almanac('strip.over')]],
    }
    return {
      fact: 'rahu',
      label: term('rahuKalam'),
      value: [time(startsAt, true)],
      notes: [upTo(time(endsAt, true)), ...stateNote[state]],
      lasting: { startsAt, endsAt, now: almanac('now') },
    }
  }
  return [
    tithi(),
    nakshatra(),
    ...(strip ? [choghadiya(strip), goodTime(strip), rahu(strip)] : []),
    {
      fact: 'sunrise',
      label: term('sunrise'),
      value: [day.sunriseAt === null ? almanac('noSunrise') : time(day.sunriseAt)],
      notes: [day.sunsetAt === null ? [almanac('noSunset')] : [`${term('sunset')} `, time(day.sunsetAt)]],
    },
  ]
}

function makeTime(at: number, { date, spot }: PanchangDayReply, texts: Texts, isBare = false): DayTime {
  const halfWords = halfWordsOf(texts)
  const { minutes, dateTime, otherDate } = timeOnDate(at, date, spot.zone, isBare ? null : texts.language())
  const write = (notation: Notation) => unbroken(clockText(minutes, otherDate, notation, halfWords))
  return { dateTime, minutes, texts: { '12': write('12'), '24': write('24'), '24plus': write('24plus') } }
}
