import type { Acharya } from '@sankalp/contract/acharyas'
import type { Pooja, PoojaDetails } from '@sankalp/contract/poojas'
import type { Review, ReviewSummary } from '@sankalp/contract/reviews'
import { useLocation } from 'react-router'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import { usePageFacts } from '../../../lib/page/page-facts.ts'
import { PublicView } from '../../../lib/public-page/page-frame.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { MessagePage } from '../../../ui/message-page.tsx'
import { type Count, CountedStrip } from '../counted-strip.tsx'
import { poojaPage } from '../pooja-card.tsx'
import { productThing, questionsThing, ratingThing } from '../things.ts'
import { useWords } from '../words.ts'
import { AboutPooja, PoojaQuestions } from './about-pooja.tsx'
import { AcharyaChoice, BookBar } from './acharya-choice.tsx'
import { type NamedSlot, NextSlots } from './next-slots.tsx'
import { Opening } from './opening.tsx'
import { Reviews } from './reviews.tsx'

export type DescribedPooja = Pooja & { details: PoojaDetails | null }
/** The data of an acharya's card; `soonest`: the text of their next free hour. */
export type ChosenAcharya = Pick<
  Acharya,
  '_id' | 'name' | 'image' | 'portrait' | 'astrologerType' | 'experience' | 'languages' | 'rating' | 'online'
> & { soonest: string | null }
export type DatedReview = Review & { date: string }

/** Null marks what could not be loaded. */
type FoundFacts = {
  pooja: DescribedPooja
  /** The text of the days on which it is held. */
  days: string
  acharyas: ChosenAcharya[] | null
  showsAll: boolean
  slots: NamedSlot[] | null
  reviews: { items: DatedReview[]; summary: ReviewSummary } | null
  counts: Count[]
}
/** `refusal`: why there is no pooja to show; null if the address names no existing one. */
export type PoojaFacts = FoundFacts | { refusal: string | null }

export function PoojaView() {
  return <PublicView<PoojaFacts> body={PoojaBody} />
}

export function PoojaBody(facts: PoojaFacts) {
  return 'pooja' in facts ? <Found key={facts.pooja._id} {...facts} /> : <NotFound {...facts} />
}

function Found({ pooja, days, acharyas, showsAll, slots, reviews, counts }: FoundFacts) {
  const { t } = useWords()
  const { origin } = usePageFacts()
  return (
    <>
      <Opening pooja={pooja} days={days} />
      <div className="page-width grid grid-cols-1 gap-12 py-8 sm:gap-16">
        <AboutPooja pooja={pooja} />
        <AcharyaChoice poojaId={pooja._id} acharyas={acharyas} showsAll={showsAll} />
        {slots && <NextSlots slots={slots} poojaId={pooja._id} />}
        {reviews && <Reviews {...reviews} />}
        <CountedStrip counts={counts} note={t('detail.counted.note')} />
        <PoojaQuestions pooja={pooja} />
      </div>
      <BookBar pooja={pooja} />
      <JsonLd thing={{ ...productThing(pooja, origin), ...(reviews && ratingThing(reviews.summary)) }} />
      <JsonLd
        thing={breadcrumbs(origin, [
          { name: t('heading'), path: '/pooja' },
          { name: pooja.pooja_name, path: poojaPage(pooja._id) },
        ])}
      />
      {pooja.details && <JsonLd thing={questionsThing(pooja.details.questions)} />}
    </>
  )
}

function NotFound({ refusal }: { refusal: string | null }) {
  const { t } = useWords()
  const { pathname } = useLocation()
  const isMissing = refusal === null
  const action = isMissing ? (
    <a href="/pooja" className={buttonClasses('primary')}>
      {t('search.all')}
    </a>
  ) : (
    <a href={pathname} data-plain="" className={buttonClasses('primary')}>
      {t('shell:tryAgain')}
    </a>
  )
  return (
    <MessagePage
      picture={isMissing ? 'not-found' : 'error'}
      title={t(isMissing ? 'detail.missing.title' : 'detail.failed')}
      actions={action}
    >
      {isMissing ? <p>{t('detail.missing.text')}</p> : <p role="alert">{t('state.error', { message: refusal })}</p>}
    </MessagePage>
  )
}
