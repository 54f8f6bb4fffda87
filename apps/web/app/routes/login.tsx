import { SignInPage } from '../features/auth/sign-in-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['auth'] }

export default function Login() {
  return <SignInPage kind="login" />
}
