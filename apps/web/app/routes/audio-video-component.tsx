import { CallPage } from '../features/consultations/call/call-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['consultations', 'call'] }

export default function AudioVideoComponent() {
  return <CallPage />
}
