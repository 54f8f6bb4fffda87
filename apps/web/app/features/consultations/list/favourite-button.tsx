import type { Acharya } from '@sankalp/contract/acharyas'
import Heart from 'lucide-react/icons/heart'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { chipClasses } from '../../../ui/button.tsx'
import { useMarkFavourite } from './api/favourites.ts'

type FavouriteButtonProps = { acharya: Pick<Acharya, '_id' | 'name'>; isMarked: boolean }

export function FavouriteButton({ acharya: { _id: acharyaId, name }, isMarked }: FavouriteButtonProps) {
  const { t } = useTranslation('find-acharya')
  const { mutate } = useMarkFavourite()
  const press = () =>
    mutate({ acharyaId, isMarked: !isMarked }, { onError: () => showToast('error', t('card.favouriteFailed')) })
  return (
    <button type="button" aria-pressed={isMarked} onClick={press} className={chipClasses('size-12 shrink-0 px-0!')}>
      <Heart size={22} />
      <span className="sr-only">{t(isMarked ? 'card.isFavourite' : 'card.favourite', { name })}</span>
    </button>
  )
}
