import { Diya } from '../../../ui/drawings/diya.tsx'
import { MessagePage } from '../../../ui/message-page.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { firstYear, lastYear } from '../typed-date.ts'
import type { Fault, Suggestion } from './ask.server.ts'
import { useAlmanac, useWords } from './almanac.tsx'
import type { Asking, Drawing } from './draw-page.server.tsx'

/** A city we do not know: which it may have been, and the way to the others. `pattern` is an address with {city} in it. */
export function unknownCity(asking: Asking, suggestions: Suggestion[], pattern: string): Drawing {
  return unknownPlace(asking, 'unknownCity', suggestions, pattern)
}

/** Coordinates that lie on no Earth, or a time zone that nobody keeps. */
export function unknownPoint(asking: Asking): Drawing {
  return unknownPlace(asking, 'unknownPoint', [], '/panchang/{city}')
}

function unknownPlace({ t }: Asking, what: 'unknownCity' | 'unknownPoint', suggestions: Suggestion[], pattern: string): Drawing {
  const title = t(`${what}.title`)
  return {
    head: { title, description: t(`${what}.text`), hidden: true },
    status: 404,
    body: (
      <MessagePage drawing={Diya} title={title} actions={<CityLinks suggestions={suggestions} pattern={pattern} />}>
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

/** A plain form, so that it works without script: the server finds the place and leads there. */
export function CitySearch({ pattern }: { pattern: string }) {
  const { t } = useWords()
  return (
    <form action="/panchang" method="get" role="search" className="grid gap-2 text-left text-base text-ink">
      <input type="hidden" name="to" value={pattern} />
      <label className="grid gap-1">
        <span className="font-semibold">{t('place.field')}</span>
        <input name="city" required maxLength={80} className="min-h-12 rounded-md border border-rule-strong bg-paper-raised px-3" />
      </label>
      <button type="submit" className={buttonClasses('primary')}>
        {t('place.show')}
      </button>
    </form>
  )
}

/** A date that does not exist, or that our tables do not reach. */
export function badDate({ t }: Asking, back: string): Drawing {
  const title = t('badDate.title')
  const years = { first: firstYear, last: lastYear }
  return {
    head: { title, description: t('badDate.text', years), hidden: true },
    status: 404,
    body: (
      <MessagePage
        drawing={Diya}
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

/** The call behind a page did not answer as it should: S1's message, and what to do. */
export function faulty({ t, url }: Asking, fault: Fault): Drawing {
  return {
    head: { title: t('title.any'), description: t('fault.whatToDo'), hidden: true },
    status: 503,
    body: (
      <MessagePage
        drawing={Diya}
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
