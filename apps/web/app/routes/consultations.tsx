import { HistoryPage } from '../features/consultations/history/history-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['consultations'] }

export default function Consultations() {
  return <HistoryPage />
}
