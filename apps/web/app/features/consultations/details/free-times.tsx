import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { slotText } from '../../../shared/slot-text.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'

type FreeTimesProps = { slots: readonly { _id: string; startsAt: string }[]; today: string }

/** Shows when the acharya could next hold a pooja. The pooja itself is chosen first. */
export function FreeTimes({ slots, today }: FreeTimesProps) {
  const { t } = useTranslation('find-acharya')
  const language = useLanguage()
  return (
    <section aria-labelledby="free-times" className="grid gap-3">
      <Heading id="free-times">{t('details.slots')}</Heading>
      <p className="text-ink-soft">{t('details.slotsLead')}</p>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {slots.map(({ _id, startsAt }) => (
          <li key={_id} className="tabular font-semibold">
            <time dateTime={startsAt}>{slotText(startsAt, language, { day: today, word: t('details.today') })}</time>
          </li>
        ))}
      </ul>
      <a href="/pooja" className={buttonClasses('quiet', 'justify-self-start')}>
        {t('details.choosePooja')}
      </a>
    </section>
  )
}
