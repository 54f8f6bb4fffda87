import { ChatRoom } from './chat-room.tsx'
import { ConsultationGate } from './consultation-gate.tsx'

/** /chatComponent: a chat consultation, for both sides. */
export function ChatPage() {
  return (
    <ConsultationGate kind="chat">
      {(consultation, ownId) => <ChatRoom key={consultation.requestId} consultation={consultation} ownId={ownId} />}
    </ConsultationGate>
  )
}
