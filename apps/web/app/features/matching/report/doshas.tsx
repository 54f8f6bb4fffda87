import { type DoshaOver, doshaOver } from '@sankalp/contract/match-over'
import type { Match, MatchCases } from '@sankalp/jyotish'
import type { ReactNode } from 'react'
import { Heading } from '../../../ui/heading.tsx'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { type ReportWords, kootValue, useReportWords } from './report-words.ts'

const keys = ['nadi', 'bhakoot', 'gana'] as const
type Key = (typeof keys)[number]
type State = Exclude<DoshaOver['state'], 'absent'>
type Found = { key: Key; state: State; said: string; cancellations: readonly string[] }

/** Shows the doshas of the couple, and in plain words what cancels each. */
export function Doshas({ cases }: { cases: MatchCases }) {
  const t = useReportWords()
  const found = doshasOf(cases, t)
  return (
    <section aria-labelledby="match-doshas" className="grid gap-3">
      <Heading id="match-doshas">
        <Meaning term={t('report.doshas')} meaning={t('match-words:terms.dosha.meaning')} />
      </Heading>
      {found.length === 0 && <p>{t('report.noDoshas')}</p>}
      <ul className="grid gap-x-10 md:grid-cols-2">
        {found.map(({ key, state, said, cancellations }) => (
          <li key={key} className="grid content-start gap-2 border-t border-rule py-4 print:break-inside-avoid">
            <Heading level={3}>
              <Meaning term={t(`match-words:doshas.${key}.name`)} meaning={t(`match-words:doshas.${key}.meaning`)} />
            </Heading>
            <p>{said}</p>
            <Undoing state={state}>
              {cancellations.map((rule) => (
                <li key={rule}>
                  {t(`match-words:cancellations.${rule}` as 'match-words:cancellations.same-sign-lord')}
                </li>
              ))}
            </Undoing>
          </li>
        ))}
      </ul>
      {found.length > 0 && <p className="text-sm text-ink-soft">{t('report.pointsStay')}</p>}
    </section>
  )
}

function doshasOf(cases: MatchCases, t: ReportWords): Found[] {
  return keys.flatMap((key) => {
    const over = doshaOver(cases, key)
    if (over.state === 'absent') return []
    const { state, match } = over
    return { key, state, said: foundText(match, key, t), cancellations: match.doshas[key]?.cancellations ?? [] }
  })
}

function foundText({ doshas, ashtakoot }: Match, key: Key, t: ReportWords): string {
  const { nadi, bhakoot } = doshas
  const pair = (koot: 'bhakoot' | 'gana') => ({
    groom: kootValue(t, koot, ashtakoot.koots[koot].groom),
    bride: kootValue(t, koot, ashtakoot.koots[koot].bride),
  })
  if (key === 'nadi' && nadi) return t('match-words:doshas.nadi.found', { nadi: kootValue(t, 'nadi', nadi.nadi) })
  if (key !== 'bhakoot' || !bhakoot) return t('match-words:doshas.gana.found', pair('gana'))
  const { distance } = bhakoot
  return [
    t('match-words:doshas.bhakoot.found', pair('bhakoot')),
    t(`match-words:bhakootDistances.${distance}.meaning`),
  ].join(' ')
}

/** Shows the result for a dosha, and the rules that cancel it. */
function Undoing({ state, children }: { state: State; children: ReactNode }) {
  const t = useReportWords()
  const isUndone = state === 'undone'
  return (
    <div className={`border-l-2 pl-3 ${isUndone ? 'border-peacock' : 'border-marigold'}`}>
      <p className={`font-semibold ${isUndone ? 'text-peacock' : 'text-marigold-ink'}`}>
        {t(`match-words:doshaState.${state}.name`)}
      </p>
      {isUndone ? <ul className="grid gap-1">{children}</ul> : <p>{t(`match-words:doshaState.${state}.meaning`)}</p>}
    </div>
  )
}
