import { KundliFormPage } from '../features/kundli/kundli-form-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['kundli', 'birth', 'places'] }

export default function KundliForm() {
  return <KundliFormPage />
}
