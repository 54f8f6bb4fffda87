import type { Pooja } from '@sankalp/contract/poojas'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { priceText } from '../../lib/locale/rupees-text.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { DrawnPicture } from '../../lib/drawn-picture.tsx'
import { linkLook, useWords } from './words.ts'

export const poojaPage = (id: string) => `/PujaDetailsPage/${id}`

type PoojaCardProps = { pooja: Pooja; occasion?: string; isBrief?: true; first?: boolean }

/**
 * Shows a pooja. `occasion` names the festival that put it at this position. With `isBrief` the card has one link and
 * no description; with `first` it is in sight at once.
 */
export function PoojaCard({ pooja, occasion, isBrief, first }: PoojaCardProps) {
  const { t } = useWords()
  const language = useLanguage()
  const { _id, pooja_name, image, drawing, description, total_from, duration_minutes } = pooja
  return (
    <li
      data-pooja={_id}
      className="grid grid-cols-[6.5rem_1fr] gap-x-4 gap-y-2 rounded-lg border border-rule bg-paper-raised p-3 sm:grid-cols-1 sm:gap-y-3 sm:p-4 sm:grid-rows-[auto_auto_1fr_auto]"
    >
      <DrawnPicture image={image} drawing={drawing} size={280} first={first} className="aspect-square self-start" />
      <div className="grid min-w-0 content-start gap-1 max-sm:self-center">
        {occasion && <p className="text-sm font-semibold text-marigold-ink">{occasion}</p>}
        <h3 className="text-xl leading-snug wrap-anywhere">{pooja_name}</h3>
      </div>
      {!isBrief && (
        <p className="text-ink-soft max-sm:col-span-2 max-sm:line-clamp-2">
          {description}{' '}
          <span className="text-sm whitespace-nowrap">({t('card.minutes', { count: duration_minutes })})</span>
        </p>
      )}
      <div className="grid content-end items-center gap-x-4 gap-y-2 max-sm:col-span-2 max-sm:grid-cols-[1fr_auto]">
        <p className="tabular">
          <span className="text-sm text-ink-soft">{t('card.from')}</span>{' '}
          <strong className="text-lg font-semibold">{priceText(total_from, language)}</strong>
          <span className="block text-sm text-ink-soft">{t('card.total')}</span>
        </p>
        <a href={poojaPage(_id)} className={buttonClasses('primary')}>
          {t('card.book')}
          <span className="sr-only">: {pooja_name}</span>
        </a>
        {!isBrief && (
          <a
            href={`${poojaPage(_id)}#about`}
            className={`inline-flex min-h-12 items-center justify-center text-center max-sm:col-span-2 ${linkLook}`}
          >
            {t('card.learn')}
            <span className="sr-only">: {pooja_name}</span>
          </a>
        )}
      </div>
    </li>
  )
}
