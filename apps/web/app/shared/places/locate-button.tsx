import LocateFixed from 'lucide-react/icons/locate-fixed'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { type LocateProblem, locate } from './locate.ts'
import type { PickedPlace } from './picked-place.ts'

/** Finds the visitor's town on request, and says what to do if that fails. */
export function LocateButton({ onFound, className }: { onFound: (place: PickedPlace) => void; className?: string }) {
  const { t } = useTranslation('places')
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<LocateProblem | null>(null)
  const find = async () => {
    setIsBusy(true)
    setProblem(null)
    const found = await locate()
    setIsBusy(false)
    if ('place' in found) onFound(found.place)
    else setProblem(found.problem)
  }
  return (
    <div className={className}>
      <Button
        kind="quiet"
        icon={<LocateFixed aria-hidden="true" size={20} />}
        busy={isBusy && t('locate.busy')}
        onClick={() => void find()}
      >
        {t('locate.button')}
      </Button>
      <div role="alert">{problem && <FieldError error={t(`locate.${problem}`)} />}</div>
    </div>
  )
}
