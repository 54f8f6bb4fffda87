import type { KeptCodLimit } from '@sankalp/contract/cod-editing'
import { getKeptCodLimit, saveCodLimit } from '@sankalp/contract/cod-editing.calls'
import { type CodLimitId, codLimitRange } from '@sankalp/contract/order-rules'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../../lib/api/api.ts'
import { moveMoney } from '../../../lib/api/move-money.ts'
import type { TextValues } from '../../../lib/form/rules-resolver.ts'
import { type Translate, useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { putAnswer } from '../../../lib/query/put-answer.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { operatorKeys } from '../api/operator-keys.ts'
import { EditForm } from '../edit/edit-form.tsx'
import type { EditField } from '../edit/edit-fields.tsx'
import { LoadFailed } from '../load-failed.tsx'
import { wordFor } from '../operator-words.ts'

/** /admin/keep/cod/…: one of the limits of cash on delivery. */
export function CodLimitPage({ limitId }: { limitId: CodLimitId }) {
  const { t } = useTranslation('operator')
  const client = useQueryClient()
  const queryKey = operatorKeys.codLimit(limitId)
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi(getKeptCodLimit, { params: { limitId }, signal }),
  })
  const title = wordFor(t, `states.cod${limitId.charAt(0).toUpperCase()}${limitId.slice(1)}`)
  return (
    <div className="grid gap-6">
      <PageHead title={t('nav.codLimits')} description={t('description')} hidden />
      <Heading level={1}>{t('nav.codLimits')}</Heading>
      <Heading level={2}>{title}</Heading>
      {!data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-96" />)}
      {data && (
        <EditForm
          label={title}
          fields={fieldsOf(t, data.limit)}
          values={toValues(data.limit)}
          version={data.limit.version}
          readNow={(now) => toValues(now as Pick<KeptCodLimit, 'orders' | 'rupees'>)}
          saveLabel={t('edit.save')}
          savedText={t('edit.saved')}
          save={async ({ orders, rupees }, version) => {
            const body = { orders: data.limit.orders === null ? null : Number(orders), rupees: Number(rupees), version }
            putAnswer(client, queryKey, await moveMoney(saveCodLimit, { params: { limitId }, body }))
            void client.invalidateQueries({ queryKey: operatorKeys.lists() })
          }}
        />
      )}
    </div>
  )
}

function fieldsOf(t: Translate<'operator'>, { orders }: KeptCodLimit): EditField[] {
  const field = (name: 'orders' | 'rupees', label: string, hint: string): EditField => {
    return { name, label, hint, kind: 'whole', least: 0, most: codLimitRange[name] }
  }
  const sum = field('rupees', t('columns.amount'), t('codLimit.rupeesHint'))
  return orders === null ? [sum] : [field('orders', t('columns.orders'), t('codLimit.ordersHint')), sum]
}

function toValues({ orders, rupees }: Pick<KeptCodLimit, 'orders' | 'rupees'>): TextValues {
  return { ...(orders !== null && { orders: String(orders) }), rupees: String(rupees) }
}
