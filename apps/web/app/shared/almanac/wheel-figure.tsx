import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { dayWheel } from '@sankalp/drawings'
import { classes } from '../../ui/classes.ts'
import { DayWheel, isLateMark } from './day-wheel.tsx'
import { type Told, wheelWords } from './wheel-words.ts'

/** The day as one drawing: the sky as it stands at sunrise, the hours around it, and what the colours mean. */
export function WheelFigure({
  reply,
  told,
  nowMs,
  className,
}: {
  reply: PanchangDayReply
  told: Told
  nowMs?: number
  className?: string
}) {
  const { wheel: numbers, day, date, today, dawn } = reply
  const { t } = told
  const earlyFrom = date === today ? dawn?.startsAt : undefined
  // Before sunrise the wheel hides these marks, and with the last of them goes its line here.
  const isEveryEndLate =
    earlyFrom !== undefined && numbers.tithiEnds.every(({ at }) => isLateMark(at, { ...numbers, earlyFrom }))
  return (
    <figure className={classes('mx-auto w-full', className)}>
      <DayWheel
        wheel={dayWheel(numbers, numbers.startsAt)}
        words={wheelWords(reply, told)}
        startsAt={numbers.startsAt}
        endsAt={numbers.endsAt}
        nowMs={nowMs}
        earlyFrom={earlyFrom}
        core={[String(Number(date.slice(8))), t(`jyotish:tithis.${day.tithis[0]!.key}`)]}
        className="w-full"
      />
      <figcaption className="mt-2 flex flex-wrap justify-center gap-x-4 text-sm text-ink-soft">
        {day.muhurtas && <Key look="bg-sindoor" text={t('panchang:terms.rahuKalam.name')} />}
        {day.muhurtas?.abhijit && <Key look="bg-marigold" text={t('panchang:terms.abhijit.name')} />}
        {numbers.tithiEnds.length > 0 && (
          <Key look="bg-peacock" text={t('panchang:wheel.tithiEnds')} isLate={isEveryEndLate} />
        )}
      </figcaption>
    </figure>
  )
}

function Key({ look, text, isLate }: { look: string; text: string; isLate?: boolean }) {
  return (
    <span data-late={isLate ? '' : undefined} className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`inline-block size-3 rounded-sm ${look}`} />
      {text}
    </span>
  )
}
