import { answerTexts } from '@sankalp/content/operator-texts'
import { z } from 'zod'
import type { Queryable } from '../../platform/db/db.ts'
import type { MailGateway } from '../../platform/gateways/mail/mail.ts'
import { defineJob, handleJob } from '../../platform/jobs/job.ts'

/** Sends our answer to the writer of a message. Retried for days, so that a mail server outage does not lose it. */
export const sendAnswer = defineJob('operator.answer', z.object({ letterId: z.uuid() }), {
  retryLimit: 200,
  retryWaitSeconds: 15,
  longestRetryWaitSeconds: 1800,
})

type Answered = {
  reference: string
  name: string
  replyTo: string
  language: 'en' | 'hin'
  message: string
  answer: string
  answeredAt: Date
}

export function handleSendAnswer({
  db,
  mail,
  from,
  host,
}: {
  db: Queryable
  mail: MailGateway
  from: string
  host: string
}) {
  return handleJob(sendAnswer, async ({ letterId }) => {
    const [letter] = await db.query<Answered>(
      `select reference, name, reply_to as "replyTo", language, message, answer, answered_at as "answeredAt"
         from contact_message where id = $1 and answered_at is not null`,
      [letterId],
    )
    // Erased meanwhile, with the writer's account or because of its age.
    if (!letter) return
    const texts = answerTexts[letter.language]
    await mail.send({
      messageId: `answer-${letterId}@${host}`,
      to: letter.replyTo,
      replyTo: { name: 'Sankalp', address: from },
      subject: `Re: [${letter.reference}] ${texts.subject}`,
      text: [texts.greeting(letter.name), letter.answer, `${texts.yourLetter}\n${quote(letter.message)}`].join('\n\n'),
      writtenAt: letter.answeredAt,
    })
  })
}

export function isMailAddress(replyTo: string): boolean {
  return replyTo.includes('@')
}

function quote(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')
}
