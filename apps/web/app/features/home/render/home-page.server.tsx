import { getAllAcharya } from '@sankalp/contract/acharyas'
import { getAllBlog } from '@sankalp/contract/blog'
import { previewCount } from '@sankalp/contract/blog-keys'
import { defaultCity, getPanchangDay } from '@sankalp/contract/panchang'
import { getAllPooja } from '@sankalp/contract/poojas'
import { getAllProduct } from '@sankalp/contract/shop'
import type { Visit } from '@sankalp/contract/visit'
import { indiaYear } from '../../../lib/page/india-year.ts'
import { callEndpoint } from '../../../lib/reading/call-api.server.ts'
import { type LoaderArgs, renderPage } from '../../../lib/reading/render-page.server.tsx'
import { SampleVoices } from '../../../shared/marketing/sample-voices.tsx'
import { DoubleRule } from '../../../ui/card.tsx'
import { LatestBlogs } from '../../../shared/blog/latest-blogs.tsx'
import { trueUntil } from '../../../shared/almanac/day-now.ts'
import type { HomeFacts } from '../home-facts.ts'
import { Acharyas } from './acharyas.tsx'
import { findComingPoojas } from './coming-festival.server.ts'
import { Opening } from './opening.tsx'
import { Poojas } from './poojas.tsx'
import { leastText } from './price-text.ts'
import { Promises } from './promises.tsx'
import { Questions } from './questions.tsx'
import { QuickKundli } from './quick-kundli.tsx'
import { Services } from './services.tsx'
import { ShopPicks } from './shop-picks.tsx'
import { Signs } from './signs.tsx'
import { SiteJsonLd } from './site-json-ld.tsx'
import { namespaces } from './words.ts'

/** Who is online changes from minute to minute. */
const cachedMs = 60_000

/** The day in the visitor's city; in the default city for whoever has chosen none, or one that we do not know. */
async function callToday(visit: Visit) {
  const callIn = (city: string) => callEndpoint(visit, getPanchangDay, { params: { city, date: 'today' } })
  const own = visit.city === undefined ? null : await callIn(visit.city)
  return own && !('refusal' in own && own.refusal.code === 'PLACE_NOT_FOUND') ? own : callIn(defaultCity)
}

export function renderHome(args: LoaderArgs) {
  return renderPage<(typeof namespaces)[number], HomeFacts>(args, namespaces, async ({ visit, language, t }) => {
    const nowMs = Date.now()
    const [day, acharyas, allPoojas, products, blogs] = await Promise.all([
      callToday(visit),
      callEndpoint(visit, getAllAcharya, { query: { pageSize: '50' } }),
      callEndpoint(visit, getAllPooja, { query: { pageSize: '50' } }),
      callEndpoint(visit, getAllProduct, {}),
      callEndpoint(visit, getAllBlog, { query: { pageSize: String(previewCount) } }),
    ])
    const where = 'reply' in day ? day.reply : null
    const poojas = await findComingPoojas(
      visit,
      where?.place?.slug ?? defaultCity,
      where?.today ?? new Date(nowMs).toISOString().slice(0, 10),
    )
    const rate =
      'reply' in acharyas
        ? leastText(acharyas.reply.astrologers, ({ chatPerMinutes }) => chatPerMinutes, language)
        : null
    const price =
      'reply' in allPoojas ? leastText(allPoojas.reply.poojas, ({ pooja_price }) => pooja_price, language) : null
    const isTrueUntil = 'reply' in day ? trueUntil(day.reply, ['tithis', 'nakshatras'], nowMs) : nowMs + cachedMs
    return {
      head: { title: t('home:title'), description: t('home:description') },
      facts: { trueUntil: isTrueUntil, halfWords: { parts: t('panchang:clock.parts'), lead: language === 'hin' } },
      until: 'reply' in day ? Math.min(isTrueUntil, nowMs + cachedMs) : null,
      body: (
        <>
          <Opening result={day} nowMs={nowMs} signedIn={visit.signedIn} />
          <div className="page-width grid grid-cols-1 gap-14 pt-2 sm:gap-20">
            <DoubleRule />
            <Services rate={rate} poojaPrice={price} />
            <QuickKundli year={indiaYear(new Date(nowMs))} />
            <Signs />
            <Acharyas result={acharyas} origin={visit.origin} />
            <Poojas result={poojas} where={where} />
            <ShopPicks result={products} origin={visit.origin} />
            <LatestBlogs result={blogs} />
            {visit.demo && <SampleVoices />}
            <Promises />
            <Questions rate={rate} />
          </div>
          <SiteJsonLd origin={visit.origin} />
        </>
      ),
    }
  })
}
