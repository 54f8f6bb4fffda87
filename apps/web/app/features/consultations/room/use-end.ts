import { useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import type { Room } from './room.ts'

/**
 * Ends the consultation for both sides. When it has ended, the room itself opens the result; a failure is shown and can
 * be tried again.
 */
export function useEnd(room: Room) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const [isEnding, setIsEnding] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const end = async () => {
    setIsEnding(true)
    setError(null)
    try {
      await room.end()
    } catch (failure) {
      setError(failure)
    }
    setIsEnding(false)
  }
  return {
    end: () => void end(),
    isEnding,
    problem: error === null ? null : t('end.failed', { why: errorWords(error, language, '') }).trim(),
  }
}
