import type { ConsultationDetails } from '@sankalp/contract/consultations'
import { type FormEvent, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { StarsField } from '../../../ui/stars-field.tsx'
import { TextAreaField } from '../../../ui/text-field.tsx'
import { useRate } from '../api/change-consultation.ts'

const reviewLength = 1000

/** Asks for stars and a short text. A new rating replaces the earlier one. */
export function RateTalk({ details }: { details: ConsultationDetails }) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const [stars, setStars] = useState(details.stars ?? 0)
  const [review, setReview] = useState(details.review ?? '')
  const [isPressed, setIsPressed] = useState(false)
  const { mutate, isPending, error } = useRate(details.consultation.requestId)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsPressed(true)
    if (stars === 0 || isPending) return
    mutate({ stars, review }, { onSuccess: () => showToast('success', t('rate.done')) })
  }
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-3 border-t border-rule pt-4">
      <StarsField
        name="stars"
        legend={t('rate.title')}
        legendClass="font-heading text-2xl"
        value={stars}
        onChange={setStars}
        starsText={(count) => t('rate.stars', { count })}
      />
      <TextAreaField
        label={t('rate.words')}
        hint={t('rate.hint')}
        name="review"
        rows={2}
        maxLength={reviewLength}
        value={review}
        onChange={({ target }) => setReview(target.value)}
      />
      <FormMessage text={isPressed && stars === 0 && t('rate.missing')} />
      <FormMessage
        text={Boolean(error) && !isPending && t('rate.failed', { why: errorWords(error, language, '') }).trim()}
      />
      <div>
        <Button type="submit" kind="quiet" busy={isPending && t('rate.sending')}>
          {t(details.stars === null ? 'rate.send' : 'rate.change')}
        </Button>
      </div>
    </form>
  )
}
