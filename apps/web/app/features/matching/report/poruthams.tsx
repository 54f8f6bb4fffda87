import type { PoruthamResult, PoruthamsResult, Verdict } from '@sankalp/jyotish'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleMinus from 'lucide-react/icons/circle-minus'
import type { Couple } from '../couple.ts'
import { Explained } from './meaning.tsx'
import { poruthamValue, useReportWords } from './report-words.ts'

const signs: Record<Verdict, { Icon: typeof CircleCheck; ink: string }> = {
  good: { Icon: CircleCheck, ink: 'text-peacock' },
  middling: { Icon: CircleDot, ink: 'text-marigold-ink' },
  bad: { Icon: CircleMinus, ink: 'text-sindoor' },
}

/** The ten agreements that the South looks for. */
export function Poruthams({ result, couple }: { result: PoruthamsResult; couple: Couple }) {
  const t = useReportWords()
  const middling = result.agreeing - result.good
  return (
    <div className="grid gap-3">
      <Explained term={t('match-words:terms.porutham.name')} meaning={t('match-words:terms.porutham.meaning')}>
        <p className="text-lg print:break-after-avoid">{t('match-words:porutham.summary', { good: result.good, middling })}</p>
      </Explained>
      <ul className="grid gap-x-10 md:grid-cols-2">
        {Object.values(result.poruthams).map((found) => (
          <PoruthamRow key={found.porutham} found={found} couple={couple} />
        ))}
      </ul>
    </div>
  )
}

function PoruthamRow({ found, couple }: { found: PoruthamResult; couple: Couple }) {
  const t = useReportWords()
  const { porutham, verdict, count } = found
  const name = t(`match-words:poruthams.${porutham}.name`)
  const { Icon, ink } = signs[verdict]
  const groom = poruthamValue(t, porutham, found.groom)
  const bride = poruthamValue(t, porutham, found.bride)
  return (
    <li className="grid content-start gap-1 border-t border-rule py-4 print:break-inside-avoid">
      <div className="flex items-baseline justify-between gap-3">
        <Explained term={name} meaning={t(`match-words:poruthams.${porutham}.meaning`)}>
          <h3 className="text-xl leading-snug">{name}</h3>
        </Explained>
        <p className={`flex shrink-0 items-center gap-1.5 font-semibold ${ink}`}>
          <Icon aria-hidden="true" size={18} />
          {t(`match-words:verdicts.${verdict}`)}
        </p>
      </div>
      {groom !== null && bride !== null && (
        <p className="wrap-anywhere">
          {couple.groom.name}: <b className="font-semibold">{groom}</b> · {couple.bride.name}: <b className="font-semibold">{bride}</b>
        </p>
      )}
      {count !== null && <p className="text-ink-soft">{t('match-words:porutham.count', { count })}</p>}
    </li>
  )
}
