import X from 'lucide-react/icons/x'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Composer } from '../room/composer.tsx'
import { MessageList } from '../room/message-list.tsx'
import type { RoomState } from '../room/room-state.ts'
import type { Room } from '../room/room.ts'

/** Shows the messages of the same room: beside the call on a wide screen, over it on a phone. */
export function SideChat({ room, state, onClose }: { room: Room; state: RoomState; onClose: () => void }) {
  const { t } = useTranslation('call')
  return (
    <section
      aria-label={t('chat.title')}
      className="flex min-h-0 flex-col border-rule bg-paper max-lg:absolute max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-10 max-lg:h-[75%] max-lg:rounded-t-lg max-lg:border-t max-lg:shadow-lift lg:w-96 lg:shrink-0 lg:border-l"
    >
      <header className="flex items-center justify-between gap-2 border-b border-rule pl-4">
        <h2 className="text-lg">{t('chat.title')}</h2>
        <button
          type="button"
          aria-label={t('chat.close')}
          onClick={onClose}
          className="grid size-12 place-items-center rounded-full hover:bg-paper-sunk"
        >
          <X aria-hidden="true" size={22} />
        </button>
      </header>
      <MessageList room={room} state={state} />
      <Composer room={room} consultation={state.consultation} />
    </section>
  )
}
