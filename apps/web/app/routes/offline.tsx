import { OfflinePage } from '../features/offline/offline-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['offline', 'jyotish', 'panchang', 'festivals'], startsAtOnce: true }

export default OfflinePage
