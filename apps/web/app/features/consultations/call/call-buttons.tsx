import BookOpen from 'lucide-react/icons/book-open'
import Ellipsis from 'lucide-react/icons/ellipsis'
import MessageCircle from 'lucide-react/icons/message-circle'
import Mic from 'lucide-react/icons/mic'
import MicOff from 'lucide-react/icons/mic-off'
import Orbit from 'lucide-react/icons/orbit'
import PhoneOff from 'lucide-react/icons/phone-off'
import Video from 'lucide-react/icons/video'
import VideoOff from 'lucide-react/icons/video-off'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { EndDialog } from '../room/end-dialog.tsx'
import type { Room } from '../room/room.ts'
import type { CallPanel } from './call-stage.tsx'

type CallButtonsProps = {
  room: Room
  isVideo: boolean
  hasCamera: boolean
  hasChart: boolean
  hasRite: boolean
  isMicOn: boolean
  isCameraOn: boolean
  panel: CallPanel | null
  hasNews: boolean
  onMic: () => void
  onCamera: () => void
  onPanel: (panel: CallPanel) => void
}

const icon = { 'aria-hidden': true, size: 24 } as const

/** Shows five round buttons, each with its label; in the call of a pooja, one more for its steps on a phone. */
export function CallButtons({
  room,
  isVideo,
  hasCamera,
  hasChart,
  hasRite,
  isMicOn,
  isCameraOn,
  panel,
  hasNews,
  onMic,
  onCamera,
  onPanel,
}: CallButtonsProps) {
  const { t } = useTranslation('call')
  return (
    <div
      role="toolbar"
      aria-label={t('buttons.label')}
      className={classes(
        'grid justify-center gap-1 border-t border-rule bg-paper-raised px-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
        hasRite ? 'grid-cols-6 lg:grid-cols-[repeat(5,minmax(0,7rem))]' : 'grid-cols-[repeat(5,minmax(0,7rem))]',
      )}
    >
      <Round word={t(isMicOn ? 'buttons.micOn' : 'buttons.micOff')} isLit={!isMicOn} onClick={onMic}>
        {isMicOn ? <Mic {...icon} /> : <MicOff {...icon} />}
      </Round>
      {isVideo ? (
        <Round
          word={t(isCameraOn && hasCamera ? 'buttons.cameraOn' : 'buttons.cameraOff')}
          isLit={!isCameraOn}
          disabled={!hasCamera}
          onClick={onCamera}
        >
          {isCameraOn && hasCamera ? <Video {...icon} /> : <VideoOff {...icon} />}
        </Round>
      ) : (
        <Round word={t('buttons.chart')} disabled={!hasChart} onClick={() => onPanel('chart')}>
          <Orbit {...icon} />
        </Round>
      )}
      <Round
        word={hasNews ? t('chat.news') : t('buttons.chat')}
        isLit={panel === 'chat' || hasNews}
        isExpanded={panel === 'chat'}
        onClick={() => onPanel('chat')}
      >
        <MessageCircle {...icon} />
      </Round>
      {hasRite && (
        <Round
          word={t('buttons.rite')}
          isLit={panel === 'rite'}
          isExpanded={panel === 'rite'}
          className="lg:hidden"
          onClick={() => onPanel('rite')}
        >
          <BookOpen {...icon} />
        </Round>
      )}
      <Round word={t('buttons.more')} onClick={() => onPanel('more')}>
        <Ellipsis {...icon} />
      </Round>
      <EndDialog room={room} label={t('buttons.end')}>
        {(open) => (
          <Round word={t('buttons.end')} isEnd onClick={open}>
            <PhoneOff {...icon} />
          </Round>
        )}
      </EndDialog>
    </div>
  )
}

type RoundProps = {
  word: string
  children: ReactNode
  isLit?: boolean
  isEnd?: boolean
  isExpanded?: boolean
  disabled?: boolean
  className?: string
  onClick: () => void
}

function Round({ word, children, isLit, isEnd, isExpanded, disabled, className, onClick }: RoundProps) {
  const look = isEnd
    ? 'border-sindoor bg-sindoor text-on-sindoor'
    : isLit
      ? 'border-marigold bg-marigold text-on-marigold'
      : 'border-rule-strong bg-paper text-ink'
  return (
    <button
      type="button"
      disabled={disabled}
      aria-expanded={isExpanded}
      onClick={onClick}
      className={classes(
        'group grid min-w-0 justify-items-center gap-1 text-center text-sm leading-tight disabled:text-ink-soft',
        className,
      )}
    >
      <span
        className={classes(
          'grid size-14 place-items-center rounded-full border group-disabled:border-rule group-disabled:bg-paper-sunk group-disabled:text-ink-soft',
          look,
        )}
      >
        {children}
      </span>
      <span className="max-w-full wrap-anywhere">{word}</span>
    </button>
  )
}
