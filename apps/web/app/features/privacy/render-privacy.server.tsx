import { terms, termsDate } from '@sankalp/content/terms/index'
import { getCompany } from '@sankalp/contract/company'
import { languageTag } from '@sankalp/contract/language'
import { callEndpoint } from '../../lib/reading/call-api.server.ts'
import { type LoaderArgs, renderPage } from '../../lib/reading/render-page.server.tsx'
import { PrivacyPage } from './privacy-page.tsx'

/** The text changes only with a release, so that a day of caching is safe. */
const cachedMs = 24 * 3_600_000

export function renderPrivacy(args: LoaderArgs) {
  return renderPage(args, ['privacy'], async ({ visit, language, t }) => {
    const asked = await callEndpoint(visit, getCompany, {})
    const company = 'reply' in asked ? asked.reply.company : null
    const date = new Intl.DateTimeFormat(languageTag[language], {
      dateStyle: 'long',
      timeZone: 'UTC',
      numberingSystem: 'latn',
    }).format(new Date(termsDate))
    return {
      head: { title: t('title'), description: t('description') },
      body: <PrivacyPage origin={visit.origin} sections={terms[language]} date={date} company={company} />,
      until: company && Date.now() + cachedMs,
    }
  })
}
