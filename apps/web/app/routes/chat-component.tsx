import { ChatPage } from '../features/consultations/room/chat-page.tsx'
import type { RouteHandle } from '../lib/route-handle.ts'

export const handle: RouteHandle = { namespaces: ['consultations'] }

export default function ChatComponent() {
  return <ChatPage />
}
