import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { ShownDialog } from './shown-dialog.tsx'
import type { SharedKundli } from './shown-birth.ts'
import ToldBefore from './told-before.tsx'

/** Shows the same over the consultation, on a phone. */
export default function ChartSheet({
  consultation,
  shared,
  side,
  onClose,
}: {
  consultation: Consultation
  shared?: SharedKundli | null
  side: ConsultationSide
  onClose: () => void
}) {
  const { t } = useTranslation('consultations')
  return (
    <ShownDialog title={t('menu.chart')} onClose={onClose} className="mb-0! max-sm:w-full! max-sm:max-w-none!">
      <ToldBefore consultation={consultation} shared={shared ?? null} side={side} />
    </ShownDialog>
  )
}
