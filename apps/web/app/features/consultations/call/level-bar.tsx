import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useLevel } from './use-level.ts'

/** Shows the microphone's level as a moving bar, and confirms in words that it works once it has picked up a sound. */
export function LevelBar({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('call')
  const { level, hasHeard } = useLevel(stream)
  return (
    <div className="grid gap-1">
      <div
        role="meter"
        aria-label={t('check.level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 100)}
        className="h-3 overflow-hidden rounded-full border border-rule-strong bg-paper-sunk"
      >
        <div className="h-full bg-peacock" style={{ width: `${Math.round(level * 100)}%` }} />
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {t(hasHeard ? 'check.hears' : 'check.speak')}
      </p>
    </div>
  )
}
