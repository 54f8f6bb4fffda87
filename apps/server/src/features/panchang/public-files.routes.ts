import { DomainError, type Language } from '@sankalp/contract'
import { almanacYears, isAlmanacDate } from '@sankalp/contract/panchang'
import type { Place } from '@sankalp/contract/places'
import type { FastifyInstance } from 'fastify'
import { createBoundedCache } from '../../platform/bounded-cache.ts'
import type { Limit, Limits } from '../../platform/limits.ts'
import { type PublicFile, makePublicFile, sendFile, sizeOfFile, takeOne } from '../../platform/site/public-file.ts'
import { limitConcurrency } from '../../platform/concurrency.ts'
import { writeFeed } from './calendar-feed.ts'
import { type Panchang, spotOf } from './panchang.service.ts'

export type PublicFilesNeeds = {
  panchang: Panchang
  findPlace: (slug: string) => Place
  limits: Limits
  publicUrl: string
}

const cachedFeedBytes = 24 * 1024 * 1024
/** Calendar programs poll once a day or once an hour, each from its own address. */
const feedLimit: Limit = { max: 30, windowSeconds: 60 }
const feedCachedSeconds = 3600

const cachedPictureBytes = 24 * 1024 * 1024
const pictureLimit: Limit = { max: 60, windowSeconds: 60 }
const pictureCachedSeconds = 24 * 3600
/** Each takes one core for a tenth of a second; further ones wait. */
const picturesAtOnce = 2

/** Serves files for calendars and link previews, which cannot read JSON. */
export function servePublicFiles(
  app: FastifyInstance,
  { panchang, findPlace, limits, publicUrl }: PublicFilesNeeds,
): void {
  const anyone = { config: { access: 'anyone' as const } }
  const feeds = createBoundedCache<PublicFile>(cachedFeedBytes, sizeOfFile)

  app.get<{ Params: { city: string } }>('/calendar/:city(^[\\w-]{1,80}).ics', anyone, async (request, reply) => {
    await takeOne(limits, 'calendarFeed', request, feedLimit)
    const place = findPlace(request.params.city)
    const year = Number(panchang.todayAt(place.zone).today.slice(0, 4))
    const key = `${place.slug} ${request.language} ${year}`
    const file = feeds.get(key) ?? makePublicFile(Buffer.from(await makeFeed(place, request.language, year)))
    feeds.set(key, file)
    reply.header('content-disposition', `inline; filename="panchang-${place.slug}.ics"`)
    return sendFile(request, reply, file, {
      type: 'text/calendar; charset=utf-8',
      seconds: feedCachedSeconds,
      byReader: true,
    })
  })

  const pictures = createBoundedCache<PublicFile>(cachedPictureBytes, sizeOfFile)
  const limited = limitConcurrency(picturesAtOnce)

  app.get<{ Params: { city: string; date: string } }>(
    '/share/panchang/:city/:date(^[\\w-]{1,20}).png',
    anyone,
    async (request, reply) => {
      await takeOne(limits, 'sharePicture', request, pictureLimit)
      const { city, date } = request.params
      if (!isAlmanacDate(date))
        throw new DomainError('INVALID_INPUT', { fields: [{ field: 'date', problem: 'almanacDate' }] })
      const place = findPlace(city)
      const { language } = request
      const key = `${place.slug} ${date} ${language}`
      const file = pictures.get(key) ?? (await limited(async () => pictures.get(key) ?? drawPicture()))
      // The picture is meant to be shown on other sites.
      reply.header('cross-origin-resource-policy', 'cross-origin')
      return sendFile(request, reply, file, { type: 'image/png', seconds: pictureCachedSeconds, byReader: true })

      async function drawPicture(): Promise<PublicFile> {
        // Loaded with the first picture, because the font library is large.
        const { drawSharePicture } = await import('./share-picture.ts')
        const drawn = makePublicFile(
          await drawSharePicture({ ...(await panchang.getPanchangDay(place.slug, date)), place }, language),
        )
        pictures.set(key, drawn)
        return drawn
      }
    },
  )

  async function makeFeed(place: Place, language: Language, year: number): Promise<string> {
    const spot = spotOf(place)
    const years = [year, year + 1].filter((each) => each <= almanacYears.last)
    return writeFeed({
      place,
      language,
      days: (await Promise.all(years.map((each) => panchang.daysOfYear(spot, each)))).flat(),
      festivals: (await Promise.all(years.map((each) => panchang.festivalsAt(spot, each)))).flat(),
      url: `${publicUrl}/calendar/${place.slug}.ics?lng=${language}`,
    })
  }
}
