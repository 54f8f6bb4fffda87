import type { Booking } from '@sankalp/contract/bookings'
import { problemOfReviewWords, tidyReviewWords } from '@sankalp/contract/review-rules'
import { type FormEvent, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { StarsField } from '../../../ui/stars-field.tsx'
import { TextAreaField } from '../../../ui/text-field.tsx'
import { usePostReview } from '../api/post-review.ts'

/** Asks for stars and a short text for a pooja that was held; once given, shows the stars. */
export function Rate({ booking }: { booking: Booking }) {
  const { t } = useTranslation('booked')
  const language = useLanguage()
  const [stars, setStars] = useState(0)
  const [words, setWords] = useState('')
  const [isPressed, setIsPressed] = useState(false)
  const { mutate, isPending, error } = usePostReview(booking._id)
  if (booking.stars !== null)
    return (
      <p className="border-t border-rule pt-3">
        {t('rate.given', { stars: t('rate.stars', { count: booking.stars }) })}
      </p>
    )

  const problem = problemOfReviewWords(tidyReviewWords(words))
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsPressed(true)
    if (stars === 0 || problem || isPending) return
    mutate({ stars, words }, { onSuccess: () => showToast('success', t('rate.done')) })
  }
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-3 border-t border-rule pt-3">
      <StarsField
        name={`stars-${booking._id}`}
        legend={t('rate.title')}
        value={stars}
        onChange={setStars}
        starsText={(count) => t('rate.stars', { count })}
      />
      <TextAreaField
        label={t('rate.words')}
        hint={t('rate.wordsHint')}
        name="words"
        rows={2}
        value={words}
        error={isPressed && problem !== null && t('rate.tooLong')}
        onChange={({ target }) => setWords(target.value)}
      />
      <FormMessage text={isPressed && stars === 0 && t('rate.missing')} />
      <FormMessage
        text={Boolean(error) && !isPending && t('rate.failed', { why: errorWords(error, language, '') }).trim()}
      />
      <div>
        <Button kind="quiet" type="submit" busy={isPending && t('rate.sending')}>
          {t('rate.send')}
        </Button>
      </div>
    </form>
  )
}
