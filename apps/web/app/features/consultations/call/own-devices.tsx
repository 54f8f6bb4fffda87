import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { DeviceChoice, deviceOf } from './device-choice.tsx'
import { LevelBar } from './level-bar.tsx'
import { MediaTrouble } from './media-trouble.tsx'
import { StreamVideo } from './stream-video.tsx'
import { type useOwnMedia, useDevices } from './use-own-media.ts'

type Media = ReturnType<typeof useOwnMedia>

/** Shows one's own video and microphone with the choice of devices; or why they are not available, and the remedy. */
export function OwnDevices({ media, isVideo }: { media: Media; isVideo: boolean }) {
  const { t } = useTranslation('call')
  const { state: own, retry } = media
  if (own.status === 'failed') return <MediaTrouble cause={own.cause} onRetry={retry} wantsCamera={isVideo} />
  if (own.status === 'starting') return <Starting text={t(isVideo ? 'check.starting' : 'check.startingAudio')} />
  return (
    <>
      {own.cameraCause && <MediaTrouble cause={own.cameraCause} onRetry={retry} isOnlyCamera />}
      <Ready media={media} stream={own.stream} isVideo={isVideo} />
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

type ReadyProps = { media: Media; stream: MediaStream; isVideo: boolean }

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

/** Plays one's own voice through the speaker while it is switched on: without headphones it would cause feedback. */
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
