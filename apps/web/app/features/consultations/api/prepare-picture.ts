import { uploadChatPicture } from '@sankalp/contract/consultations.calls'
import { callApi } from '../../../lib/api/api.ts'
import { shrinkPicture } from '../../../lib/shrink-picture.ts'
import type { Unsent } from '../room/messages.ts'

/** Uploads the picture of a message if it is not uploaded yet; returns the message to send. */
export async function preparePicture(message: Unsent): Promise<Unsent> {
  if (!message.picture || message.attachment) return message
  const file = await shrinkPicture(new File([message.picture.file], 'picture', { type: message.picture.file.type }))
  const { pictureId } = await callApi(uploadChatPicture, { file })
  return { ...message, attachment: { kind: 'picture', pictureId } }
}
