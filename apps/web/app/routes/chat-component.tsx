import { ChatPage } from '../features/consultations/room/chat-page.tsx'
import { RechargePart } from '../features/consultations/room/recharge-part.ts'
import { drawRecharge } from '../features/wallet/recharge/recharge-here-part.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['consultations'] }

/** Hands the room the packs of the wallet: who runs out of money recharges without leaving the talk. */
export default function ChatComponent() {
  return (
    <RechargePart value={drawRecharge}>
      <ChatPage />
    </RechargePart>
  )
}
