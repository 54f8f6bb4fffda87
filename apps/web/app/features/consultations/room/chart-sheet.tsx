import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import IntakeChart from './intake-chart.tsx'
import { ShownDialog } from './shown-dialog.tsx'

/** The chart over the talk, on a phone. */
export default function ChartSheet({ consultation, side, onClose }: { consultation: Consultation; side: ConsultationSide; onClose: () => void }) {
  const { t } = useTranslation('consultations')
  return (
    <ShownDialog title={t('menu.chart')} onClose={onClose} className="mb-0! max-sm:w-full! max-sm:max-w-none!">
      <IntakeChart consultation={consultation} side={side} />
    </ShownDialog>
  )
}
