import { terms, termsDate } from '@sankalp/content/terms/index'
import { getCompany } from '@sankalp/contract/company'
import { languageTag } from '@sankalp/contract/language'
import { ask } from '../../lib/drawn/ask.server.ts'
import { type LoaderArgs, drawPage } from '../../lib/drawn/draw-page.server.tsx'
import { PrivacyPage } from './privacy-page.tsx'

/** The text changes with the product only; the day is for the sake of the cache. */
const keptMs = 24 * 3_600_000

export function drawPrivacy(args: LoaderArgs) {
  return drawPage(args, ['privacy'], async ({ visit, language, t }) => {
    const asked = await ask(visit, getCompany, {})
    const company = 'reply' in asked ? asked.reply.company : null
    const date = new Intl.DateTimeFormat(languageTag[language], { dateStyle: 'long', timeZone: 'UTC', numberingSystem: 'latn' }).format(new Date(termsDate))
    return {
      head: { title: t('title'), description: t('description') },
      body: <PrivacyPage origin={visit.origin} sections={terms[language]} date={date} company={company} />,
      until: company && Date.now() + keptMs,
    }
  })
}
