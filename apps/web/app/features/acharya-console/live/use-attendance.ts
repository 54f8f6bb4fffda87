import type { ConsoleState } from '@sankalp/contract/live/acharyas'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { showToast } from '../../../lib/toast.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useSession } from '../../../lib/session/session.ts'
import { consoleKeys } from '../api/console-keys.ts'
import { setOnlineWish, useOnlineWish } from './online-wish.ts'
import { allowRing } from './ring-sound.ts'

export type Attendance = {
  /** `connecting`: switched on, but the server does not know it yet, or no longer. */
  state: 'online' | 'connecting' | 'offline'
  turn: (on: boolean) => void
}

/**
 * Keeps this console switched on across reconnections while the acharya wants that. Switches it off when the acharya
 * leaves the console, unless they leave it for a consultation: they are busy there and come back.
 */
export function useAttendance({ isBusy }: { isBusy: boolean }): Attendance {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const { userId } = useSession()
  const isWished = useOnlineWish(userId)
  const [isAttending, setIsAttending] = useState(false)
  const onState = useOnConsoleState()
  const isBusyNow = useEffectEvent(() => isBusy)
  const onStateNow = useEffectEvent(onState)

  useEffect(() => {
    if (!isWished || userId === null) return
    let isOver = false
    const stops: (() => void)[] = []
    const start = async () => {
      const live = await import('../../../lib/live/live.ts')
      if (isOver) return
      const tell = async () => {
        const { on } = await live.send('acharya:switch', { on: true, isReturning: true })
        if (isOver) return
        setIsAttending(on)
        // A pause has begun while we were disconnected.
        if (!on) setOnlineWish(userId, false)
      }
      // Try again on the next connection.
      stops.push(live.onConnect(() => void tell().catch(() => setIsAttending(false))))
      stops.push(live.subscribeState(() => live.readState() !== 'connected' && setIsAttending(false)))
      stops.push(() => {
        if (!isBusyNow()) void live.send('acharya:switch', { on: false }).catch(() => {})
      })
    }
    // If the script cannot be loaded, there is no connection, and the switch shows that.
    void start().catch(() => {})
    return () => {
      isOver = true
      setIsAttending(false)
      for (const stop of stops) stop()
    }
  }, [isWished, userId])

  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    void import('../../../lib/live/live.ts').then(
      ({ listen }) => isOver || (stop = listen('acharya:console', onStateNow)),
      () => {},
    )
    return () => {
      isOver = true
      stop?.()
    }
  }, [])

  const turn = (on: boolean) => {
    if (userId === null) return
    if (!on) return setOnlineWish(userId, false)
    allowRing()
    const press = async () => {
      const { send } = await import('../../../lib/live/live.ts')
      // The acharya pressed the switch, which ends a pause. All tabs of this browser then follow.
      await send('acharya:switch', { on: true })
      onState({ pausesAfterThis: false, isPaused: false })
      setOnlineWish(userId, true)
    }
    press().catch((error: unknown) =>
      showToast('error', t('bar.switchFailed', { why: errorWords(error, language, '') }).trim()),
    )
  }

  return { state: !isWished ? 'offline' : isAttending ? 'online' : 'connecting', turn }
}

/** Stores the pause state that the server sends in the cache, and goes offline when a pause has begun. */
function useOnConsoleState(): (state: ConsoleState) => void {
  const queryClient = useQueryClient()
  const { userId } = useSession()
  return (state) => {
    putAnswer(queryClient, consoleKeys.console(userId), state)
    if (state.isPaused && userId !== null) setOnlineWish(userId, false)
  }
}
