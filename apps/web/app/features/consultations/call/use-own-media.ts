import { useCallback, useEffect, useState } from 'react'
import { type MediaCause, MediaFailure, type OwnMedia, type Wish, causeOf, openMedia, stopMedia } from './own-media.ts'

export type OwnMediaState =
  | { status: 'starting' }
  | ({ status: 'ready' } & OwnMedia)
  | { status: 'failed'; cause: MediaCause }

/** Microphone and camera of this device, from the check to the end of the call; closed with the screen. */
export function useOwnMedia(video: boolean) {
  const [state, setState] = useState<OwnMediaState>({ status: 'starting' })
  const [choice, setChoice] = useState<Omit<Wish, 'video'>>({})
  useEffect(() => {
    let isOver = false
    let opened: MediaStream | null = null
    openMedia({ video, ...choice }).then(
      (media) => {
        if (isOver) return stopMedia(media.stream)
        opened = media.stream
        setState({ status: 'ready', ...media })
      },
      (error: unknown) => {
        if (!isOver)
          setState({ status: 'failed', cause: error instanceof MediaFailure ? error.mediaCause : causeOf(error) })
      },
    )
    // Closed before another is opened: some phones give a camera to one stream at a time.
    return () => {
      isOver = true
      stopMedia(opened)
    }
  }, [video, choice])
  const retry = useCallback(() => {
    setState({ status: 'starting' })
    setChoice({})
  }, [])
  return { state, open: setChoice, retry }
}

export type Devices = Record<'camera' | 'microphone' | 'speaker', MediaDeviceInfo[]>
const kinds = { camera: 'videoinput', microphone: 'audioinput', speaker: 'audiooutput' } as const
const none: Devices = { camera: [], microphone: [], speaker: [] }

/** What can be chosen from. Their names are told only once one of them is open. */
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
