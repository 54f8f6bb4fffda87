import { pageSizes } from '@sankalp/contract/constants'
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { priceText } from '../../../lib/locale/rupees-text.ts'
import { AcharyaPicture } from '../../../ui/acharya-picture.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { poojaPage } from '../pooja-card.tsx'
import { useWords } from '../words.ts'
import type { ChosenAcharya, DescribedPooja } from './pooja-page.tsx'

const formId = 'book-form'

type ChoiceProps = { poojaId: string; acharyas: readonly ChosenAcharya[] | null; showsAll: boolean }

/**
 * A GET form with one field, the chosen acharya, which opens the steps of the booking without any script. Without a
 * choice the booking takes the acharya who is free first. With a script, a second press clears the choice.
 */
export function AcharyaChoice({ poojaId, acharyas, showsAll }: ChoiceProps) {
  const { t } = useWords()
  const path = poojaPage(poojaId)
  const form = useRef<HTMLFormElement>(null)
  const { chosen, choose, submit } = useChoice(form, path)
  const [isWhole, setIsWhole] = useState(showsAll)
  const cards = useRef<HTMLUListElement>(null)
  const list = acharyas?.slice(0, isWhole ? undefined : pageSizes.acharyas) ?? []
  // Move the focus to the first of the additional acharyas.
  useEffect(() => {
    if (isWhole && !showsAll) cards.current?.children[pageSizes.acharyas]?.querySelector('input')?.focus()
  }, [isWhole, showsAll])
  const showOthers = (event: MouseEvent) => {
    event.preventDefault()
    setIsWhole(true)
  }
  return (
    <form
      ref={form}
      id={formId}
      action={`${path}/book`}
      method="get"
      onSubmit={submit}
      onReset={() => choose(null)}
      className="acharya-choice grid gap-4"
    >
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="grid gap-1">
          <Heading id="acharyas">{t('detail.acharyas.title')}</Heading>
          <p id="acharyas-lead" className="text-ink-soft">
            {list.length > 0
              ? t('detail.acharyas.lead')
              : t(acharyas ? 'detail.acharyas.none' : 'detail.acharyas.failed')}
          </p>
        </div>
        {list.length > 0 && (
          <button type="reset" className={buttonClasses('quiet', 'clear-choice')}>
            {t('detail.acharyas.clear')}
          </button>
        )}
      </div>
      {list.length > 0 && (
        <fieldset aria-describedby="acharyas-lead" className="min-w-0">
          <legend className="sr-only">{t('detail.acharyas.group')}</legend>
          <ul ref={cards} className="grid gap-3 sm:grid-cols-2">
            {list.map((acharya) => (
              <AcharyaCard key={acharya._id} acharya={acharya} isChosen={acharya._id === chosen} onChoose={choose} />
            ))}
          </ul>
        </fieldset>
      )}
      {acharyas && list.length < acharyas.length && (
        <p className="text-center">
          <a href={`${path}?acharyas=all#acharyas`} onClick={showOthers} className={buttonClasses('quiet')}>
            {t('detail.acharyas.more')}
          </a>
        </p>
      )}
    </form>
  )
}

/** Holds the chosen acharya, and opens the booking. */
function useChoice(form: React.RefObject<HTMLFormElement | null>, path: string) {
  const navigate = useNavigate()
  const [chosen, choose] = useState<string | null>(null)
  // oxlint-disable-next-line set-state-in-effect -- chosen before the script was there: only the document knows
  useLayoutEffect(() => choose(new FormData(form.current!).get('acharya') as string | null), [form])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void navigate(`${path}/book${chosen === null ? '' : `?acharya=${encodeURIComponent(chosen)}`}`)
  }
  return { chosen, choose, submit }
}

type CardProps = { acharya: ChosenAcharya; isChosen: boolean; onChoose: (id: string | null) => void }

function AcharyaCard({ acharya, isChosen, onChoose }: CardProps) {
  const { t } = useWords()
  const { _id, name, astrologerType, experience, languages, rating, online, soonest } = acharya
  // On a checked radio button the space bar does nothing by itself, and sends no click.
  const takeBack = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !isChosen) return
    event.preventDefault()
    onChoose(null)
  }
  return (
    <li>
      <label className="acharya-card relative grid h-full cursor-pointer grid-cols-[auto_1fr_auto] gap-x-4 rounded-lg border border-rule bg-paper-raised p-4 hover:border-ink">
        <span className="portrait">
          <AcharyaPicture acharya={acharya} size={64} />
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
          {/* A second press clears the choice. */}
          <input
            type="radio"
            name="acharya"
            value={_id}
            checked={isChosen}
            onChange={() => onChoose(_id)}
            onClick={() => isChosen && onChoose(null)}
            onKeyDown={takeBack}
            className="size-6 accent-marigold"
          />
          <span aria-hidden="true" className="chosen-mark absolute right-4 bottom-3 text-sm font-semibold">
            {t('detail.acharyas.chosen')}
          </span>
        </span>
      </label>
    </li>
  )
}

/** The bar within reach of the thumb: the total and the booking button. */
export function BookBar({ pooja: { total_from } }: { pooja: DescribedPooja }) {
  const { t } = useWords()
  const language = useLanguage()
  return (
    <div className="sticky bottom-0 z-10 border-t border-rule bg-paper-raised print:hidden">
      <div className="page-width flex items-center justify-between gap-4 py-2">
        <p className="tabular leading-snug">
          <span className="block text-sm text-ink-soft">{t('detail.bill.total')}</span>
          <strong className="text-lg font-semibold">{priceText(total_from, language)}</strong>
        </p>
        <button type="submit" form={formId} className={buttonClasses('primary')}>
          {t('detail.book')}
        </button>
      </div>
    </div>
  )
}
