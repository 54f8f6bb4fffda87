import { MessagePage } from '../../../ui/message-page.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import type { Refusal } from '../../../lib/reading/call-api.server.ts'
import { firstYear, lastYear } from '../typed-date.ts'
import { useAlmanac, useWords } from './almanac.tsx'
import { type Fault, type Suggestion, troubleOf } from './refusal.ts'
import type { AlmanacArgs, AlmanacRendering } from './render-almanac.server.tsx'

type Ways = {
  /** The address of this kind of page, with {city} in it. */
  pattern: string
  /** The link on the page of an invalid date. */
  back: string
}

/** Returns the page for a refused API call. */
export function refused(
  args: AlmanacArgs,
  refusal: Refusal,
  { pattern, back }: Ways,
  renderFault = faulty,
): AlmanacRendering {
  const trouble = troubleOf(refusal)
  if ('unknownCity' in trouble) return unknownCity(args, trouble.unknownCity, pattern)
  return 'badInput' in trouble ? badDate(args, back) : renderFault(args, trouble.fault)
}

/** Returns the page for an unknown city, with suggestions and a search. `pattern` is an address with {city} in it. */
export function unknownCity(args: AlmanacArgs, suggestions: Suggestion[], pattern: string): AlmanacRendering {
  return unknownPlace(args, 'unknownCity', suggestions, pattern)
}

/** Returns the page for invalid coordinates or an unknown time zone. */
export function unknownPoint(args: AlmanacArgs): AlmanacRendering {
  return unknownPlace(args, 'unknownPoint', [], '/panchang/{city}')
}

function unknownPlace(
  { t }: AlmanacArgs,
  what: 'unknownCity' | 'unknownPoint',
  suggestions: Suggestion[],
  pattern: string,
): AlmanacRendering {
  const title = t(`${what}.title`)
  return {
    head: { title, description: t(`${what}.text`), hidden: true },
    status: 404,
    body: (
      <MessagePage
        picture="not-found"
        title={title}
        actions={<CityLinks suggestions={suggestions} pattern={pattern} />}
      >
        <p>{t(`${what}.text`)}</p>
        <CitySearch pattern={pattern} />
      </MessagePage>
    ),
  }
}

function CityLinks({ suggestions, pattern }: { suggestions: Suggestion[]; pattern: string }) {
  const { language } = useAlmanac()
  const known = suggestions.length > 0 ? suggestions : [{ slug: 'delhi', name: { en: 'Delhi', hin: 'दिल्ली' } }]
  return known.map(({ slug, name }) => (
    <a key={slug} href={pattern.replace('{city}', slug)} className={buttonClasses('quiet')}>
      {name[language]}
    </a>
  ))
}

/** Uses a plain form, so that it works without a script: the server finds the place and redirects there. */
export function CitySearch({ pattern }: { pattern: string }) {
  const { t } = useWords()
  return (
    <form action="/panchang" method="get" role="search" className="grid gap-2 text-left text-base text-ink">
      <input type="hidden" name="to" value={pattern} />
      <label className="grid gap-1">
        <span className="font-semibold">{t('place.field')}</span>
        <input
          name="city"
          required
          maxLength={80}
          className="min-h-12 rounded-md border border-rule-strong bg-paper-raised px-3"
        />
      </label>
      <button type="submit" className={buttonClasses('primary')}>
        {t('place.show')}
      </button>
    </form>
  )
}

/** Returns the page for an invalid date, or one outside our tables. */
export function badDate({ t }: AlmanacArgs, back: string): AlmanacRendering {
  const title = t('badDate.title')
  const years = { first: firstYear, last: lastYear }
  return {
    head: { title, description: t('badDate.text', years), hidden: true },
    status: 404,
    body: (
      <MessagePage
        picture="not-found"
        title={title}
        actions={
          <a href={back} className={buttonClasses('primary')}>
            {t('badDate.back')}
          </a>
        }
      >
        <p>{t('badDate.text', years)}</p>
      </MessagePage>
    ),
  }
}

/** Returns the page for a failed API call: what went wrong, and what to do. */
export function faulty({ t, url }: AlmanacArgs, fault: Fault): AlmanacRendering {
  return {
    head: { title: t('title.any'), description: t('fault.whatToDo'), hidden: true },
    status: 503,
    body: (
      <MessagePage
        picture="error"
        title={t(`fault.${fault}`)}
        actions={
          <a href={url.pathname + url.search} data-plain="" className={buttonClasses('primary')}>
            {t('fault.tryAgain')}
          </a>
        }
      >
        <p role="alert">{t('fault.whatToDo')}</p>
      </MessagePage>
    ),
  }
}
