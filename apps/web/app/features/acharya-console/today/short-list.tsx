import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { dayAndClock } from '../console-words.ts'

/** Lists bookings, one line each, with a link to the full list. */
export function ShortList({ bookings, isPast = false }: { bookings: readonly AcharyaBooking[]; isPast?: boolean }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  return (
    <ul className="border-b border-rule">
      {bookings.map(({ _id, startsAt, pooja, name, city }) => (
        <li key={_id} className="border-t border-rule">
          <a
            href={`/acharya/bookings?${isPast ? 'when=past&' : ''}open=${_id}`}
            className="flex min-h-12 items-center gap-3 py-2.5 text-ink no-underline hover:bg-paper-sunk"
          >
            <span className="grid min-w-0 grow gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <span className="tabular">{dayAndClock(startsAt, language)}</span>
              <span className="min-w-0">
                <span className="block font-semibold">{pooja.pooja_name}</span>
                <span className="block text-sm text-ink-soft wrap-anywhere">
                  {[name || t('bookings.erased'), city].filter(Boolean).join(', ')}
                </span>
              </span>
            </span>
            <ChevronRight aria-hidden="true" size={18} className="shrink-0 text-ink-soft" />
          </a>
        </li>
      ))}
    </ul>
  )
}
