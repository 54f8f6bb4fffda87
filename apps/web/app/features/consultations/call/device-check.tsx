import { useEffect, useRef, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { EndDialog } from '../room/end-dialog.tsx'
import { MeterStrip } from '../room/meter-strip.tsx'
import type { Room, RoomState } from '../room/room.ts'
import { DeviceChoice, deviceOf } from './device-choice.tsx'
import { LevelBar } from './level-bar.tsx'
import { MediaTrouble } from './media-trouble.tsx'
import { StreamVideo } from './stream-video.tsx'
import { type useOwnMedia, useDevices } from './use-own-media.ts'

type DeviceCheckProps = {
  room: Room
  state: RoomState
  media: ReturnType<typeof useOwnMedia>
  isVideo: boolean
  hasJoined: boolean
  iceError: unknown
  onIceRetry: () => void
  onJoin: () => void
}

/** See yourself, hear yourself, choose: before anybody else does. */
export function DeviceCheck({
  room,
  state,
  media,
  isVideo,
  hasJoined,
  iceError,
  onIceRetry,
  onJoin,
}: DeviceCheckProps) {
  const { t } = useTranslation(['call', 'consultations'])
  const language = useLanguage()
  const { consultation, toldAt } = state
  const other = room.side === 'user' ? consultation.acharya : consultation.user
  const { state: own, retry } = media
  return (
    <>
      <MeterStrip room={room} consultation={consultation} toldAt={toldAt} />
      <div className="min-h-0 grow overflow-y-auto">
        <div className="mx-auto grid max-w-xl gap-4 p-4">
          <Heading level={1}>{t('check.title')}</Heading>
          {consultation.isPoojaCall && <p className="text-ink-soft">{t('pooja')}</p>}
          <p className="text-ink-soft">
            {t(isVideo ? 'check.text' : 'check.textAudio', { name: nameIn(other, language) })}
          </p>
          {own.status === 'failed' && <MediaTrouble cause={own.cause} onRetry={retry} />}
          {own.status === 'starting' && <Starting text={t(isVideo ? 'check.starting' : 'check.startingAudio')} />}
          {own.status === 'ready' && (
            <>
              {own.cameraCause && <MediaTrouble cause={own.cameraCause} onRetry={retry} isOnlyCamera />}
              <Ready media={media} stream={own.stream} isVideo={isVideo} />
            </>
          )}
          <FormMessage text={Boolean(iceError) && errorWords(iceError, language, t('consultations:failed'))} />
          {Boolean(iceError) && (
            <Button kind="quiet" onClick={onIceRetry}>
              {t('check.again')}
            </Button>
          )}
        </div>
      </div>
      <div className="flex flex-wrap justify-center gap-3 border-t border-rule bg-paper-raised p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        <EndDialog room={room} label={t('buttons.end')} className="px-5" />
        <Button
          disabled={own.status !== 'ready'}
          busy={hasJoined && !iceError && own.status !== 'failed' && t('opening')}
          onClick={onJoin}
          className="grow sm:grow-0"
        >
          {t(own.status === 'ready' && own.cameraCause ? 'check.withoutCamera' : 'check.join')}
        </Button>
      </div>
    </>
  )
}

function Starting({ text }: { text: string }) {
  return (
    <div className="grid gap-2">
      <output className="text-ink-soft">{text}</output>
      <Skeleton className="aspect-video w-full rounded-lg" />
    </div>
  )
}

type ReadyProps = { media: DeviceCheckProps['media']; stream: MediaStream; isVideo: boolean }

function Ready({ media, stream, isVideo }: ReadyProps) {
  const { t } = useTranslation('call')
  const devices = useDevices(true)
  const hasPicture = stream.getVideoTracks().length > 0
  const [camera, microphone] = [deviceOf(stream, 'video'), deviceOf(stream, 'audio')]
  return (
    <div className="grid gap-4">
      {isVideo &&
        (hasPicture ? (
          <StreamVideo
            stream={stream}
            label={t('check.you')}
            isMuted
            isMirrored
            className="aspect-video w-full rounded-lg bg-paper-sunk object-cover"
          />
        ) : (
          <Notice>{t('failed.camera')}</Notice>
        ))}
      <LevelBar stream={stream} />
      <HearYourself stream={stream} />
      {isVideo && (
        <DeviceChoice
          kind="camera"
          devices={devices.camera}
          value={camera}
          onChange={(id) => media.open({ camera: id, ...(microphone && { microphone }) })}
        />
      )}
      <DeviceChoice
        kind="microphone"
        devices={devices.microphone}
        value={microphone}
        onChange={(id) => media.open({ microphone: id, ...(camera && { camera }) })}
      />
    </div>
  )
}

/** One's own voice from the speaker, for as long as one wants it: without headphones it would ring. */
function HearYourself({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('call')
  const [isOn, setIsOn] = useState(false)
  const audio = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (audio.current) audio.current.srcObject = isOn ? stream : null
  }, [stream, isOn])
  return (
    <div>
      {/* oxlint-disable-next-line media-has-caption -- one's own voice */}
      <audio ref={audio} autoPlay />
      <Button kind="quiet" onClick={() => setIsOn(!isOn)}>
        {t(isOn ? 'check.stopHearing' : 'check.hear')}
      </Button>
    </div>
  )
}
