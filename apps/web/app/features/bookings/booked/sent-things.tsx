import type { Booking } from '@sankalp/contract/bookings'
import { useTranslation } from '../../../lib/locale/use-translation.ts'

/** Shows the note and the pictures that the acharya sent afterwards. */
export function SentThings({ booking: { acharya, note, pictures } }: { booking: Booking }) {
  const { t } = useTranslation('booked')
  if (!note && pictures.length === 0) return null
  return (
    <section className="grid gap-3 border-t border-rule pt-3">
      <p className="text-sm wrap-anywhere text-ink-soft">{t('sent.title', { acharya: acharya.name })}</p>
      {note && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{note}</p>}
      {pictures.length > 0 && (
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {pictures.map((picture, at) => (
            <li key={picture}>
              <a href={picture} target="_blank" rel="noreferrer" data-plain="">
                <img
                  src={picture}
                  alt={t('sent.picture', { number: at + 1 })}
                  loading="lazy"
                  className="aspect-square w-full rounded-md border border-rule bg-paper-sunk object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
