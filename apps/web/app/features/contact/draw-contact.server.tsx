import { getCompany } from '@sankalp/contract/company'
import { ask } from '../../lib/drawn/ask.server.ts'
import { type Asking, type LoaderArgs, drawPage } from '../../lib/drawn/draw-page.server.tsx'
import type { ContactFacts } from './contact-facts.ts'
import { ContactPage } from './contact-page.tsx'

const keptMs = 24 * 3_600_000

export function drawContact(args: LoaderArgs) {
  return drawPage<'contact', ContactFacts>(args, ['contact'], async ({ visit, t }) => {
    const asked = await ask(visit, getCompany, {})
    const company = 'reply' in asked ? asked.reply.company : null
    return {
      head: { title: t('title'), description: t('description') },
      body: <ContactPage origin={visit.origin} company={company} />,
      facts: factsOf(t),
      until: company && Date.now() + keptMs,
    }
  })
}

function factsOf(t: Asking<'contact'>['t']): ContactFacts {
  return {
    problems: {
      name: { required: t('problems.name.required'), invalid: t('problems.name.invalid'), tooLong: t('problems.name.tooLong') },
      reply_to: { required: t('problems.reply_to.required'), invalid: t('problems.reply_to.invalid') },
      topic: { invalid: t('problems.topic.invalid') },
      message: {
        required: t('problems.message.required'),
        tooShort: t('problems.message.tooShort'),
        tooLong: t('problems.message.tooLong'),
        invalid: t('problems.message.invalid'),
      },
      website: { invalid: t('problems.website.invalid') },
    },
    sending: t('form.sending'),
    failed: { title: t('failed.title'), noAnswer: t('failed.noAnswer'), kept: t('failed.kept') },
    done: t('done.text'),
  }
}
