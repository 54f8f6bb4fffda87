import type { ReactNode } from 'react'
import type { YourDayReply } from '@sankalp/contract/your-day'
import { errorWords } from '../../lib/api/words.ts'
import { useLanguage } from '../../lib/locale/use-language.ts'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { FormMessage } from '../../ui/notice.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Frame } from './frame.tsx'
import { useChooseOwn } from './your-day-calls.ts'

/** As many as a phone shows at once. The rest is in the list of saved charts. */
const mostOffered = 5

/** The reader has saved charts, and nothing says which one is theirs. */
export function ChooseOwn({ charts }: { charts: YourDayReply['charts'] }) {
  const { t } = useTranslation('your-day')
  const language = useLanguage()
  const { mutate, isPending, variables, error } = useChooseOwn()
  return (
    <Invitation title={t('which.title')} text={t('which.text')}>
      {charts.slice(0, mostOffered).map(({ _id, name }) => (
        <Button
          key={_id}
          kind="quiet"
          disabled={isPending}
          busy={isPending && variables === _id && t('which.busy')}
          onClick={() => mutate(_id)}
        >
          {name}
        </Button>
      ))}
      <LinkButton href="/kundli-form" kind="quiet">
        {t('which.none')}
      </LinkButton>
      <FormMessage text={error && errorWords(error, language, t('which.failed'))} />
    </Invitation>
  )
}

/** A quiet invitation. */
export function MakeOwn() {
  const { t } = useTranslation('your-day')
  return (
    <Invitation title={t('invite.title')} text={t('invite.text')}>
      <LinkButton href="/kundli-form" kind="quiet">
        {t('invite.make')}
      </LinkButton>
    </Invitation>
  )
}

/** The picture fills the space that is kept for a day. */
function Invitation({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Frame title={title}>
      <div className="grid gap-4 py-2 sm:flex sm:items-center sm:gap-8">
        <Picture name="things/chart" size={140} className="mx-auto rounded-md sm:mx-0" />
        <div className="grid gap-4">
          <p className="max-w-xl text-lg text-ink-soft">{text}</p>
          <div className="flex flex-wrap gap-3">{children}</div>
        </div>
      </div>
    </Frame>
  )
}
