import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { formatDate } from '../../../shared/almanac/date-text.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'

type FreeTimesProps = { slots: readonly { _id: string; startsAt: string; date: string; time: string }[]; today: string }

/** When they could hold a pooja next. Which pooja it is, is chosen first. */
export function FreeTimes({ slots, today }: FreeTimesProps) {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  const dayOf = (date: string) => {
    const iso = date.split('-').toReversed().join('-')
    return iso === today
      ? t('details.today')
      : formatDate(iso, language, { weekday: 'short', day: 'numeric', month: 'short' })
  }
  return (
    <section aria-labelledby="free-times" className="grid gap-3">
      <Heading id="free-times">{t('details.slots')}</Heading>
      <p className="text-ink-soft">{t('details.slotsLead')}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {slots.map(({ _id, startsAt, date, time }) => (
          <li key={_id} className="tabular font-semibold">
            <time dateTime={startsAt}>
              {dayOf(date)}, {time}
            </time>
          </li>
        ))}
      </ul>
      <a href="/pooja" className={buttonClasses('quiet', 'justify-self-start')}>
        {t('details.choosePooja')}
      </a>
    </section>
  )
}
