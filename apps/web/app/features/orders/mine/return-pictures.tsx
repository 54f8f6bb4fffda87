import { returnPictures } from '@sankalp/contract/order-rules'
import type { Order } from '@sankalp/contract/orders'
import type { ChangeEvent } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { FileField } from '../../../ui/file-field.tsx'
import { FormMessage, Notice } from '../../../ui/notice.tsx'
import { useAddReturnPicture } from '../api/change-order.ts'

type ReturnPicturesProps = { order: Order; asked: NonNullable<Order['return']> }

/** Shows a requested return: its reason, text and pictures, with a field for more pictures until it is decided. */
export function ReturnPictures({ order, asked }: ReturnPicturesProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const { add, isPending, error } = useAddReturnPicture(order._id)
  const { reason, note, pictures } = asked
  const isOpen = order.status === 'returnRequested'

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // Reset the field, so that the same file can be chosen again after a failure.
    target.value = ''
    if (!file) return
    try {
      await add(file)
      showToast('success', t('return.pictureAdded'))
    } catch {
      // The message below shows the reason.
    }
  }
  return (
    <Notice
      kind="info"
      title={t(isOpen ? 'return.asked' : order.status === 'returned' ? 'return.accepted' : 'return.refused')}
    >
      <div className="grid gap-3">
        <p className="wrap-anywhere">
          {t(`return.reasons.${reason}`)}
          {note && `: ${note}`}
        </p>
        {pictures.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {pictures.map((url, index) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener" className="block">
                  <img
                    src={url}
                    alt={t('return.picture', { number: index + 1 })}
                    width={80}
                    height={80}
                    className="size-20 rounded-md object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
        {isOpen && pictures.length < returnPictures.most && (
          <FileField
            label={t('return.pictures')}
            hint={t('return.picturesHint', { most: returnPictures.most })}
            button={isPending ? t('return.sendingPicture') : t('return.addPicture')}
            accept="image/jpeg,.jpg,.jpeg"
            disabled={isPending}
            onChange={(event) => void choose(event)}
          />
        )}
        <FormMessage
          text={
            Boolean(error) && !isPending && t('return.pictureFailed', { why: errorWords(error, language, '') }).trim()
          }
        />
      </div>
    </Notice>
  )
}
