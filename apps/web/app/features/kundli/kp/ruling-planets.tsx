import type { KpLords, RulingPlanets } from '@sankalp/jyotish'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { GrahaNames, lordKeys } from './names.tsx'
import { Line } from './significators.tsx'

/** The lords of the moment; the order of strength first, because that is what is looked up. */
export function RulingTable({ ruling }: { ruling: RulingPlanets }) {
  const { t } = useTranslation(['kp', 'jyotish'])
  return (
    <dl className="grid max-w-2xl *:border-t *:border-rule *:py-2 print:text-xs print:*:py-0.5">
      <Line name={t('ruling.inOrder')}>
        <strong>
          <GrahaNames list={ruling.inOrder} />
        </strong>
      </Line>
      <Line name={t('ruling.nodes')}>
        <GrahaNames list={ruling.nodes} />
      </Line>
      {(['lagna', 'moon'] as const).map((point) => (
        <Line key={point} name={t(`ruling.${point}`)}>
          <Lords lords={ruling[point]} />
        </Line>
      ))}
      <Line name={t('ruling.day')}>
        <GrahaNames list={ruling.day === null ? [] : [ruling.day]} />
      </Line>
    </dl>
  )
}

function Lords({ lords }: { lords: KpLords }) {
  const { t } = useTranslation(['kp', 'jyotish'])
  return lordKeys.map((key) => (
    <span key={key} className="ml-3 inline-block">
      <span className="text-ink-soft">{t(`lords.${key}`)}:</span> {t(`jyotish:grahas.${lords[key]}`)}
    </span>
  ))
}
