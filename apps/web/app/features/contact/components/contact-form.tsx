import type { FieldProblem } from '@sankalp/contract'
import { contactTopics } from '@sankalp/contract/contact-rules'
import { useRef } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { FormSelectField, FormTextAreaField, FormTextField } from '../../../lib/form/fields.tsx'
import { Form } from '../../../lib/form/form.tsx'
import { useEarlyPress } from '../../../lib/lazy-form/early-press.ts'
import { RichText } from '../../../lib/locale/rich-text.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { type Translate, useTranslation } from '../../../lib/locale/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import type { FormField } from '../contact-values.ts'
import { MessageSent } from './message-sent.tsx'
import { useContactForm } from './use-contact-form.ts'

const keptParts = {
  data: (words: string) => (
    <a href="/privacy#data" className="underline underline-offset-4">
      {words}
    </a>
  ),
}

/** The same form on the server, where it is only rendered, and in the browser, once somebody has turned to it. */
export function ContactForm() {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const { form, submit, isSending, error, sent, writeAnother } = useContactForm(element)
  useEarlyPress(element)
  const field = (name: FormField, label: string) => ({ name, label, id: `contact-${name}` })
  const isTrapped = form.formState.errors.website !== undefined
  return (
    <>
      <Form
        ref={element}
        form={form}
        problemText={(name, problem) => problemText(t, name, problem)}
        onSubmit={submit}
        className={sent ? 'hidden' : 'grid gap-5'}
      >
        <h2 className="text-2xl">{t('form.title')}</h2>
        <FormTextField {...field('name', t('form.name'))} autoComplete="name" />
        <FormTextField
          {...field('reply_to', t('form.replyTo'))}
          hint={t('form.replyToHint')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormSelectField
          {...field('topic', t('form.topic'))}
          defaultValue=""
          prompt={t('form.choose')}
          options={contactTopics.map((value) => ({ value, text: t(`topics.${value}`) }))}
        />
        <FormTextAreaField {...field('message', t('form.message'))} hint={t('form.messageHint')} rows={7} />
        {/* People never see it; if a browser fills it in by itself, the refusal shows it. */}
        <div className={isTrapped ? '' : 'hidden'}>
          <FormTextField {...field('website', t('form.website'))} tabIndex={-1} autoComplete="off" />
        </div>
        <FormMessage
          text={
            error !== null &&
            `${t('failed.title')}. ${errorWords(error, language, t('failed.noAnswer'))} ${t('failed.kept')}`
          }
        />
        <Button type="submit" busy={isSending && t('form.sending')} className="justify-self-start">
          {t('form.submit')}
        </Button>
        <p className="text-sm text-ink-soft">
          <RichText text={t('form.kept')} parts={keptParts} />
        </p>
      </Form>
      {sent && <MessageSent sent={sent} onAnother={writeAnother} />}
    </>
  )
}

/** Words of its own for what the form asks for; for whatever else is wrong, those that say how it should be. */
function problemText(t: Translate<'contact'>, field: FormField, problem: FieldProblem): string {
  if (field === 'name' && (problem === 'required' || problem === 'tooLong')) return t(`problems.name.${problem}`)
  if (field === 'reply_to' && problem === 'required') return t('problems.reply_to.required')
  if (field === 'message' && (problem === 'required' || problem === 'tooShort' || problem === 'tooLong'))
    return t(`problems.message.${problem}`)
  return t(`problems.${field}.invalid`)
}
