import type { Acharya } from '@sankalp/contract/acharyas'
import type { Pooja } from '@sankalp/contract/poojas'
import { DrawnPicture } from '../../../lib/drawn-picture.tsx'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Heading } from '../../../ui/heading.tsx'

/** Shows the pooja and the acharya of the booking. */
export function BookingHeader({ pooja, acharya }: { pooja: Pooja; acharya: Acharya }) {
  const { t } = useTranslation('bookings')
  return (
    <header className="flex items-center gap-4">
      <DrawnPicture image={pooja.image} drawing={pooja.drawing} size={112} first className="size-20 sm:size-28" />
      <div className="min-w-0">
        <Heading level={1} className="text-2xl! wrap-anywhere sm:text-4xl!">
          {t('title', { pooja: pooja.pooja_name })}
        </Heading>
        <p className="wrap-anywhere text-ink-soft">{t('with', { acharya: acharya.name })}</p>
      </div>
    </header>
  )
}
