import ArrowDown from 'lucide-react/icons/arrow-down'
import { type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { MessageBubble } from './message-bubble.tsx'
import { shownMessages } from './messages.ts'
import { Question } from './question.tsx'
import type { RoomState } from './room-state.ts'
import type { Room } from './room.ts'
import { typingWord } from './typing-word.ts'

/** A user nearer to the end than this is reading the newest messages; nearer to the top, older ones are loaded. */
const nearPx = 80

/**
 * Shows the messages from the oldest loaded to the newest. The newest stays in view while the user reads at the end.
 */
export function MessageList({ room, state }: { room: Room; state: RoomState }) {
  const { t } = useTranslation('consultations')
  const { consultation, messages, unsent, loadedAfter, isLoadingOlder, isCaughtUp, isOtherTyping } = state
  const other = room.side === 'user' ? 'acharya' : 'user'
  const shown = shownMessages({ messages, unsent, ownId: room.ownId, other, marks: consultation.marks })
  const { list, isAtEnd, toEnd, measure } = useStayAtEnd(shown[0]?.id)
  const loadOlder = useLoadOlder(room)

  // Run with every render: new messages count as read if the list is at its end and the tab is visible.
  useEffect(() => {
    const see = () => {
      if (isAtEnd && document.visibilityState === 'visible') room.markRead()
    }
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  })

  const scroll = (event: UIEvent<HTMLDivElement>) => {
    measure()
    if (event.currentTarget.scrollTop < nearPx && loadedAfter > 0 && !isLoadingOlder) loadOlder()
  }
  return (
    <div className="relative min-h-0 grow">
      <div
        ref={list}
        onScroll={scroll}
        role="log"
        aria-label={t('messages')}
        // oxlint-disable-next-line no-noninteractive-tabindex -- reached by Tab, so that it can be scrolled by keys
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain px-3 py-4 sm:px-5"
      >
        {loadedAfter > 0 && (
          <div className="mb-3 text-center">
            <Button kind="quiet" busy={isLoadingOlder && t('older.busy')} onClick={loadOlder}>
              {t('older.more')}
            </Button>
          </div>
        )}
        {/* In a chat on a wide screen the question is shown with the chart instead. */}
        {loadedAfter === 0 && (
          <Question
            intake={consultation.intake}
            side={room.side}
            className={classes(
              'mx-auto mb-4 max-w-md rounded-lg border border-rule bg-paper-raised px-4 py-2',
              consultation.talk === 'Chat' && 'lg:hidden',
            )}
          />
        )}
        {shown.length === 0 && (
          <p className="mx-auto max-w-md py-8 text-center text-ink-soft">
            {t(isCaughtUp ? `empty.${room.side}` : 'loading')}
          </p>
        )}
        <ol className="flex flex-col gap-2">
          {shown.map((message) => (
            <MessageBubble key={message.id} message={message} onRetry={room.retry} onDrop={room.drop} />
          ))}
          {isOtherTyping && (
            <li
              aria-hidden="true"
              className="self-start rounded-lg border border-rule bg-paper-raised px-3 py-2 text-ink-soft"
            >
              {t(`presence.${typingWord(room, consultation)}`)}
            </li>
          )}
        </ol>
      </div>
      {!isAtEnd && (
        <button
          type="button"
          onClick={toEnd}
          className="absolute right-4 bottom-3 inline-flex min-h-12 items-center gap-2 rounded-full border border-rule-strong bg-paper-raised px-4 shadow-lift"
        >
          <ArrowDown aria-hidden="true" size={18} />
          {t('toNewest')}
        </button>
      )}
    </div>
  )
}

function useLoadOlder(room: Room): () => void {
  const { t } = useTranslation('consultations')
  const language = useLanguage()
  return () => {
    room
      .loadOlder()
      .catch((error: unknown) =>
        showToast('error', t('older.failed', { why: errorWords(error, language, '') }).trim(), 'older'),
      )
  }
}

/**
 * Keeps the newest message in view for a user who reads at the end, and keeps the position when older messages are
 * added above.
 */
function useStayAtEnd(firstId: string | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const fromEnd = useRef(0)
  const shownFirst = useRef(firstId)
  const isStaying = useRef(true)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const measure = () => {
    const { current } = list
    if (!current) return
    fromEnd.current = current.scrollHeight - current.scrollTop
    setIsAtEnd(fromEnd.current - current.clientHeight < nearPx)
  }
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight })

  useLayoutEffect(() => {
    const { current } = list
    isStaying.current = isAtEnd
    if (current && isAtEnd) current.scrollTop = current.scrollHeight
    // Older messages were added above: restore the distance from the end.
    else if (current && shownFirst.current !== firstId) current.scrollTop = current.scrollHeight - fromEnd.current
    shownFirst.current = firstId
  })
  // The end also moves without a new message, when the keyboard opens or a picture loads.
  useEffect(() => {
    const { current } = list
    if (!current) return
    const follow = new ResizeObserver(() => {
      if (isStaying.current) current.scrollTop = current.scrollHeight
    })
    for (const part of [current, ...current.children]) follow.observe(part)
    return () => follow.disconnect()
  }, [])
  return { list, isAtEnd, toEnd, measure }
}
