import { ReportPage } from '../features/matching/report-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['matching'], startsAtOnce: true }

export default function KundliMatchDetails() {
  return <ReportPage />
}
