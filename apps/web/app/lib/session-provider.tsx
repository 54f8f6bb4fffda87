import { type ReactNode, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePageFacts } from './page-facts.ts'
import { keepSession } from './session-keeper.ts'
import { setNavigation } from './session-navigation.ts'
import { renewSession } from './session-renewal.ts'
import { currentSession, startWith } from './session-store.ts'
import { followOtherTabs } from './session-tabs.ts'

/** Stands around the whole page, inside the router: keeps the session alive and in step with other tabs. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const { signedIn } = usePageFacts()
  // Before the children's first render, or the header drawn by the server would flicker to "Login" and back.
  useState(() => startWith(signedIn))

  useEffect(() => setNavigation(navigate), [navigate])
  useEffect(followOtherTabs, [])
  useEffect(keepSession, [])
  useEffect(() => {
    if (signedIn && !currentSession()) void renewSession()
  }, [signedIn])

  return children
}
