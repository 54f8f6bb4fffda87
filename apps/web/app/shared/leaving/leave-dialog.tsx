import { useEffect, useLayoutEffect } from 'react'
import { type BlockerFunction, useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { closeDialog, isDialogOpen, openDialog } from '../../ui/dialog-control.ts'
import { Dialog } from '../../ui/dialog.tsx'

type LeaveDialogProps = {
  id: string
  /** Which ways out are asked about. */
  asksBefore: BlockerFunction
  /** Whether the browser itself asks before the whole document is left, in its own words. */
  asksBeforeUnload: boolean
  words: { title: string; text: string; stay: string; leave: string; close: string }
}

/** Asks before what was not saved is left behind. */
export function LeaveDialog({ id, asksBefore, asksBeforeUnload, words }: LeaveDialogProps) {
  const blocker = useBlocker(asksBefore)
  const isAsking = blocker.state === 'blocked'

  // The dialog follows the question and not the other way round: it tells of its closing only a moment later, when the next question may be there.
  // In the same step as the question appears: told of an earlier closing in between, it would take the new question for one that was closed.
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
