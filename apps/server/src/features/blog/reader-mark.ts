import type { Secrets } from '../../platform/secrets.ts'

/** Programs that read pages without being readers: search engines, previews of links, checks and scripts. */
const machines =
  /bot\b|bot[/;]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|embedly|lighthouse|pagespeed|monitor|uptime|curl\/|wget|python|java\/|go-http|okhttp|axios|scrapy/i

export type Reader = { userId: string | null; addressKey: string; userAgent: string }

export function isMachine({ userAgent }: Reader): boolean {
  return userAgent === '' || machines.test(userAgent)
}

/** A household has a few browsers; a name for one is made up in no time. So there are no more than this of an address. */
const browsersPerAddress = 5

function browserOf(secrets: Secrets, { userAgent }: Reader): number {
  return Buffer.from(secrets.hash('blog-browser', userAgent), 'base64url').readUInt32BE() % browsersPerAddress
}

/**
 * One reader of one article on one day, as a keyed hash: the same when they come again that day, another tomorrow and for
 * another article, so that nothing can be put together from what is stored.
 */
export function markOf(secrets: Secrets, reader: Reader, articleId: string, day: string): string {
  const who =
    reader.userId === null ? `address ${reader.addressKey} ${browserOf(secrets, reader)}` : `user ${reader.userId}`
  return secrets.hash('blog-reader', `${day}\0${articleId}\0${who}`)
}
