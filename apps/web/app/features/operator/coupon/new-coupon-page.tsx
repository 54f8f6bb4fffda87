import { couponLimits } from '@sankalp/contract/coupon-rules'
import { createCoupon } from '@sankalp/contract/coupons.calls'
import { indiaDay } from '@sankalp/contract/india-time'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { moveMoney } from '../../../lib/api/move-money.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { PageHead } from '../../../lib/page/page-head.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { operatorKeys } from '../api/operator-keys.ts'
import { EditForm } from '../edit/edit-form.tsx'

/** /admin/new/coupon: the figures of a coupon cannot be changed later. */
export function NewCouponPage() {
  const { t } = useTranslation('operator')
  const navigate = useNavigate()
  const client = useQueryClient()
  const [today] = useState(() => indiaDay(new Date()))
  return (
    <div className="grid gap-6">
      <PageHead title={t('coupon.new')} description={t('description')} hidden />
      <div className="grid gap-2">
        <Heading level={1}>{t('coupon.new')}</Heading>
        <p className="text-ink-soft">{t('coupon.about')}</p>
      </div>
      <EditForm
        label={t('coupon.new')}
        fields={[
          { name: 'code', label: t('columns.code'), hint: t('coupon.codeHint'), kind: 'line', max: 24 },
          {
            name: 'percent',
            label: t('columns.percent'),
            hint: t('coupon.percentHint'),
            kind: 'whole',
            least: 1,
            most: couponLimits.percent,
            isOptional: true,
          },
          {
            name: 'most',
            label: t('columns.most'),
            hint: t('coupon.mostHint'),
            kind: 'rupees',
            least: 1,
            most: couponLimits.most,
          },
          {
            name: 'minimum',
            label: t('columns.minimum'),
            hint: t('coupon.minimumHint'),
            kind: 'rupees',
            least: 0,
            most: couponLimits.most,
          },
          {
            name: 'budget',
            label: t('columns.budget'),
            hint: t('coupon.budgetHint'),
            kind: 'rupees',
            least: 1,
            most: couponLimits.budget,
          },
          { name: 'from', label: t('coupon.from'), kind: 'day' },
          { name: 'to', label: t('coupon.to'), kind: 'day' },
        ]}
        values={{ code: '', percent: '', most: '', minimum: '0', budget: '', from: today, to: '' }}
        saveLabel={t('coupon.create')}
        savedText={t('edit.saved')}
        save={async ({ code = '', percent, most, minimum, budget, from = '', to = '' }) => {
          const body = {
            code: code.toUpperCase(),
            percent: percent ? Number(percent) : null,
            most: Number(most),
            minimum: Number(minimum),
            budget: Number(budget),
            from,
            to,
          }
          await moveMoney(createCoupon, { body })
          void client.invalidateQueries({ queryKey: operatorKeys.lists() })
          await navigate('/admin/list/coupons')
        }}
      />
    </div>
  )
}
