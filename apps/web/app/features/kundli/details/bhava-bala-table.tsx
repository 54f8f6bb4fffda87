import type { BhavaBala } from '@sankalp/jyotish'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Lookup } from './lookup.tsx'

const parts = ['lord', 'dig', 'drishti'] as const

/** Shows what makes the strength of each house. */
export function BhavaBalaTable({ bhavaBala }: { bhavaBala: readonly BhavaBala[] }) {
  const { t } = useTranslation('kundli')
  return (
    <Lookup part="bhavaBala">
      <table className="tabular w-full max-w-3xl text-right text-sm sm:text-base print:max-w-none print:text-xs">
        <thead>
          <tr className="border-b border-rule-strong text-sm text-ink-soft *:py-2 *:pl-2 *:font-semibold">
            <th scope="col" className="pl-0! text-left">
              {t('planets.house')}
            </th>
            {[...parts, 'total' as const, 'rank' as const].map((part) => (
              <th key={part} scope="col">
                {t(`further.bhavaBalaParts.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bhavaBala.map((strength) => (
            <tr key={strength.house} className="border-b border-rule *:py-1.5 *:pl-2 print:*:py-0">
              <th scope="row" className="pl-0! text-left font-semibold">
                {strength.house}
              </th>
              {parts.map((part) => (
                <td key={part} className="text-ink-soft">
                  {strength[part].toFixed(1)}
                </td>
              ))}
              <td className="font-semibold">{strength.totalRupas.toFixed(2)}</td>
              <td>{strength.rank}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Lookup>
  )
}
