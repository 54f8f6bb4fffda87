import { sendMessage } from '@sankalp/contract/contact'
import type { Mount } from '../../platform/http/mount.ts'
import type { Contact } from './contact.service.ts'

export function mountContact(mount: Mount, contact: Contact): void {
  mount(sendMessage, ({ body, viewer, request }) => {
    const { id, name, reply_to, topic, message } = body
    const { language, id: requestId } = request
    return contact.sendMessage({
      id,
      name,
      replyTo: reply_to,
      topic,
      message,
      language,
      userId: viewer?.userId ?? null,
      requestId,
    })
  })
}
