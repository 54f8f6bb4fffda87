import { type PoruthamOver, poruthamOver, valueSeparator } from '@sankalp/contract/match-over'
import type { MatchCases, Porutham } from '@sankalp/jyotish'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleMinus from 'lucide-react/icons/circle-minus'
import type { Couple } from '../couple.ts'
import { Heading } from '../../../ui/heading.tsx'
import { Meaning } from '../../../shared/meaning/meaning.tsx'
import { poruthamValue, useReportWords } from './report-words.ts'

const signs: Record<PoruthamOver['verdict'], { Icon: typeof CircleCheck; ink: string }> = {
  good: { Icon: CircleCheck, ink: 'text-peacock' },
  middling: { Icon: CircleDot, ink: 'text-marigold-ink' },
  bad: { Icon: CircleMinus, ink: 'text-sindoor' },
  open: { Icon: CircleDashed, ink: 'text-ink-soft' },
}

/** Shows the ten poruthams of South India. */
export function Poruthams({ cases, couple }: { cases: MatchCases; couple: Couple }) {
  const t = useReportWords()
  // In the order of the engine's list, without loading it for this page.
  const rows = (Object.keys(cases[0].poruthams.poruthams) as Porutham[]).map((porutham) => ({
    porutham,
    over: poruthamOver(cases, porutham),
  }))
  const count = (verdict: PoruthamOver['verdict']) => rows.filter(({ over }) => over.verdict === verdict).length
  const open = count('open')
  return (
    <div className="grid gap-3">
      <p className="text-lg print:break-after-avoid">
        <Meaning term={t('match-words:terms.porutham.name')} meaning={t('match-words:terms.porutham.meaning')} />:{' '}
        {t('match-words:porutham.summary', { good: count('good'), middling: count('middling') })}
        {open > 0 && ` ${t('match-words:porutham.open', { open })}`}
      </p>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {rows.map(({ porutham, over }) => (
          <PoruthamRow key={porutham} porutham={porutham} over={over} couple={couple} />
        ))}
      </ul>
    </div>
  )
}

function PoruthamRow({ porutham, over, couple }: { porutham: Porutham; over: PoruthamOver; couple: Couple }) {
  const t = useReportWords()
  const { verdict, count } = over
  const name = t(`match-words:poruthams.${porutham}.name`)
  const { Icon, ink } = signs[verdict]
  const valuesOf = (keys: string[] | null) =>
    keys && keys.map((key) => poruthamValue(t, porutham, key)).join(valueSeparator)
  const groom = valuesOf(over.groom)
  const bride = valuesOf(over.bride)
  return (
    <li className="grid content-start gap-1 border-t border-rule py-4 print:break-inside-avoid">
      <div className="flex items-baseline justify-between gap-3">
        <Heading level={3}>
          <Meaning term={name} meaning={t(`match-words:poruthams.${porutham}.meaning`)} />
        </Heading>
        <p className={`flex shrink-0 items-center gap-1.5 font-semibold ${ink}`}>
          <Icon aria-hidden="true" size={18} />
          {t(`match-words:verdicts.${verdict}`)}
        </p>
      </div>
      {groom !== null && bride !== null && (
        <p className="wrap-anywhere">
          {couple.groom.name}: <b className="font-semibold">{groom}</b> · {couple.bride.name}:{' '}
          <b className="font-semibold">{bride}</b>
        </p>
      )}
      {count !== null && <p className="text-ink-soft">{t('match-words:porutham.count', { count })}</p>}
    </li>
  )
}
