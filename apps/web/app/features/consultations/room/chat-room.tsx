import { isRunning } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { GoTo } from '../go-to.tsx'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { pastAddress } from '../../../shared/consultations/room-address.ts'
import { ChartAside } from './chart-aside.tsx'
import { Composer } from './composer.tsx'
import { EndDialog } from './end-dialog.tsx'
import { LeaveTalk } from './leave-talk.tsx'
import { MessageList } from './message-list.tsx'
import { MeterStrip } from './meter-strip.tsx'
import { RoomBar } from './room-bar.tsx'
import { findSharedKundli } from './shown-birth.ts'
import { useRoom } from './use-room.ts'
import { useVisibleHeight } from './visible-height.ts'

type ChatRoomProps = { consultation: Consultation; ownId: string }

/** Shows the chat: the bar on top, the messages, the field above the keyboard; on a wide screen the chart beside it. */
export function ChatRoom({ consultation: first, ownId }: ChatRoomProps) {
  const { t } = useTranslation('consultations')
  const { room, state } = useRoom(first, ownId)
  const { consultation, toldAt } = state
  const frame = useVisibleHeight()
  if (!isRunning(consultation.state)) return <GoTo to={pastAddress(consultation.requestId)} />
  const shared = findSharedKundli(consultation, state.messages)
  return (
    <div ref={frame} className="fixed inset-x-0 top-0 flex h-dvh bg-paper">
      <div className="flex min-w-0 grow flex-col">
        <RoomBar room={room} state={state}>
          <EndDialog room={room} label={t('endChat')} />
        </RoomBar>
        <MeterStrip room={room} consultation={consultation} toldAt={toldAt} />
        <MessageList room={room} state={state} />
        <Composer room={room} consultation={consultation} />
      </div>
      {(consultation.intake ?? shared) && <ChartAside consultation={consultation} shared={shared} side={room.side} />}
      <LeaveTalk room={room} consultation={consultation} />
    </div>
  )
}
