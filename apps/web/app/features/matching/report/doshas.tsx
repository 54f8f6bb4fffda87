import type { Match } from '@sankalp/jyotish'
import type { ReactNode } from 'react'
import { Heading } from '../../../ui/heading.tsx'
import { Explained } from './meaning.tsx'
import { type ReportWords, kootValue, useReportWords } from './report-words.ts'

type Found = { key: 'nadi' | 'bhakoot' | 'gana'; said: string; cancellations: readonly string[] }

/** The doshas of the couple, and in plain words what undoes each. */
export function Doshas({ match }: { match: Match }) {
  const t = useReportWords()
  const found = doshasOf(match, t)
  return (
    <section aria-labelledby="match-doshas" className="grid gap-3">
      <Explained term={t('match-words:terms.dosha.name')} meaning={t('match-words:terms.dosha.meaning')}>
        <Heading id="match-doshas">{t('report.doshas')}</Heading>
      </Explained>
      {found.length === 0 && <p>{t('report.noDoshas')}</p>}
      <ul className="grid gap-x-10 md:grid-cols-2">
        {found.map(({ key, said, cancellations }) => (
          <li key={key} className="grid content-start gap-2 border-t border-rule py-4 print:break-inside-avoid">
            <Explained term={t(`match-words:doshas.${key}.name`)} meaning={t(`match-words:doshas.${key}.meaning`)}>
              <h3 className="text-xl leading-snug">{t(`match-words:doshas.${key}.name`)}</h3>
            </Explained>
            <p>{said}</p>
            <Undoing isUndone={cancellations.length > 0}>
              {cancellations.map((rule) => (
                <li key={rule}>{t(`match-words:cancellations.${rule}` as 'match-words:cancellations.same-sign-lord')}</li>
              ))}
            </Undoing>
          </li>
        ))}
      </ul>
      {found.length > 0 && <p className="text-sm text-ink-soft">{t('report.pointsStay')}</p>}
    </section>
  )
}

function doshasOf({ doshas, ashtakoot }: Match, t: ReportWords): Found[] {
  const { nadi, bhakoot, gana } = doshas
  const pair = (koot: 'bhakoot' | 'gana') => ({
    groom: kootValue(t, koot, ashtakoot.koots[koot].groom),
    bride: kootValue(t, koot, ashtakoot.koots[koot].bride),
  })
  const found: Found[] = []
  if (nadi) {
    const said = t('match-words:doshas.nadi.found', { nadi: kootValue(t, 'nadi', nadi.nadi) })
    found.push({ key: 'nadi', said, cancellations: nadi.cancellations })
  }
  if (bhakoot) {
    const { distance } = bhakoot
    const said = [
      t('match-words:doshas.bhakoot.found', pair('bhakoot')),
      `${t(`match-words:bhakootDistances.${distance}.name`)}.`,
      t(`match-words:bhakootDistances.${distance}.meaning`),
    ].join(' ')
    found.push({ key: 'bhakoot', said, cancellations: bhakoot.cancellations })
  }
  if (gana) found.push({ key: 'gana', said: t('match-words:doshas.gana.found', pair('gana')), cancellations: gana.cancellations })
  return found
}

/** What became of a dosha, and the rules that undo it. */
export function Undoing({ isUndone, children }: { isUndone: boolean; children: ReactNode }) {
  const t = useReportWords()
  const state = isUndone ? 'undone' : 'standing'
  return (
    <div className={`border-l-2 pl-3 ${isUndone ? 'border-peacock' : 'border-marigold'}`}>
      <p className={`font-semibold ${isUndone ? 'text-peacock' : 'text-marigold-ink'}`}>{t(`match-words:doshaState.${state}.name`)}</p>
      {isUndone ? <ul className="grid gap-1">{children}</ul> : <p>{t('match-words:doshaState.standing.meaning')}</p>}
    </div>
  )
}
