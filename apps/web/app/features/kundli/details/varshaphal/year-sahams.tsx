import type { Varshaphal } from '@sankalp/jyotish'
import { useTranslation } from '../../../../lib/locale/use-translation.ts'
import { signDmsText } from '../angle-text.ts'
import { YearPart } from './year-part.tsx'

/** Lists the sahams with their places and lords. */
export function YearSahams({ year: { sahams } }: { year: Varshaphal }) {
  const { t } = useTranslation(['varshaphal', 'jyotish'])
  return (
    <YearPart title={t('sahamList.title')} note={t('sahamList.note')} school={t('sahamList.school')}>
      <dl className="grid gap-x-10 md:grid-cols-2">
        {sahams.map(({ saham, place }) => (
          <div key={saham} className="flex items-baseline justify-between gap-4 border-t border-rule py-2">
            <dt>
              {t(`sahams.${saham}.name`)}
              <span className="block text-sm text-ink-soft">{t(`sahams.${saham}.meaning`)}</span>
            </dt>
            <dd className="tabular text-right">
              {t(`jyotish:rashis.${place.rashi}`)} {signDmsText(place.degInRashi)}
              <span className="block text-sm text-ink-soft">
                {t('sahamList.lord', { graha: t(`jyotish:grahas.${place.rashiLord}`) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </YearPart>
  )
}
