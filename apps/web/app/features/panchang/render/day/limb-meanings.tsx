import type { AlmanacDay } from '@sankalp/contract/panchang-reply'
import { Picture } from '../../../../ui/picture.tsx'
import { useWords } from '../almanac.tsx'
import { MeaningCard } from '../parts.tsx'

export type LimbKind = 'tithis' | 'nakshatras' | 'yogas' | 'karanas'

export const cardOf = (kind: LimbKind | 'varas', key: string) => `${kind}-${key}`

/** The cards with the meanings of this day's limbs, which their names open. */
export function LimbMeanings({ day }: { day: AlmanacDay }) {
  const { t } = useWords()
  return (
    <>
      {unique(day.tithis).map(({ key }) => (
        <MeaningCard key={key} id={cardOf('tithis', key)} title={t(`jyotish:tithis.${key}`)}>
          <p>{t(`almanac-words:tithis.${key}.meaning`)}</p>
          <Small label={t('almanac-words:labels.deity')} text={t(`almanac-words:tithis.${key}.deity`)} />
          <Small label={t('almanac-words:labels.kind')} text={t(`almanac-words:tithis.${key}.kind`)} />
        </MeaningCard>
      ))}
      {unique(day.nakshatras).map(({ key }) => (
        <MeaningCard key={key} id={cardOf('nakshatras', key)} title={t(`jyotish:nakshatras.${key}`)}>
          <Picture name={`nakshatras/${key}`} size={112} className="mb-1 rounded-md" />
          <p>{t(`almanac-words:nakshatras.${key}.meaning`)}</p>
          <Small label={t('almanac-words:labels.deity')} text={t(`almanac-words:nakshatras.${key}.deity`)} />
          <Small label={t('almanac-words:labels.symbol')} text={t(`almanac-words:nakshatras.${key}.symbol`)} />
          <Small label={t('almanac-words:labels.nature')} text={t(`almanac-words:nakshatras.${key}.nature`)} />
        </MeaningCard>
      ))}
      {unique(day.yogas).map(({ key }) => (
        <MeaningCard key={key} id={cardOf('yogas', key)} title={t(`jyotish:yogas.${key}`)}>
          <p>{t(`almanac-words:yogas.${key}.meaning`)}</p>
          <Small label={t('almanac-words:labels.nature')} text={t(`almanac-words:yogas.${key}.nature`)} />
        </MeaningCard>
      ))}
      {unique(day.karanas).map(({ key }) => (
        <MeaningCard key={key} id={cardOf('karanas', key)} title={t(`jyotish:karanas.${key}`)}>
          <p>{t(`almanac-words:karanas.${key}.meaning`)}</p>
          <Small label={t('almanac-words:labels.deity')} text={t(`almanac-words:karanas.${key}.deity`)} />
        </MeaningCard>
      ))}
      <MeaningCard id={cardOf('varas', day.vara)} title={t(`jyotish:varas.${day.vara}`)}>
        <p>{t(`almanac-words:varas.${day.vara}.meaning`)}</p>
      </MeaningCard>
    </>
  )
}

function Small({ label, text }: { label: string; text: string }) {
  return (
    <p className="text-sm text-ink-soft">
      {label}: {text}
    </p>
  )
}

function unique<S extends { key: string }>(spans: readonly S[]): S[] {
  return [...new Map(spans.map((span) => [span.key, span])).values()]
}
