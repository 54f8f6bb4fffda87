import { type ChangeEvent, useState } from 'react'
import { shrinkPicture } from './shrink-picture.ts'

/**
 * Sends chosen pictures one after the other, at most `room` of them. Stops at the first that `send` rejects; the caller
 * shows the reason.
 */
export function useSendingPictures(room: number, send: (picture: Blob) => Promise<unknown>) {
  const [sending, setSending] = useState<{ number: number; count: number } | null>(null)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])].slice(0, room)
    // Let the user choose the same file again after a failure.
    target.value = ''
    try {
      for (const [index, file] of files.entries()) {
        setSending({ number: index + 1, count: files.length })
        await send(await shrinkPicture(file))
      }
    } catch {
      // The mutation of `send` holds the error, and its form shows it.
    } finally {
      setSending(null)
    }
  }
  return { sending, choose }
}
