import { languages } from '@sankalp/contract'
import { channelsOf, noticeChannels } from '@sankalp/contract/notice-rules'
import type { NoticeSettings as Settings } from '@sankalp/contract/notices'
import { useEffect, useRef, useState } from 'react'
import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { useSession } from '../../lib/session/session.ts'
import { showToast } from '../../lib/toast.ts'
import { RadioGroup } from '../../ui/choice-fields.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FailedState } from '../../ui/states.tsx'
import { useNoticeSettings } from './api/get-notice-settings.ts'
import { type NoticeChange, useSetNoticeSettings, withChange } from './api/set-notice-settings.ts'
import { ThisDevice } from './this-device.tsx'

/** Each in its own script, for readers of only one of them. */
const languageNames = { en: 'English', hin: 'हिन्दी' } as const

/** Shows what the user is notified of, by email and on their devices: each kind and channel has a switch. */
export default function NoticeSettings() {
  const { t } = useTranslation(['notices', 'shell'])
  const language = useLanguage()
  const { userId } = useSession()
  const { data, error, refetch } = useNoticeSettings(userId)
  const section = useRef<HTMLElement>(null)
  const isHere = data !== undefined
  useEffect(() => {
    // Emails link here, and this part loads after the page.
    if (isHere && location.hash === '#notices') section.current?.scrollIntoView()
  }, [isHere])
  return (
    <section
      ref={section}
      id="notices"
      aria-labelledby="notices-title"
      className="grid scroll-mt-24 content-start gap-5 border-t border-rule pt-5"
    >
      <header className="grid gap-2">
        <Heading level={2} id="notices-title" className="text-2xl">
          {t('title')}
        </Heading>
        <p className="text-ink-soft">{t('intro')}</p>
      </header>
      {data && userId ? (
        <Ready userId={userId} settings={data} />
      ) : error ? (
        <FailedState title={t('fetchFailed')} retryLabel={t('shell:tryAgain')} onRetry={() => void refetch()}>
          {errorWords(error, language, '')}
        </FailedState>
      ) : (
        <div className="grid gap-3">
          <span className="sr-only">{t('loading')}</span>
          {Array.from({ length: 5 }, (_, index) => (
            <Skeleton key={index} className="h-10 w-full" />
          ))}
        </div>
      )}
    </section>
  )
}

function Ready({ userId, settings }: { userId: string; settings: Settings }) {
  const { t } = useTranslation('notices')
  const language = useLanguage()
  const { mutate, isSuccess, isPending } = useSetNoticeSettings(userId)
  // Show the new value at once: the cache is updated a moment later, and the box would jump back in between.
  const [wish, setWish] = useState<NoticeChange | null>(null)
  const shown = wish ? withChange(settings, wish) : settings
  const change = (next: NoticeChange) => {
    setWish(next)
    mutate(next, {
      // The reverted box may be far from the end of the table on a phone, so use a toast, which is visible from
      // everywhere.
      onError: (failure) => showToast('error', errorWords(failure, language, t('saveFailed')), 'notice-settings'),
      onSettled: () => setWish(null),
    })
  }
  return (
    <>
      <p>{settings.email ? t('mailTo', { email: settings.email }) : t('noMail')}</p>
      <ThisDevice userId={userId} isOffered={settings.pushOffered} />
      <Switches settings={shown} onSwitch={(kind, channel, on) => change({ settings: [{ kind, channel, on }] })} />
      <RadioGroup
        name="notice-language"
        label={t('language.label')}
        hint={t('language.hint')}
        options={languages.map((value) => ({ value, text: languageNames[value] }))}
        value={shown.language}
        onChange={(value) => change({ settings: [], language: languages.find((one) => one === value) })}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {isPending ? t('saving') : isSuccess && t('saved')}
      </p>
    </>
  )
}

type SwitchesProps = {
  settings: Settings
  onSwitch: (kind: Settings['settings'][number]['kind'], channel: (typeof noticeChannels)[number], on: boolean) => void
}

/** Uses a table, so that a screen reader announces kind and channel of each switch. */
function Switches({ settings: { settings }, onSwitch }: SwitchesProps) {
  const { t } = useTranslation('notices')
  return (
    <table className="w-full border-b border-rule">
      <caption className="sr-only">{t('table')}</caption>
      <thead>
        <tr className="text-sm text-ink-soft">
          <th scope="col" className="py-2 text-left font-semibold">
            {t('kind')}
          </th>
          {noticeChannels.map((channel) => (
            <th key={channel} scope="col" className="w-20 px-1 py-2 text-center font-semibold">
              {t(`channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {settings.map((row) => (
          <tr key={row.kind} className="border-t border-rule">
            <th scope="row" className="py-2 pr-2 text-left font-normal leading-snug">
              {t(`kinds.${row.kind}`)}
            </th>
            {noticeChannels.map((channel) => (
              <td key={channel} className="p-0 text-center">
                {channelsOf(row.kind).includes(channel) && (
                  <label className="grid min-h-12 cursor-pointer place-items-center">
                    <input
                      type="checkbox"
                      aria-label={`${t(`kinds.${row.kind}`)}: ${t(`channels.${channel}`)}`}
                      checked={row[channel]}
                      onChange={(event) => onSwitch(row.kind, channel, event.target.checked)}
                      className="size-5 accent-sindoor"
                    />
                  </label>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
