import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { ShownDialog } from './shown-dialog.tsx'
import ToldBefore from './told-before.tsx'

/** The same over the talk, on a phone. */
export default function ChartSheet({
  consultation,
  side,
  onClose,
}: {
  consultation: Consultation
  side: ConsultationSide
  onClose: () => void
}) {
  const { t } = useTranslation('consultations')
  return (
    <ShownDialog title={t('menu.chart')} onClose={onClose} className="mb-0! max-sm:w-full! max-sm:max-w-none!">
      <ToldBefore consultation={consultation} side={side} />
    </ShownDialog>
  )
}
