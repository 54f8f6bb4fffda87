import type { FestivalOfPlace } from '@sankalp/contract/panchang-reply'
import type { Pooja } from '@sankalp/contract/poojas'
import { formatDate } from '../../../shared/almanac/date-text.ts'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { Diya } from '../../../ui/drawings/diya.tsx'
import { Lotus } from '../../../ui/drawings/lotus.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { type PoojasWish, poojasAddress, seenAfter } from '../poojas-address.ts'
import { PoojaCard } from './pooja-card.tsx'
import { linkLook, useWords } from './words.ts'

export type PoojaList = { poojas: Pooja[]; totalPoojas: number }
type ResultsProps = {
  result: CallResult<PoojaList>
  wish: PoojasWish
  found: string
  festivals: readonly FestivalOfPlace[]
  today: string
}

/** What was found, or why nothing is here. `found` says how much, in words. */
export function Results({ result, wish, found, festivals, today }: ResultsProps) {
  const { t } = useWords()
  const isNarrow = wish.q !== '' || wish.concern !== null
  return (
    <section id="pooja" data-part="results" aria-labelledby="found" className="grid content-start gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="found" tabIndex={-1} data-landing="" className="text-3xl leading-tight hi:leading-snug">
          {found}
        </h2>
        {isNarrow && (
          <a href="/pooja#pooja" className={buttonClasses('quiet')}>
            {t('search.all')}
          </a>
        )}
        {!isNarrow && wish.page > 1 && (
          <a href="/pooja#pooja" className={`inline-flex min-h-12 items-center ${linkLook}`}>
            {t('list.first')}
          </a>
        )}
      </div>
      {'refusal' in result ? (
        <Failed message={result.refusal.message} address={poojasAddress(wish)} />
      ) : (
        <Found list={result.reply} wish={wish} festivals={festivals} today={today} />
      )}
    </section>
  )
}

function Found({
  list: { poojas, totalPoojas },
  wish,
  festivals,
  today,
}: { list: PoojaList } & Pick<ResultsProps, 'wish' | 'festivals' | 'today'>) {
  const { t } = useWords()
  const language = useLanguage()
  if (poojas.length === 0)
    return <Nothing text={wish.q ? t('state.emptyText', { q: wish.q }) : t('state.emptyPlain')} />
  const dateText = (date: string) => formatDate(date, language, { day: 'numeric', month: 'long' })
  const nameOf = ({ key }: FestivalOfPlace) => t(`festivals:names.${key as 'diwali'}`)
  const occasionOf = (pooja: Pooja) => {
    const festival = festivals.find(({ key }) => pooja.festivals.includes(key))
    return festival && `${nameOf(festival)} · ${festival.date === today ? t('list.today') : dateText(festival.date)}`
  }
  const next = festivals.find(({ key }) => poojas[0]!.festivals.includes(key))
  return (
    <>
      {next && wish.page === 1 && (
        <p className="text-ink-soft">
          {next.date === today
            ? t('list.festivalToday', { festival: nameOf(next) })
            : t('list.festival', { festival: nameOf(next), date: dateText(next.date) })}
        </p>
      )}
      <ul data-cards="" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {poojas.map((pooja) => (
          <PoojaCard key={pooja._id} pooja={pooja} occasion={occasionOf(pooja)} />
        ))}
      </ul>
      <More wish={wish} total={totalPoojas} />
    </>
  )
}

/** The way to the next ten: a link, which the script answers by adding them here. */
function More({ wish, total }: { wish: PoojasWish; total: number }) {
  const { t } = useWords()
  const to = Math.min(seenAfter(wish.page), total)
  const isWhole = to >= total
  return (
    <div data-more="" className="grid justify-items-center gap-2 text-center">
      {!isWhole && (
        <a
          rel="next"
          href={`${poojasAddress({ ...wish, page: wish.page + 1 })}#pooja`}
          className={buttonClasses('quiet', 'min-w-48')}
        >
          {t('more.load')}
        </a>
      )}
      <p role="status" className="tabular text-ink-soft">
        {isWhole ? t('more.all', { count: total }) : t('more.soFar', { to, total })}
      </p>
    </div>
  )
}

export function Nothing({ text }: { text: string }) {
  const { t } = useWords()
  return (
    <EmptyState
      drawing={Lotus}
      title={t('state.empty')}
      actions={
        <a href="/pooja#pooja" className={buttonClasses('primary')}>
          {t('search.all')}
        </a>
      }
    >
      {text}
    </EmptyState>
  )
}

export function Failed({ message, address }: { message: string; address: string }) {
  const { t } = useWords()
  return (
    <div role="alert" data-failed="" className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <Diya size={96} lit={false} className="text-ink-soft" />
      <p className="max-w-md font-heading text-2xl leading-snug">{t('state.error', { message })}</p>
      <a href={address} className={buttonClasses('quiet')}>
        {t('shell:tryAgain')}
      </a>
    </div>
  )
}
