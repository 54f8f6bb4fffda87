import { CallPage } from '../features/consultations/call/call-page.tsx'
import { RechargePart } from '../features/consultations/room/recharge-part.ts'
import { drawRecharge } from '../features/wallet/recharge/recharge-here-part.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['consultations', 'call'] }

/** Hands the room the packs of the wallet: who runs out of money recharges without leaving the talk. */
export default function AudioVideoComponent() {
  return (
    <RechargePart value={drawRecharge}>
      <CallPage />
    </RechargePart>
  )
}
