import type { Booking } from '@sankalp/contract/bookings'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { rupeesText } from '../../../shared/money/rupees.ts'
import { DrawnPicture } from '../../../lib/drawn-picture.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { DoubleRule } from '../../../ui/card.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Rate } from '../booked/rate.tsx'
import { SentThings } from '../booked/sent-things.tsx'
import { shortDate } from '../slot-words.ts'
import { HeldQuestion } from './held-question.tsx'
import { ShareKeepsake } from './share-keepsake.tsx'

/** What stays of a pooja: the card of its sankalp, the acharya's note and pictures, and the way to the next one. */
export function Keepsake({ booking, isOver }: { booking: Booking; isOver: boolean }) {
  const { t } = useTranslation('pooja-room')
  const { status, pooja, acharya, note, pictures, heldQuestion } = booking
  if (status === 'missed' || status === 'cancelled') return <NotHeld booking={booking} />
  const hasNothingSent = note === null && pictures.length === 0
  return (
    <div className="grid gap-6">
      {heldQuestion && <HeldQuestion booking={booking} />}
      <SankalpCard booking={booking} />
      <div className="flex flex-wrap gap-3">
        {!heldQuestion && <ShareKeepsake booking={booking} />}
        <LinkButton href={`/PujaDetailsPage/${pooja._id}`} kind="quiet">
          {t('again')}
        </LinkButton>
        <LinkButton href="/pooja" kind="quiet">
          {t('next')}
        </LinkButton>
      </div>
      {hasNothingSent ? (
        <p className="max-w-prose text-ink-soft">{t('nothingSent', { acharya: acharya.name })}</p>
      ) : (
        <SentThings booking={booking} />
      )}
      {status === 'completed' && isOver && <Rate booking={booking} />}
    </div>
  )
}

function SankalpCard({
  booking: { _id, status, pooja, acharya, name, sankalpNames, gotra, sankalp, startsAt },
}: {
  booking: Booking
}) {
  const { t } = useTranslation('pooja-room')
  const language = useLanguage()
  const names = [...new Set([name, ...sankalpNames])].filter((one) => one !== null)
  return (
    <section
      aria-labelledby={`card-${_id}`}
      className="grid max-w-2xl justify-items-center gap-4 rounded-lg border-2 border-marigold bg-paper-raised p-6 text-center sm:p-8"
    >
      <DrawnPicture image={pooja.image} drawing={pooja.drawing} size={176} className="size-44" />
      <h2 id={`card-${_id}`} className="font-heading text-2xl leading-snug wrap-anywhere">
        {pooja.pooja_name}
      </h2>
      <p className="tabular text-ink-soft">{shortDate(startsAt, language)}</p>
      <DoubleRule className="w-full max-w-xs" />
      {sankalp && <p className="max-w-prose font-heading text-lg leading-relaxed">{sankalp[language]}</p>}
      <p className="text-lg wrap-anywhere">
        {names.map((one) => (
          <span key={one} className="block">
            {one}
          </span>
        ))}
        {gotra && <span className="block text-base text-ink-soft">{t('gotraOf', { gotra })}</span>}
      </p>
      <p className="text-ink-soft wrap-anywhere">
        {t(status === 'completed' ? 'by' : 'with', { acharya: acharya.name })}
      </p>
    </section>
  )
}

function NotHeld({ booking: { status, refundTransferId, refund } }: { booking: Booking }) {
  const { t } = useTranslation('pooja-room')
  const language = useLanguage()
  return (
    <Notice
      title={t(status === 'cancelled' ? 'cancelled' : 'notHeld')}
      actions={<LinkButton href="/pooja">{t('next')}</LinkButton>}
    >
      {refundTransferId && t('refunded', { amount: rupeesText(refund, language) })}
    </Notice>
  )
}
