import type { FieldProblem } from '@sankalp/contract'
import { contactTopics } from '@sankalp/contract/contact-rules'
import { type FormEvent, useRef } from 'react'
import { RichText } from '../../../lib/locale/rich-text.tsx'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { type Translate, useTranslation } from '../../../lib/locale/use-translation.ts'
import { useIsLive } from '../../../lib/use-is-live.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextAreaField, TextField } from '../../../ui/text-field.tsx'
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

/**
 * The contact form. It can be filled in at once, and sent as soon as its script has loaded; the fields retain what was
 * typed before.
 */
export function ContactForm() {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  const isLive = useIsLive()
  const element = useRef<HTMLFormElement>(null)
  const { problems, submit, isSending, failure, sent, noteWriting, writeAnother } = useContactForm(element)
  const press = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const field = (name: FormField, label: string) => ({
    name,
    label,
    id: `contact-${name}`,
    error: problems[name] && problemText(t, name, problems[name]),
  })
  /** Reset the message for the next one, and retain the sender's data. */
  const ofMessage = sent?.reference ?? 'first'
  return (
    <>
      <form
        ref={element}
        method="post"
        noValidate
        onSubmit={press}
        onInput={noteWriting}
        className={sent ? 'hidden' : 'grid gap-5 noscript:hidden'}
      >
        <h2 className="text-2xl">{t('form.title')}</h2>
        <TextField {...field('name', t('form.name'))} autoComplete="name" />
        <TextField
          {...field('reply_to', t('form.replyTo'))}
          hint={t('form.replyToHint')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          key={`topic-${ofMessage}`}
          {...field('topic', t('form.topic'))}
          defaultValue=""
          prompt={t('form.choose')}
          options={contactTopics.map((value) => ({ value, text: t(`topics.${value}`) }))}
        />
        <TextAreaField
          key={`message-${ofMessage}`}
          {...field('message', t('form.message'))}
          hint={t('form.messageHint')}
          rows={7}
        />
        {/* Hidden from people; if a browser fills it in automatically, the refusal shows it. */}
        <div className={problems.website ? '' : 'hidden'}>
          <TextField {...field('website', t('form.website'))} tabIndex={-1} autoComplete="off" />
        </div>
        <FormMessage
          text={failure && `${t('failed.title')}. ${failure.say(language, t('failed.noAnswer'))} ${t('failed.kept')}`}
        />
        <Button type="submit" disabled={!isLive} busy={isSending && t('form.sending')} className="justify-self-start">
          {t('form.submit')}
        </Button>
        <p className="text-sm text-ink-soft">
          <RichText text={t('form.kept')} parts={keptParts} />
        </p>
      </form>
      {sent && <MessageSent sent={sent} onAnother={writeAnother} />}
    </>
  )
}

/** Returns a field's own text for a missing value; for other problems, the text that says what is expected. */
function problemText(t: Translate<'contact'>, field: FormField, problem: FieldProblem): string {
  if (field === 'name' && (problem === 'required' || problem === 'tooLong')) return t(`problems.name.${problem}`)
  if (field === 'reply_to' && problem === 'required') return t('problems.reply_to.required')
  if (field === 'message' && (problem === 'required' || problem === 'tooShort' || problem === 'tooLong'))
    return t(`problems.message.${problem}`)
  return t(`problems.${field}.invalid`)
}
