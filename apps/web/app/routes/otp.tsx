import { OtpPage } from '../features/auth/otp-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['auth'], startsAtOnce: true }

export default function Otp() {
  return <OtpPage />
}
