import { WheelSpinner } from '../../ui/spinner.tsx'
import { useTranslation } from '../locale/use-translation.ts'

/**
 * Shows that a press is waiting. Place it inside the element that holds the press (hold-early-presses.ts); it is
 * visible only meanwhile.
 */
export function EarlyPressNotice({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <p role="status" className={`hidden items-center gap-3 font-semibold in-data-pressed:flex ${className}`}>
      <WheelSpinner size={24} />
      {t('pressedEarly')}
    </p>
  )
}
