import type { PastConsultation } from '@sankalp/contract/consultations'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { classes } from '../../../ui/classes.ts'
import { dayAndClock, rupeesText } from '../console-words.ts'

const columns = ['when', 'who', 'what', 'long', 'stars', 'earned'] as const

/** A table on a desktop, cards on a phone, with the same facts in both. */
export function TalksList({ talks }: { talks: readonly PastConsultation[] }) {
  const { t } = useTranslation('acharya-live')
  return (
    <>
      <table className="w-full max-lg:hidden">
        <thead className="text-sm text-ink-soft">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="pr-4 pb-1 text-left font-normal last:pr-0 last:text-right">
                {t(`talks.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {talks.map((talk) => (
            <TalkRow key={talk.consultationId} talk={talk} />
          ))}
        </tbody>
      </table>
      <ul className="lg:hidden">
        {talks.map((talk) => (
          <TalkCard key={talk.consultationId} talk={talk} />
        ))}
      </ul>
    </>
  )
}

function useTalkWords(talk: PastConsultation) {
  const { t } = useTranslation('acharya-live')
  const language = useLanguage()
  const earned = () => {
    if (talk.earned) return rupeesText(talk.earned, language)
    return talk.isPoojaCall ? t('ring.paidAlready') : t('talks.nothing')
  }
  return {
    when: dayAndClock(talk.startedAt, language),
    what: talk.isPoojaCall ? t('talks.pooja') : t(`ring.talks.${talk.talk}`),
    long: t('talks.length', { minutes: Math.floor(talk.talkedSeconds / 60), seconds: talk.talkedSeconds % 60 }),
    stars: talk.stars === null ? t('talks.unrated') : t('talks.stars', { count: talk.stars }),
    earned: earned(),
    isEarned: Boolean(talk.earned),
    open: t('talks.open', { name: talk.user.userName }),
    path: `/consultations/${talk.consultationId}`,
  }
}

const earnedLook = (isEarned: boolean) => (isEarned ? 'font-semibold text-peacock' : 'text-sm text-ink-soft')

function TalkRow({ talk }: { talk: PastConsultation }) {
  const words = useTalkWords(talk)
  return (
    <tr className="border-t border-rule align-baseline last:border-b">
      <td className="tabular py-3 pr-4 whitespace-nowrap text-ink-soft">{words.when}</td>
      <td className="py-3 pr-4 font-semibold wrap-anywhere">
        <a href={words.path} aria-label={words.open} className="underline underline-offset-4">
          {talk.user.userName}
        </a>
      </td>
      <td className="py-3 pr-4">{words.what}</td>
      <td className="tabular py-3 pr-4 whitespace-nowrap">{words.long}</td>
      <td className="py-3 pr-4 text-ink-soft">{words.stars}</td>
      <td className={classes('tabular py-3 text-right whitespace-nowrap', earnedLook(words.isEarned))}>
        {words.earned}
      </td>
    </tr>
  )
}

function TalkCard({ talk }: { talk: PastConsultation }) {
  const words = useTalkWords(talk)
  return (
    <li className="border-t border-rule last:border-b">
      <a
        href={words.path}
        aria-label={words.open}
        className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 no-underline hover:bg-paper-sunk"
      >
        <span className="font-semibold wrap-anywhere">{talk.user.userName}</span>
        <span className={classes('tabular text-right', earnedLook(words.isEarned))}>{words.earned}</span>
        <span className="tabular text-sm text-ink-soft">
          {words.what}, {words.long}
        </span>
        <span className="text-right text-sm text-ink-soft">{words.stars}</span>
        <span className="tabular col-span-2 text-sm text-ink-soft">{words.when}</span>
      </a>
    </li>
  )
}
