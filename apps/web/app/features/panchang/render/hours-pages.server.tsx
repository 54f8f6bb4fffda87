import { type PanchangDayReply, getPanchangDay } from '@sankalp/contract/panchang'
import type { ReactNode } from 'react'
import { trueUntil } from '../../../shared/almanac/day-now.ts'
import { callEndpoint } from '../../../lib/reading/call-api.server.ts'
import { JsonLd, breadcrumbs } from '../../../lib/page/json-ld.tsx'
import { addDays, isInTables } from '../typed-date.ts'
import { Span, formatDate, longDate, plainDate } from './almanac.tsx'
import { Also } from './also.tsx'

import { NotationChoice, PlaceChange } from './controls.tsx'
import { ChoghadiyaTables } from './day/choghadiya.tsx'
import { BeforeSunrise, dawningAt, dawningUntil } from './day/dawn.tsx'
import { type AlmanacArgs, type AlmanacRendering, type LoaderArgs, renderAlmanac } from './render-almanac.server.tsx'
import { refused } from './messages.tsx'
import { NowStrip } from './day/now-lines.tsx'
import { Meanings, NowMark, Section, lasting, linkLook } from './parts.tsx'
import { placeName } from './place-name.ts'

const daysOfWeek = 7

/** Renders `/choghadiya/{city}`: today's sixteen parts. */
export function renderChoghadiya(loaderArgs: LoaderArgs, { city }: { city: string }) {
  return renderAlmanac(loaderArgs, async (args) => {
    const pattern = '/choghadiya/{city}'
    const called = await callEndpoint(args.visit, getPanchangDay, { params: { city, date: 'today' } })
    if ('refusal' in called) return refused(args, called.refusal, { pattern, back: '/panchang' })
    const { t } = args
    const nowMs = Date.now()
    const { today, day } = called.reply
    const { muhurtas } = day
    const dawning = dawningAt(called.reply, nowMs)
    const tomorrow = addDays(today, 1)
    const page = hoursPage(
      args,
      called.reply,
      'choghadiya',
      pattern,
      <>
        <NowStrip reply={called.reply} nowMs={nowMs} />
        {dawning && <BeforeSunrise dawning={dawning} />}
        {muhurtas ? (
          <ChoghadiyaTables
            choghadiya={muhurtas.choghadiya}
            dawning={dawning}
            isNightFirst={day.sunsetAt !== null && nowMs >= day.sunsetAt}
          />
        ) : (
          <p>{t('polar')}</p>
        )}
        {isInTables(tomorrow) && (
          <a href={`/panchang/${city}/${tomorrow}#choghadiya`} className={`justify-self-start ${linkLook}`}>
            {t('choghadiya.tomorrow')}
          </a>
        )}
        <Section id="how" title={t('choghadiya.how')}>
          <p className="max-w-2xl">{t('choghadiya.about')}</p>
        </Section>
        <Meanings terms={['choghadiya', 'rahuKalam']} />
      </>,
    )
    const until = trueUntil(called.reply, [], nowMs)
    return { ...page, trueUntil: dawning ? Math.min(until, dawningUntil(dawning)) : until }
  })
}

/** Renders `/rahu-kaal/{city}`: today's, and those of the week. */
export function renderRahuKaal(loaderArgs: LoaderArgs, { city }: { city: string }) {
  return renderAlmanac(loaderArgs, async (args) => {
    const pattern = '/rahu-kaal/{city}'
    const called = await callEndpoint(args.visit, getPanchangDay, { params: { city, date: 'today' } })
    if ('refusal' in called) return refused(args, called.refusal, { pattern, back: '/panchang' })
    const { today } = called.reply
    const dates = Array.from({ length: daysOfWeek - 1 }, (_, at) => addDays(today, at + 1)).filter(isInTables)
    const later = await Promise.all(
      dates.map((date) => callEndpoint(args.visit, getPanchangDay, { params: { city, date } })),
    )
    const failed = later.find((day) => 'refusal' in day)
    if (failed) return refused(args, failed.refusal, { pattern, back: '/panchang' })
    const week = [called.reply, ...later.flatMap((day) => ('reply' in day ? [day.reply] : []))]
    const nowMs = Date.now()
    const page = hoursPage(
      args,
      called.reply,
      'rahuKaal',
      pattern,
      <>
        <NowStrip reply={called.reply} nowMs={nowMs} />
        <Week args={args} week={week} city={city} />
        <Section id="how" title={args.t('rahuKaal.how')}>
          <p className="max-w-2xl">{args.t('rahuKaal.about')}</p>
        </Section>
        <Meanings terms={['choghadiya', 'rahuKalam', 'yamaganda', 'gulikaKalam']} />
      </>,
    )
    return { ...page, trueUntil: trueUntil(called.reply, [], nowMs) }
  })
}

function hoursPage(
  args: AlmanacArgs,
  reply: PanchangDayReply,
  page: 'choghadiya' | 'rahuKaal',
  pattern: string,
  children: ReactNode,
): AlmanacRendering {
  const { t, language } = args
  const { date, today, todayEndsAt, place } = reply
  const name = placeName(args, reply)
  const slug = place!.slug
  const when = formatDate(date, language, plainDate)
  return {
    head: {
      title: t(`title.${page}`, { place: name, date: when }),
      description: t(`description.${page}`, { place: name, date: when }),
      image: `/share/panchang/${slug}/${date}.png${language === 'hin' ? '?lng=hin' : ''}`,
    },
    where: { zone: reply.spot.zone, date },
    today,
    todayEndsAt,
    body: (
      <article className="page-width grid gap-6 py-6 sm:py-10">
        <header className="grid gap-4">
          <div>
            <h1 className="text-4xl leading-tight hi:leading-snug sm:text-5xl">
              {t(`${page}.heading`, { place: name })}
            </h1>
            <p className="mt-1 text-lg text-ink-soft">{formatDate(date, language, longDate)}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            <PlaceChange name={name} pattern={pattern} townsOnly />
            <NotationChoice />
          </div>
        </header>
        {children}
        <Also city={slug} date={date} except={page} />
        <JsonLd
          thing={breadcrumbs(args.visit.origin, [
            { name: t('title.any'), path: '/panchang' },
            { name, path: `/panchang/${slug}` },
            { name: t(`also.${page}`), path: pattern.replace('{city}', slug) },
          ])}
        />
      </article>
    ),
  }
}

const kalams = ['rahuKalam', 'yamaganda', 'gulikaKalam'] as const

function Week({
  args: { t, language },
  week,
  city,
}: {
  args: AlmanacArgs
  week: readonly PanchangDayReply[]
  city: string
}) {
  return (
    <ol className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
      {week.map(({ date, day, today }) => (
        <li key={date} className={date === today ? 'border-t-2 border-sindoor py-3' : 'border-t border-rule py-3'}>
          <h2 className="text-xl">
            <a href={`/panchang/${city}/${date}`} className="text-ink no-underline hover:text-sindoor">
              {formatDate(date, language, { weekday: 'long', day: 'numeric', month: 'long' })}
            </a>
          </h2>
          <dl className="tabular mt-1 grid gap-1">
            {day.muhurtas
              ? kalams.map((kalam) => (
                  <div
                    key={kalam}
                    data-fact={kalam}
                    className="flex flex-wrap justify-between gap-x-3"
                    {...lasting(day.muhurtas![kalam])}
                  >
                    <dt className={kalam === 'rahuKalam' ? 'font-semibold' : 'text-ink-soft'}>
                      {t(`terms.${kalam}.name`)}
                    </dt>
                    <dd className={kalam === 'rahuKalam' ? 'font-semibold' : undefined}>
                      <Span of={day.muhurtas![kalam]} date={date} />
                      <NowMark />
                    </dd>
                  </div>
                ))
              : t('polar')}
          </dl>
        </li>
      ))}
    </ol>
  )
}
