import { isRunning } from '@sankalp/contract/consultation-life'
import { getIceServers } from '@sankalp/contract/consultations.calls'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { GoTo } from '../go-to.tsx'
import { callApi } from '../../../lib/api/api.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { readTab, writeTab } from '../../../lib/storage.ts'
import { endAddress } from '../../../shared/consultations/room-address.ts'
import { LeaveTalk } from '../room/leave-talk.tsx'
import { RoomSkeleton } from '../room/room-skeleton.tsx'
import { useRoom } from '../room/use-room.ts'
import { useVisibleHeight } from '../room/visible-height.ts'
import { CallStage } from './call-stage.tsx'
import { DeviceCheck } from './device-check.tsx'
import { useOwnMedia } from './use-own-media.ts'

type CallRoomProps = { consultation: Consultation; ownId: string }

/**
 * Shows the call, after a check of the user's own devices unless it was done while the request rang. A reload returns
 * to the call directly.
 */
export function CallRoom({ consultation: firstSeen, ownId }: CallRoomProps) {
  const { room, state } = useRoom(firstSeen, ownId)
  const { consultation } = state
  const { requestId } = consultation
  const isVideo = consultation.talk === 'Video Call'
  const media = useOwnMedia(isVideo, requestId)
  const [hasJoined, setHasJoined] = useState(() => readTab('joinedCall') === requestId)
  const frame = useVisibleHeight()
  const { t } = useTranslation('call')
  const ice = useQuery({
    queryKey: ['ice-servers', requestId],
    queryFn: ({ signal }) => callApi(getIceServers, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const join = () => {
    writeTab('joinedCall', requestId)
    setHasJoined(true)
  }
  if (!isRunning(consultation.state)) return <GoTo to={endAddress(consultation, room.side)} />
  const isReady = hasJoined && media.state.status === 'ready' && ice.data
  const isOpening = hasJoined && media.state.status !== 'failed' && !ice.error
  return (
    <div ref={frame} className="fixed inset-x-0 top-0 flex h-dvh flex-col bg-paper">
      {isReady && media.state.status === 'ready' ? (
        <CallStage
          room={room}
          state={state}
          media={media.state}
          ice={ice.data}
          onDevice={(choice) => media.open(choice)}
        />
      ) : isOpening ? (
        <RoomSkeleton text={t('opening')} />
      ) : (
        <DeviceCheck
          room={room}
          state={state}
          media={media}
          isVideo={isVideo}
          iceError={ice.error}
          onIceRetry={() => void ice.refetch()}
          onJoin={join}
        />
      )}
      <LeaveTalk room={room} consultation={consultation} />
    </div>
  )
}
