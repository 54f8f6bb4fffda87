import { problemOfReviewWords, tidyReviewWords } from '@sankalp/contract/review-rules'
import { getOwnProductReview, postProductReview } from '@sankalp/contract/reviews.calls'
import { indiaDay } from '@sankalp/contract/india-time'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type CallReply, callApi } from '../../../lib/api/api.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { QueryProvider } from '../../../lib/query/provider.tsx'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { showToast } from '../../../lib/toast.ts'
import { formatDate, plainDate } from '../../../shared/almanac/date-text.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { StarsField } from '../../../ui/stars-field.tsx'
import { TextAreaField } from '../../../ui/text-field.tsx'

type OwnReviewProps = { productId: string; userId: string }
type Own = CallReply<typeof getOwnProductReview>

/** Lets a buyer review the product; renders nothing for other users. Ignores a failed load: this part is optional. */
export default function OwnReview(props: OwnReviewProps) {
  return (
    <QueryProvider>
      <Asked {...props} />
    </QueryProvider>
  )
}

function Asked({ productId, userId }: OwnReviewProps) {
  const { data } = useQuery({
    queryKey: keyOf(userId, productId),
    queryFn: ({ signal }) => callApi(getOwnProductReview, { params: { productId }, signal }),
  })
  if (!data?.mayReview || (data.review && data.review.changeableUntil === null)) return null
  return <ReviewForm own={data.review} productId={productId} userId={userId} />
}

const keyOf = (userId: string, productId: string) => ['reviews', userId, 'product', productId] as const

function ReviewForm({ own, productId, userId }: OwnReviewProps & { own: Own['review'] }) {
  const { t } = useTranslation('shop')
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  const [stars, setStars] = useState(own?.stars ?? 0)
  const [words, setWords] = useState(own?.words ?? '')
  const [isPressed, setIsPressed] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => callApi(postProductReview, { body: { productId, stars, ...(words.trim() && { words }) } }),
    onSuccess: ({ review }) => {
      putAnswer<Own>(queryClient, keyOf(userId, productId), { mayReview: true, review })
      showToast('success', t('detail.write.thanks'))
      void revalidate()
    },
  })
  const problem = problemOfReviewWords(tidyReviewWords(words))
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsPressed(true)
    if (stars > 0 && !problem && !isPending) mutate()
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={send}
      className="grid max-w-2xl gap-3 rounded-lg border border-rule bg-paper-raised p-4"
    >
      <h3 className="text-xl">{t('detail.write.title')}</h3>
      <p className="text-ink-soft">
        {own?.changeableUntil
          ? t('detail.write.until', { date: formatDate(indiaDay(new Date(own.changeableUntil)), language, plainDate) })
          : t('detail.write.lead')}
      </p>
      <StarsField
        name="stars"
        legend={t('detail.write.stars')}
        value={stars}
        onChange={setStars}
        starsText={(count) => t('detail.write.star', { count })}
      />
      <TextAreaField
        label={t('detail.write.words')}
        name="words"
        rows={3}
        value={words}
        error={isPressed && problem !== null && t('detail.write.tooLong')}
        onChange={({ target }) => setWords(target.value)}
      />
      <FormMessage text={isPressed && stars === 0 && t('detail.write.chooseStars')} />
      <FormMessage text={Boolean(error) && !isPending && errorWords(error, language, t('detail.write.failed'))} />
      <div>
        <Button type="submit" busy={isPending && t('detail.write.sending')}>
          {t(own ? 'detail.write.change' : 'detail.write.send')}
        </Button>
      </div>
    </form>
  )
}
