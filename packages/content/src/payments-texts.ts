import { type Language, formatRupees } from '@sankalp/contract'

type Texts<T extends Record<string, unknown>> = Record<Language, T>

/** The description of the purchase on the provider's page. Providers accept plain text in one language. */
export const paymentDescriptions = { recharge: 'Sankalp wallet recharge', order: 'Sankalp shop order' } as const

/** The texts of our own page that replaces the provider's if that cannot be reached. */
export const payPageTexts = {
  en: {
    title: 'Payment not started',
    nothingCharged: 'Nothing was charged.',
    tryAgain: 'Try again',
    toWallet: 'Back to the wallet',
    unknownTitle: 'There is no such payment',
    unknown: 'This address is not complete or belongs to no payment. Your wallet shows the payments that are open.',
    busyTitle: 'One moment, please',
  },
  hin: {
    title: 'भुगतान शुरू नहीं हुआ',
    nothingCharged: 'कोई राशि नहीं कटी है।',
    tryAgain: 'फिर कोशिश करें',
    toWallet: 'वॉलेट पर वापस जाएँ',
    unknownTitle: 'ऐसा कोई भुगतान नहीं है',
    unknown: 'यह पता अधूरा है या किसी भुगतान का नहीं है। जो भुगतान बाकी हैं, वे आपके वॉलेट में दिखते हैं।',
    busyTitle: 'कृपया एक क्षण रुकें',
  },
} as const satisfies Texts<Record<string, string>>

/** The texts of the demo's payment provider: another site with its own name. */
export const demoProviderTexts = {
  en: {
    provider: 'Namuna Pay',
    about: 'the demo’s payment provider',
    noMoney: 'This is a demo. No money moves, and nothing you choose here reaches a bank.',
    title: (amountPaise: number) => `Pay ${formatRupees(amountPaise)}`,
    payee: 'To Sankalp',
    reference: 'Reference',
    how: 'How would you like to pay?',
    upi: 'UPI',
    upiHint: 'any app, such as the one on your phone',
    card: 'Card',
    cardHint: 'debit or credit',
    netbanking: 'Net banking',
    netbankingHint: 'all banks',
    pay: (amountPaise: number) => `Pay ${formatRupees(amountPaise)}`,
    otherwise: 'Or let something else happen',
    failed: 'Let the payment fail',
    late: 'Pay, but the bank confirms 20 seconds later',
    twice: 'Pay twice by mistake',
    close: 'Leave without paying',
    over: {
      paid: 'This payment has been made.',
      cancelled: 'This payment has failed or was given up.',
      expired: 'The time for this payment is over.',
      waiting: 'The bank has not confirmed this payment yet.',
    },
    back: 'Back to Sankalp',
    unknown: 'There is no payment at this address.',
    otherLanguage: 'हिंदी',
  },
  hin: {
    provider: 'नमूना पे',
    about: 'डेमो की भुगतान सेवा',
    noMoney: 'यह डेमो है। कोई पैसा नहीं कटता, और यहाँ जो भी चुनें वह किसी बैंक तक नहीं जाता।',
    title: (amountPaise: number) => `${formatRupees(amountPaise, 'hin')} का भुगतान`,
    payee: 'पाने वाला: Sankalp',
    reference: 'संदर्भ',
    how: 'भुगतान कैसे करेंगे?',
    upi: 'UPI',
    upiHint: 'फ़ोन का कोई भी ऐप',
    card: 'कार्ड',
    cardHint: 'डेबिट या क्रेडिट',
    netbanking: 'नेट बैंकिंग',
    netbankingHint: 'सभी बैंक',
    pay: (amountPaise: number) => `${formatRupees(amountPaise, 'hin')} चुकाएँ`,
    otherwise: 'या कुछ और होने दें',
    failed: 'भुगतान असफल होने दें',
    late: 'चुकाएँ, पर बैंक 20 सेकंड बाद पुष्टि करे',
    twice: 'गलती से दो बार चुकाएँ',
    close: 'बिना चुकाए लौटें',
    over: {
      paid: 'यह भुगतान हो चुका है।',
      cancelled: 'यह भुगतान असफल रहा या छोड़ दिया गया।',
      expired: 'इस भुगतान का समय बीत गया है।',
      waiting: 'बैंक ने अभी इस भुगतान की पुष्टि नहीं की है।',
    },
    back: 'Sankalp पर वापस',
    unknown: 'इस पते पर कोई भुगतान नहीं है।',
    otherLanguage: 'English',
  },
} as const satisfies Texts<Record<string, unknown>>
