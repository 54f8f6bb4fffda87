import type { KpLords } from '@sankalp/jyotish'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { GrahaName, SignPlace, lordKeys } from './names.tsx'

export type LordRow = { key: string | number; name: ReactNode; lonDeg: number; note?: ReactNode; lords: KpLords }

type LordTableProps = { nameHead: string; placeHead: string; rows: readonly LordRow[] }

/** Longitudes with their four lords; it fits a phone of 320 px. */
export function LordTable({ nameHead, placeHead, rows }: LordTableProps) {
  const { t } = useTranslation('kp')
  return (
    <table className="tabular w-full max-w-3xl text-left text-sm sm:text-base print:max-w-none print:text-xs">
      <thead>
        <tr className="border-b border-rule-strong text-sm text-ink-soft *:py-2 *:pr-2 *:font-semibold">
          <th scope="col">{nameHead}</th>
          <th scope="col">{placeHead}</th>
          {lordKeys.map((key) => (
            <th key={key} scope="col">
              {t(`lords.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, lonDeg, note, lords }) => (
          <tr
            key={key}
            className="border-b border-rule align-top *:py-2 *:pr-2 print:break-inside-avoid print:*:py-0.5"
          >
            <th scope="row" className="font-semibold">
              {name}
            </th>
            <td className="leading-tight">
              <SignPlace lonDeg={lonDeg} />
              {note && <span className="block text-sm text-ink-soft">{note}</span>}
            </td>
            {lordKeys.map((lord) => (
              <td key={lord}>
                <GrahaName graha={lords[lord]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
