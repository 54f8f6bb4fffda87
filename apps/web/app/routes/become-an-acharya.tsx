import { ApplyPage } from '../features/applications/apply-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['applications'], startsAtOnce: true }

export default function BecomeAnAcharya() {
  return <ApplyPage />
}
