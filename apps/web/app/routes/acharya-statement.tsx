import { StatementPage } from '../features/acharya-console/earnings/statement-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['statement'] }

export default function AcharyaStatement() {
  return <StatementPage />
}
