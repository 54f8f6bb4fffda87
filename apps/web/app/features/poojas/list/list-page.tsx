import type { Pooja } from '@sankalp/contract/poojas'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import { usePageFacts } from '../../../lib/page/page-facts.ts'
import { PublicView } from '../../../lib/public-page/page-frame.tsx'
import type { CallResult } from '../../../lib/reading/call-api.server.ts'
import { showFound } from '../../../lib/show-found.ts'
import type { Count } from '../counted-strip.tsx'
import { type PoojasWish, poojasAddress } from '../poojas-address.ts'
import { productThing } from '../things.ts'
import { useWords } from '../words.ts'
import { type AstrologerList, Astrologers } from './astrologers.tsx'
import { Banner } from './banner.tsx'
import { type BookingRules, Concerns, Counted, HowItWorks, Questions } from './below-list.tsx'
import { type PoojaList, Results, type ResultsProps } from './results.tsx'
import { SearchForm } from './search-form.tsx'

type Asked = { wish: PoojasWish; found: string }
type ListFacts = Asked &
  Omit<ResultsProps, 'heading' | 'result'> & { poojas: CallResult<PoojaList>; counts: Count[]; rules: BookingRules }
/** Facts for either side of the switch. */
export type PoojasFacts = ListFacts | (Asked & { astrologers: CallResult<AstrologerList> })

export function PoojasView() {
  return <PublicView<PoojasFacts> body={Poojas} />
}

/** Renders `/pooja`. Without JavaScript the list is links and a form. */
export function Poojas(facts: PoojasFacts) {
  const { wish } = facts
  const heading = useRef<HTMLHeadingElement>(null)
  const navigate = useNavigate()
  const search = (wanted: PoojasWish) => {
    showFound(heading.current)
    void navigate(poojasAddress(wanted), { preventScrollReset: true })
  }
  return (
    <>
      <Banner />
      <div className="page-width grid grid-cols-1 gap-4 py-3 sm:gap-12 sm:py-10">
        <SearchForm wish={wish} onSearch={search} />
        {'poojas' in facts && <Results {...facts} result={facts.poojas} heading={heading} />}
        {'poojas' in facts && <BelowList {...facts} />}
        {'astrologers' in facts && <Astrologers {...facts} result={facts.astrologers} heading={heading} />}
      </div>
    </>
  )
}

/** Shows nothing more beyond the first page and below search results: there the user wants only the list. */
function BelowList({ wish, poojas, counts, rules }: ListFacts) {
  const isPlain = wish.q === '' && wish.concern === null
  const isFirst = isPlain && wish.page === 1
  return (
    <div className="grid gap-14 sm:gap-20">
      {wish.page === 1 && wish.q === '' && <Concerns />}
      {isFirst && <HowItWorks />}
      {isFirst && <Counted counts={counts} />}
      {isFirst && <Questions rules={rules} />}
      {isPlain && 'reply' in poojas && <Described poojas={poojas.reply.poojas} />}
    </div>
  )
}

function Described({ poojas }: { poojas: readonly Pooja[] }) {
  const { t } = useWords()
  const { origin } = usePageFacts()
  return (
    <>
      <JsonLd thing={breadcrumbs(origin, [{ name: t('heading'), path: '/pooja' }])} />
      <JsonLd
        thing={{
          '@type': 'ItemList',
          itemListElement: poojas.map((pooja, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            item: productThing(pooja, origin),
          })),
        }}
      />
    </>
  )
}
