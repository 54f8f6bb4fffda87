import X from 'lucide-react/icons/x'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { chipClasses } from '../../../ui/button.tsx'
import { useChoiceWords } from './choice-words.ts'
import { type ListWish, choiceNames } from './list-address.ts'

type ChipsProps = { wish: ListWish; onChange: (wish: ListWish) => void }

/** Shows every active filter, each removable with a press. */
export function Chips({ wish, onChange }: ChipsProps) {
  const { t } = useTranslation('find-acharya')
  const wordsOf = useChoiceWords()
  const chosen = choiceNames.flatMap((name) => (wish[name] ? [{ name, text: wordsOf(name, wish[name]) }] : []))
  const all: { name: keyof ListWish; text: string }[] = [
    ...(wish.q ? [{ name: 'q' as const, text: `“${wish.q}”` }] : []),
    ...(wish.favourites ? [{ name: 'favourites' as const, text: t('filters.favourites') }] : []),
    ...chosen,
  ]
  if (all.length === 0) return null
  return (
    <ul aria-label={t('filters.chosen')} className="flex flex-wrap gap-2">
      {all.map(({ name, text }) => (
        <li key={name}>
          <button
            type="button"
            aria-pressed="true"
            aria-label={t('filters.remove', { what: text })}
            onClick={() => onChange({ ...wish, [name]: undefined })}
            className={chipClasses('text-left wrap-anywhere')}
          >
            {text}
            <X size={18} />
          </button>
        </li>
      ))}
      {all.length > 1 && (
        <li>
          <button
            type="button"
            onClick={() => onChange(wish.sort ? { sort: wish.sort } : {})}
            className={chipClasses()}
          >
            {t('filters.clear')}
          </button>
        </li>
      )}
    </ul>
  )
}
