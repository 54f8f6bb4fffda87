import { SignInPage } from '../features/auth/sign-in-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['auth'], startsAtOnce: true }

export default function Login() {
  return <SignInPage kind="login" />
}
