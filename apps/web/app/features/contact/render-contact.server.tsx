import { getCompany } from '@sankalp/contract/company'
import { callEndpoint } from '../../lib/reading/call-api.server.ts'
import { type LoaderArgs, renderPage } from '../../lib/reading/render-page.server.tsx'
import { ContactPage } from './contact-page.tsx'

const cachedMs = 24 * 3_600_000

export function renderContact(args: LoaderArgs) {
  return renderPage(args, ['contact'], async ({ visit, t }) => {
    const asked = await callEndpoint(visit, getCompany, {})
    const company = 'reply' in asked ? asked.reply.company : null
    return {
      head: { title: t('title'), description: t('description') },
      body: <ContactPage origin={visit.origin} company={company} />,
      until: company && Date.now() + cachedMs,
    }
  })
}
