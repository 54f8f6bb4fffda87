import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { usePageFacts } from '../../lib/page/page-facts.ts'
import { renewSession, useSession } from '../../lib/session/session.ts'
import { safeRedirect } from '../../lib/session/redirect.ts'

/** Returns the redirect target from the address. It is always one of our own pages. */
export function useRedirectTarget(): string {
  const [search] = useSearchParams()
  return safeRedirect(search.get('redirect'))
}

/** Adds the redirect target to the next page of the sign-in. */
export function withRedirect(path: string, target: string): string {
  return target === '/' ? path : `${path}?redirect=${encodeURIComponent(target)}`
}

/** Redirects a user who is already signed in to the target. Returns true while the redirect is under way. */
export function useEntrance(target: string, isOpen = true): boolean {
  const { signedIn } = useSession()
  const { signedIn: hasCookie } = usePageFacts()
  const navigate = useNavigate()

  useEffect(() => {
    if (!signedIn || !isOpen) return
    let isLeft = false
    const enter = async () => {
      // Without its cookie, the guard would send the token's owner back here, in an endless loop.
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
