import X from 'lucide-react/icons/x'
import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useMedia } from '../../../lib/use-media.ts'
import { RoomGuide } from '../../../shared/pooja-room/room-guide.tsx'

type RitePanelProps = {
  bookingId: string
  side: ConsultationSide
  /** On a phone: it lies over the picture. */
  isOpen: boolean
  /** On a wide screen: the chat takes its place. */
  isCovered: boolean
  onClose: () => void
}

/** The pooja beside its call: names, gotra and sankalp for the acharya, samagri for the devotee, steps for both. */
export default function RitePanel({ bookingId, side, isOpen, isCovered, onClose }: RitePanelProps) {
  const { t } = useTranslation('pooja-room')
  const isWide = useMedia('(min-width: 64rem)')
  if (isWide ? isCovered : !isOpen) return null
  return (
    <aside
      aria-label={t('guide')}
      className="overflow-y-auto border-rule bg-paper p-4 max-lg:absolute max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:h-[75%] max-lg:rounded-t-lg max-lg:border-t max-lg:shadow-lift lg:w-96 lg:shrink-0 lg:border-l lg:p-5"
    >
      {!isWide && (
        <div className="sticky top-0 -mt-2 flex justify-end">
          <button
            type="button"
            aria-label={t('closeGuide')}
            onClick={onClose}
            className="grid size-12 place-items-center rounded-full bg-paper hover:bg-paper-sunk"
          >
            <X aria-hidden="true" size={22} />
          </button>
        </div>
      )}
      <RoomGuide bookingId={bookingId} side={side === 'user' ? 'devotee' : 'acharya'} />
    </aside>
  )
}
