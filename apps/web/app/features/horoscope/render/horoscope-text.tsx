import type { Horoscope, HoroscopeSentence } from '@sankalp/contract/horoscope'
import { type HoroscopeArea, type Timeframe, horoscopeAreas } from '@sankalp/contract/horoscope-keys'
import ImageDown from 'lucide-react/icons/image-down'
import MessageCircle from 'lucide-react/icons/message-circle'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { whatsappLink } from '../../../lib/share.ts'
import { TimedText } from '../../../shared/almanac/timed-text.tsx'
import { buttonClasses } from '../../../ui/button.tsx'
import { StatePicture } from '../../../ui/state-picture.tsx'
import { EmptyState } from '../../../ui/states.tsx'
import { dayPicturePath } from '../horoscope-address.ts'
import type { HoroscopeChoice } from '../horoscope-data.ts'
import type { Answer } from './call-horoscope.server.ts'

const ofDays: readonly Timeframe[] = ['today', 'tomorrow', 'yesterday']

type Level = 2 | 3
type HoroscopeHeadlineProps = Answer &
  Pick<HoroscopeChoice, 'timeframe'> & {
    address: string
    /** The whole address, on a page of its own that can be shared. */ sharedUrl?: string
  }

/** Shows the areas of life. The headline stands at the top of the page. */
export function HoroscopeText({ horoscope, level }: { horoscope: Horoscope | null; level: Level }) {
  return horoscope?.prediction ? <Areas horoscope={horoscope} level={level} /> : null
}

/** Shows the headline, or a message in its place. `address` is that of this page, for a retry. */
export function HoroscopeHeadline({ horoscope, failure, timeframe, address, sharedUrl }: HoroscopeHeadlineProps) {
  const { t } = useTranslation('horoscope')
  if (failure !== null) return <Failure text={failure} address={address} />
  if (!horoscope?.prediction) {
    return (
      <EmptyState picture="empty-lamp" title={t('text.none')}>
        {t('text.noneHint')}
      </EmptyState>
    )
  }
  const isLong = !ofDays.includes(timeframe)
  const { headline, period } = horoscope
  return (
    <div className="grid gap-3">
      <Headline {...headline} />
      <p className="text-sm text-ink-soft">{t(isLong ? 'text.dateLong' : 'text.date', { period })}</p>
      {sharedUrl !== undefined && !isLong && (
        <ShareHeadline horoscope={horoscope} text={headline.text} url={sharedUrl} />
      )}
    </div>
  )
}

function Failure({ text, address }: { text: string; address: string }) {
  const { t } = useTranslation(['horoscope', 'shell'])
  return (
    <div role="alert" className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <StatePicture of="error" />
      <p className="font-heading text-2xl leading-snug">{t('text.failed')}</p>
      <p className="max-w-md text-ink-soft">{text}</p>
      <a href={address} data-stay="" className={buttonClasses('quiet', 'mt-2')}>
        {t('shell:tryAgain')}
      </a>
    </div>
  )
}

/**
 * Returns the sentences to show in an area. The headline of a month or a year is the first sentence of the first area; it
 * is shown above and not here again, unless the area has nothing else.
 */
function sentencesIn({ areas, headline }: Horoscope, area: HoroscopeArea): readonly HoroscopeSentence[] {
  const { sentences } = areas[area]
  const [first, ...rest] = sentences
  const isAbove = area === horoscopeAreas[0] && first?.alone === headline.text
  return isAbove && rest.length > 0 ? startAlone(rest) : sentences
}

/** Drops the word that ties the first sentence to the one before it. */
function startAlone([first, ...others]: readonly HoroscopeSentence[]): HoroscopeSentence[] {
  return first ? [{ ...first, text: first.alone }, ...others] : []
}

function Areas({ horoscope, level }: { horoscope: Horoscope; level: Level }) {
  const { t } = useTranslation('horoscope')
  return (
    <div className="grid gap-6">
      {horoscope.good_hour && <GoodHour {...horoscope.good_hour} level={level} />}
      <p className="text-ink-soft">{t('text.tap')}</p>
      <div className="grid gap-x-10 gap-y-4 md:grid-cols-2">
        {horoscopeAreas.map((area) => (
          <Area
            key={area}
            id={`area-${area}`}
            title={t(`area.${area}`)}
            level={level}
            sentences={sentencesIn(horoscope, area)}
          />
        ))}
      </div>
      <p className="text-sm text-ink-soft">{t('text.careful')}</p>
    </div>
  )
}

/** Shows the line that one would read to somebody, with its cause visible. */
function Headline({ text, cause }: Horoscope['headline']) {
  return (
    <div className="grid gap-1.5 border-l-4 border-marigold pl-4">
      <p className="max-w-3xl font-heading text-2xl leading-snug sm:text-3xl">
        <TimedText text={text} />
      </p>
      <Cause text={cause.text} />
    </div>
  )
}

type ShareHeadlineProps = { horoscope: Horoscope; text: string; url: string }

/** Sends the sentence with a link, whose preview is a picture of it; or takes the picture itself. Needs no script. */
function ShareHeadline({ horoscope: { sign, prediction_date }, text, url }: ShareHeadlineProps) {
  const { t } = useTranslation(['horoscope', 'shell'])
  const language = useLanguage()
  return (
    <p className="flex flex-wrap gap-3 print:hidden">
      <a href={whatsappLink({ title: text, url })} target="_blank" rel="noreferrer" className={buttonClasses('quiet')}>
        <MessageCircle aria-hidden="true" size={18} />
        <span>{t('shell:share.whatsapp')}</span>
      </a>
      <a
        href={dayPicturePath(sign, prediction_date, language)}
        download={`${sign}-${prediction_date}.png`}
        className={buttonClasses('quiet')}
      >
        <ImageDown aria-hidden="true" size={18} />
        <span>{t('text.picture')}</span>
      </a>
    </p>
  )
}

function Cause({ text }: { text: string }) {
  const { t } = useTranslation('horoscope')
  return (
    <span className="text-sm">
      <span className="text-ink-soft">{t('text.cause')}: </span>
      <span className="tabular font-semibold text-marigold-ink">
        <TimedText text={text} />
      </span>
    </span>
  )
}

/** Shows a good hour with its rule. It is reckoned for the middle of India; the reader's own town is a link away. */
function GoodHour({ text, rule, level }: NonNullable<Horoscope['good_hour']> & { level: Level }) {
  const { t } = useTranslation('horoscope')
  const language = useLanguage()
  const Tag = `h${level}` as const
  return (
    <section aria-labelledby="good-hour" className="grid gap-1 rounded-md border border-marigold bg-marigold-tint p-4">
      <Tag id="good-hour" className="text-base leading-snug">
        {t('goodHour.title')}
      </Tag>
      <p className="tabular font-heading text-2xl leading-snug">
        <TimedText text={text} />
      </p>
      <p className="text-sm">
        {rule}
        {language === 'en' ? '. ' : '। '}
        {t('goodHour.place')}{' '}
        <a href="/choghadiya" className="font-semibold text-ink underline underline-offset-4">
          {t('goodHour.own')}
        </a>
      </p>
    </section>
  )
}

type AreaProps = { id: string; title: string; level: Level; sentences: readonly HoroscopeSentence[] }

function Area({ id, title, level, sentences }: AreaProps) {
  const Tag = `h${level}` as const
  return (
    <section aria-labelledby={id} className="border-t border-rule pt-3">
      <Tag id={id} className="text-xl leading-snug">
        {title}
      </Tag>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence.text}>
            <Sentence {...sentence} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Uses the browser's own disclosure element: it works before any script has loaded, and keyboards and screen readers
 * support it.
 */
function Sentence({ text, cause }: HoroscopeSentence) {
  return (
    <details className="group">
      <summary className="-mx-2 unmarked min-h-12 items-start justify-start gap-2 rounded-md px-2 py-2.5 hover:bg-paper-sunk">
        <span className="decoration-marigold decoration-2 underline-offset-4 group-open:underline">
          <TimedText text={text} />
        </span>
        <span
          aria-hidden="true"
          className="mt-1 grid size-4.5 shrink-0 place-items-center rounded-full border border-rule-strong text-xs leading-none text-ink-soft group-open:border-marigold group-open:bg-marigold group-open:text-on-marigold"
        >
          ?
        </span>
      </summary>
      <p className="mb-2 ml-1 border-l-2 border-marigold pl-3">
        <Cause text={cause.text} />
      </p>
    </details>
  )
}
