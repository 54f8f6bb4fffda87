import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { Button } from '../../../ui/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { EndDialog } from '../room/end-dialog.tsx'
import { MeterStrip } from '../room/meter-strip.tsx'
import type { RoomState } from '../room/room-state.ts'
import type { Room } from '../room/room.ts'
import { OwnDevices } from './own-devices.tsx'
import type { useOwnMedia } from './use-own-media.ts'

type DeviceCheckProps = {
  room: Room
  state: RoomState
  media: ReturnType<typeof useOwnMedia>
  isVideo: boolean
  iceError: unknown
  onIceRetry: () => void
  onJoin: () => void
}

/** Lets users see and hear themselves and choose their devices before the other side does. */
export function DeviceCheck({ room, state, media, isVideo, iceError, onIceRetry, onJoin }: DeviceCheckProps) {
  const { t } = useTranslation(['call', 'consultations'])
  const language = useLanguage()
  const { consultation, toldAt } = state
  const other = room.side === 'user' ? consultation.acharya : consultation.user
  const { state: own } = media
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
          <OwnDevices media={media} isVideo={isVideo} />
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
        <Button disabled={own.status !== 'ready'} onClick={onJoin} className="grow sm:grow-0">
          {t(own.status === 'ready' && own.cameraCause ? 'check.withoutCamera' : 'check.join')}
        </Button>
      </div>
    </>
  )
}
