import { DetailsPage } from '../features/kundli/details/details-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['kundli'], startsAtOnce: true }

export default function KundliDetails() {
  return <DetailsPage />
}
