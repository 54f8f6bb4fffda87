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
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialog, openDialog } from '../../../ui/dialog-control.ts'
import { FormMessage } from '../../../ui/notice.tsx'
import { useCancelBooking } from '../api/bookings.ts'
import { clock, dayName } from '../console-words.ts'

type CancelValues = { reason: string }
const resolver = rulesResolver<CancelValues>({ reason: linesRule(acharyaTexts.reason) })

/** Cancels a pooja: only after a second press, and only with a reason. */
export function CancelBooking({ booking }: { booking: AcharyaBooking }) {
  const { t } = useTranslation(['acharya-console', 'shell'])
  const language = useLanguage()
  const dialogId = `cancel-${booking._id}`
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<CancelValues>({ defaultValues: { reason: '' }, resolver, shouldFocusError: false })
  const { cancel, isPending, isTryingAgain, error, reset } = useCancelBooking()

  const submit = useOneAtATime(() =>
    form.handleSubmit(
      async ({ reason }) => {
        try {
          // Join the lines, because the devotee's email shows the reason on one line.
          await cancel(booking._id, reason.trim().replace(/\s+/g, ' '))
          closeDialog(dialogId)
          showToast('success', t('cancel.done', { name: booking.name }))
        } catch {
          // The form shows the reason and retains the text.
        }
      },
      () => focusField(element.current, 'reason'),
    )(),
  )

  return (
    <div>
      <Button kind="danger" onClick={() => openDialog(dialogId)}>
        {t('cancel.open')}
      </Button>
      <Dialog id={dialogId} title={t('cancel.title')} closeLabel={t('shell:close')} onClose={reset}>
        <Form
          ref={element}
          form={form}
          problemText={(_, problem: FieldProblem) => fieldText(problem, language)}
          onSubmit={submit}
          className="grid gap-4"
        >
          <p className="font-semibold">
            {t('cancel.what', {
              pooja: booking.pooja.pooja_name,
              when: `${dayName(booking.startsAt, language)}, ${clock(booking.startsAt, language)}`,
              name: booking.name,
            })}
          </p>
          <p>{t('cancel.consequence', { name: booking.name })}</p>
          <FormTextAreaField
            name="reason"
            label={t('cancel.reason')}
            hint={t('cancel.reasonHint')}
            rows={3}
            maxLength={acharyaTexts.reason}
          />
          <FormMessage text={Boolean(error) && t('cancel.failed', { why: errorWords(error, language, '') }).trim()} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button kind="quiet" disabled={isPending} onClick={() => closeDialog(dialogId)}>
              {t('cancel.keep')}
            </Button>
            <Button
              type="submit"
              kind="danger"
              busy={isPending && t(isTryingAgain ? 'cancel.tryingAgain' : 'cancel.busy')}
            >
              {t('cancel.confirm')}
            </Button>
          </div>
        </Form>
      </Dialog>
    </div>
  )
}
