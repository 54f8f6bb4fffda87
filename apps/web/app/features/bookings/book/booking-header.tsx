import type { Acharya } from '@sankalp/contract/acharyas'
import type { Pooja } from '@sankalp/contract/poojas'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Heading } from '../../../ui/heading.tsx'
import { AcharyaPicture } from '../../../ui/acharya-picture.tsx'

/** Shows the pooja and the acharya of the booking. */
export function BookingHeader({ pooja, acharya }: { pooja: Pooja; acharya: Acharya }) {
  const { t } = useTranslation('bookings')
  return (
    <header className="flex items-center gap-4">
      <AcharyaPicture acharya={acharya} size={56} />
      <div className="min-w-0">
        <Heading level={1} className="text-2xl! wrap-anywhere sm:text-4xl!">
          {t('title', { pooja: pooja.pooja_name })}
        </Heading>
        <p className="wrap-anywhere text-ink-soft">{t('with', { acharya: acharya.name })}</p>
      </div>
    </header>
  )
}
