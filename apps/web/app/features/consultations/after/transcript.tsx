import type { ConsultationSide } from '@sankalp/contract/consultation-life'
import type { ConsultationDetails } from '@sankalp/contract/consultations'
import { useId } from 'react'
import { errorWords } from '../../../lib/api/words.ts'
import { useLanguage } from '../../../lib/locale/use-language.ts'
import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { showToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { closeDialog, openDialog } from '../../../ui/dialog-control.ts'
import { Heading } from '../../../ui/heading.tsx'
import { FormMessage } from '../../../ui/notice.tsx'
import { useDeleteTranscript } from '../api/change-consultation.ts'
import { MessageBubble } from '../room/message-bubble.tsx'
import { shownMessages } from '../room/messages.ts'

type TranscriptProps = { details: ConsultationDetails; userId: string; side: ConsultationSide }

/** Shows the messages. The user may delete them, for both sides and permanently. */
export function Transcript({ details, userId, side }: TranscriptProps) {
  const { t } = useTranslation('consultations')
  const { messages, isTranscriptDeleted, consultation } = details
  const shown = shownMessages({
    messages,
    unsent: [],
    ownId: userId,
    other: side === 'user' ? 'acharya' : 'user',
    marks: consultation.marks,
  })
  return (
    <section aria-labelledby="transcript" className="grid gap-4 border-t border-rule pt-4">
      <Heading level={2} id="transcript">
        {t('transcript.title')}
      </Heading>
      {shown.length > 0 ? (
        <>
          {/* oxlint-disable-next-line no-noninteractive-tabindex -- reached by Tab, so that it can be scrolled by keys */}
          <ol tabIndex={0} aria-labelledby="transcript" className="flex max-h-[36rem] flex-col gap-2 overflow-y-auto">
            {shown.map((message) => (
              <MessageBubble key={message.id} message={message} />
            ))}
          </ol>
          {side === 'user' && <DeleteTranscript consultationId={consultation.requestId} />}
        </>
      ) : (
        <p className="text-ink-soft">{t(isTranscriptDeleted ? 'transcript.deleted' : 'transcript.empty')}</p>
      )}
    </section>
  )
}

function DeleteTranscript({ consultationId }: { consultationId: string }) {
  const { t } = useTranslation(['consultations', 'shell'])
  const language = useLanguage()
  const id = useId()
  const { mutate, isPending, error } = useDeleteTranscript(consultationId)
  const confirm = () => mutate(undefined, { onSuccess: () => showToast('success', t('transcript.done')) })
  return (
    <div>
      <Button kind="quiet" onClick={() => openDialog(id)}>
        {t('transcript.delete')}
      </Button>
      <Dialog
        id={id}
        title={t('transcript.delete')}
        closeLabel={t('shell:close')}
        actions={
          <>
            <Button kind="quiet" onClick={() => closeDialog(id)}>
              {t('transcript.keep')}
            </Button>
            <Button kind="danger" busy={isPending && t('transcript.deleting')} onClick={confirm}>
              {t('transcript.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('transcript.sure')}</p>
        <FormMessage
          text={Boolean(error) && !isPending && t('transcript.failed', { why: errorWords(error, language, '') }).trim()}
        />
      </Dialog>
    </div>
  )
}
