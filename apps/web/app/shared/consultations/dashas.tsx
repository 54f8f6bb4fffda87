import { type Language, languageTag } from '@sankalp/contract/language'
import { type Dasha, type EpochMs, type Graha, dashasAt } from '@sankalp/jyotish'
import { useState } from 'react'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'

type DashasProps = { dasha: Dasha<Graha>; offsetHours: number; isFolded?: boolean }

/**
 * Lists the mahadashas of a life and the running one with its antar- and pratyantardasha, which an acharya looks at
 * first.
 */
export function Dashas({ dasha, offsetHours, isFolded = false }: DashasProps) {
  const { t } = useTranslation(['consultations', 'chart-words'])
  const language = useLanguage()
  const [now] = useState(() => Date.now() as EpochMs)
  const running = dashasAt(dasha, now, 3)
  const nameOf = (lord: Graha) => t(`chart-words:grahas.${lord}.name`)
  const monthOf = (ms: number) => monthText(ms + offsetHours * 3_600_000, language)
  const list = (
    <ol className="border-t border-rule">
      {dasha.mahadashas.map(({ lord, startMs, endMs }) => (
        <li
          key={startMs}
          aria-current={startMs <= now && now < endMs ? 'true' : undefined}
          className="flex justify-between gap-3 border-b border-rule py-1 aria-[current]:bg-marigold-tint aria-[current]:font-semibold"
        >
          <span>{nameOf(lord)}</span>
          <span className="tabular text-sm">
            {monthOf(startMs)} – {monthOf(endMs)}
          </span>
        </li>
      ))}
    </ol>
  )
  return (
    <section className="grid gap-2">
      <p className="font-semibold">{t('chart.dashas')}</p>
      {running.length > 0 && (
        <p className="border-l-2 border-marigold pl-3">
          <span className="block text-sm text-ink-soft">{t('chart.runningDasha')}</span>
          {running.map(({ lord }) => nameOf(lord)).join(' › ')}
          <span className="block text-sm text-ink-soft">
            {t('chart.dashaUntil', { date: monthOf(running.at(-1)!.endMs) })}
          </span>
        </p>
      )}
      {isFolded ? (
        <details>
          <summary className="min-h-12 content-center underline">{t('chart.allDashas')}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </section>
  )
}

function monthText(ms: number, language: Language): string {
  return new Intl.DateTimeFormat(`${languageTag[language]}-u-nu-latn`, {
    month: language === 'hin' ? 'long' : 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(ms)
}
