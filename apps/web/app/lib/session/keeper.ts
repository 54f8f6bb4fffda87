import { isStale, renewBeforeMs, renewSession } from './renewal.ts'
import { currentSession, subscribe } from './store.ts'

/** After this time without input the user counts as away. */
const idleAfterMs = 5 * 60_000
/** The pause between attempts while the server cannot be reached, however much the user types meanwhile. */
const retryMs = 30_000
const signsOfLife = ['pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** Renews the session silently while the page is in use, and when its user returns to it. */
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
    // Returning to a tab counts as activity. Timers of a suspended tab may be hours late.
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
