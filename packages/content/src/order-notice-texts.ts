import { type Language, formatRupees } from '@sankalp/contract'
import type { NoticeText } from './notices-texts.ts'

type Both = Record<Language, string>

/** The facts of a notice about an order. It does not contain the address: others may see the screen. */
export type OrderFacts = { orderId: string; orderNumber: string; name: Both; grandPaise: number }

export type OrderNoticeFacts = {
  /** Placed, and paid or to be paid on delivery. */
  orderPlaced: OrderFacts & { isCod: boolean; from: string; to: string }
  orderShipped: OrderFacts & { carrier: string; trackingNumber: string }
  orderDelivered: OrderFacts & { returnDays: number }
  /** `refundPaise` is 0 if nothing was paid. */
  orderCancelled: OrderFacts & {
    by: 'buyer' | 'shop' | 'unpaid'
    reason: string | null
    refundPaise: number
    to: 'wallet' | 'source'
  }
  orderReturned: OrderFacts & { refundPaise: number; to: 'wallet' | 'source' }
}
export type OrderNoticeKind = keyof OrderNoticeFacts

type Texts = { [Kind in OrderNoticeKind]: (facts: OrderNoticeFacts[Kind]) => NoticeText }

const path = '/getmyOrders'

const en = {
  rows: ({ orderNumber, name, grandPaise }: OrderFacts): [string, string][] => [
    ['Order', orderNumber],
    ['What', name.en],
    ['Total', formatRupees(grandPaise, 'en')],
  ],
  link: { label: 'See your order', path },
  back: (paise: number, to: 'wallet' | 'source') =>
    to === 'wallet'
      ? `${formatRupees(paise, 'en')} is back in your wallet.`
      : `${formatRupees(paise, 'en')} goes back the way you paid it. Banks take a few days for that.`,
}

const hin = {
  rows: ({ orderNumber, name, grandPaise }: OrderFacts): [string, string][] => [
    ['ऑर्डर', orderNumber],
    ['वस्तु', name.hin],
    ['कुल', formatRupees(grandPaise, 'hin')],
  ],
  link: { label: 'अपना ऑर्डर देखें', path },
  back: (paise: number, to: 'wallet' | 'source') =>
    to === 'wallet'
      ? `${formatRupees(paise, 'hin')} आपके वॉलेट में लौट आए हैं।`
      : `${formatRupees(paise, 'hin')} उसी रास्ते लौट रहे हैं जिससे आपने भुगतान किया था। बैंक को इसमें कुछ दिन लगते हैं।`,
}

export const orderNoticesInEnglish: Texts = {
  orderPlaced: (facts) => ({
    title: `Your order is placed: ${facts.name.en}`,
    brief: `It should reach you between ${facts.from} and ${facts.to}.`,
    paragraphs: [
      `Thank you. Your order has been received and should reach you between ${facts.from} and ${facts.to}.`,
      facts.isCod
        ? `Please have ${formatRupees(facts.grandPaise, 'en')} ready for the carrier.`
        : 'It is paid; the invoice stands with your order.',
      'You can cancel it until it is shipped.',
    ],
    rows: en.rows(facts),
    link: en.link,
  }),
  orderShipped: (facts) => ({
    title: `Your order is on its way: ${facts.name.en}`,
    brief: `With ${facts.carrier}, number ${facts.trackingNumber}.`,
    paragraphs: [`${facts.carrier} has your parcel under the number ${facts.trackingNumber}.`],
    rows: [...en.rows(facts), ['Carrier', facts.carrier], ['Tracking number', facts.trackingNumber]],
    link: en.link,
  }),
  orderDelivered: (facts) => ({
    title: `Your order has arrived: ${facts.name.en}`,
    brief: `Something not right? You can give it back for ${facts.returnDays} days.`,
    paragraphs: [
      `The carrier says that your parcel was delivered. If something is not right, you can give the order back within ${facts.returnDays} days.`,
    ],
    rows: en.rows(facts),
    link: en.link,
  }),
  orderCancelled: (facts) => ({
    title:
      facts.by === 'shop'
        ? `We are sorry, we cannot send your order: ${facts.name.en}`
        : `Your order is cancelled: ${facts.name.en}`,
    brief: facts.refundPaise > 0 ? en.back(facts.refundPaise, facts.to) : 'Nothing was charged.',
    paragraphs: [
      facts.by === 'unpaid'
        ? 'The payment for your order did not come in time, so we gave the goods free again.'
        : facts.by === 'shop'
          ? 'We had to cancel your order, and we are sorry for it.'
          : 'Your order is cancelled, as you asked.',
      ...(facts.by === 'shop' && facts.reason ? [`The reason: ${facts.reason}`] : []),
      facts.refundPaise > 0 ? en.back(facts.refundPaise, facts.to) : 'Nothing was charged.',
    ],
    rows: en.rows(facts),
    link: en.link,
  }),
  orderReturned: (facts) => ({
    title: `We have your return: ${facts.name.en}`,
    brief: en.back(facts.refundPaise, facts.to),
    paragraphs: [`What you sent back is here. ${en.back(facts.refundPaise, facts.to)}`],
    rows: en.rows(facts),
    link: en.link,
  }),
}

export const orderNoticesInHindi: Texts = {
  orderPlaced: (facts) => ({
    title: `आपका ऑर्डर मिल गया: ${facts.name.hin}`,
    brief: `यह ${facts.from} और ${facts.to} के बीच पहुँचेगा।`,
    paragraphs: [
      `धन्यवाद। आपका ऑर्डर हमें मिल गया है और ${facts.from} से ${facts.to} के बीच पहुँच जाना चाहिए।`,
      facts.isCod
        ? `डिलीवरी के समय ${formatRupees(facts.grandPaise, 'hin')} तैयार रखें।`
        : 'भुगतान हो चुका है, चालान आपके ऑर्डर के साथ है।',
      'भेजे जाने से पहले आप इसे रद्द कर सकते हैं।',
    ],
    rows: hin.rows(facts),
    link: hin.link,
  }),
  orderShipped: (facts) => ({
    title: `आपका ऑर्डर रवाना हो गया: ${facts.name.hin}`,
    brief: `${facts.carrier}, नंबर ${facts.trackingNumber}।`,
    paragraphs: [`आपका पार्सल ${facts.carrier} के पास है। उसका नंबर ${facts.trackingNumber} है।`],
    rows: [...hin.rows(facts), ['कूरियर', facts.carrier], ['ट्रैकिंग नंबर', facts.trackingNumber]],
    link: hin.link,
  }),
  orderDelivered: (facts) => ({
    title: `आपका ऑर्डर पहुँच गया: ${facts.name.hin}`,
    brief: `कुछ ठीक न हो तो ${facts.returnDays} दिन तक लौटा सकते हैं।`,
    paragraphs: [
      `कूरियर ने बताया है कि आपका पार्सल पहुँच गया। कुछ ठीक न हो तो ${facts.returnDays} दिन के भीतर ऑर्डर लौटा सकते हैं।`,
    ],
    rows: hin.rows(facts),
    link: hin.link,
  }),
  orderCancelled: (facts) => ({
    title:
      facts.by === 'shop'
        ? `हमें खेद है, आपका ऑर्डर नहीं भेजा जा सकेगा: ${facts.name.hin}`
        : `आपका ऑर्डर रद्द हो गया: ${facts.name.hin}`,
    brief: facts.refundPaise > 0 ? hin.back(facts.refundPaise, facts.to) : 'कोई पैसा नहीं कटा।',
    paragraphs: [
      facts.by === 'unpaid'
        ? 'आपके ऑर्डर का भुगतान समय पर नहीं मिला, इसलिए वस्तुएँ फिर से औरों के लिए खोल दी गईं।'
        : facts.by === 'shop'
          ? 'हमें आपका ऑर्डर रद्द करना पड़ा, इसका हमें खेद है।'
          : 'आपके कहे अनुसार ऑर्डर रद्द कर दिया गया है।',
      ...(facts.by === 'shop' && facts.reason ? [`कारण: ${facts.reason}`] : []),
      facts.refundPaise > 0 ? hin.back(facts.refundPaise, facts.to) : 'कोई पैसा नहीं कटा।',
    ],
    rows: hin.rows(facts),
    link: hin.link,
  }),
  orderReturned: (facts) => ({
    title: `लौटाई गई वस्तुएँ मिल गईं: ${facts.name.hin}`,
    brief: hin.back(facts.refundPaise, facts.to),
    paragraphs: [`आपने जो लौटाया था वह हमें मिल गया। ${hin.back(facts.refundPaise, facts.to)}`],
    rows: hin.rows(facts),
    link: hin.link,
  }),
}
