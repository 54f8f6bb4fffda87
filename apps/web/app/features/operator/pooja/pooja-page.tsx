import { getKeptPooja, savePooja } from '@sankalp/contract/pooja-editing.calls'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { moveMoney } from '../../../lib/api/move-money.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { operatorKeys } from '../api/operator-keys.ts'
import { EditForm } from '../edit/edit-form.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { poojaFields, toBody, toValues } from './pooja-fields.ts'

/** /admin/keep/pooja/…: edits all data of one pooja. */
export function PoojaPage({ poojaId }: { poojaId: string }) {
  const { t } = useTranslation(['operator', 'festivals'])
  const language = useLanguage()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: operatorKeys.pooja(poojaId),
    queryFn: ({ signal }) => callApi(getKeptPooja, { params: { poojaId }, signal }),
  })
  const name = data && (language === 'en' ? data.pooja.nameEn : data.pooja.nameHin)
  return (
    <div className="grid gap-6">
      <PageHead title={name ?? t('states.pooja')} description={t('description')} hidden />
      <div className="grid gap-1">
        <Heading level={1}>{name ?? t('states.pooja')}</Heading>
        {data && (
          <p className="flex flex-wrap gap-x-4 text-ink-soft">
            <span>{t('pooja.coming', { count: data.pooja.comingBookings })}</span>
            {data.pooja.listed && (
              <a href={`/PujaDetailsPage/${poojaId}`} className="underline">
                {t('pooja.onSite')}
              </a>
            )}
          </p>
        )}
      </div>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {data && (
        <EditForm
          label={t('product.texts')}
          fields={poojaFields(
            t,
            data.pooja.festivalChoices.map((value) => ({ value, text: t(`festivals:names.${value as 'diwali'}`) })),
          )}
          values={toValues(data.pooja)}
          version={data.pooja.version}
          readNow={(now) => toValues(now as never)}
          saveLabel={t('edit.save')}
          savedText={t('edit.saved')}
          save={async (values, version) => {
            const body = { ...toBody(values), version }
            putAnswer(
              client,
              operatorKeys.pooja(poojaId),
              await moveMoney(savePooja, { params: { poojaId }, body } as never),
            )
            void client.invalidateQueries({ queryKey: operatorKeys.lists() })
          }}
        />
      )}
    </div>
  )
}
