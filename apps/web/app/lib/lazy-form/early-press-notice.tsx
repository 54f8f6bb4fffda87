import { WheelSpinner } from '../../ui/spinner.tsx'
import { useTranslation } from '../locale/use-translation.ts'

/** Stands in whatever holds a press (hold-early-presses.ts), and is visible while it does. */
export function EarlyPressNotice({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <p role="status" className={`hidden items-center gap-3 font-semibold in-data-pressed:flex ${className}`}>
      <WheelSpinner size={24} />
      {t('pressedEarly')}
    </p>
  )
}
