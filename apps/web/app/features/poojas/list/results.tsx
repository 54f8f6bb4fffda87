import type { Pooja } from '@sankalp/contract/poojas'
import type { RefObject } from 'react'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import { buttonClasses } from '../../../ui/button.tsx'
import { FoundHeading } from '../../../ui/found-heading.tsx'
import { EmptyState, FailedState } from '../../../ui/states.tsx'
import { type PoojasWish, poojasAddress } from '../poojas-address.ts'
import { linkLook, useWords } from '../words.ts'
import { Found, type Occasion } from './found.tsx'

export type PoojaList = { poojas: Pooja[]; totalPoojas: number }
export type ResultsProps = {
  result: CallResult<PoojaList>
  wish: PoojasWish
  /** The number of results, as text. */
  found: string
  /** The next festivals, for which some poojas come first. */
  occasions: readonly Occasion[]
  /** The name of the festival whose poojas come first. */
  lead: string | null
  heading: RefObject<HTMLHeadingElement | null>
}

/** Shows the results, or why there are none. */
export function Results({ result, wish, found, heading, ...feasts }: ResultsProps) {
  const { t } = useWords()
  const isNarrow = wish.q !== '' || wish.concern !== null
  return (
    <section id="pooja" aria-labelledby="found" className="grid content-start gap-3 sm:gap-5">
      <FoundHeading found={found} heading={heading}>
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
      </FoundHeading>
      {'refusal' in result && <Failed message={result.refusal.message} address={poojasAddress(wish)} />}
      {'reply' in result && result.reply.poojas.length === 0 && (
        <Nothing text={wish.q ? t('state.emptyText', { q: wish.q }) : t('state.emptyPlain')} />
      )}
      {'reply' in result && result.reply.poojas.length > 0 && (
        <Found key={poojasAddress(wish)} list={result.reply} wish={wish} {...feasts} />
      )}
    </section>
  )
}

export function Nothing({ text }: { text: string }) {
  const { t } = useWords()
  return (
    <EmptyState
      picture="search"
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
  return <FailedState title={t('state.error', { message })} retryLabel={t('shell:tryAgain')} retryHref={address} />
}
