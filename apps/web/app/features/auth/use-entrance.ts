import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { renewSession, useSession } from '../../lib/session/session.ts'
import { safeRedirect } from '../../lib/session/redirect.ts'

/** Where to go once signed in, from the address. Only ever a page of ours. */
export function useRedirectTarget(): string {
  const [search] = useSearchParams()
  return safeRedirect(search.get('redirect'))
}

/** The same target, carried to the next page of the sign-in. */
export function withRedirect(path: string, target: string): string {
  return target === '/' ? path : `${path}?redirect=${encodeURIComponent(target)}`
}

/** Sends somebody who is signed in already to their target at once. True while they are on their way. */
export function useEntrance(target: string, isOpen = true): boolean {
  const { signedIn } = useSession()
  const { signedIn: hasCookie } = usePageFacts()
  const navigate = useNavigate()

  useEffect(() => {
    if (!signedIn || !isOpen) return
    let isLeft = false
    const enter = async () => {
      // A token without its cookie would be sent back here by the guard, and round in a circle.
      if (!hasCookie && !(await renewSession())) return
      if (!isLeft) await navigate(target, { replace: true })
    }
    void enter()
    return () => {
      isLeft = true
    }
  }, [signedIn, isOpen, hasCookie, target, navigate])

  return signedIn && isOpen
}
