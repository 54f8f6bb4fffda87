import type { OperatorListName } from '@sankalp/contract/operator-lists'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { SelectField } from '../../ui/select-field.tsx'

/** The pages by the work they belong to. The type makes sure that every list has its place. */
const groups = {
  people: ['users', 'acharyas', 'applications'],
  services: ['bookings', 'consultations', 'poojas', 'dakshina'],
  shop: ['orders', 'products', 'stock', 'coupons', 'codLimits'],
  money: ['payments', 'ledger', 'proposals', 'batches'],
  voices: ['letters', 'reports', 'reviews', 'articles'],
  house: ['operators', 'audit', 'security'],
} as const satisfies Record<string, readonly (OperatorListName | 'articles' | 'security')[]>

type Room = (typeof groups)[keyof typeof groups][number] | 'today'
const groupNames = Object.keys(groups) as (keyof typeof groups)[]
const pathOf = (room: Room) =>
  room === 'today' ? '/admin' : room === 'security' ? '/admin/security' : `/admin/list/${room}`
const rooms: Room[] = ['today', ...groupNames.flatMap((group) => groups[group])]

/**
 * Frames every page of the operator's console with its navigation: a list at the side on a desktop, a select field on a
 * phone.
 */
export function OperatorFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('operator')
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const here = pathname.replace(/\/$/, '')
  const optionOf = (room: Room) => ({ value: pathOf(room), text: t(`nav.${room}`) })
  return (
    <div className="page-width grid gap-x-10 py-6 print:block lg:grid-cols-[12rem_minmax(0,1fr)] lg:py-10">
      <nav aria-label={t('nav.label')} className="max-lg:hidden print:hidden lg:sticky lg:top-20 lg:self-start">
        <ul>
          <RoomLink room="today" here={here} />
        </ul>
        {groupNames.map((group) => (
          <section key={group} aria-labelledby={`rooms-${group}`} className="mt-3">
            <h2 id={`rooms-${group}`} className="px-3 font-sans text-sm font-normal text-ink-soft">
              {t(`groups.${group}`)}
            </h2>
            <ul>
              {groups[group].map((room) => (
                <RoomLink key={room} room={room} here={here} />
              ))}
            </ul>
          </section>
        ))}
      </nav>
      <div className="grid min-w-0 content-start gap-6">
        <SelectField
          className="lg:hidden print:hidden"
          label={t('nav.label')}
          value={rooms.some((room) => pathOf(room) === here) ? here : ''}
          prompt={t('nav.choose')}
          options={[
            optionOf('today'),
            ...groupNames.flatMap((group) =>
              groups[group].map((room) => ({ ...optionOf(room), group: t(`groups.${group}`) })),
            ),
          ]}
          onChange={({ target }) => void navigate(target.value)}
        />
        {children}
      </div>
    </div>
  )
}

function RoomLink({ room, here }: { room: Room; here: string }) {
  const { t } = useTranslation('operator')
  const path = pathOf(room)
  return (
    <li>
      <a
        href={path}
        aria-current={here === path ? 'page' : undefined}
        className="flex min-h-10 items-center rounded-md border-l-3 border-transparent px-3 text-ink no-underline hover:bg-paper-sunk aria-[current]:border-marigold aria-[current]:bg-marigold-tint aria-[current]:font-semibold"
      >
        {t(`nav.${room}`)}
      </a>
    </li>
  )
}
