import { IntakePage } from '../features/consultations/intake/intake-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['find-acharya', 'birth', 'places'] }

export default function ChatWithAstroForm() {
  return <IntakePage />
}
