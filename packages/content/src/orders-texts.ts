import type { Language } from '@sankalp/contract'

type Said = Record<Language, string>

/** The server's own texts about carts, addresses and orders. */
export const ordersTexts = {
  added: { en: (name: string) => `${name} added to cart!`, hin: (name: string) => `${name} कार्ट में जोड़ा गया!` },
  addressSaved: { en: 'Address saved.', hin: 'पता सहेजा गया।' },
  addressUpdated: { en: 'Address updated.', hin: 'पता बदल दिया गया।' },
  addressDeleted: { en: 'Address deleted.', hin: 'पता हटा दिया गया।' },
  placed: { en: 'Order placed successfully!', hin: 'आपका ऑर्डर हो गया!' },
  toBePaid: { en: 'Your order is waiting for its payment.', hin: 'आपके ऑर्डर का भुगतान अभी बाकी है।' },
  cancelled: { en: 'The order is cancelled.', hin: 'ऑर्डर रद्द हो गया।' },
  returnRequested: {
    en: 'We have your request. We will write to you about the next step.',
    hin: 'आपका अनुरोध मिल गया। आगे की बात हम आपको लिखेंगे।',
  },
  pictureAdded: { en: 'Picture added.', hin: 'तस्वीर जोड़ी गई।' },
  stepDone: { en: 'Saved.', hin: 'सहेजा गया।' },
} as const satisfies Record<string, Said | Record<Language, (name: string) => string>>

/** Returns an order's name in the wallet's history: its first product, and how many more. */
export function orderName(first: Said, more: number): Said {
  if (more === 0) return first
  return { en: `${first.en} and ${more} more`, hin: `${first.hin} और ${more} अन्य` }
}
