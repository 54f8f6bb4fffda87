import { discoveryTexts as texts, pagePictures } from '@sankalp/content/discovery-texts'
import { indiaDate } from '@sankalp/content/horoscope/india-time'
import { readMessages } from '@sankalp/content/locales'
import { type Language, isLanguage, notFound } from '@sankalp/contract'
import type { Blog } from '@sankalp/contract/blog'
import { rashis } from '@sankalp/jyotish'
import { type ChartSigns, readChartCode } from '@sankalp/contract/chart-link'
import { type Sign, isSign, rashiOfSign } from '@sankalp/contract/horoscope-keys'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Limit, Limits } from '../../platform/limits.ts'
import { type PublicFile, makePublicFile, sendFile, sizeOfFile, takeOne } from '../../platform/site/public-file.ts'
import { limitConcurrency } from '../../platform/concurrency.ts'
import { pictureOf } from '../../platform/illustrations.ts'
import type { Picture } from './page-picture.ts'
import { writeRss } from './rss.ts'
import { writeSitemap, writeSitemapIndex } from './sitemap.ts'
import { sitemapParts } from './sitemap-parts.ts'

/** A feed needs no view counts. */
type ListedArticle = Omit<Blog, 'views'>

type ListedThing = {
  id: string
  updatedAt: Date
  drawing: string
  name: Record<Language, string>
  description: Record<Language, string>
}

type DayLine = { line: string; period: string }

export type DiscoveryNeeds = {
  clock: Clock
  limits: Limits
  publicUrl: string
  /** Counts changes of the site: cached output from before the last change is stale. */
  countSiteChanges: () => number
  /** Slugs of the towns of India, the largest first. */
  towns: readonly string[]
  /** Lists every article in a language, the newest first. */
  listArticles: (language: Language) => Promise<ListedArticle[]>
  /** Returns the most important sentence of a day's horoscope; null for a day that has none any more. */
  readDayLine: (sign: Sign, date: string, language: Language) => DayLine | null
  /** Lists every pooja that has a page. */
  listPoojas: () => Promise<ListedThing[]>
  /** Lists every product that has a page. */
  listProducts: () => Promise<ListedThing[]>
  /** Lists every listed acharya. */
  listAcharyas: () => Promise<{ id: string; updatedAt: Date }[]>
}

const hourSeconds = 3600
const daySeconds = 24 * hourSeconds
const fileLimit: Limit = { max: 120, windowSeconds: 60 }
const pictureLimit: Limit = { max: 60, windowSeconds: 60 }
const cachedFileBytes = 24 * 1024 * 1024
const cachedPictureBytes = 16 * 1024 * 1024
/** Each takes one core for a tenth of a second; further ones wait. */
const picturesAtOnce = 2

/** Serves what search engines, feed readers and link previews request. */
export function serveDiscovery(app: FastifyInstance, needs: DiscoveryNeeds): void {
  const { clock, limits, publicUrl, listArticles } = needs
  const anyone = { config: { access: 'anyone' as const } }
  const files = createBoundedCache<PublicFile>(cachedFileBytes, sizeOfFile)

  app.get('/robots.txt', anyone, (request, reply) =>
    sendFile(request, reply, makePublicFile(Buffer.from(robots(publicUrl))), {
      type: 'text/plain; charset=utf-8',
      seconds: daySeconds,
    }),
  )

  app.get('/sitemap.xml', anyone, async (request, reply) => {
    await takeOne(limits, 'sitemap', request, fileLimit)
    const parts = await listParts()
    return send(request, reply, makePublicFile(Buffer.from(writeSitemapIndex(publicUrl, parts))))
  })

  app.get<{ Params: { name: string } }>('/sitemap/:name(^[\\w-]{1,40}).xml', anyone, async (request, reply) => {
    await takeOne(limits, 'sitemap', request, fileLimit)
    const { name } = request.params
    const key = `${name} ${today()} ${needs.countSiteChanges()}`
    const file = files.get(key) ?? makePublicFile(Buffer.from(writeSitemap(publicUrl, await entriesOf(name))))
    files.set(key, file)
    return send(request, reply, file)
  })

  app.get<{ Params: { language: string } }>('/rss/:language(^[a-z]{1,10}).xml', anyone, async (request, reply) => {
    await takeOne(limits, 'rss', request, fileLimit)
    const { language } = request.params
    if (!isLanguage(language)) throw notFound()
    const text = writeRss(publicUrl, language, await listArticles(language))
    return sendFile(request, reply, makePublicFile(Buffer.from(text)), {
      type: 'application/rss+xml; charset=utf-8',
      seconds: hourSeconds,
    })
  })

  const pictures = createBoundedCache<PublicFile>(cachedPictureBytes, sizeOfFile)
  const limited = limitConcurrency(picturesAtOnce)

  app.get<{ Params: { id: string } }>('/share/blog/:id(^[\\w-]{1,80}).png', anyone, (request, reply) =>
    sendPicture(request, reply, `blog/${request.params.id}`, () => articlePicture(request.params.id, request.language)),
  )
  app.get<{ Params: { sign: string } }>('/share/horoscope/:sign(^[a-z]{1,20}).png', anyone, (request, reply) =>
    sendPicture(request, reply, `horoscope/${request.params.sign}`, async () =>
      signPicture(request.params.sign, request.language, null),
    ),
  )
  app.get<{ Params: { sign: string; date: string } }>(
    '/share/horoscope/:sign(^[a-z]{1,20})/:date(^[\\d-]{10}).png',
    anyone,
    (request, reply) => {
      const { sign, date } = request.params
      const day = isSign(sign) ? needs.readDayLine(sign, date, request.language) : null
      // An old link, whose day has passed, gets the picture of the sign.
      const name = day ? `horoscope/${sign}/${date}` : `horoscope/${sign}`
      return sendPicture(request, reply, name, async () => signPicture(sign, request.language, day))
    },
  )
  app.get<{ Params: { id: string } }>('/share/pooja/:id(^[\\w-]{1,80}).png', anyone, (request, reply) =>
    sendPicture(request, reply, `pooja/${request.params.id}`, () =>
      thingPicture('pooja', needs.listPoojas, request.params.id, request.language),
    ),
  )
  app.get<{ Params: { id: string } }>('/share/product/:id(^[\\w-]{1,80}).png', anyone, (request, reply) =>
    sendPicture(request, reply, `product/${request.params.id}`, () =>
      thingPicture('shop', needs.listProducts, request.params.id, request.language),
    ),
  )
  // The owner of the chart chose to show it: the code holds the signs of the drawing, and nothing is stored.
  app.get<{ Params: { code: string } }>('/share/kundli/:code(^[\\w-]{11}).png', anyone, (request, reply) =>
    sendPicture(request, reply, `kundli/${request.params.code}`, async () => {
      const chart = readChartCode(request.params.code)
      return chart && chartPicture(chart, request.language)
    }),
  )
  app.get<{ Params: { page: string } }>('/share/page/:page(^[\\w-]{1,40}).png', anyone, (request, reply) =>
    sendPicture(request, reply, `page/${picturedAs(request.params.page)}`, async () =>
      pagePicture(request.params.page, request.language),
    ),
  )

  async function sendPicture(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    find: () => Promise<Picture | null>,
  ): Promise<FastifyReply> {
    await takeOne(limits, 'sharePicture', request, pictureLimit)
    const { language } = request
    const picture = await find()
    if (!picture) throw notFound()
    // With its texts in the key, an edited article, pooja or product gets a new picture.
    const key = `${name} ${language} ${JSON.stringify(picture)}`
    const file = pictures.get(key) ?? (await limited(async () => pictures.get(key) ?? draw(picture)))
    // The picture is meant to be shown on other sites.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    return sendFile(request, reply, file, { type: 'image/png', seconds: daySeconds, byReader: true })

    async function draw(picture: Picture): Promise<PublicFile> {
      // Loaded with the first picture, because the font library is large.
      const { drawPagePicture } = await import('./page-picture.ts')
      const drawn = makePublicFile(await drawPagePicture(picture, language))
      pictures.set(key, drawn)
      return drawn
    }
  }

  async function articlePicture(id: string, language: Language): Promise<Picture | null> {
    const article = (await listArticles(language)).find(({ _id }) => _id === id)
    return article
      ? {
          illustration: article.drawing,
          kicker: texts.feedTitle[language].split(' · ')[1]!,
          title: article.title,
          line: '',
        }
      : null
  }

  /** Returns the picture of an item in a list, labelled with the page that the list is on. */
  async function thingPicture(
    page: 'pooja' | 'shop',
    list: () => Promise<ListedThing[]>,
    id: string,
    language: Language,
  ): Promise<Picture | null> {
    const thing = (await list()).find((each) => each.id === id)
    return thing
      ? {
          illustration: pictureOf(page === 'pooja' ? 'poojas' : 'products', thing),
          kicker: pagePictures[page]!.title[language],
          title: thing.name[language],
          line: thing.description[language],
        }
      : null
  }

  function today(): string {
    const { year, month, day } = indiaDate(clock.now().getTime())
    return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
  }

  async function listParts() {
    const [articles, poojas, products, acharyas] = await Promise.all([
      listArticles('en'),
      needs.listPoojas(),
      needs.listProducts(),
      needs.listAcharyas(),
    ])
    return sitemapParts({ today: today(), towns: needs.towns, articles, poojas, products, acharyas })
  }

  async function entriesOf(name: string) {
    const part = (await listParts()).find((each) => each.name === name)
    if (!part) throw notFound()
    return part.entries
  }

  function send(request: FastifyRequest, reply: FastifyReply, file: PublicFile): FastifyReply | Promise<FastifyReply> {
    return sendFile(request, reply, file, { type: 'application/xml; charset=utf-8', seconds: hourSeconds })
  }
}

/** Returns the picture of a page. A page without its own uses the home page's. */
function pagePicture(page: string, language: Language): Picture {
  const { illustration, title, line } = pagePictures[picturedAs(page)]!
  return { illustration, kicker: '', title: title[language], line: line[language] }
}

/** Returns the picture of a shared Kundli: the drawn chart, named by its lagna and its Moon. */
function chartPicture(chart: ChartSigns, language: Language): Picture {
  const { rashis: names } = readMessages(language, 'jyotish') as { rashis: Record<string, string> }
  const moon = texts.moonIn[language](names[rashis[chart.grahas.moon.sign]!]!)
  const lagna = chart.lagna === null ? null : texts.lagna[language](names[rashis[chart.lagna]!]!)
  return { kicker: texts.kundli[language], title: lagna ?? moon, line: lagna ? moon : '', chart }
}

function picturedAs(page: string): string {
  return Object.hasOwn(pagePictures, page) ? page : 'home'
}

/** Shows the most important sentence of a day, or the sign alone. */
function signPicture(sign: string, language: Language, day: DayLine | null): Picture | null {
  if (!isSign(sign)) return null
  const { signFull } = readMessages(language, 'horoscope') as { signFull: Record<string, string> }
  const illustration = `rashis/${rashiOfSign[sign]}`
  if (day) return { illustration, kicker: signFull[sign]!, title: day.line, line: day.period }
  return {
    illustration,
    kicker: texts.horoscope[language],
    title: signFull[sign]!,
    line: pagePictures.horoscopePage!.line[language],
  }
}

/** Writes robots.txt. The API is for programs and /design for developers; crawlers may read everything else. */
function robots(publicUrl: string): string {
  return ['User-agent: *', 'Disallow: /api/', 'Disallow: /design', '', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
    '\n',
  )
}
