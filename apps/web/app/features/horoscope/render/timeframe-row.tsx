import { type Timeframe, timeframes, timeframesIn } from '@sankalp/contract/horoscope-keys'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'

type TimeframeRowProps = {
  offered?: readonly Timeframe[]
  current: Timeframe
  addressOf: (timeframe: Timeframe) => string
}

/** The timeframes of every month, used if no answer says which ones are available now. */
const always = timeframesIn(1)

/** Links to Daily, Tomorrow, Previous, Weekly, Monthly, Yearly, and towards the end of the year to the next one. */
export function TimeframeRow({ offered = always, current, addressOf }: TimeframeRowProps) {
  const { t } = useTranslation('horoscope')
  return (
    <nav aria-label={t('page.timeframes')}>
      <ul className="flex flex-wrap gap-2">
        {timeframes
          .filter((one) => offered.includes(one) || one === current)
          .map((timeframe) => (
            <li key={timeframe} className="grid">
              <a
                href={addressOf(timeframe)}
                data-stay=""
                aria-current={timeframe === current ? 'true' : undefined}
                className={classes(
                  'inline-flex min-h-12 items-center rounded-full border px-4 leading-snug no-underline',
                  timeframe === current
                    ? 'border-marigold bg-marigold font-semibold text-on-marigold'
                    : 'border-rule-strong text-ink hover:border-ink hover:bg-paper-sunk',
                )}
              >
                {t(`timeframe.${timeframe}`)}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  )
}
