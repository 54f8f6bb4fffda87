import { type Acharya, getAllAcharya } from '@sankalp/contract/acharyas'
import { getNextSlots } from '@sankalp/contract/bookings'
import { indiaDay } from '@sankalp/contract/india-time'
import { getPoojaById } from '@sankalp/contract/poojas'
import { type Review, getReviews } from '@sankalp/contract/reviews'
import {
  type LoaderArgs,
  type PageAnswer,
  type PageArgs,
  answerPage,
} from '../../../lib/public-page/answer-page.server.ts'
import { type CallResult, callEndpoint } from '../../../lib/reading/call-api.server.ts'
import { formatDate, plainDate } from '../../../shared/almanac/date-text.ts'
import { slotText } from '../../../shared/slot-text.ts'
import type { Count } from '../counted-strip.tsx'
import type { FreeSlot } from './free-slot.ts'
import type { ChosenAcharya, DescribedPooja, PoojaFacts } from './pooja-page.tsx'

type Args = PageArgs<'poojas'>
type Answer = PageAnswer<PoojaFacts>
type AcharyaPage = { astrologers: Acharya[]; totalAstrologers: number }

/** Free hours change from minute to minute; confirming one checks that it is still free. */
const cachedMs = 60_000
/** The number of days of a pooja that are named. */
const namedDays = 3

/** Loads `/PujaDetailsPage/{id}`, which is public; only booking requires signing in. */
export function loadPooja(loaderArgs: LoaderArgs, { id }: { id: string }) {
  return answerPage<'poojas', PoojaFacts>(loaderArgs, ['poojas', 'festivals'], async (args): Promise<Answer> => {
    const { t, visit } = args
    const result = await callEndpoint(visit, getPoojaById, { params: { id } })
    if ('reply' in result) return poojaPage(args, result.reply.pooja)
    const { status, message } = result.refusal
    // The API refuses an impossible id as wrong input; to a reader the page is simply missing.
    if (status === 404 || status === 400)
      return {
        head: { title: t('detail.missing.title'), description: t('detail.missing.text'), hidden: true },
        facts: { refusal: null },
        status: 404,
        until: null,
      }
    return {
      head: { title: t('detail.failed'), description: message, hidden: true },
      facts: { refusal: message },
      status: 503,
      until: null,
    }
  })
}

async function poojaPage(args: Args, pooja: DescribedPooja): Promise<Answer> {
  const { t, language, visit, url } = args
  const now = Date.now()
  const [acharyas, slots, reviews] = await Promise.all([
    callEndpoint(visit, getAllAcharya, { query: { pageSize: '50' } }),
    callEndpoint(visit, getNextSlots, {}),
    callEndpoint(visit, getReviews, { params: { subject: 'pooja', id: pooja._id } }),
  ])
  const today = { day: indiaDay(new Date(now)), word: t('detail.slots.today') }
  const free =
    'reply' in slots
      ? slots.reply.slots
          .filter(({ startsAt }) => Date.parse(startsAt) > now)
          .map((slot) => ({ ...slot, when: slotText(slot.startsAt, language, today) }))
      : null
  const dated = (review: Review) => ({
    ...review,
    date: formatDate(indiaDay(new Date(review.postedAt)), language, plainDate),
  })
  return {
    head: {
      title: pooja.pooja_name,
      description: pooja.description,
      image: `/share/pooja/${pooja._id}.png?lng=${language}`,
    },
    facts: {
      pooja,
      days: daysText(args, pooja.festivals),
      acharyas: 'reply' in acharyas ? acharyas.reply.astrologers.map((acharya) => toChosen(acharya, free ?? [])) : null,
      showsAll: url.searchParams.get('acharyas') === 'all',
      slots: free && namedSlots(free, acharyas),
      reviews: 'reply' in reviews ? { items: reviews.reply.items.map(dated), summary: reviews.reply.summary } : null,
      counts: countAcharyas(args, acharyas),
    },
    until: now + cachedMs,
  }
}

function daysText({ t, texts, language }: Args, festivals: readonly string[]): string {
  const names = festivals.slice(0, namedDays).map((key) => texts.text(language, 'festivals', `names.${key}`))
  const others = festivals.length - names.length
  if (names.length === 0) return t('detail.daysAny')
  return [...names, ...(others > 0 ? [t('detail.daysMore', { count: others })] : [])].join(', ')
}

function toChosen(
  { _id, name, image, portrait, astrologerType, experience, languages, rating, online }: Acharya,
  free: readonly (FreeSlot & { when: string })[],
): ChosenAcharya {
  return {
    _id,
    name,
    image,
    portrait,
    astrologerType,
    experience,
    languages,
    rating,
    online,
    soonest: free.find(({ acharyaId }) => acharyaId === _id)?.when ?? null,
  }
}

/** Leaves out slots of acharyas that the page does not know, because it could not name them. */
function namedSlots<Slot extends FreeSlot>(free: readonly Slot[], acharyas: CallResult<AcharyaPage>) {
  const names = new Map('reply' in acharyas ? acharyas.reply.astrologers.map(({ _id, name }) => [_id, name]) : [])
  return free.flatMap((slot) => {
    const name = names.get(slot.acharyaId)
    return name ? [{ ...slot, name }] : []
  })
}

/** Sums over all acharyas are included only if all of them were loaded. */
function countAcharyas({ t }: Args, acharyas: CallResult<AcharyaPage>): Count[] {
  if ('refusal' in acharyas) return []
  const { astrologers, totalAstrologers: count } = acharyas.reply
  if (count === 0) return []
  const all = { value: String(count), of: t('detail.counted.acharyas', { count }) }
  if (astrologers.length < count) return [all]
  const years = astrologers.reduce((sum, { experience }) => sum + experience, 0)
  const spoken = new Set(astrologers.flatMap(({ languages }) => languages)).size
  return [
    all,
    { value: String(years), of: t('detail.counted.years', { count: years }) },
    { value: String(spoken), of: t('detail.counted.languages', { count: spoken }) },
  ]
}
