import { WheelSpinner } from '../ui/spinner.tsx'
import { useTranslation } from './locale/use-translation.ts'

/** Stands in whatever holds a press (hold-presses.ts), and is seen while it does. */
export function PressedEarly({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  return (
    <p role="status" className={`hidden items-center gap-3 font-semibold in-data-pressed:flex ${className}`}>
      <WheelSpinner size={24} />
      {t('pressedEarly')}
    </p>
  )
}
