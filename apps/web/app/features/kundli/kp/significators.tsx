import { type GrahaSignifies, type HouseSignificators, type Kp, grahas } from '@sankalp/jyotish'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { GrahaNames } from './names.tsx'

const houseFolds = [
  'inStarOfOccupant',
  'occupants',
  'inStarOfOwner',
  'owner',
] as const satisfies (keyof HouseSignificators)[]
const grahaFolds = ['starOccupies', 'occupies', 'starOwns', 'owns'] as const satisfies (keyof GrahaSignifies)[]

/** The four folds of each house. */
export function HouseFolds({ houses }: Pick<Kp, 'houses'>) {
  const { t } = useTranslation('kp')
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 print:grid-cols-3">
      {houses.map(({ house, significators }) => (
        <Folds key={house} title={`${t('house')} ${house}`}>
          {houseFolds.map((fold) => {
            const found = significators[fold]
            return (
              <Line key={fold} name={t(`houses.${fold}`)}>
                <GrahaNames list={typeof found === 'string' ? [found] : found} />
              </Line>
            )
          })}
        </Folds>
      ))}
    </ul>
  )
}

/** The houses of each graha in the same folds. */
export function GrahaFolds({ kp }: { kp: Kp }) {
  const { t } = useTranslation(['kp', 'jyotish'])
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 print:grid-cols-3">
      {grahas.map((graha) => (
        <Folds key={graha} title={t(`jyotish:grahas.${graha}`)}>
          {grahaFolds.map((fold) => {
            const found = [kp.grahas[graha].signifies[fold]].flat()
            return (
              <Line key={fold} name={t(`signifies.${fold}`)}>
                {found.length > 0 ? found.join(', ') : '–'}
              </Line>
            )
          })}
        </Folds>
      ))}
    </ul>
  )
}

const agencyFolds = ['joinedBy', 'aspectedBy', 'starLord', 'rashiLord'] as const

export function NodeAgencies({ nodes }: Pick<Kp, 'nodes'>) {
  const { t } = useTranslation(['kp', 'jyotish'])
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2">
      {(['rahu', 'ketu'] as const).map((node) => (
        <Folds key={node} title={t(`jyotish:grahas.${node}`)}>
          {agencyFolds.map((fold) => {
            const found = nodes[node][fold]
            return (
              <Line key={fold} name={t(`nodes.${fold}`)}>
                <GrahaNames list={typeof found === 'string' ? [found] : found} />
              </Line>
            )
          })}
        </Folds>
      ))}
    </ul>
  )
}

function Folds({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="border-t border-rule py-2 break-inside-avoid">
      <p className="font-semibold">{title}</p>
      <dl>{children}</dl>
    </li>
  )
}

export function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="tabular text-right">{children}</dd>
    </div>
  )
}
