import { messageLength } from '@sankalp/contract/consultation-rules'
import type { Consultation } from '@sankalp/contract/live/consultations'
import Send from 'lucide-react/icons/send'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { classes } from '../../../ui/classes.ts'
import { controlClasses } from '../../../ui/field.tsx'
import { AttachMenu } from './attach-menu.tsx'
import { keepChatDraft, readChatDraft } from './chat-draft.ts'
import { wayOutIn } from './moves-elsewhere.ts'
import { newMessage } from './new-message.ts'
import { QuickReplies } from './quick-replies.tsx'
import type { Room } from './room.ts'

type ComposerProps = { room: Room; consultation: Consultation }

/** The field one writes in. What is typed stays until it is sent, whatever the line or the tab does. */
export function Composer({ room, consultation }: ComposerProps) {
  const { t } = useTranslation('consultations')
  const [text, setText] = useState(() => readChatDraft(room.requestId))
  const field = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  // With a finger, Enter makes a new line: the button is right beside it.
  const isDesk = useMedia('(pointer: fine)')
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
    // Hindi keyboards compose letters with Enter too.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && isDesk) {
      event.preventDefault()
      send()
    }
  }
  // Whoever leaves the room has stopped typing.
  useEffect(() => () => room.setTyping(false), [room])

  return (
    <div className="border-t border-rule bg-paper-raised pb-[env(safe-area-inset-bottom)]">
      <p role="status" className={classes('px-4 pt-2 text-sm text-ink', !wayOut && 'hidden')}>
        {wayOut && t(`hint.${wayOut}`)}
      </p>
      {room.side === 'acharya' && text === '' && <QuickReplies onTake={takeReply} />}
      <form method="post" onSubmit={send} className="flex items-end gap-2 p-2 sm:px-4">
        <AttachMenu room={room} consultation={consultation} />
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={messageLength}
          aria-label={t('composer.label')}
          placeholder={t('composer.placeholder')}
          aria-describedby={isDesk ? hintId : undefined}
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
      {isDesk && (
        <p id={hintId} className="px-4 pb-2 text-sm text-ink-soft">
          {t('composer.enterSends')}
        </p>
      )}
    </div>
  )
}

/** As high as what is written, up to six lines. */
function growWithText(field: HTMLTextAreaElement, text: string): void {
  field.style.height = ''
  if (text === '') return
  field.style.height = 'auto'
  const border = field.offsetHeight - field.clientHeight
  field.style.height = `${field.scrollHeight + border}px`
}
