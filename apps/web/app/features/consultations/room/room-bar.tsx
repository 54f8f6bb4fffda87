import Ellipsis from 'lucide-react/icons/ellipsis'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { nameIn } from '../../../shared/consultations/name-in.ts'
import { PersonPicture } from '../../../shared/consultations/person-picture.tsx'
import { classes } from '../../../ui/classes.ts'
import type { RoomState } from './room-state.ts'
import type { Room } from './room.ts'
import { RoomMenu } from './room-menu.tsx'
import { findSharedKundli } from './shown-birth.ts'
import { typingWord } from './typing-word.ts'

const menuId = 'room-menu'

type RoomBarProps = { room: Room; state: RoomState; children: ReactNode }

/** Shows the other side and their presence, the further actions, and the end button. */
export function RoomBar({ room, state, children }: RoomBarProps) {
  const { t } = useTranslation('consultations')
  const { consultation } = state
  const other = room.side === 'user' ? consultation.acharya : consultation.user
  const name = nameIn(other, useLanguage())
  return (
    <header className="flex items-center gap-2 border-b border-rule bg-paper-raised px-3 py-2 sm:px-5">
      <PersonPicture person={other} name={name} size={40} />
      <div className="min-w-0 grow">
        <h1 className="line-clamp-2 text-base leading-tight wrap-anywhere sm:text-lg">{name}</h1>
        <Presence room={room} state={state} />
      </div>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={t('menu.open')}
        className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-paper-sunk"
      >
        <Ellipsis aria-hidden="true" size={22} />
      </button>
      <RoomMenu
        menuId={menuId}
        consultation={consultation}
        shared={findSharedKundli(consultation, state.messages)}
        side={room.side}
      />
      {children}
    </header>
  )
}

/** Shows Typing.../Online as the specification defines it; on a lost connection, whose it is. */
function Presence({ room, state: { consultation, isOtherTyping, connection } }: Omit<RoomBarProps, 'children'>) {
  const { t } = useTranslation('consultations')
  const isThere = room.side === 'user' ? consultation.present.acharya : consultation.present.user
  const [word, isGood] =
    connection === 'connected'
      ? isOtherTyping
        ? ([typingWord(room, consultation), true] as const)
        : isThere
          ? (['online', true] as const)
          : (['away', false] as const)
      : (['reconnecting', false] as const)
  return (
    <p role="status" className={classes('truncate text-sm', isGood ? 'text-peacock' : 'text-ink-soft')}>
      {t(`presence.${word}`)}
    </p>
  )
}
