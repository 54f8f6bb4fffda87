import { type Ref, useCallback, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { Button } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import type { RoomState } from '../room/room-state.ts'
import type { Room } from '../room/room.ts'
import { FaceOnWheel } from './face-on-wheel.tsx'
import type { CallState } from './use-call.ts'

type OtherSideProps = { room: Room; state: RoomState; call: CallState; speaker: string; ref: Ref<HTMLVideoElement> }

/**
 * Shows the other side: their video or, in an audio call, their portrait on the day wheel; and the connection's
 * quality, in words.
 */
export function OtherSide({ room, state, call, speaker, ref }: OtherSideProps) {
  const { t } = useTranslation('call')
  const { consultation } = state
  const other = room.side === 'user' ? consultation.acharya : consultation.user
  const name = nameIn(other, useLanguage())
  const { video, isSilent, play } = usePlaying(call.remote, speaker)
  useImperativeHandle(ref, () => video.current!, [video])
  const isConnected = call.connection === 'connected'
  const hasPicture =
    isConnected &&
    consultation.talk === 'Video Call' &&
    call.remote?.getVideoTracks().length === 1 &&
    call.other?.isCameraOn === true &&
    !call.other.isThin
  const wasConnected = call.remote !== null
  const word = isConnected
    ? t(`quality.${call.word}`)
    : wasConnected
      ? t('quality.lost')
      : t('quality.waiting', { name })
  return (
    <>
      <h1 className="sr-only">{name}</h1>
      {/* It plays the sound too, so it is rendered even while no video is shown. */}
      {/* oxlint-disable-next-line media-has-caption -- a private call has no transcript */}
      <video
        ref={video}
        data-other=""
        aria-label={name}
        autoPlay
        playsInline
        className={classes(
          // On a wide screen the whole picture: the camera of a phone stands upright, and its face would be cut off.
          'absolute inset-0 h-full w-full object-cover lg:object-contain',
          !hasPicture && 'opacity-0',
        )}
      />
      {!hasPicture && <FaceOnWheel person={other} />}
      <div className="absolute inset-x-0 top-0 flex flex-wrap items-center gap-2 p-3">
        <p
          role="status"
          data-line={isConnected ? call.word : 'none'}
          className={classes(
            'rounded-md bg-paper-raised px-3 py-1',
            isConnected && call.word !== 'weak' ? 'text-peacock' : 'text-ink',
          )}
        >
          {word}
        </p>
        {isConnected && call.other?.isMicOn === false && (
          <p className="rounded-md bg-paper-raised px-3 py-1 text-ink">{t('otherMuted')}</p>
        )}
        {isConnected && call.other?.isThin && consultation.talk === 'Video Call' && (
          <p className="rounded-md bg-marigold-tint px-3 py-1 text-ink">{t('thinOther')}</p>
        )}
        {isConnected && consultation.talk === 'Video Call' && call.other?.isCameraOn === false && (
          <p className="rounded-md bg-paper-raised px-3 py-1 text-ink">{t('otherCameraOff')}</p>
        )}
      </div>
      {isSilent && (
        <div className="absolute inset-x-0 bottom-4 text-center">
          <Button onClick={play}>{t('more.sound')}</Button>
        </div>
      )}
    </>
  )
}

/** Plays the other side's media. A browser may require a press first, because there is none after a reload. */
function usePlaying(stream: MediaStream | null, speaker: string) {
  const video = useRef<HTMLVideoElement>(null)
  const [isSilent, setIsSilent] = useState(false)
  const play = useCallback(() => {
    video.current?.play().then(
      () => setIsSilent(false),
      (error: unknown) => setIsSilent(error instanceof DOMException && error.name === 'NotAllowedError'),
    )
  }, [])
  useEffect(() => {
    if (!video.current || !stream) return
    video.current.srcObject = stream
    play()
  }, [stream, play])
  useEffect(() => {
    const element = video.current
    // If the device was unplugged meanwhile, use the default one.
    if (speaker && element && 'setSinkId' in element) element.setSinkId(speaker).catch(() => element.setSinkId(''))
  }, [speaker])
  return { video, isSilent, play }
}
