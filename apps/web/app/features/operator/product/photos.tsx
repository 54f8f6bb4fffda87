import type { KeptProduct } from '@sankalp/contract/shop-editing'
import { arrangeProductPhotos } from '@sankalp/contract/shop-editing.calls'
import { productTexts } from '@sankalp/contract/shop-editing-rules'
import { productPhotos } from '@sankalp/contract/shop-keys'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { moveMoney } from '../../../lib/api/move-money.ts'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { useSendingPictures } from '../../../lib/use-sending-pictures.ts'
import { Button } from '../../../ui/button.tsx'
import { FileField } from '../../../ui/file-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useAddPhoto, useTakeProduct } from '../api/product.ts'
import { EditForm } from '../edit/edit-form.tsx'

type Photo = KeptProduct['photos'][number]
type Arrange = (photos: readonly Photo[]) => Promise<void>

/** The photos of a product: uploaded one after the other, sorted, described, removed. */
export function Photos({ product }: { product: KeptProduct }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const { photos, productId, version } = product
  const { most } = productPhotos
  const { mutateAsync, error } = useAddPhoto(productId)
  const { sending, choose } = useSendingPictures(most - photos.length, mutateAsync)
  const take = useTakeProduct()
  const arranging = useMutation({
    mutationFn: (asked: readonly Photo[]) => {
      const body = { photos: asked.map(({ photoId, altEn, altHin }) => ({ photoId, altEn, altHin })), version }
      return moveMoney(arrangeProductPhotos, { params: { productId }, body })
    },
    onSuccess: (answer) => take(answer.product),
  })
  const arrange: Arrange = async (asked) => void (await arranging.mutateAsync(asked))

  const isFull = photos.length >= most
  return (
    <section className="grid gap-4 border-t border-rule pt-6">
      <Heading level={2}>{t('photos.title')}</Heading>
      {photos.length === 0 && <p className="text-ink-soft">{t('photos.none')}</p>}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {photos.map((photo, index) => (
          <PhotoCard
            key={photo.photoId}
            photo={photo}
            index={index}
            photos={photos}
            arrange={arrange}
            isBusy={arranging.isPending}
          />
        ))}
      </ul>
      <FormMessage text={arranging.error !== null && errorWords(arranging.error, language, t('edit.failed'))} />
      <FileField
        label={t('photos.add')}
        hint={t(isFull ? 'photos.full' : 'photos.hint', { most })}
        button={t('photos.choose')}
        accept="image/jpeg,image/png,image/*"
        multiple
        disabled={sending !== null || isFull}
        onChange={(event) => void choose(event)}
      />
      <output className="tabular text-sm text-ink-soft empty:hidden">{sending && t('photos.sending', sending)}</output>
      <FormMessage text={error !== null && errorWords(error, language, t('edit.failed'))} />
    </section>
  )
}

type CardProps = { photo: Photo; index: number; photos: readonly Photo[]; arrange: Arrange; isBusy: boolean }

function PhotoCard({ photo, index, photos, arrange, isBusy }: CardProps) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const [isAsking, setIsAsking] = useState(false)
  const number = index + 1
  const alt = language === 'en' ? photo.altEn : photo.altHin
  // The list shows the reason of a failure.
  const act = (asked: readonly Photo[]) => void arrange(asked).catch(() => undefined)
  const forward = () =>
    act(photos.map((one, place) => (place === index - 1 ? photo : place === index ? photos[index - 1]! : one)))
  return (
    <li className="grid content-start gap-2 rounded-md border border-rule bg-paper-raised p-3">
      <img
        src={photo.url}
        alt={alt}
        loading="lazy"
        className="aspect-4/3 w-full rounded-md bg-paper-sunk object-contain"
      />
      <p className="text-sm text-ink-soft">{t(index === 0 ? 'photos.first' : 'photos.place', { number })}</p>
      <div className="flex flex-wrap gap-2">
        {index > 0 && (
          <Button
            kind="quiet"
            className="grow px-2"
            disabled={isBusy}
            aria-label={t('photos.forwardNumber', { number })}
            onClick={forward}
          >
            {t('photos.forward')}
          </Button>
        )}
        {isAsking ? (
          <>
            <Button
              kind="danger"
              className="grow px-2"
              disabled={isBusy}
              onClick={() => act(photos.filter((one) => one !== photo))}
            >
              {t('photos.yes')}
            </Button>
            <Button kind="quiet" className="grow px-2" disabled={isBusy} onClick={() => setIsAsking(false)}>
              {t('photos.no')}
            </Button>
          </>
        ) : (
          <Button
            kind="quiet"
            className="grow px-2"
            disabled={isBusy}
            aria-label={t('photos.removeNumber', { number })}
            onClick={() => setIsAsking(true)}
          >
            {t('photos.remove')}
          </Button>
        )}
      </div>
      <details>
        <summary className="flex min-h-12 cursor-pointer items-center">{t('photos.words')}</summary>
        <EditForm
          key={`${photo.altEn} ${photo.altHin}`}
          label={t('photos.wordsOf', { number })}
          fields={(['altEn', 'altHin'] as const).map((name) => ({
            name,
            label: t(`photos.${name}`),
            kind: 'line',
            max: productTexts.name,
            isHindi: name === 'altHin',
          }))}
          values={{ altEn: photo.altEn, altHin: photo.altHin }}
          saveLabel={t('edit.save')}
          savedText={t('edit.saved')}
          isNarrow
          save={({ altEn = '', altHin = '' }) =>
            arrange(photos.map((one) => (one === photo ? { ...photo, altEn, altHin } : one)))
          }
        />
      </details>
    </li>
  )
}
