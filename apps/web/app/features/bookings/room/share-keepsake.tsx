import Share2 from 'lucide-react/icons/share-2'
import type { Booking } from '@sankalp/contract/bookings'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { hasShareSheet, openShareSheet, whatsappLink } from '../../../lib/share.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { shortDate } from '../slot-words.ts'

/** Shares the sankalp in words, with the page of the pooja: the booking itself is private. */
export function ShareKeepsake({ booking: { pooja, acharya, sankalp, startsAt } }: { booking: Booking }) {
  const { t } = useTranslation('pooja-room')
  const language = useLanguage()
  const text = [
    t('share.text', { pooja: pooja.pooja_name, acharya: acharya.name, day: shortDate(startsAt, language) }),
    sankalp?.[language],
  ]
    .filter(Boolean)
    .join('\n')
  const shared = () => ({
    title: pooja.pooja_name,
    text,
    url: new URL(`/PujaDetailsPage/${pooja._id}`, location.href).href,
  })
  const icon = <Share2 aria-hidden="true" size={18} />
  if (!hasShareSheet())
    return (
      <LinkButton href={whatsappLink(shared())} target="_blank" rel="noreferrer">
        {t('share.whatsapp')}
      </LinkButton>
    )
  return (
    <Button icon={icon} onClick={() => void openShareSheet(shared())}>
      {t('share.button')}
    </Button>
  )
}
