import { PastPage } from '../features/consultations/after/past-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['consultations'] }

export default function Consultation() {
  return <PastPage />
}
