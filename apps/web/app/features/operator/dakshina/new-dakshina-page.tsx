import { createDakshina } from '@sankalp/contract/dakshina-editing.calls'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { moveMoney } from '../../../lib/api/move-money.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { operatorKeys } from '../api/operator-keys.ts'
import { EditForm } from '../edit/edit-form.tsx'
import { dakshinaFields, emptyPreset, toBody } from './dakshina-fields.ts'

/** /admin/new/dakshina: adds a suggested amount. */
export function NewDakshinaPage() {
  const { t } = useTranslation('operator')
  const navigate = useNavigate()
  const client = useQueryClient()
  return (
    <div className="grid gap-6">
      <PageHead title={t('dakshina.new')} description={t('description')} hidden />
      <Heading level={1}>{t('dakshina.new')}</Heading>
      <EditForm
        label={t('dakshina.new')}
        fields={dakshinaFields(t)}
        values={emptyPreset}
        saveLabel={t('dakshina.create')}
        savedText={t('edit.saved')}
        save={async (values) => {
          await moveMoney(createDakshina, { body: toBody(values) })
          void client.invalidateQueries({ queryKey: operatorKeys.lists() })
          await navigate('/admin/list/dakshina')
        }}
      />
    </div>
  )
}
