import type { Secrets } from '../../platform/secrets.ts'

/** Programs that fetch pages but do not read them: search engines, link previews, monitors and scripts. */
const machines =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|embedly|lighthouse|pagespeed|monitor|uptime|curl\/|wget|python|java\/|go-http|okhttp|axios|scrapy/i

export type Reader = { userId: string | null; addressKey: string; userAgent: string }

export function isMachine({ userAgent }: Reader): boolean {
  return userAgent === '' || machines.test(userAgent)
}

/** A household has a few browsers, and user agents are easy to forge. So count at most this many per address. */
const browsersPerAddress = 5

function browserOf(secrets: Secrets, { userAgent }: Reader): number {
  return Buffer.from(secrets.hash('blog-browser', userAgent), 'base64url').readUInt32BE() % browsersPerAddress
}

/**
 * Returns the keyed hash of one reader of one article on one day. It is the same for the whole day and differs on other
 * days and for other articles, so that the stored marks cannot be linked.
 */
export function markOf(secrets: Secrets, reader: Reader, articleId: string, day: string): string {
  const who =
    reader.userId === null ? `address ${reader.addressKey} ${browserOf(secrets, reader)}` : `user ${reader.userId}`
  return secrets.hash('blog-reader', `${day}\0${articleId}\0${who}`)
}
