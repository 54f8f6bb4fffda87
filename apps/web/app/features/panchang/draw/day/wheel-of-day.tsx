import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { type WheelBody, dayWheel } from '@sankalp/drawings'
import { rashis } from '@sankalp/jyotish'
import { DayWheel, type DayWheelWords } from '../../../../ui/day-wheel.tsx'
import { clockText } from '../../clock-text.ts'
import { clockMinutes, useAlmanac, useDate, useWords } from '../almanac.tsx'

/** The day as one drawing: the sky as it stands at sunrise, the hours around it. */
export function WheelOfDay({ reply: { wheel: numbers, day, date } }: { reply: PanchangDayReply }) {
  const { t } = useWords()
  const say = useDate()
  const { zone, halfWords } = useAlmanac()
  const clock = (at: number) => clockText(clockMinutes(at, date, zone), '', '12', halfWords)
  const signOf = ({ lonDeg }: WheelBody) => t(`jyotish:rashis.${rashis[Math.floor(lonDeg / 30) % 12]!}`)
  const words: DayWheelWords = {
    label: t('wheel.label', { date: say(date) }),
    rashi: (index) => t(`jyotish:rashis.${rashis[index]!}`),
    grahaShort: (key) => t(`wheel.short.${key as 'sun'}`),
    graha: (body) => t(body.isRetrograde && body.key !== 'rahu' && body.key !== 'ketu' ? 'wheel.retrograde' : 'wheel.graha', { graha: t(`jyotish:grahas.${body.key as 'sun'}`), sign: signOf(body) }),
    arc: ({ kind, startsAt, endsAt }) => t(`wheel.${kind === 'rahu' ? 'rahu' : 'abhijit'}`, { from: clock(startsAt), to: clock(endsAt) }),
    mark: ({ kind, at, number }) =>
      kind === 'tithi-end' ? t('wheel.tithiEnd', { tithi: t(`jyotish:tithis.${day.tithis.find((tithi) => tithi.number === number)!.key}`), time: clock(at) }) : t(`wheel.${kind}`, { time: clock(at) }),
  }
  return (
    <figure className="mx-auto w-full max-w-md">
      <DayWheel wheel={dayWheel(numbers, numbers.startsAt)} words={words} startsAt={numbers.startsAt} endsAt={numbers.endsAt} core={[String(Number(date.slice(8))), t(`jyotish:tithis.${day.tithis[0]!.key}`)]} className="w-full" />
      <figcaption className="mt-2 flex flex-wrap justify-center gap-x-4 text-sm text-ink-soft">
        {day.muhurtas && <Key look="bg-sindoor" text={t('terms.rahuKalam.name')} />}
        {day.muhurtas?.abhijit && <Key look="bg-marigold" text={t('terms.abhijit.name')} />}
        <Key look="bg-peacock" text={t('wheel.tithiEnds')} />
      </figcaption>
    </figure>
  )
}

function Key({ look, text }: { look: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`inline-block size-3 rounded-sm ${look}`} />
      {text}
    </span>
  )
}
