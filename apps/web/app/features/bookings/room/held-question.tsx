import type { Booking } from '@sankalp/contract/bookings'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { useAnswerHeld } from '../api/answer-held.ts'

/**
 * Asks the devotee whether a pooja with a very short call was performed. “No” can still be taken back until it is
 * decided.
 */
export function HeldQuestion({ booking }: { booking: Booking }) {
  const { t } = useTranslation('pooja-room')
  const language = useLanguage()
  const { mutateAsync, isPending, variables, error } = useAnswerHeld(booking._id)
  const answer = useOneAtATime(async (given: 'held' | 'notHeld') => {
    try {
      await mutateAsync(given)
      if (given === 'held') showToast('success', t('held.thanks'))
    } catch {
      // The message below shows the reason.
    }
  })
  if (!booking.heldQuestion) return null
  const saidNo = booking.heldQuestion.answer === 'notHeld'
  const busy = (given: 'held' | 'notHeld') => isPending && variables === given && t('held.sending')
  return (
    <div className="grid gap-2">
      <Notice
        title={t(saidNo ? 'held.noted' : 'held.title')}
        actions={
          <>
            <Button kind={saidNo ? 'quiet' : 'primary'} busy={busy('held')} onClick={() => void answer('held')}>
              {t(saidNo ? 'held.yesAfterAll' : 'held.yes')}
            </Button>
            {!saidNo && (
              <Button kind="quiet" busy={busy('notHeld')} onClick={() => void answer('notHeld')}>
                {t('held.no')}
              </Button>
            )}
          </>
        }
      >
        {t(saidNo ? 'held.notedText' : 'held.text', { acharya: booking.acharya.name })}
      </Notice>
      <FormMessage
        text={Boolean(error) && !isPending && t('held.failed', { why: errorWords(error, language, '') }).trim()}
      />
    </div>
  )
}
