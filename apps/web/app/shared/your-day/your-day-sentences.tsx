import { cutAtTimes } from '@sankalp/content/clock-words'
import { halfWords } from '@sankalp/content/half-words'
import type { YourDay } from '@sankalp/contract/your-day'
import Bell from 'lucide-react/icons/bell'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { classes } from '../../ui/classes.ts'
import { chosenNotation } from '../almanac/chosen-notation.ts'
import { clockText } from '../almanac/clock-text.ts'
import { unbroken } from '../almanac/unbroken.ts'

const linkLook = 'inline-flex min-h-12 items-center gap-2 font-semibold text-sindoor underline underline-offset-4'

/** The three sentences, each with its causes one tap away. */
export function YourDaySentences({ day: { name, sentences } }: { day: YourDay }) {
  const { t } = useTranslation('your-day')
  return (
    <>
      <ul className="max-w-4xl">
        {sentences.map((sentence, at) => (
          <li key={sentence.text}>
            <Sentence {...sentence} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-6 text-sm text-ink-soft">
        <span>
          <span>{t('from', { name })}</span>{' '}
          <a href="/kundli-form#saved" className="text-ink-soft underline underline-offset-4">
            {t('change')}
          </a>
        </span>
        <a href="/profile#notices" className={linkLook}>
          <Bell aria-hidden="true" size={18} />
          {t('morning')}
        </a>
      </p>
    </>
  )
}

type SentenceProps = YourDay['sentences'][number] & { isFirst: boolean }

/** Uses the browser's own disclosure element. A sentence without causes has nothing to disclose. */
function Sentence({ text, causes, isFirst }: SentenceProps) {
  const { t } = useTranslation('your-day')
  const look = isFirst ? 'font-heading text-2xl leading-snug' : 'text-lg leading-snug hi:leading-normal'
  if (causes.length === 0)
    return (
      <p className={classes('py-2', look)}>
        <ClockedText text={text} />
      </p>
    )
  return (
    <details className="group">
      <summary className="-mx-2 unmarked min-h-12 items-start justify-start gap-2 rounded-md px-2 py-2 hover:bg-paper-sunk">
        <span className={classes('decoration-marigold decoration-2 underline-offset-4 group-open:underline', look)}>
          <ClockedText text={text} />
        </span>
        <span
          aria-hidden="true"
          className="mt-1.5 grid size-4.5 shrink-0 place-items-center rounded-full border border-rule-strong text-xs leading-none text-ink-soft group-open:border-marigold group-open:bg-marigold group-open:text-on-marigold"
        >
          ?
        </span>
      </summary>
      <div className="mb-2 ml-1 border-l-2 border-marigold pl-3 text-sm">
        <p className="text-ink-soft">{t('why')}:</p>
        <ul className="tabular font-semibold text-marigold-ink">
          {causes.map((cause) => (
            <li key={cause}>
              <ClockedText text={cause} />
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}

/** Writes the times of a server text in the notation that the reader has chosen. */
function ClockedText({ text }: { text: string }) {
  const language = useLanguage()
  const notation = chosenNotation()
  return cutAtTimes(text, language).map((part, at) =>
    part.minutes === undefined ? (
      part.text
    ) : (
      <time key={at}>{unbroken(clockText(part.minutes, '', notation, halfWords[language]))}</time>
    ),
  )
}
