import { useEffect } from 'react'
import { Outlet, redirect, useLocation, useNavigate } from 'react-router'
import { QueryProvider } from '../lib/query/provider.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'
import { currentSession, renewSession, useSession } from '../lib/session/session.ts'
import { readView } from '../lib/session/store.ts'
import { loginPath } from '../lib/session/redirect.ts'
import { visitContext } from '../lib/visit.ts'
import type { Route } from './+types/guard.ts'

export const handle: RouteHandle = { startsAtOnce: true }

/** On the server, require a refresh cookie. The API decides whether the cookie is valid. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context, request }, next) => {
    if (!context.get(visitContext).signedIn) throw redirect(loginPath(addressOf(request)))
    return next()
  },
]

/** In the browser, run before the page's own loaders. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    // Renew only if there may be a session to renew: every refusal would be a failed request.
    const mayEnter = currentSession() !== null || (readView().signedIn && (await renewSession()))
    if (!mayEnter) throw redirect(loginPath(addressOf(request)))
    await next()
  },
]

function addressOf(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return pathname + search
}

/** Leaves the page when the session ends while it is open: logged out elsewhere, or the cookie had expired. */
export default function Guard() {
  const { signedIn } = useSession()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!signedIn) void navigate(loginPath(pathname + search), { replace: true })
  }, [signedIn, pathname, search, navigate])
  return (
    <QueryProvider>
      <Outlet />
    </QueryProvider>
  )
}
