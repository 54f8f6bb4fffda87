import type { EpochMs, Ingress } from '@sankalp/jyotish'
import { type ReactNode, useState } from 'react'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import type { Reading } from '../../../shared/sky/reading.ts'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ChartBasics } from './basics.ts'
import { NowFacts } from './now-facts.tsx'
import { stretchesText } from './moon-stretches.ts'

type FirstScreenProps = { basics: ChartBasics; reading: Reading | null; ahead: readonly Ingress[] | null }

/** What one asks a chart first, on one screen of a phone. All of it is explained further down. */
export function FirstScreen({ basics, reading, ahead }: FirstScreenProps) {
  const { t } = useTranslation('kundli')
  const [now] = useState(() => Date.now() as EpochMs)
  return (
    <section
      aria-label={t('details.answer')}
      className="grid rounded-lg border border-rule bg-paper-raised px-4 pt-2 pb-1 md:grid-cols-2 md:gap-x-10 md:px-8 md:py-6 print:hidden"
    >
      <Places basics={basics} />
      {reading && ahead ? (
        <dl className="grid content-start">
          <NowFacts reading={reading} ahead={ahead} now={now} />
        </dl>
      ) : (
        // As high as what comes, so that the page does not move.
        <Skeleton className="my-3 h-64" />
      )}
    </section>
  )
}

/** Where the Moon and the ascendant stood: the sign with its picture, then the lagna and the nakshatra. */
function Places({ basics: { astro, isTimeKnown, moonOverDay, offsetHours } }: { basics: ChartBasics }) {
  const { t } = useTranslation(['kundli', 'chart-words', 'jyotish'])
  const language = useLanguage()
  const rashiName = (key: string) => t(`jyotish:rashis.${key as typeof astro.rashi}`)
  const nakshatraName = (key: string) => t(`jyotish:nakshatras.${key as typeof astro.nakshatra}`)
  const told = { t, language, offsetSeconds: offsetHours * 3600 }
  const isSignSure = !moonOverDay || moonOverDay.rashis.length === 1
  const label = (key: 'ascendant' | 'rashi' | 'nakshatra') => (
    <Meaning term={t(`chart-words:details.${key}.name`)} meaning={t(`chart-words:details.${key}.meaning`)} />
  )
  return (
    <div className="grid content-start grid-cols-[1fr_auto] gap-x-4 gap-y-2">
      <dl className="grid">
        <Place
          label={label('rashi')}
          value={moonOverDay ? stretchesText(moonOverDay.rashis, rashiName, told) : rashiName(astro.rashi)}
          isLarge={isSignSure}
        />
      </dl>
      {isSignSure && (
        <Picture
          name={`rashis/${astro.rashi}`}
          size={112}
          first
          className="col-start-2 row-start-1 size-22 rounded-full md:size-28"
        />
      )}
      <dl
        className={classes(
          'col-span-2 grid gap-x-4 border-t border-rule pt-1',
          // A name such as Purva Bhadrapada fits on one line then.
          astro.ascendant && 'grid-cols-[2fr_3fr]',
        )}
      >
        {astro.ascendant && <Place label={label('ascendant')} value={rashiName(astro.ascendant)} />}
        <Place
          label={label('nakshatra')}
          value={
            moonOverDay ? stretchesText(moonOverDay.nakshatras, nakshatraName, told) : nakshatraName(astro.nakshatra)
          }
          note={isTimeKnown && t('planets.pada', { number: astro.pada })}
        />
      </dl>
    </div>
  )
}

type PlaceProps = { label: ReactNode; value: ReactNode; note?: ReactNode; isLarge?: boolean }

function Place({ label, value, note, isLarge = false }: PlaceProps) {
  return (
    <div className={isLarge ? 'content-center' : undefined}>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd
        className={
          isLarge
            ? 'font-heading text-4xl leading-tight md:text-5xl hi:leading-snug'
            : 'font-heading text-xl leading-snug'
        }
      >
        <span>{value}</span>
        {note && <span className="block font-text text-sm text-ink-soft">{note}</span>}
      </dd>
    </div>
  )
}
