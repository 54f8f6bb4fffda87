import type { Consultation } from '@sankalp/contract/live/consultations'
import type { SentAttachment } from '@sankalp/contract/live/messages'
import CalendarDays from 'lucide-react/icons/calendar-days'
import ImageIcon from 'lucide-react/icons/image'
import Orbit from 'lucide-react/icons/orbit'
import Plus from 'lucide-react/icons/plus'
import Users from 'lucide-react/icons/users'
import { type ChangeEvent, Suspense, lazy, useRef, useState } from 'react'
import { retryImport } from '../../../lib/lazy-form/retry-import.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { readChosenPlace } from '../../../shared/places/chosen-place.ts'
import { PopoverCard, closePopover } from '../../../ui/popover-card.tsx'
import { newMessage } from './new-message.ts'
import type { Room } from './room.ts'

const ShareDialog = lazy(() => retryImport(() => import('./share-dialog.tsx')))

const menuId = 'attach-menu'
const rowClasses = 'flex min-h-12 w-full items-center gap-3 px-5 py-2 text-left hover:bg-paper-sunk'

type AttachMenuProps = { room: Room; consultation: Consultation }

/** Offers a picture, a chart, a match or the day's panchang, each with a tap or two. */
export function AttachMenu({ room, consultation }: AttachMenuProps) {
  const { t } = useTranslation('consultations')
  const [sharing, setSharing] = useState<'kundli' | 'match' | null>(null)
  const files = useRef<HTMLInputElement>(null)
  const share = (attachment: SentAttachment, text: string) => room.write(newMessage(text, { attachment }))

  const choosePicture = ({ target }: ChangeEvent<HTMLInputElement>) => {
    for (const file of target.files ?? []) room.write(newMessage(t('share.picture'), { file }))
    // Reset the field, so that the same picture can be chosen again.
    target.value = ''
  }
  const openFiles = () => {
    closePopover(menuId)
    files.current?.click()
  }
  const sharePanchang = () => {
    closePopover(menuId)
    const { slug, zone, label } = readChosenPlace()
    const date = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date())
    // A point between places has no name that the other side's page could request.
    share(
      { kind: 'panchang', city: slug ?? 'delhi', date },
      t('share.panchangText', { place: slug ? label.en : 'Delhi', date }),
    )
  }
  const openSharing = (kind: 'kundli' | 'match') => {
    closePopover(menuId)
    setSharing(kind)
  }
  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={t('share.open')}
        className="grid size-12 shrink-0 place-items-center rounded-full hover:bg-paper-sunk"
      >
        <Plus aria-hidden="true" size={24} />
      </button>
      <PopoverCard id={menuId} label={t('share.label')}>
        <ul className="py-2">
          <li>
            <button type="button" className={rowClasses} onClick={openFiles}>
              <ImageIcon aria-hidden="true" size={20} />
              {t('share.picture')}
            </button>
          </li>
          <li>
            <button type="button" className={rowClasses} onClick={() => openSharing('kundli')}>
              <Orbit aria-hidden="true" size={20} />
              {t('share.kundli')}
            </button>
          </li>
          <li>
            <button type="button" className={rowClasses} onClick={() => openSharing('match')}>
              <Users aria-hidden="true" size={20} />
              {t('share.match')}
            </button>
          </li>
          <li>
            <button type="button" className={rowClasses} onClick={sharePanchang}>
              <CalendarDays aria-hidden="true" size={20} />
              {t('share.panchang')}
            </button>
          </li>
        </ul>
      </PopoverCard>
      <input
        ref={files}
        type="file"
        accept="image/jpeg,image/png,image/*"
        multiple
        aria-label={t('share.picture')}
        tabIndex={-1}
        onChange={choosePicture}
        className="sr-only"
      />
      {sharing && (
        <Suspense fallback={null}>
          <ShareDialog kind={sharing} consultation={consultation} onShare={share} onClose={() => setSharing(null)} />
        </Suspense>
      )}
    </>
  )
}
