import { useEffect, useLayoutEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { closeDialog, isDialogOpen, openDialog } from '../../ui/dialog-control.ts'
import { Dialog } from '../../ui/dialog.tsx'

type LeaveDialogProps = {
  id: string
  /** Decides which navigations ask first. */
  asksBefore: BlockerFunction
  /** Whether the browser itself asks before the document is left, with its own text. */
  asksBeforeUnload: boolean
  words: { title: string; text: string; stay: string; leave: string; close: string }
}

/** Asks before unsaved changes are left. */
export function LeaveDialog({ id, asksBefore, asksBeforeUnload, words }: LeaveDialogProps) {
  const blocker = useBlocker(asksBefore)
  const isAsking = blocker.state === 'blocked'

  // Open and close the dialog to match the question, since the dialog reports its closing a moment later, when the next
  // question may be open. Do it in the same step in which the question appears: a late report of the earlier closing
  // would otherwise close the new question.
  useLayoutEffect(() => {
    if (isAsking) openDialog(id)
    else closeDialog(id)
  }, [isAsking, id])

  useEffect(() => {
    if (!asksBeforeUnload) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [asksBeforeUnload])

  return (
    <Dialog
      id={id}
      title={words.title}
      closeLabel={words.close}
      onClose={() => {
        if (!isDialogOpen(id)) blocker.reset?.()
      }}
      actions={
        <>
          <Button kind="quiet" onClick={() => blocker.proceed?.()}>
            {words.leave}
          </Button>
          <Button onClick={() => blocker.reset?.()}>{words.stay}</Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  )
}
