import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { holdPointer } from '../../ui/hold-pointer.ts'
import type { Partner, PartnerValues } from './partner-values.ts'

const FillList = lazy(() => import('./fill-list.tsx'))

type FillPartnerProps = { partner: Partner; onFill: (values: PartnerValues) => void }

/** Fills the form of a signed-in user from their own details or a saved chart, with one tap. */
export function FillPartner({ partner, onFill }: FillPartnerProps) {
  const { t } = useTranslation('matching')
  const [isOpen, setIsOpen] = useState(false)
  const [note, setNote] = useState<string | null>(null)
  const id = `fill-${partner}`
  const take = (values: PartnerValues, said: string | null) => {
    onFill(values)
    setNote(said)
    setIsOpen(false)
  }
  return (
    <div className="clear-both grid gap-3">
      <Button
        kind="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        onPointerDown={holdPointer}
        className="justify-self-start"
      >
        {t('fill.button')}
      </Button>
      <div id={id} className="empty:hidden">
        {isOpen && (
          <Suspense fallback={<p className="text-ink-soft">{t('fill.loading')}</p>}>
            <FillList onFill={take} />
          </Suspense>
        )}
      </div>
      <p role="status" className="text-ink-soft empty:hidden">
        {note}
      </p>
    </div>
  )
}
