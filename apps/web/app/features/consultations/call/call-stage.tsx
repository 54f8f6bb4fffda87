import { Suspense, lazy, useRef, useState } from 'react'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { MeterStrip } from '../room/meter-strip.tsx'
import type { RoomState } from '../room/room-state.ts'
import type { Room } from '../room/room.ts'
import { CallButtons } from './call-buttons.tsx'
import type { IceReply } from './ice-renewal.ts'
import { MoreSheet } from './more-sheet.tsx'
import type { OwnMedia } from './own-media.ts'
import { OtherSide } from './other-side.tsx'
import { OwnPicture } from './own-picture.tsx'
import { SideChat } from './side-chat.tsx'
import { useCall } from './use-call.ts'
import { useWakeLock } from './wake-lock.ts'

/** Loaded only in the call of a booked pooja. */
const RitePanel = lazy(() => retryImport(() => import('./rite-panel.tsx')))

type CallStageProps = {
  room: Room
  state: RoomState
  media: OwnMedia
  ice: IceReply
  onDevice: (choice: { camera?: string; microphone?: string }) => void
}
export type CallPanel = 'chat' | 'more' | 'chart' | 'conduct' | 'report' | 'rite'

/**
 * Shows the other side's video on the full screen, one's own in a corner, and the buttons within reach of the thumb.
 */
export function CallStage({ room, state, media, ice, onDevice }: CallStageProps) {
  const { t } = useTranslation('call')
  const { consultation, toldAt, messages } = state
  const isVideo = consultation.talk === 'Video Call'
  const [isMicOn, setIsMicOn] = useState(true)
  const [isCameraOn, setIsCameraOn] = useState(true)
  const [panel, setPanel] = useState<CallPanel | null>(null)
  const [speaker, setSpeaker] = useState('')
  const [seen, setSeen] = useState(messages.length)
  const video = useRef<HTMLVideoElement>(null)
  const call = useCall({ room, stream: media.stream, wantsVideo: isVideo, ice, isCameraOn, isMicOn })
  useWakeLock()

  const open = (next: CallPanel | null) => {
    setPanel(next)
    setSeen(messages.length)
  }
  const hasNews = panel !== 'chat' && messages.slice(seen).some(({ from }) => from === room.otherId)
  return (
    <>
      <MeterStrip room={room} consultation={consultation} toldAt={toldAt} />
      <div className="flex min-h-0 grow">
        <div className="flex min-w-0 grow flex-col">
          <div className="relative min-h-0 grow overflow-hidden bg-paper-sunk">
            <OtherSide ref={video} room={room} state={state} call={call} speaker={speaker} />
            {isVideo && media.stream.getVideoTracks().length > 0 && (
              <OwnPicture stream={media.stream} isOn={isCameraOn && !call.isThin} />
            )}
            <div role="status" className="pointer-events-none absolute inset-x-0 bottom-0 p-3 text-center empty:hidden">
              {call.isThin && isVideo && (
                <span className="rounded-md bg-marigold-tint px-3 py-1 text-ink">{t('thin')}</span>
              )}
            </div>
          </div>
          <CallButtons
            room={room}
            isVideo={isVideo}
            hasCamera={media.stream.getVideoTracks().length > 0}
            hasChart={consultation.intake !== null}
            hasRite={consultation.bookingId !== null}
            isMicOn={isMicOn}
            isCameraOn={isCameraOn}
            panel={panel}
            hasNews={hasNews}
            onMic={() => setIsMicOn(!isMicOn)}
            onCamera={() => setIsCameraOn(!isCameraOn)}
            onPanel={(next) => open(panel === next ? null : next)}
          />
        </div>
        {panel === 'chat' && <SideChat room={room} state={state} onClose={() => open(null)} />}
        {consultation.bookingId !== null && (
          <Suspense fallback={null}>
            <RitePanel
              bookingId={consultation.bookingId}
              side={room.side}
              isOpen={panel === 'rite'}
              isCovered={panel === 'chat'}
              onClose={() => open(null)}
            />
          </Suspense>
        )}
      </div>
      <MoreSheet
        panel={panel}
        onPanel={open}
        consultation={consultation}
        side={room.side}
        stream={media.stream}
        video={video}
        speaker={speaker}
        onSpeaker={setSpeaker}
        onDevice={onDevice}
        isVideo={isVideo}
      />
    </>
  )
}
