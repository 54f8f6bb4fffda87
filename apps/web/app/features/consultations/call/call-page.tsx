import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { ConsultationGate } from '../room/consultation-gate.tsx'
import { RoomSkeleton } from '../room/room-skeleton.tsx'
import { CallRoom } from './call-room.tsx'
import { useOneTab } from './one-tab.ts'

/** /audioVideoComponent: an audio or video consultation, and the video call of a booked pooja. */
export function CallPage() {
  return (
    <ConsultationGate kind="call">
      {(consultation, ownId) => (
        <InOneTab key={consultation.requestId} requestId={consultation.requestId}>
          <CallRoom consultation={consultation} ownId={ownId} />
        </InOneTab>
      )}
    </ConsultationGate>
  )
}

function InOneTab({ requestId, children }: { requestId: string; children: React.ReactNode }) {
  const { t } = useTranslation('call')
  const { state, take } = useOneTab(`call-${requestId}`)
  if (state === 'here') return children
  if (state === 'asking') return <RoomSkeleton text={t('opening')} />
  return (
    <EmptyState
      picture="talks"
      title={t('elsewhere.title')}
      actions={<Button onClick={take}>{t('elsewhere.here')}</Button>}
    >
      {t('elsewhere.text')}
    </EmptyState>
  )
}
