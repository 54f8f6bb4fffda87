import type { Acharya } from '@sankalp/contract/acharyas'
import { pageSizes } from '@sankalp/contract/constants'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { rupeesText } from '../../../lib/locale/rupees-text.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Portrait } from '../../../ui/drawings/portrait.tsx'
import { Heading } from '../../../ui/heading.tsx'
import type { AcharyaPage, DescribedPooja } from './detail-page.server.tsx'
import { type FreeSlot, slotText } from './free-slot.ts'
import { poojaPage } from './pooja-card.tsx'
import { useWords } from './words.ts'

const formId = 'book-form'

type ChoiceProps = {
  pooja: DescribedPooja
  result: CallResult<AcharyaPage>
  free: readonly FreeSlot[]
  today: string
  showsAll: boolean
}

/**
 * A form by GET with one field, the chosen acharya: it leads to the steps of the booking without any script. The script lets a
 * second press take the choice back and says what is missing.
 */
export function AcharyaChoice({ pooja, result, free, today, showsAll }: ChoiceProps) {
  const { t } = useWords()
  const language = useLanguage()
  const path = poojaPage(pooja._id)
  const all = 'reply' in result ? result.reply.astrologers : []
  const list = showsAll ? all : all.slice(0, pageSizes.acharyas)
  const hasMore = all.length > list.length
  const soonest = (id: string) => {
    const slot = free.find(({ acharyaId }) => acharyaId === id)
    return slot && slotText(slot, language, { day: today, word: t('detail.slots.today') })
  }
  return (
    <form id={formId} action={`${path}/book`} method="get" data-choice="" className="acharya-choice grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <Heading id="acharyas">{t('detail.acharyas.title')}</Heading>
          <p id="acharyas-lead" className="text-ink-soft">
            {list.length > 0
              ? t('detail.acharyas.lead')
              : t('refusal' in result ? 'detail.acharyas.failed' : 'detail.acharyas.none')}
          </p>
        </div>
        {list.length > 0 && (
          <button type="reset" className={buttonClasses('quiet', 'clear-choice')}>
            {t('detail.acharyas.clear')}
          </button>
        )}
      </div>
      <p
        role="alert"
        data-unchosen=""
        tabIndex={-1}
        className="rounded-md border-l-4 border-sindoor bg-sindoor-tint p-3 font-semibold empty:hidden"
      />
      {list.length > 0 && (
        <fieldset aria-describedby="acharyas-lead" className="min-w-0">
          <legend className="sr-only">{t('detail.acharyas.group')}</legend>
          <ul data-cards="" className="grid gap-3 sm:grid-cols-2">
            {list.map((acharya) => (
              <AcharyaCard key={acharya._id} acharya={acharya} soonest={soonest(acharya._id)} />
            ))}
          </ul>
        </fieldset>
      )}
      {hasMore && (
        <p data-more="" className="text-center">
          <a href={`${path}?acharyas=all#acharyas`} data-stay="" className={buttonClasses('quiet')}>
            {t('detail.acharyas.more')}
          </a>
        </p>
      )}
    </form>
  )
}

function AcharyaCard({ acharya, soonest }: { acharya: Acharya; soonest?: string }) {
  const { t } = useWords()
  const { _id, name, image, portrait, astrologerType, experience, languages, rating, online } = acharya
  return (
    <li>
      <label className="acharya-card relative grid h-full cursor-pointer grid-cols-[auto_1fr_auto] gap-x-4 rounded-lg border border-rule bg-paper-raised p-4 hover:border-ink">
        <span className="portrait">
          {image === 'false' ? (
            <Portrait seed={portrait} size={64} />
          ) : (
            <Avatar name={name} picture={image} size={64} />
          )}
        </span>
        <span className="grid min-w-0 content-start">
          <span className="font-heading text-lg leading-snug wrap-anywhere">{name}</span>
          <span className="text-ink-soft">{astrologerType}</span>
          <span className="text-sm text-ink-soft">
            {t('astrologers.experience', { count: experience })} · {languages.join(', ')}
          </span>
          <span className="tabular text-sm text-ink-soft">
            {rating === null ? t('astrologers.new') : t('astrologers.rating', { rating: rating.toFixed(1) })}
          </span>
          {online && <span className="text-sm font-semibold text-peacock">● {t('astrologers.online')}</span>}
          {soonest && (
            <span className="tabular text-sm font-semibold">{t('detail.slots.next', { when: soonest })}</span>
          )}
        </span>
        <span>
          {/* For those without a script the browser itself says that one is missing. */}
          <input type="radio" name="acharya" value={_id} required className="size-6 accent-marigold" />
          <span aria-hidden="true" className="chosen-mark absolute right-4 bottom-3 text-sm font-semibold">
            {t('detail.acharyas.chosen')}
          </span>
        </span>
      </label>
    </li>
  )
}

/** Always in the thumb's reach: what it comes to, and the way to book it. */
export function BookBar({ pooja: { total_from } }: { pooja: DescribedPooja }) {
  const { t } = useWords()
  const language = useLanguage()
  return (
    <div className="sticky bottom-0 z-10 border-t border-rule bg-paper-raised print:hidden">
      <div className="page-width flex items-center justify-between gap-4 py-2">
        <p className="tabular leading-snug">
          <span className="block text-sm text-ink-soft">{t('detail.bill.total')}</span>
          <strong className="text-lg font-semibold">{rupeesText(total_from, language)}</strong>
        </p>
        <button type="submit" form={formId} className={buttonClasses('primary')}>
          {t('detail.book')}
        </button>
      </div>
    </div>
  )
}
