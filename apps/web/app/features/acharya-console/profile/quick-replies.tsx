import { quickReplies as rule } from '@sankalp/contract/acharya-rules'
import Trash2 from 'lucide-react/icons/trash-2'
import { type FormEvent, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { LoadFailed } from '../../../lib/load-failed.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { useQuickReplies, useSetQuickReplies } from '../../../shared/consultations/quick-replies.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextAreaField } from '../../../ui/text-field.tsx'

const starters = ['greet', 'look', 'blessing'] as const

/** Edits the sentences that an acharya often writes: some to begin with, and their own. */
export function QuickReplies() {
  const { t } = useTranslation('acharya-live')
  const { data, error, refetch } = useQuickReplies()
  return (
    <section aria-labelledby="quick-replies" className="grid max-w-3xl gap-4">
      <Heading level={2} id="quick-replies" className="text-2xl">
        {t('replies.title')}
      </Heading>
      <p className="text-ink-soft">{t('replies.text')}</p>
      {!data &&
        (error ? (
          <LoadFailed title={t('replies.fetchFailed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-24 w-full" />
        ))}
      {data && <RepliesForm saved={data} />}
    </section>
  )
}

function RepliesForm({ saved }: { saved: readonly string[] }) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const [typed, setTyped] = useState<readonly string[] | null>(null)
  const { mutateAsync, isPending, error } = useSetQuickReplies()
  const replies = typed ?? saved
  const offered = starters.map((key) => t(`replies.starters.${key}`)).filter((text) => !replies.includes(text))
  const isFull = replies.length >= rule.most

  const save = useOneAtATime(async () => {
    try {
      await mutateAsync(replies.map((text) => text.trim()).filter(Boolean))
      setTyped(null)
      showToast('success', t('replies.saved'))
    } catch {
      // The message below shows the reason; the typed text is retained.
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-4">
      {replies.length === 0 && <p>{t('replies.none')}</p>}
      <ol className="grid gap-3">
        {replies.map((text, at) => (
          // oxlint-disable-next-line no-array-index-key -- sentences have no id, and two may be the same while they are typed
          <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
            <TextAreaField
              label={t('replies.label', { number: at + 1 })}
              rows={2}
              value={text}
              maxLength={rule.max}
              onChange={({ target }) => setTyped(replies.with(at, target.value))}
            />
            <Button
              kind="quiet"
              aria-label={t('replies.remove', { number: at + 1 })}
              icon={<Trash2 aria-hidden="true" size={20} />}
              onClick={() => setTyped(replies.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ol>
      {isFull ? (
        <p className="text-ink-soft">{t('replies.full', { most: rule.most })}</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button kind="quiet" onClick={() => setTyped([...replies, ''])}>
            {t('replies.add')}
          </Button>
          {offered.map((text) => (
            <Button key={text} kind="quiet" className="text-left" onClick={() => setTyped([...replies, text])}>
              {t('replies.addStarter', { text })}
            </Button>
          ))}
        </div>
      )}
      <FormMessage text={Boolean(error) && t('replies.failed', { why: errorWords(error, language, '') }).trim()} />
      <div>
        <Button type="submit" disabled={!typed} busy={isPending && t('profile.saving')}>
          {t('replies.save')}
        </Button>
      </div>
    </form>
  )
}
