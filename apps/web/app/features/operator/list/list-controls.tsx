import { languageTag } from '@sankalp/contract/language'
import { getOperatorListCsv } from '@sankalp/contract/operator.calls'
import {
  type OperatorListName,
  type SearchKey,
  operatorLists,
  readFilters,
  writeFilters,
} from '@sankalp/contract/operator-lists'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { downloadFile } from '../../../lib/download-file.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { AskedList } from '../api/read.ts'
import { wordFor } from '../operator-words.ts'

type Props = { list: OperatorListName; asked: AskedList; onChange: (change: Partial<AskedList>) => void }

/** Search, filters, order, and the export of the list as a spreadsheet. */
export function ListControls({ list, asked, onChange }: Props) {
  const { t } = useTranslation('operator')
  const shape = operatorLists[list]
  const filters = readFilters(shape, asked.filter) ?? {}
  const choose = (name: string, value: string) => {
    const { [name]: _, ...others } = filters
    onChange({ filter: writeFilters(value === '' ? others : { ...others, [name]: value }) })
  }
  return (
    <div className="grid gap-3">
      {shape.searchedBy.length > 0 && (
        <Search
          key={asked.search}
          by={shape.searchedBy}
          search={asked.search}
          onSearch={(search) => onChange({ search })}
        />
      )}
      <div className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
        {Object.entries(shape.filters).map(([name, values]) => (
          <SelectField
            key={name}
            label={wordFor(t, `columns.${name}`)}
            value={filters[name] ?? ''}
            options={[
              { value: '', text: t('all') },
              ...values.map((value) => ({ value, text: wordFor(t, `states.${value}`) })),
            ]}
            onChange={({ target }) => choose(name, target.value)}
          />
        ))}
        <SelectField
          label={t('order')}
          value={asked.sort || shape.sorts[0]!}
          options={shape.sorts.map((value) => ({ value, text: wordFor(t, `sorts.${value}`) }))}
          onChange={({ target }) => onChange({ sort: target.value })}
        />
        <Spreadsheet list={list} asked={asked} />
      </div>
    </div>
  )
}

function Search({
  by,
  search,
  onSearch,
}: {
  by: readonly SearchKey[]
  search: string
  onSearch: (search: string) => void
}) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const what = new Intl.ListFormat(languageTag[language], { type: 'disjunction' }).format(
    by.map((key) => t(`searchedBy.${key}`)),
  )
  const [typed, setTyped] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <search>
      <form onSubmit={submit} className="flex items-end gap-3">
        <TextField
          className="grow"
          type="search"
          label={t('search')}
          hint={t('searchHint', { what })}
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" kind="quiet">
          {t('find')}
        </Button>
      </form>
    </search>
  )
}

function Spreadsheet({ list, asked: { search, sort, filter } }: { list: OperatorListName; asked: AskedList }) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      downloadFile(getOperatorListCsv, { params: { list }, query: { search, filter, ...(sort && { sort }) } }, [list]),
  })
  return (
    <div>
      <Button kind="quiet" busy={isPending && t('busy')} onClick={() => mutate()}>
        {t('csv')}
      </Button>
      <FormMessage text={error !== null && errorWords(error, language, t('failed'))} />
    </div>
  )
}
