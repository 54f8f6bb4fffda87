import { isStale, renewBeforeMs, renewSession } from './renewal.ts'
import { currentSession, subscribe } from './store.ts'

/** Somebody who has not touched the page for this long is not using it. */
const idleAfterMs = 5 * 60_000
/** Between attempts while the server cannot be reached, however much the user types meanwhile. */
const retryMs = 30_000
const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Renews the session silently while the page is in use, and when its user comes back to it. */
export function keepSession(): () => void {
  let lastInputAt = Date.now()
  let notBeforeAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const isInUse = () => document.visibilityState === 'visible' && Date.now() - lastInputAt < idleAfterMs

  const renewIfStale = async () => {
    const session = currentSession()
    if (!session || !isInUse() || !isStale(session.expiresAt)) return
    if (Date.now() < notBeforeAt) return
    if (await renewSession()) return
    notBeforeAt = Date.now() + retryMs
    schedule(retryMs)
  }

  function schedule(waitMs?: number) {
    clearTimeout(timer)
    const session = currentSession()
    if (!session) return
    const untilStaleMs = Math.max(session.expiresAt - renewBeforeMs - Date.now(), 0)
    timer = setTimeout(() => void renewIfStale(), waitMs ?? untilStaleMs)
  }

  const onInput = () => {
    lastInputAt = Date.now()
    void renewIfStale()
  }
  const onVisible = () => {
    // Coming back to a tab is itself a sign of life; timers of a sleeping one may be hours late.
    if (document.visibilityState === 'visible') onInput()
  }

  const unsubscribe = subscribe(() => schedule())
  for (const name of signsOfLife) window.addEventListener(name, onInput, { passive: true, capture: true })
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('pageshow', onVisible)
  schedule()

  return () => {
    clearTimeout(timer)
    unsubscribe()
    for (const name of signsOfLife) window.removeEventListener(name, onInput, { capture: true })
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('pageshow', onVisible)
  }
}
