export type WayOut = 'phone' | 'email' | 'link' | 'app'

const email = /[\w.+-]+\s?@\s?[\w-]+\.[a-z]{2,}/i
const link =
  /\bhttps?:\/\/|\bwww\.|\b(?:wa\.me|t\.me|bit\.ly|chat\.whatsapp\.com|instagram\.com|youtube\.com|facebook\.com)\b/i
const app =
  /\b(?:whats\s?app|telegram|insta(?:gram)?\s+(?:id|par|pe|on)|google\s?pay|g\s?pay|phone\s?pe|paytm|upi\s+id)\b|व्हा?ट्सऐ?[एॅ]?प|व्हाट्सएप|टेलीग्राम|गूगल पे|फोन ?पे|पेटीएम|यूपीआई/i
/** Ten digits that begin like Indian mobile numbers, with or without the country code, with any spacing. */
const phone = /(?:^|[^\d])(?:(?:\+|00)?\s?91[\s.-]?|0)?[6-9](?:[\s.-]?\d){9}(?!\d)/

/**
 * Returns whether a text tries to move the consultation elsewhere, where neither side is protected. It only triggers a
 * hint, so it rather misses something than mistakes a date of birth for a number.
 */
export function wayOutIn(text: string): WayOut | null {
  const latin = text.replaceAll(/[०-९]/g, (digit) => String('०१२३४५६७८९'.indexOf(digit)))
  if (email.test(latin)) return 'email'
  if (link.test(latin)) return 'link'
  if (phone.test(latin)) return 'phone'
  return app.test(latin) ? 'app' : null
}
