import { type OperatorListName, operatorLists } from '@sankalp/contract/operator-lists'
import type { OperatorRow } from '@sankalp/contract/operator'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { cellText, wordFor } from '../operator-words.ts'
import { type Column, shownColumns } from './shown-columns.ts'
import { type Action, type Row, listActions } from './actions.ts'

type Props = {
  list: OperatorListName
  rows: readonly OperatorRow[]
  onAct: (action: Action, row: Row, what: string) => void
}

/** What people wrote: a narrow column would make its row very high. */
const longTexts: ReadonlySet<string> = new Set(['about', 'words', 'text'])
/** A table with more columns than this has smaller letters, so that its buttons are in sight. */
const mostAtFullSize = 7

/** A table on a desktop; on a phone each row is a card with the name beside each value. */
export function ListTable({ list, rows, onAct }: Props) {
  const { t } = useTranslation('operator')
  const columns = shownColumns(list, rows)
  const isNumber = (kind: string) => kind === 'rupees' || kind === 'number'
  return (
    // Words are not broken: a table that needs more room than the page scrolls. It is the frame of its hidden texts,
    // which would make the page wider otherwise.
    <div className="relative md:overflow-x-auto">
      <table className={classes('w-full max-md:block', columns.length > mostAtFullSize && 'md:text-sm')}>
        <thead className="text-sm text-ink-soft max-md:sr-only">
          <tr>
            {columns.map(({ name, kind }) => (
              <th
                key={name}
                scope="col"
                className={classes('px-2 pb-1 font-normal first:pl-0', isNumber(kind) ? 'text-right' : 'text-left')}
              >
                {wordFor(t, `columns.${name}`)}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{t('actionsLabel')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {rows.map((row) => (
            <ListRow key={row.id} list={list} columns={columns} row={row} onAct={onAct} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The records with a page of their own, linked in their first column. */
const keptThings: Partial<Record<OperatorListName, string>> = {
  products: '/admin/product',
  poojas: '/admin/keep/pooja',
  acharyas: '/admin/keep/acharya',
  batches: '/admin/keep/batch',
  dakshina: '/admin/keep/dakshina',
  codLimits: '/admin/keep/cod',
  orders: '/admin/keep/order',
}

/** Returns the link of a name in a row, if it has a page. */
function linkOf(list: OperatorListName, column: string, row: Row): string | null {
  if ((list === 'users' || list === 'operators') && column === 'name') return `/admin/account/${row.id}`
  const keeps = keptThings[list]
  if (keeps && column === Object.keys(operatorLists[list].columns)[0]) return `${keeps}/${row.id}`
  if (list === 'applications' && column === 'name') return `/admin/application/${row.id}`
  if (list === 'proposals' && column === 'account' && row.kind === 'payout') return `/admin/payout/${row.id}`
  return null
}

function Cell({ text, link }: { text: string; link: string | null }) {
  const { t } = useTranslation('operator')
  if (link === null) return text
  return (
    <a href={link} className="underline">
      {text === '–' ? t('unnamed') : text}
    </a>
  )
}

/** A day and a time that break only between the two. */
function Instant({ text }: { text: string }) {
  const [day = text, time] = text.split(', ')
  if (time === undefined) return text
  return (
    <>
      <span className="whitespace-nowrap">{day},</span> <span className="whitespace-nowrap">{time}</span>
    </>
  )
}

type ListRowProps = Omit<Props, 'rows'> & { columns: readonly Column[]; row: OperatorRow }

function ListRow({ list, columns, row, onAct }: ListRowProps) {
  const { t } = useTranslation('operator')
  const language = useLanguage()
  const all = Object.keys(operatorLists[list].columns)
  const named: Row = { id: row.id, ...Object.fromEntries(all.map((name, index) => [name, row.cells[index]])) }
  const texts = columns.map(({ kind, index }) => cellText(t, kind, row.cells[index] ?? null, language))
  const offered = (listActions[list] ?? []).filter(({ isOffered }) => isOffered(named))
  const shown = offered.filter(({ onOwnPage }) => !onOwnPage)
  const ownPage = shown.length < offered.length ? linkOf(list, all[0]!, named) : null
  return (
    <tr className="align-baseline max-md:grid max-md:gap-1 max-md:rounded-md max-md:border max-md:border-rule max-md:bg-paper-raised max-md:p-3 md:border-t md:border-rule">
      {columns.map(({ name, kind }, index) => (
        <td
          key={name}
          className={classes(
            'py-1 max-md:flex max-md:justify-between max-md:gap-4 md:px-2 md:py-2.5 md:first:pl-0',
            (kind === 'rupees' || kind === 'number') && 'tabular md:text-right',
            kind === 'instant' && 'tabular',
            longTexts.has(name) && 'md:min-w-56',
          )}
        >
          <span aria-hidden="true" className="text-sm text-ink-soft md:hidden">
            {wordFor(t, `columns.${name}`)}
          </span>
          <span
            className={classes(
              'min-w-0 max-md:text-right',
              kind === 'rupees' || name === 'phone' ? 'whitespace-nowrap' : 'wrap-break-word max-md:wrap-anywhere',
            )}
          >
            {kind === 'instant' ? (
              <Instant text={texts[index]!} />
            ) : (
              <Cell text={texts[index]!} link={linkOf(list, name, named)} />
            )}
          </span>
        </td>
      ))}
      <td className="py-1 md:sticky md:right-0 md:bg-paper md:pl-2">
        <div className="flex flex-wrap justify-end gap-2">
          {ownPage !== null && (
            <LinkButton kind="quiet" className="px-3" href={ownPage}>
              {t('look')}
            </LinkButton>
          )}
          {shown.map((action) => (
            <Button
              key={action.name}
              kind={action.isGrave ? 'danger' : 'quiet'}
              className="px-3 whitespace-nowrap"
              onClick={() => onAct(action, named, texts.slice(0, 3).join(' · '))}
            >
              {wordFor(t, `actions.${action.name}`)}
            </Button>
          ))}
        </div>
      </td>
    </tr>
  )
}
