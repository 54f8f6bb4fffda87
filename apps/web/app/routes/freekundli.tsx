import { FreeKundliPage } from '../features/kundli/free-kundli-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['kundli', 'birth', 'places'] }

export default function FreeKundli() {
  return <FreeKundliPage />
}
