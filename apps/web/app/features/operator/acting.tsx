import { Suspense, lazy, useEffect, useState } from 'react'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import type { Action, Row } from './list/actions.ts'
import { wordFor } from './operator-words.ts'

/** Forms are half of this page's code, so load them after it, before the user presses a button. */
const loadActDialog = () => import('./list/act-dialog.tsx')
const ActDialog = lazy(async () => ({ default: (await loadActDialog()).ActDialog }))

/** Returns a function that opens the dialog of an action, and the dialog itself. */
export function useActDialog() {
  const [doing, setDoing] = useState<{ action: Action; row: Row; what: string } | null>(null)
  // If this fails, the press that needs it tries again.
  useEffect(() => void loadActDialog().catch(() => undefined), [])
  const dialog = doing && (
    <Suspense fallback={null}>
      <ActDialog key={`${doing.row.id} ${doing.action.name}`} {...doing} onClose={() => setDoing(null)} />
    </Suspense>
  )
  return { act: (action: Action, row: Row, what: string) => setDoing({ action, row, what }), dialog }
}

type Props = { actions: readonly Action[] | undefined; row: Row; what: string }

/** The actions that a record's own page offers. */
export function ActionBar({ actions = [], row, what }: Props) {
  const { t } = useTranslation('operator')
  const { act, dialog } = useActDialog()
  return (
    <div className="flex flex-wrap gap-3">
      {actions
        .filter(({ isOffered }) => isOffered(row))
        .map((action) => (
          <Button
            key={action.name}
            kind={action.isGrave ? 'danger' : 'quiet'}
            className="px-3"
            onClick={() => act(action, row, what)}
          >
            {wordFor(t, `actions.${action.name}`)}
          </Button>
        ))}
      {dialog}
    </div>
  )
}
