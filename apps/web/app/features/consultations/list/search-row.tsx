import Search from 'lucide-react/icons/search'
import type { FormEvent } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

type SearchRowProps = { q: string; path: string; onSearch: (q: string) => void }

/** The key remounts it when the address changes, so that the back button restores the search. */
export function SearchRow({ q, path, onSearch }: SearchRowProps) {
  const { t } = useTranslation('find-acharya')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    onSearch(typeof q === 'string' ? q.trim() : '')
  }
  return (
    <form
      role="search"
      method="get"
      action={path}
      onSubmit={submit}
      className="grid grid-cols-[1fr_auto] items-end gap-2"
    >
      <TextField
        label={t('search.label')}
        name="q"
        type="search"
        defaultValue={q}
        maxLength={100}
        autoComplete="off"
        placeholder={t('search.label')}
        className="max-sm:[&_label]:sr-only sm:[&_input]:placeholder:text-transparent"
        enterKeyHint="search"
      />
      <Button type="submit" kind="quiet" aria-label={t('search.submit')} icon={<Search size={20} />} className="px-3!">
        <span className="max-sm:sr-only">{t('search.submit')}</span>
      </Button>
    </form>
  )
}
