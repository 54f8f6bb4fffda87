import type { Consultation } from '@sankalp/contract/live/consultations'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { listen, onConnect, readState, send, subscribeState } from '../../../lib/live/live.ts'
import { preparePicture } from '../api/prepare-picture.ts'
import { keepUnsent, readKept } from './outbox.ts'
import { type Room, type RoomState, createRoom } from './room.ts'

const channel = { listen, onConnect, readState, send, subscribeState }

/** The room of a consultation, open as long as this part of the page is shown. */
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
