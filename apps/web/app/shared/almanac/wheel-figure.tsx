import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { dayWheel } from '@sankalp/drawings'
import { classes } from '../../ui/classes.ts'
import { DayWheel, isLateMark } from './day-wheel.tsx'
import { type Told, wheelWords } from './wheel-words.ts'

/** Shows the day as one drawing: the sky at sunrise, the hours around it, and a legend of the colours. */
export function WheelFigure({
  reply,
  told,
  withoutHand,
  className,
}: {
  reply: PanchangDayReply
  told: Told
  withoutHand?: boolean
  className?: string
}) {
  const { wheel: numbers, day, date } = reply
  const { t } = told
  const earlyFrom = earlyFromOf(reply)
  // Before sunrise the wheel hides these marks. When it hides all of them, omit their line here.
  const isEveryEndLate =
    earlyFrom !== undefined && numbers.tithiEnds.every(({ at }) => isLateMark(at, { ...numbers, earlyFrom }))
  return (
    <figure className={classes('wheel-frame mx-auto w-full', className)}>
      <DayWheel
        wheel={dayWheel(numbers, numbers.startsAt)}
        words={wheelWords(reply, told)}
        startsAt={numbers.startsAt}
        endsAt={numbers.endsAt}
        earlyFrom={earlyFrom}
        withoutHand={withoutHand}
        core={[String(Number(date.slice(8))), t(`jyotish:tithis.${day.tithis[0]!.key}`)]}
        className="w-full"
      />
      <p data-wheel-name="" aria-live="polite" className="mt-2 min-h-6 text-center">
        {t('panchang:wheel.hint')}
      </p>
      <figcaption className="mt-1 flex flex-wrap justify-center gap-x-4 text-sm text-ink-soft">
        {day.muhurtas && <Key look="bg-sindoor" text={t('panchang:terms.rahuKalam.name')} />}
        {day.muhurtas?.abhijit && <Key look="bg-marigold" text={t('panchang:terms.abhijit.name')} />}
        {numbers.tithiEnds.length > 0 && (
          <Key look="bg-peacock" text={t('panchang:wheel.tithiEnds')} isLate={isEveryEndLate} />
        )}
      </figcaption>
    </figure>
  )
}

/** Returns the midnight from which the hand of today's wheel moves towards its beginning. */
export function earlyFromOf({ date, today, dawn }: PanchangDayReply): number | undefined {
  return date === today ? dawn?.startsAt : undefined
}

function Key({ look, text, isLate }: { look: string; text: string; isLate?: boolean }) {
  return (
    <span data-late={isLate ? '' : undefined} className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`inline-block size-3 rounded-sm ${look}`} />
      {text}
    </span>
  )
}
