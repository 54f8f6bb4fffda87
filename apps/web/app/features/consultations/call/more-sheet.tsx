import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { Consultation } from '@sankalp/contract/live/consultations'
import { type RefObject, Suspense, lazy } from 'react'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { ShownDialog } from '../room/shown-dialog.tsx'
import type { CallPanel } from './call-stage.tsx'
import { DeviceChoice, deviceOf } from './device-choice.tsx'
import { useDevices } from './use-own-media.ts'

const ConductDialog = lazy(() => retryImport(() => import('../room/conduct-dialog.tsx')))
const ReportDialog = lazy(() => retryImport(() => import('../room/report-dialog.tsx')))
const ChartSheet = lazy(() => retryImport(() => import('../room/chart-sheet.tsx')))

type MoreSheetProps = {
  panel: CallPanel | null
  onPanel: (panel: CallPanel | null) => void
  consultation: Consultation
  side: ConsultationSide
  stream: MediaStream
  video: RefObject<HTMLVideoElement | null>
  speaker: string
  onSpeaker: (id: string) => void
  onDevice: (choice: { camera?: string; microphone?: string }) => void
  isVideo: boolean
}

/** The less frequent actions: devices, the small window, the chart, the code of conduct, report and block. */
export function MoreSheet({ panel, onPanel, consultation, side, ...devices }: MoreSheetProps) {
  const close = () => onPanel(null)
  return (
    <Suspense fallback={null}>
      {panel === 'more' && <More onPanel={onPanel} hasChart={consultation.intake !== null} {...devices} />}
      {panel === 'chart' && <ChartSheet consultation={consultation} side={side} onClose={close} />}
      {panel === 'conduct' && <ConductDialog onClose={close} />}
      {panel === 'report' && <ReportDialog consultation={consultation} side={side} onClose={close} />}
    </Suspense>
  )
}

type MoreProps = Omit<MoreSheetProps, 'panel' | 'consultation' | 'side'> & { hasChart: boolean }

function More({ onPanel, stream, video, speaker, onSpeaker, onDevice, isVideo, hasChart }: MoreProps) {
  const { t } = useTranslation('call')
  const devices = useDevices(true)
  const [camera, microphone] = [deviceOf(stream, 'video'), deviceOf(stream, 'audio')]
  const canChooseSpeaker = 'setSinkId' in HTMLMediaElement.prototype
  const showSmall = async () => {
    onPanel(null)
    if (document.pictureInPictureElement) await document.exitPictureInPicture()
    else await video.current?.requestPictureInPicture()
  }
  return (
    <ShownDialog title={t('more.title')} onClose={() => onPanel(null)}>
      <div className="grid gap-4">
        {canChooseSpeaker && (
          <DeviceChoice kind="speaker" devices={devices.speaker} value={speaker || undefined} onChange={onSpeaker} />
        )}
        <DeviceChoice
          kind="microphone"
          devices={devices.microphone}
          value={microphone}
          onChange={(id) => onDevice({ microphone: id, ...(camera && { camera }) })}
        />
        {isVideo && (
          <DeviceChoice
            kind="camera"
            devices={devices.camera}
            value={camera}
            onChange={(id) => onDevice({ camera: id, ...(microphone && { microphone }) })}
          />
        )}
        {isVideo && document.pictureInPictureEnabled && (
          <Button kind="quiet" onClick={() => void showSmall()}>
            {t(document.pictureInPictureElement ? 'more.endPip' : 'more.pip')}
          </Button>
        )}
        {hasChart && (
          <Button kind="quiet" onClick={() => onPanel('chart')}>
            {t('more.chart')}
          </Button>
        )}
        <Button kind="quiet" onClick={() => onPanel('conduct')}>
          {t('more.conduct')}
        </Button>
        <Button kind="quiet" onClick={() => onPanel('report')}>
          {t('more.report')}
        </Button>
      </div>
    </ShownDialog>
  )
}
