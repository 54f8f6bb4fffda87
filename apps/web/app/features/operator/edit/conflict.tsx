import type { TextValues } from '../../../lib/form/rules-resolver.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { EditField } from './edit-fields.tsx'

type Props = {
  fields: readonly EditField[]
  before: TextValues
  now: TextValues
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/** Shown when another operator has saved the same record: their changes, and the choice of which version to use. */
export function Conflict({ fields, before, now, onTakeTheirs, onKeepMine }: Props) {
  const { t } = useTranslation('operator')
  const changed = fields.filter(({ name }) => now[name] !== before[name])
  return (
    <div role="alert">
      <Notice
        kind="warning"
        title={t('edit.conflict.title')}
        actions={
          <>
            <Button kind="quiet" onClick={onTakeTheirs}>
              {t('edit.conflict.theirs')}
            </Button>
            <Button kind="quiet" onClick={onKeepMine}>
              {t('edit.conflict.mine')}
            </Button>
          </>
        }
      >
        <p>{t(changed.length > 0 ? 'edit.conflict.now' : 'edit.conflict.elsewhere')}</p>
        <ul className="mt-1 list-disc pl-5">
          {changed.map((field) => (
            <li key={field.name} className="wrap-anywhere">
              {field.label}: <q>{valueText(field, now[field.name] ?? '')}</q>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}

function valueText(field: EditField, value: string): string {
  if (!('choices' in field)) return value || '–'
  return value
    .split(',')
    .map((key) => field.choices.find((choice) => choice.value === key)?.text ?? key)
    .join(', ')
}
