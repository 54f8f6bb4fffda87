import { Heading } from '../../../ui/heading.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { poojaPage } from '../pooja-card.tsx'
import { useWords } from '../words.ts'
import type { FreeSlot } from './free-slot.ts'

/** A free hour with its text and the acharya's name. */
export type NamedSlot = FreeSlot & { when: string; name: string }

/** Shows the earliest hours of all acharyas. The chosen one is confirmed in the steps of the booking. */
export function NextSlots({ slots, poojaId }: { slots: readonly NamedSlot[]; poojaId: string }) {
  const { t } = useWords()
  return (
    <section aria-labelledby="slots" className="grid gap-4">
      <div className="grid gap-1">
        <Heading id="slots">{t('detail.slots.title')}</Heading>
        <p className="text-ink-soft">{t(slots.length > 0 ? 'detail.slots.lead' : 'detail.slots.none')}</p>
      </div>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {slots.map(({ _id, acharyaId, date, time, startsAt, when, name }) => (
          <li key={_id}>
            <a
              href={`${poojaPage(poojaId)}/book?${new URLSearchParams({ acharya: acharyaId, date, time })}`}
              className={buttonClasses('quiet', 'tabular w-full flex-col items-start gap-y-0 text-left')}
            >
              <time dateTime={startsAt}>{when}</time>
              <span className="text-sm font-normal text-ink-soft">{t('detail.slots.with', { name })}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
