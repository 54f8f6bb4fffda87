import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { picturesOfBooking } from '@sankalp/contract/booking-rules'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useAddPicture, useRemovePicture } from '../api/bookings.ts'
import { useSendingPictures } from '../../../lib/use-sending-pictures.ts'

/** Shows and adds up to five pictures of the pooja, sent one after the other. */
export function Pictures({ booking }: { booking: AcharyaBooking }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const { most } = picturesOfBooking
  const { pictures } = booking
  const { mutateAsync, error, sent } = useAddPicture(booking._id)
  const { sending, choose } = useSendingPictures(most - pictures.length, mutateAsync)

  const percent = Math.round(sent * 100)
  const isFull = pictures.length >= most

  return (
    <div className="grid content-start gap-3">
      <FileField
        label={t('pictures.title')}
        hint={t(isFull ? 'pictures.full' : 'pictures.hint', { most })}
        button={t('pictures.add')}
        accept="image/jpeg,image/png,image/*"
        multiple
        disabled={sending !== null || isFull}
        onChange={(event) => void choose(event)}
      />
      <output className="tabular text-sm text-ink-soft empty:hidden">
        {sending && (percent < 100 ? t('pictures.sending', { ...sending, percent }) : t('pictures.preparing'))}
      </output>
      <FormMessage text={Boolean(error) && t('pictures.failed', { why: errorWords(error, language, '') }).trim()} />
      {pictures.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {pictures.map(({ _id, url }, index) => (
            <Picture key={_id} bookingId={booking._id} pictureId={_id} url={url} number={index + 1} />
          ))}
        </ul>
      )}
    </div>
  )
}

type PictureProps = { bookingId: string; pictureId: string; url: string; number: number }

function Picture({ bookingId, pictureId, url, number }: PictureProps) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useRemovePicture(bookingId)
  return (
    <li className="grid content-start gap-1">
      <img
        src={url}
        alt={t('pictures.alt', { number })}
        loading="lazy"
        className="aspect-square w-full rounded-md border border-rule object-cover"
      />
      {isAsking ? (
        <div className="flex flex-wrap items-center gap-2">
          <span className="text-sm">{t('pictures.sure')}</span>
          <Button kind="danger" className="grow px-2" disabled={isPending} onClick={() => mutate(pictureId)}>
            {t('pictures.yes')}
          </Button>
          <Button kind="quiet" className="grow px-2" disabled={isPending} onClick={() => setIsAsking(false)}>
            {t('pictures.no')}
          </Button>
        </div>
      ) : (
        <Button
          kind="quiet"
          className="px-2"
          icon={<Trash aria-hidden="true" size={18} />}
          aria-label={t('pictures.removeNumber', { number })}
          onClick={() => setIsAsking(true)}
        >
          {t('pictures.remove')}
        </Button>
      )}
      <FormMessage text={Boolean(error) && t('pictures.notRemoved', { why: errorWords(error, language, '') }).trim()} />
    </li>
  )
}
