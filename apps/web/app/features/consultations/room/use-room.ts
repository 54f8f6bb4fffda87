import type { Consultation } from '@sankalp/contract/live/consultations'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { listen, onConnect, readState, send, subscribeState } from '../../../lib/live/live.ts'
import { writeTab } from '../../../lib/storage.ts'
import { preparePicture } from '../api/prepare-picture.ts'
import { keepUnsent, readKept } from './outbox.ts'
import type { RoomState } from './room-state.ts'
import { type Room, createRoom } from './room.ts'

const channel = { listen, onConnect, readState, send, subscribeState }

/** Opens the room of a consultation while the component is mounted. */
export function useRoom(consultation: Consultation, ownId: string): { room: Room; state: RoomState } {
  const [room] = useState(() => {
    const { requestId } = consultation
    return createRoom({
      channel,
      consultation,
      ownId,
      prepare: preparePicture,
      kept: readKept(requestId),
      keep: (unsent) => keepUnsent(requestId, unsent),
    })
  })
  useEffect(() => {
    writeTab('inTalk', room.requestId)
    const close = room.open()
    const look = () => document.visibilityState === 'visible' && room.refresh()
    document.addEventListener('visibilitychange', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      close()
    }
  }, [room])
  const state = useSyncExternalStore(room.subscribe, room.read, room.read)
  return { room, state }
}
