import { useTranslation } from '../../lib/locale/use-translation.ts'
import { usePageFacts } from '../../lib/page-facts.ts'
import { PageHead } from '../../lib/page-head.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Diya } from '../../ui/drawings/diya.tsx'
import type { Drawable } from '../../ui/drawings/drawing.tsx'
import { Kalash } from '../../ui/drawings/kalash.tsx'
import { Lotus } from '../../ui/drawings/lotus.tsx'
import { Rudraksha } from '../../ui/drawings/rudraksha.tsx'
import { MessagePage } from '../../ui/message-page.tsx'
import { nextStepPath, type PlaceholderId, placeholders } from './placeholders.ts'

/** Only those that are shown: the whole set would weigh more than the page. */
const pictures: Record<(typeof placeholders)[PlaceholderId]['drawing'], Drawable> = {
  diya: Diya,
  kalash: Kalash,
  lotus: Lotus,
  rudraksha: Rudraksha,
}

/** A page of a later issue: what it will be, honestly not there yet, and something to do meanwhile. */
export function PlaceholderPage({ id }: { id: PlaceholderId }) {
  const { t } = useTranslation('pages')
  const { year } = usePageFacts()
  const { drawing, next, ...rest } = placeholders[id]
  const title = t(`soon.${id}.title`, { year })
  const text = t(`soon.${id}.text`)
  return (
    <>
      <PageHead title={title} description={text} hidden={'hidden' in rest} />
      <MessagePage
        drawing={pictures[drawing]}
        title={title}
        actions={
          <>
            <LinkButton href={nextStepPath(next)}>{t(`next.${next}.button`)}</LinkButton>
            {next !== 'home' && (
              <LinkButton href="/" kind="quiet">
                {t('next.home.button')}
              </LinkButton>
            )}
          </>
        }
      >
        <p>{text}</p>
        <p>
          <strong className="font-semibold text-marigold-ink">{t('soonLabel')}</strong> {t(`next.${next}.line`)}
        </p>
      </MessagePage>
    </>
  )
}
