import type { ContactTopic } from '@sankalp/contract/contact-rules'
import { isEmailAddress } from '@sankalp/contract/contact-rules'
import type { MailMessage } from '../../platform/gateways/mail/mail.ts'
import type { ContactMessage } from './contact.repository.ts'

/** The topics as the operator reads them. On the page, the writer chose the matching translated ones. */
const topicNames: Record<ContactTopic, string> = {
  account: 'Sign-in and account',
  wallet: 'Wallet and payment',
  session: 'Chat or call with an acharya',
  pooja: 'Pooja booking',
  order: 'Shop order',
  privacy: 'Privacy or a grievance',
  mistake: 'A mistake on the site',
  other: 'Something else',
}

/** Writes a message as a mail to the operator, so that "reply" answers its writer. */
export function writeLetter(message: ContactMessage, { to, host }: { to: string; host: string }): MailMessage {
  const { id, reference, name, replyTo, topic, language, createdAt, userId } = message
  const facts = [
    `Reference: ${reference}`,
    `From: ${name}`,
    `Answer to: ${replyTo}`,
    `Topic: ${topicNames[topic]}`,
    `Language: ${language === 'hin' ? 'Hindi' : 'English'}`,
    `Account: ${userId ?? 'not signed in'}`,
  ]
  return {
    messageId: `<contact-${id}@${host}>`,
    to,
    ...(isEmailAddress(replyTo) && { replyTo: { name, address: replyTo } }),
    subject: `[${reference}] ${topicNames[topic]}: ${name}`,
    text: `${facts.join('\n')}\n\n${message.message}\n`,
    writtenAt: createdAt,
  }
}
