import { useCallback, useEffect, useRef, useState } from 'react'
import { holdMedia, takeMedia } from './held-media.ts'
import { type MediaCause, MediaFailure, type OwnMedia, type Wish, causeOf, openMedia, stopMedia } from './own-media.ts'

export type OwnMediaState =
  | { status: 'starting' }
  | ({ status: 'ready' } & OwnMedia)
  | { status: 'failed'; cause: MediaCause }

/**
 * Opens microphone and camera of this device, and closes them with the screen. Those that the check `beforeCall` has
 * opened stay open for the call, which takes them over.
 */
export function useOwnMedia(video: boolean, requestId: string, { beforeCall = false } = {}) {
  const [state, setState] = useState<OwnMediaState>({ status: 'starting' })
  const [choice, setChoice] = useState<Omit<Wish, 'video'>>({})
  const isLeaving = useRef(false)
  // This must run before the next effect, whose cleanup has to know whether the screen is left or another device was
  // chosen.
  useEffect(() => {
    isLeaving.current = false
    return () => void (isLeaving.current = true)
  }, [])
  useEffect(() => {
    let isOver = false
    let opened: OwnMedia | null = null
    const taken = takeMedia(requestId)
    const opening = taken ? Promise.resolve(taken) : openMedia({ video, ...choice })
    opening.then(
      (media) => {
        if (isOver) return stopMedia(media.stream)
        opened = media
        setState({ status: 'ready', ...media })
      },
      (error: unknown) => {
        if (!isOver)
          setState({ status: 'failed', cause: error instanceof MediaFailure ? error.mediaCause : causeOf(error) })
      },
    )
    // Close the stream before another is opened: some phones give a camera to one stream at a time.
    return () => {
      isOver = true
      if (opened && beforeCall && isLeaving.current) holdMedia(requestId, opened)
      else stopMedia(opened?.stream)
    }
  }, [video, choice, requestId, beforeCall])
  const retry = useCallback(() => {
    setState({ status: 'starting' })
    setChoice({})
  }, [])
  return { state, open: setChoice, retry }
}

export type Devices = Record<'camera' | 'microphone' | 'speaker', MediaDeviceInfo[]>
const kinds = { camera: 'videoinput', microphone: 'audioinput', speaker: 'audiooutput' } as const
const none: Devices = { camera: [], microphone: [], speaker: [] }

/** Lists the available devices. Browsers reveal their names only once one of them is open. */
export function useDevices(isOpen: boolean): Devices {
  const [devices, setDevices] = useState<Devices>(none)
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    const list = async () => {
      const all = await navigator.mediaDevices.enumerateDevices()
      const of = (kind: keyof Devices) => all.filter((device) => device.kind === kinds[kind] && device.deviceId !== '')
      if (!isOver) setDevices({ camera: of('camera'), microphone: of('microphone'), speaker: of('speaker') })
    }
    const look = () => void list()
    look()
    navigator.mediaDevices.addEventListener('devicechange', look)
    return () => {
      isOver = true
      navigator.mediaDevices.removeEventListener('devicechange', look)
    }
  }, [isOpen])
  return devices
}
