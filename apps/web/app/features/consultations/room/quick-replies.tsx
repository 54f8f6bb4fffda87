import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useQuickReplies } from '../../../shared/consultations/quick-replies.ts'
import { chipClasses } from '../../../ui/button.tsx'

/**
 * Offers the acharya's prepared sentences while the field is empty: one tap copies one into the field, to be sent or
 * changed. They are optional, so a failure to load them is ignored.
 */
export default function QuickReplies({ onTake }: { onTake: (reply: string) => void }) {
  const { t } = useTranslation('consultations')
  const { data: replies = [] } = useQuickReplies()
  if (replies.length === 0) return null
  return (
    <ul aria-label={t('composer.replies')} className="flex gap-2 overflow-x-auto px-2 pt-2 sm:px-4">
      {replies.map((reply) => (
        <li key={reply} className="shrink-0">
          <button type="button" onClick={() => onTake(reply)} className={chipClasses('max-w-64')}>
            <span className="truncate">{reply}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
