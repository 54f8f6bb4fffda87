import { SecurityPage } from '../features/second-factor/security-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['second-factor'] }

export default function AdminSecurity() {
  return <SecurityPage />
}
