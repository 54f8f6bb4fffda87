import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { usePageFacts } from './page-facts.ts'
import { keepSession } from './session-keeper.ts'
import { setNavigation } from './session-navigation.ts'
import { renewSession } from './session-renewal.ts'
import { assumeSignedIn, currentSession } from './session-store.ts'
import { followOtherTabs } from './session-tabs.ts'

let isStarted = false

/** Stands around the whole page, inside the router: keeps the session alive and in step with other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { signedIn } = usePageFacts()
  // Before the children's first render, or the header drawn by the server would flicker to "Login" and back.
  if (!isStarted && typeof window !== 'undefined') {
    isStarted = true
    if (signedIn) assumeSignedIn()
  }

  useEffect(() => setNavigation(navigate), [navigate])
  useEffect(followOtherTabs, [])
  useEffect(keepSession, [])
  useEffect(() => {
    if (signedIn && !currentSession()) void renewSession()
  }, [signedIn])

  return children
}
