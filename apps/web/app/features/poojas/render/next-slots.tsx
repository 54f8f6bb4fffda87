import { useLanguage } from '../../../lib/locale/use-language.ts'
import { Heading } from '../../../ui/heading.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { type FreeSlot, bookAddress, slotText } from './free-slot.ts'
import { useWords } from './words.ts'

type NextSlotsProps = { slots: readonly (FreeSlot & { name: string })[]; poojaId: string; today: string }

/** The soonest hours over all acharyas. Which one it is, is confirmed in the steps of the booking. */
export function NextSlots({ slots, poojaId, today }: NextSlotsProps) {
  const { t } = useWords()
  const language = useLanguage()
  return (
    <section aria-labelledby="slots" className="grid gap-4">
      <div className="grid gap-1">
        <Heading id="slots">{t('detail.slots.title')}</Heading>
        <p className="text-ink-soft">{t(slots.length > 0 ? 'detail.slots.lead' : 'detail.slots.none')}</p>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {slots.map(({ name, ...slot }) => (
          <li key={slot._id}>
            <a
              href={bookAddress(poojaId, slot)}
              className={buttonClasses('quiet', 'tabular w-full flex-col items-start gap-y-0 text-left')}
            >
              <time dateTime={slot.startsAt}>
                {slotText(slot, language, { day: today, word: t('detail.slots.today') })}
              </time>
              <span className="text-sm font-normal text-ink-soft">{t('detail.slots.with', { name })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
