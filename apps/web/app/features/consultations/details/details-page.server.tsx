import { type Acharya, getAcharyaById } from '@sankalp/contract/acharyas'
import { getNextSlots } from '@sankalp/contract/bookings'
import { getConsultationReviews } from '@sankalp/contract/consultations'
import { indiaDay } from '@sankalp/contract/india-time'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import { callEndpoint } from '../../../lib/reading/call-api.server.ts'
import {
  type LoaderArgs,
  type RenderArgs,
  type Rendering,
  renderPage,
} from '../../../lib/reading/render-page.server.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { MessagePage } from '../../../ui/message-page.tsx'
import { Figures, Opening, TalkSection } from './details-parts.tsx'
import type { DetailsFacts } from './details-facts.ts'
import { Reviews } from './reviews.tsx'
import { FreeTimes } from './free-times.tsx'

type Args = RenderArgs<'find-acharya'>

const namespaces = ['find-acharya', 'shell'] as const
/** Cache briefly; who is online changes all the time, so the page's script checks again. */
const cachedMs = 60_000

/**
 * Renders `/AstrologerDetails?id=`: public, so that acharyas are found by name; only a consultation requires signing
 * in.
 */
export function renderAcharya(loaderArgs: LoaderArgs) {
  return renderPage<'find-acharya', DetailsFacts>(
    loaderArgs,
    namespaces,
    async (args): Promise<Rendering<DetailsFacts>> => {
      const { t, url, visit } = args
      const id = url.searchParams.get('id')
      if (!id) return message(args, { title: t('details.chooseTitle'), text: t('details.chooseText'), status: 200 })
      const result = await callEndpoint(visit, getAcharyaById, { params: { id } })
      if ('reply' in result) return acharyaPage(args, result.reply.acharya)
      // The API refuses an impossible id as wrong input; to a reader the page is simply missing.
      const isMissing = result.refusal.status === 404 || result.refusal.status === 400
      if (isMissing)
        return message(args, { title: t('details.missingTitle'), text: t('details.missingText'), status: 404, id })
      return message(args, { title: t('details.failedTitle'), text: result.refusal.message, status: 503, id })
    },
  )
}

async function acharyaPage({ t, visit }: Args, acharya: Acharya): Promise<Rendering<DetailsFacts>> {
  const now = Date.now()
  const { _id: id, name, astrologerType, experience, languages } = acharya
  const [reviews, slots] = await Promise.all([
    callEndpoint(visit, getConsultationReviews, { params: { id } }),
    callEndpoint(visit, getNextSlots, {}),
  ])
  const free =
    'reply' in slots
      ? slots.reply.slots.filter(({ acharyaId, startsAt }) => acharyaId === id && Date.parse(startsAt) > now)
      : []
  const description = t('details.description', {
    name,
    type: astrologerType,
    years: experience,
    languages: languages.join(', '),
  })
  return {
    head: { title: name, description, query: { id } },
    facts: { acharyaId: id },
    until: now + cachedMs,
    body: (
      <div className="page-width grid grid-cols-1 gap-10 pb-6 sm:py-8">
        <Opening acharya={acharya} />
        <TalkSection acharya={acharya} />
        <Figures acharya={acharya} />
        {'reply' in reviews && <Reviews items={reviews.reply.items} />}
        {free.length > 0 && <FreeTimes slots={free} today={indiaDay(new Date(now))} />}
        <JsonLd thing={personThing(acharya, visit.origin)} />
        <JsonLd thing={breadcrumbs(visit.origin, [{ name, path: `/AstrologerDetails?id=${id}` }])} />
      </div>
    ),
  }
}

/** Describes the acharya in schema.org terms, without ratings, which schema.org does not give to people. */
function personThing({ _id, name, image, astrologerType, languages, specialities, bio }: Acharya, origin: string) {
  return {
    '@type': 'Person',
    name,
    jobTitle: astrologerType,
    description: bio,
    knowsLanguage: languages,
    knowsAbout: specialities,
    url: `${origin}/AstrologerDetails?id=${_id}`,
    ...(image !== 'false' && { image: `${origin}${image}` }),
  }
}

function message(
  { t }: Args,
  { title, text, status, id = null }: { title: string; text: string; status: number; id?: string | null },
): Rendering<DetailsFacts> {
  return {
    head: { title, description: text, hidden: true },
    facts: { acharyaId: id },
    status,
    until: null,
    body: (
      <MessagePage
        picture={status === 404 ? 'not-found' : 'error'}
        title={title}
        actions={
          <a href="/chatwithastrologer" className={buttonClasses('primary')}>
            {t('details.toList')}
          </a>
        }
      >
        <p>{text}</p>
      </MessagePage>
    ),
  }
}
