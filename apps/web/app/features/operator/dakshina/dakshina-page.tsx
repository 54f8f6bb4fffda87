import { getKeptDakshina, saveDakshina } from '@sankalp/contract/dakshina-editing.calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { moveMoney } from '../../../lib/api/move-money.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { operatorKeys } from '../api/operator-keys.ts'
import { EditForm } from '../edit/edit-form.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { dakshinaFields, toBody, toValues } from './dakshina-fields.ts'

/** /admin/keep/dakshina/…: one of the suggested amounts. */
export function DakshinaPage({ presetId }: { presetId: string }) {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: operatorKeys.dakshina(presetId),
    queryFn: ({ signal }) => callApi(getKeptDakshina, { params: { presetId }, signal }),
  })
  return (
    <div className="grid gap-6">
      <PageHead title={t('nav.dakshina')} description={t('description')} hidden />
      <Heading level={1}>{t('nav.dakshina')}</Heading>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {data && (
        <EditForm
          label={t('nav.dakshina')}
          fields={dakshinaFields(t)}
          values={toValues(data.preset)}
          version={data.preset.version}
          readNow={(now) => toValues(now as never)}
          saveLabel={t('edit.save')}
          savedText={t('edit.saved')}
          save={async (values, version) => {
            putAnswer(
              client,
              operatorKeys.dakshina(presetId),
              await moveMoney(saveDakshina, { params: { presetId }, body: { ...toBody(values), version } }),
            )
            void client.invalidateQueries({ queryKey: operatorKeys.lists() })
          }}
        />
      )}
    </div>
  )
}
