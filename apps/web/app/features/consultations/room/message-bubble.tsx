import { type Language, clockParts, languageTag } from '@sankalp/contract/language'
import Check from 'lucide-react/icons/check'
import CheckCheck from 'lucide-react/icons/check-check'
import Clock from 'lucide-react/icons/clock-3'
import { Suspense, lazy } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ShownMessage } from './messages.ts'
import { MessageText } from './message-text.tsx'

/** Loaded on demand: it draws charts, is as large as the rest of the room, and most consultations begin without one. */
const SharedThing = lazy(() => retryImport(() => import('./shared-thing.tsx')))

type BubbleProps = { message: ShownMessage; onRetry?: (id: string) => void; onDrop?: (id: string) => void }

export function MessageBubble({ message, onRetry, onDrop }: BubbleProps) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  const { id, isOwn, text, timestamp, attachment, state } = message
  const isPicture = attachment?.kind === 'picture' || attachment?.kind === 'ownPicture'
  return (
    <li
      data-message={id}
      className={classes(
        'flex max-w-[85%] flex-col gap-1 sm:max-w-[70%]',
        isOwn ? 'items-end self-end' : 'items-start self-start',
        attachment && !isPicture && 'w-full',
      )}
    >
      <div
        className={classes(
          'grid w-full gap-1 rounded-lg border px-3 py-2',
          isOwn ? 'border-transparent bg-info-tint' : 'border-rule bg-paper-raised',
        )}
      >
        <span className="sr-only">{t(isOwn ? 'message.own' : 'message.theirs')}</span>
        {attachment &&
          (isPicture ? (
            <Picture attachment={attachment} label={text} />
          ) : (
            <Suspense fallback={<Skeleton className="h-40 w-full" />}>
              <SharedThing attachment={attachment} />
            </Suspense>
          ))}
        {/* The text of a picture or a chart is only for clients that cannot show it. */}
        {!isPicture && attachment?.kind !== 'kundli' && <MessageText text={text} />}
        <p className="flex items-center justify-end gap-1 text-sm text-ink-soft">
          <time dateTime={new Date(timestamp).toISOString()} className="tabular">
            {clockText(timestamp, language)}
          </time>
          {state && state !== 'refused' && <Ticks state={state} />}
        </p>
      </div>
      {state === 'refused' && <Refused message={message} onRetry={onRetry} onDrop={onDrop} />}
    </li>
  )
}

function Picture({ attachment, label }: { attachment: NonNullable<ShownMessage['attachment']>; label: string }) {
  if (attachment.kind === 'ownPicture')
    return <img src={attachment.url} alt={label} className="max-h-80 w-auto rounded-md" />
  if (attachment.kind !== 'picture') return null
  const { url, width, height } = attachment
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className="block">
      <img
        src={url}
        alt={label}
        width={width}
        height={height}
        loading="lazy"
        className="h-auto max-h-80 w-auto max-w-full rounded-md"
      />
    </a>
  )
}

/** Shows the state by more than colour: one tick, two ticks, and words for screen readers. */
function Ticks({ state }: { state: 'sending' | 'sent' | 'delivered' | 'read' }) {
  const { t } = useTranslation('consultations')
  const Icon = state === 'sending' ? Clock : state === 'sent' ? Check : CheckCheck
  return (
    <span
      data-tick={state}
      role="img"
      aria-label={t(`ticks.${state}`)}
      title={t(`ticks.${state}`)}
      className={state === 'read' ? 'text-peacock' : undefined}
    >
      <Icon aria-hidden="true" size={16} strokeWidth={state === 'read' ? 3 : 2} />
    </span>
  )
}

function Refused({ message: { id, refusal }, onRetry, onDrop }: BubbleProps) {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  return (
    <div role="alert" className="grid justify-items-end gap-1">
      <p className="text-sm text-sindoor">{t('message.refused', { why: errorWords(refusal, language, '') }).trim()}</p>
      <div className="flex gap-2">
        {onDrop && (
          <Button kind="quiet" onClick={() => onDrop(id)}>
            {t('message.drop')}
          </Button>
        )}
        {onRetry && <Button onClick={() => onRetry(id)}>{t('message.retry')}</Button>}
      </div>
    </div>
  )
}

const clocks = new Map<Language, Intl.DateTimeFormat>()

/** Formats the time by this device's own clock, as messengers do. */
function clockText(timestamp: number, language: Language): string {
  let format = clocks.get(language)
  if (!format)
    clocks.set(language, (format = new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, clockParts[language])))
  return format.format(timestamp)
}
