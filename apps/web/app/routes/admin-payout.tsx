import { useParams } from 'react-router'
import { PayoutPage } from '../features/operator/payout/payout-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['statement'] }

export default function AdminPayout() {
  return <PayoutPage proposalId={useParams().proposalId ?? ''} />
}
