import { MatchPage } from '../features/matching/match-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['matching', 'birth', 'places'] }

export default function Kundlimatchmaking() {
  return <MatchPage />
}
