import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { Suspense, lazy, useState } from 'react'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PopoverCard, closePopover } from '../../../ui/popover-card.tsx'
import type { SharedKundli } from './shown-birth.ts'

const ConductDialog = lazy(() => retryImport(() => import('./conduct-dialog.tsx')))
const ReportDialog = lazy(() => retryImport(() => import('./report-dialog.tsx')))
const ChartSheet = lazy(() => retryImport(() => import('./chart-sheet.tsx')))

const rowClasses = 'flex min-h-12 w-full items-center px-5 py-2 text-left hover:bg-paper-sunk'

type RoomMenuProps = {
  menuId: string
  consultation: Consultation
  shared: SharedKundli | null
  side: ConsultationSide
}
type Opened = 'chart' | 'conduct' | 'report'

/** Offers the chart on a phone, the code of conduct, report and block, each loaded on demand. */
export function RoomMenu({ menuId, consultation, shared, side }: RoomMenuProps) {
  const { t } = useTranslation('consultations')
  const [opened, setOpened] = useState<Opened | null>(null)
  const open = (what: Opened) => {
    closePopover(menuId)
    setOpened(what)
  }
  const close = () => setOpened(null)
  return (
    <>
      <PopoverCard id={menuId} label={t('menu.label')}>
        <ul className="py-2">
          {(consultation.intake ?? shared) && (
            <li className="lg:hidden">
              <button type="button" className={rowClasses} onClick={() => open('chart')}>
                {t('menu.chart')}
              </button>
            </li>
          )}
          <li>
            <button type="button" className={rowClasses} onClick={() => open('conduct')}>
              {t('menu.conduct')}
            </button>
          </li>
          <li>
            <button type="button" className={rowClasses} onClick={() => open('report')}>
              {t('menu.report')}
            </button>
          </li>
        </ul>
      </PopoverCard>
      {/* Render it beside the menu, because the content of a closed menu is not shown. */}
      <Suspense fallback={null}>
        {opened === 'chart' && <ChartSheet consultation={consultation} shared={shared} side={side} onClose={close} />}
        {opened === 'conduct' && <ConductDialog onClose={close} />}
        {opened === 'report' && <ReportDialog consultation={consultation} side={side} onClose={close} />}
      </Suspense>
    </>
  )
}
