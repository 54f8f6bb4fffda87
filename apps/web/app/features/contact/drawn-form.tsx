import { contactTopics } from '@sankalp/contract/contact-rules'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { RichText } from '../../lib/locale/rich-text.tsx'
import { PressedEarly } from '../../lib/pressed-early.tsx'
import { useTranslation } from '../../lib/locale/use-translation.ts'
import { buttonClasses } from '../../ui/button.tsx'
import { controlClasses } from '../../ui/field.tsx'
import { SelectBox } from '../../ui/select-field.tsx'
import type { FormField } from './contact-facts.ts'

const keptParts = { data: (words: string) => <a href="/privacy#data" className="underline underline-offset-4">{words}</a> }

/** The form as the server draws it; contact-form.ts sends it and fills in what there is to say. */
export function DrawnForm() {
  const { t } = useTranslation('contact')
  return (
    <>
      <form noValidate method="post" data-contact="" data-held="" className="grid gap-5">
        <h2 className="text-2xl">{t('form.title')}</h2>
        <Field name="name" label={t('form.name')}>
          {(ties) => <input type="text" autoComplete="name" {...ties} />}
        </Field>
        <Field name="reply_to" label={t('form.replyTo')} hint={t('form.replyToHint')}>
          {(ties) => <input type="text" autoComplete="email" autoCapitalize="none" spellCheck={false} {...ties} />}
        </Field>
        <Field name="topic" label={t('form.topic')}>
          {(ties) => <SelectBox {...ties} defaultValue="" prompt={t('form.choose')} options={contactTopics.map((value) => ({ value, text: t(`topics.${value}`) }))} />}
        </Field>
        <Field name="message" label={t('form.message')} hint={t('form.messageHint')}>
          {({ className, ...ties }) => <textarea rows={7} {...ties} className={`${className} leading-normal`} />}
        </Field>
        {/* People never see it; if a browser fills it in by itself, the refusal shows it. */}
        <Field name="website" label={t('form.website')} hidden>
          {(ties) => <input type="text" tabIndex={-1} autoComplete="off" {...ties} />}
        </Field>
        <div data-failed="" role="alert" className="empty:hidden rounded-md border-l-4 border-sindoor bg-sindoor-tint p-4" />
        <button type="submit" className={buttonClasses('primary', 'justify-self-start')}>
          {t('form.submit')}
        </button>
        <PressedEarly />
        <p className="text-sm text-ink-soft">
          <RichText text={t('form.kept')} parts={keptParts} />
        </p>
      </form>
      <Done />
      <p data-no-script="" className="hidden">
        {t('noScript')}
      </p>
      <noscript>
        <style>{'[data-contact]{display:none}[data-no-script]{display:block}'}</style>
      </noscript>
    </>
  )
}

function Done() {
  const { t } = useTranslation('contact')
  return (
    <div data-done="" hidden className="grid justify-items-start gap-4 [&[hidden]]:hidden">
      <h2 tabIndex={-1} className="text-2xl outline-none">
        {t('done.title')}
      </h2>
      <p>
        <span className="block text-sm text-ink-soft">{t('done.reference')}</span>
        <strong data-reference="" className="tabular text-2xl font-semibold tracking-wide" />
      </p>
      <p data-answer="" />
      <button type="button" data-another="" className={buttonClasses('quiet')}>
        {t('done.another')}
      </button>
    </div>
  )
}

type Ties = { id: string; name: string; 'aria-describedby': string; className: string }

type FieldProps = { name: FormField; label: string; hint?: string; hidden?: boolean; children: (ties: Ties) => ReactNode }

/** A field with the place for its error there from the start. */
function Field({ name, label, hint, hidden, children }: FieldProps) {
  const id = `contact-${name}`
  const described = hint ? `${id}-error ${id}-hint` : `${id}-error`
  return (
    <div data-field={name} hidden={hidden} className="grid content-start gap-1 [&[hidden]]:hidden">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({ id, name, 'aria-describedby': described, className: controlClasses })}
      <p hidden id={`${id}-error`} className="flex items-start gap-1.5 font-semibold text-sindoor [&[hidden]]:hidden">
        <CircleAlert aria-hidden="true" size={18} className="mt-1 shrink-0" />
        <span data-problem="" />
      </p>
    </div>
  )
}
