import type { Language } from '@sankalp/contract/language'

/** Here and not with a page's texts: carts are merged on any page after the sign-in. */
export function leftOutText(count: number, language: Language): string {
  if (language === 'hin')
    return count === 1
      ? 'कार्ट की एक वस्तु अब उपलब्ध नहीं है, इसलिए हटा दी गई।'
      : `कार्ट की ${count} वस्तुएँ अब उपलब्ध नहीं हैं, इसलिए हटा दी गईं।`
  return count === 1
    ? 'One thing in your cart can no longer be had and was left out.'
    : `${count} things in your cart can no longer be had and were left out.`
}
