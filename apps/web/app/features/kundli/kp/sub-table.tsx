import { kpSubs } from '@sankalp/jyotish'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { GrahaName, SignPlace } from './names.tsx'

/** All numbers of a prashna with the degree at which each begins. */
export function SubTable() {
  const { t } = useTranslation('kp')
  const heads = [t('subs.number'), t('subs.from'), t('lords.rashi'), t('lords.star'), t('lords.sub')]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard can scroll only what it can focus
    <div className="max-h-96 max-w-2xl overflow-y-auto" tabIndex={0} role="region" aria-label={t('subs.title')}>
      <table className="tabular w-full text-left text-sm sm:text-base">
        <thead>
          <tr className="sticky top-0 bg-paper text-sm text-ink-soft *:py-2 *:pr-2 *:font-semibold">
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kpSubs.map(({ number, startDeg, rashiLord, star, sub }) => (
            <tr key={number} className="border-t border-rule *:py-1 *:pr-2">
              <th scope="row" className="font-semibold">
                {number}
              </th>
              <td>
                <SignPlace lonDeg={startDeg} />
              </td>
              {[rashiLord, star, sub].map((lord, index) => (
                <td key={index}>
                  <GrahaName graha={lord} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
