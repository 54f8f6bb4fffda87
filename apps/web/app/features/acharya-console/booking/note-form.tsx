import { fieldText } from '@sankalp/content/field-text'
import type { FieldProblem } from '@sankalp/contract'
import type { AcharyaBooking } from '@sankalp/contract/acharya-bookings'
import { acharyaTexts } from '@sankalp/contract/booking-rules'
import { linesRule } from '@sankalp/contract/field-rules'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { errorWords } from '../../../lib/api/words.ts'
import { FormTextAreaField } from '../../../lib/form/fields.tsx'
import { focusField } from '../../../lib/form/focus-field.ts'
import { Form } from '../../../lib/form/form.tsx'
import { rulesResolver } from '../../../lib/form/rules-resolver.ts'
import { useOneAtATime } from '../../../lib/form/use-one-at-a-time.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useSetNote } from '../api/bookings.ts'

type NoteValues = { note: string }
const resolver = rulesResolver<NoteValues>({ note: linesRule(acharyaTexts.note) })

/** Lets the acharya write a short note for the devotee after the pooja, change it and remove it. */
export function NoteForm({ booking }: { booking: AcharyaBooking }) {
  const { t } = useTranslation('acharya-console')
  const language = useLanguage()
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<NoteValues>({ defaultValues: { note: booking.note ?? '' }, resolver, shouldFocusError: false })
  const { mutateAsync, isPending, error } = useSetNote(booking._id)
  const send = async (note: string | null) => {
    try {
      await mutateAsync(note)
      showToast('success', t(note === null ? 'note.removed' : 'note.saved'))
    } catch {
      // The form shows the reason and retains the text.
    }
  }
  const submit = useOneAtATime(() =>
    form.handleSubmit(
      ({ note }) => send(note.trim()),
      () => focusField(element.current, 'note'),
    )(),
  )
  const remove = useOneAtATime(() => send(null))
  const isSaved = booking.note !== null && !form.formState.isDirty
  return (
    <Form
      ref={element}
      form={form}
      problemText={(_, problem: FieldProblem) => fieldText(problem, language)}
      onSubmit={submit}
      className="grid content-start gap-3"
    >
      <FormTextAreaField
        name="note"
        label={t('note.label', { name: booking.name || t('bookings.erased') })}
        hint={t('note.hint')}
        rows={5}
        maxLength={acharyaTexts.note}
      />
      <FormMessage text={Boolean(error) && t('note.failed', { why: errorWords(error, language, '') }).trim()} />
      <div className="flex flex-wrap items-center gap-3">
        {isSaved ? (
          <p className="text-peacock">{t('note.isSaved')}</p>
        ) : (
          <Button type="submit" busy={isPending && t('note.saving')}>
            {t('note.save')}
          </Button>
        )}
        {booking.note !== null && (
          <Button kind="quiet" disabled={isPending} onClick={() => void remove()}>
            {t('note.remove')}
          </Button>
        )}
      </div>
    </Form>
  )
}
