import { getCompany } from '@sankalp/contract/company'
import { type LoaderArgs, answerPage } from '../../lib/public-page/answer-page.server.ts'
import { callEndpoint } from '../../lib/reading/call-api.server.ts'
import type { ContactFacts } from './contact-page.tsx'

const cachedMs = 24 * 3_600_000

export function loadContact(args: LoaderArgs) {
  return answerPage<'contact', ContactFacts>(args, ['contact'], async ({ visit, t }) => {
    const asked = await callEndpoint(visit, getCompany, {})
    const company = 'reply' in asked ? asked.reply.company : null
    return {
      head: { title: t('title'), description: t('description') },
      facts: { company },
      until: company && Date.now() + cachedMs,
    }
  })
}
