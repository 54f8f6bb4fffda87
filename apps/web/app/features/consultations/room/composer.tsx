import { messageLength } from '@sankalp/contract/consultation-rules'
import type { Consultation } from '@sankalp/contract/live/consultations'
import Send from 'lucide-react/icons/send'
import {
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  lazy,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { classes } from '../../../ui/classes.ts'
import { controlClasses } from '../../../ui/field.tsx'
import { AttachMenu } from './attach-menu.tsx'
import { keepChatDraft, readChatDraft } from './chat-draft.ts'
import { wayOutIn } from './moves-elsewhere.ts'
import { newMessage } from './new-message.ts'
import type { Room } from './room.ts'

/** Only acharyas have them. */
const QuickReplies = lazy(() => retryImport(() => import('./quick-replies.tsx')))

type ComposerProps = { room: Room; consultation: Consultation }

/** The message field. What is typed stays until it is sent, whatever happens to the connection or the tab. */
export function Composer({ room, consultation }: ComposerProps) {
  const { t } = useTranslation('consultations')
  const [text, setText] = useState(() => readChatDraft(room.requestId))
  const field = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  // On a touch screen, Enter makes a new line: the button is right beside it.
  const isDesk = useMedia('(pointer: fine)')
  // A laptop with a touch screen may be used without its keys, and some phones call their finger a fine pointer.
  const showsHint = useMedia('(pointer: fine) and (not (any-pointer: coarse))')
  const wayOut = wayOutIn(text)
  useLayoutEffect(() => {
    if (field.current) growWithText(field.current, text)
  }, [text])

  const change = (next: string) => {
    setText(next)
    keepChatDraft(room.requestId, next)
    room.setTyping(next.trim() !== '')
  }
  const takeReply = (reply: string) => {
    change(reply)
    field.current?.focus()
  }
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (text.trim() === '') return
    room.write(newMessage(text.trim()))
    change('')
    field.current?.focus()
  }
  const onKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Hindi keyboards also use Enter to compose letters.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && isDesk) {
      event.preventDefault()
      send()
    }
  }
  // A user who leaves the room has stopped typing.
  useEffect(() => () => room.setTyping(false), [room])

  return (
    <div className="border-t border-rule bg-paper-raised pb-[env(safe-area-inset-bottom)]">
      <p role="status" className={classes('px-4 pt-2 text-sm text-ink', !wayOut && 'hidden')}>
        {wayOut && t(`hint.${wayOut}`)}
      </p>
      {room.side === 'acharya' && text === '' && (
        <Suspense fallback={null}>
          <QuickReplies onTake={takeReply} />
        </Suspense>
      )}
      <form method="post" onSubmit={send} className="flex items-end gap-2 p-2 sm:px-4">
        <AttachMenu room={room} consultation={consultation} />
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={messageLength}
          aria-label={t('composer.label')}
          placeholder={t('composer.placeholder')}
          aria-describedby={showsHint ? hintId : undefined}
          enterKeyHint={isDesk ? 'send' : 'enter'}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKey}
          className={classes(controlClasses, 'max-h-36 min-w-0 grow resize-none leading-normal')}
        />
        <button
          type="submit"
          aria-label={t('composer.send')}
          disabled={text.trim() === ''}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-sindoor text-on-sindoor hover:bg-sindoor-strong disabled:bg-paper-sunk disabled:text-ink-soft"
        >
          <Send aria-hidden="true" size={20} />
        </button>
      </form>
      {showsHint && (
        <p id={hintId} className="px-4 pb-2 text-sm text-ink-soft">
          {t('composer.enterSends')}
        </p>
      )}
    </div>
  )
}

/** Makes the field as high as its text, up to six lines. */
function growWithText(field: HTMLTextAreaElement, text: string): void {
  field.style.height = ''
  if (text === '') return
  field.style.height = 'auto'
  const border = field.offsetHeight - field.clientHeight
  field.style.height = `${field.scrollHeight + border}px`
}
