import type { Language } from '@sankalp/contract'
import type {
  PaymentMethodWord,
  ReceiptItem,
  ReceiptSeries,
  RefundRule,
  TransferKind,
} from '@sankalp/contract/wallet-rules'

type WalletTexts = {
  /**
   * Columns of the yearly file: time, kind, what for, paid money, bonus money, both, balance, id; receipt, place of
   * supply, taxed value, three taxes.
   */
  columns: readonly [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
  kinds: Record<TransferKind, string>
  items: Record<ReceiptItem, string>
  rules: Record<RefundRule, string>
  titles: Record<ReceiptSeries, string>
  methods: Record<PaymentMethodWord, string>
  taxes: Record<'cgst' | 'sgst' | 'utgst' | 'igst', string>
  receipt: Record<
    | 'brand'
    | 'state'
    | 'place'
    | 'deliverTo'
    | 'corrects'
    | 'correctsIs'
    | 'taxable'
    | 'noReverseCharge'
    | 'number'
    | 'date'
    | 'buyer'
    | 'payer'
    | 'mode'
    | 'demoProvider'
    | 'bonusOnTop'
    | 'added'
    | 'gstin'
    | 'what'
    | 'code'
    | 'quantity'
    | 'amount'
    | 'tax'
    | 'sum'
    | 'total'
    | 'inWords'
    | 'fromPaid'
    | 'fromBonus'
    | 'rule'
    | 'reason'
    | 'footer'
    | 'page',
    string
  >
}

/** The server's own texts about the wallet: receipts as PDF and the yearly file. */
export const walletTexts: Record<Language, WalletTexts> = {
  en: {
    columns: [
      'Time (India)',
      'Kind',
      'For',
      'Paid money (₹)',
      'Bonus (₹)',
      'Total (₹)',
      'Balance after (₹)',
      'Reference',
      'Receipt',
      'Place of supply',
      'Taxable value (₹)',
      'CGST (₹)',
      'SGST/UTGST (₹)',
      'IGST (₹)',
    ],
    kinds: {
      recharge: 'Recharge',
      pooja: 'Pooja',
      consultation: 'Consultation',
      order: 'Order',
      dakshina: 'Dakshina',
      refund: 'Refund',
      withdrawal: 'Paid back',
      forfeit: 'Given up',
      payout: 'Payout',
      correction: 'Correction',
    },
    items: {
      recharge: 'Wallet recharge',
      bonus: 'Bonus of the pack',
      pooja: 'Pooja',
      samagri: 'Samagri',
      dakshina: 'Dakshina',
      chat: 'Chat with an acharya',
      audioCall: 'Audio call with an acharya',
      videoCall: 'Video call with an acharya',
      product: 'Product',
      delivery: 'Delivery',
      discount: 'Discount',
      refund: 'Refund',
      withdrawal: 'Paid back to where it came from',
      givenUp: 'Money given up with the account',
      lapsedBonus: 'Bonus that lapsed with the account',
      correction: 'Correction',
    },
    rules: {
      cancelledInTime: 'Cancelled more than 24 hours before the start: refunded in full',
      acharyaCancelled: 'The acharya cancelled: refunded in full',
      acharyaMissed: 'The acharya did not come: refunded in full',
      poojaNotHeld: 'The pooja was not performed: refunded in full',
      accountErased: 'Booking cancelled with the account: refunded in full',
      consultationNotHeld: 'The consultation did not take place: nothing is charged',
      orderCancelled: 'Order cancelled before it was shipped: refunded in full',
      orderReturned: 'Returned goods',
      paidTooLate: 'Paid after the time was over: paid back',
      paidTwice: 'Paid twice: the second payment is paid back',
      mistakeOfOurs: 'A mistake of ours, put right',
    },
    titles: { R: 'Receipt', I: 'Tax invoice', C: 'Credit note' },
    taxes: { cgst: 'CGST', sgst: 'SGST', utgst: 'UTGST', igst: 'IGST' },
    methods: { upi: 'UPI', card: 'Card', netbanking: 'Net banking', wallet: 'Wallet of another company' },
    receipt: {
      brand: 'Sankalp',
      state: 'State',
      place: 'Place of supply',
      deliverTo: 'Delivered to',
      corrects: 'Corrects the invoice',
      correctsIs: '{{number}} of {{date}}',
      taxable: 'Taxable (₹)',
      noReverseCharge: 'Tax payable on reverse charge: No',
      number: 'Number',
      date: 'Date',
      buyer: 'For',
      payer: 'Paid by',
      mode: 'Paid through',
      demoProvider: 'demo provider',
      bonusOnTop: 'Bonus given with it',
      added: 'Added to the wallet',
      gstin: 'GSTIN',
      what: 'What',
      code: 'HSN/SAC',
      quantity: 'Qty',
      amount: 'Amount (₹)',
      tax: 'GST (₹)',
      sum: 'Total (₹)',
      total: 'Total',
      inWords: 'In words',
      fromPaid: 'Of it paid money',
      fromBonus: 'Of it bonus money',
      rule: 'Rule',
      reason: 'Reason',
      footer: 'Made by a computer; valid without a signature.',
      page: 'Page {{page}} of {{pages}}',
    },
  },
  hin: {
    columns: [
      'समय (भारत)',
      'प्रकार',
      'किसके लिए',
      'जमा राशि (₹)',
      'बोनस (₹)',
      'कुल (₹)',
      'बाद में शेष (₹)',
      'संदर्भ',
      'रसीद संख्या',
      'आपूर्ति का स्थान',
      'कर योग्य मूल्य (₹)',
      'सीजीएसटी (₹)',
      'एसजीएसटी/यूटीजीएसटी (₹)',
      'आईजीएसटी (₹)',
    ],
    kinds: {
      recharge: 'रिचार्ज',
      pooja: 'पूजा',
      consultation: 'परामर्श',
      order: 'ऑर्डर',
      dakshina: 'दक्षिणा',
      refund: 'वापसी',
      withdrawal: 'वापस भेजा गया',
      forfeit: 'छोड़ा गया',
      payout: 'भुगतान',
      correction: 'सुधार',
    },
    items: {
      recharge: 'वॉलेट रिचार्ज',
      bonus: 'पैक का बोनस',
      pooja: 'पूजा',
      samagri: 'सामग्री',
      dakshina: 'दक्षिणा',
      chat: 'आचार्य से चैट',
      audioCall: 'आचार्य से ऑडियो कॉल',
      videoCall: 'आचार्य से वीडियो कॉल',
      product: 'वस्तु',
      delivery: 'डिलीवरी',
      discount: 'छूट',
      refund: 'वापसी',
      withdrawal: 'जहाँ से आया था वहीं लौटाया गया',
      givenUp: 'खाते के साथ छोड़ी गई राशि',
      lapsedBonus: 'खाते के साथ समाप्त हुआ बोनस',
      correction: 'सुधार',
    },
    rules: {
      cancelledInTime: 'आरंभ से 24 घंटे से अधिक पहले रद्द: पूरी राशि वापस',
      acharyaCancelled: 'आचार्य ने रद्द किया: पूरी राशि वापस',
      acharyaMissed: 'आचार्य उपस्थित नहीं हुए: पूरी राशि वापस',
      poojaNotHeld: 'पूजा नहीं हुई: पूरी राशि वापस',
      accountErased: 'खाता मिटाने के साथ बुकिंग रद्द: पूरी राशि वापस',
      consultationNotHeld: 'परामर्श नहीं हुआ: कोई शुल्क नहीं',
      orderCancelled: 'भेजे जाने से पहले ऑर्डर रद्द: पूरी राशि वापस',
      orderReturned: 'लौटाई गई वस्तुएँ',
      paidTooLate: 'समय समाप्त होने के बाद भुगतान: राशि वापस',
      paidTwice: 'दो बार भुगतान: दूसरा भुगतान वापस',
      mistakeOfOurs: 'हमारी भूल, सुधारी गई',
    },
    titles: { R: 'रसीद', I: 'कर चालान', C: 'क्रेडिट नोट' },
    taxes: { cgst: 'सीजीएसटी', sgst: 'एसजीएसटी', utgst: 'यूटीजीएसटी', igst: 'आईजीएसटी' },
    methods: { upi: 'यूपीआई', card: 'कार्ड', netbanking: 'नेट बैंकिंग', wallet: 'दूसरी कंपनी का वॉलेट' },
    receipt: {
      brand: 'संकल्प',
      state: 'राज्य',
      place: 'आपूर्ति का स्थान',
      deliverTo: 'डिलीवरी का पता',
      corrects: 'जिस चालान का सुधार है',
      correctsIs: '{{number}}, दिनांक {{date}}',
      taxable: 'कर योग्य (₹)',
      noReverseCharge: 'रिवर्स चार्ज पर देय कर: नहीं',
      number: 'संख्या',
      date: 'दिनांक',
      buyer: 'किसके नाम',
      payer: 'भुगतान करने वाले',
      mode: 'भुगतान का माध्यम',
      demoProvider: 'डेमो भुगतान सेवा',
      bonusOnTop: 'साथ में मिला बोनस',
      added: 'वॉलेट में जुड़े',
      gstin: 'जीएसटीआईएन',
      what: 'विवरण',
      code: 'HSN/SAC',
      quantity: 'मात्रा',
      amount: 'राशि (₹)',
      tax: 'जीएसटी (₹)',
      sum: 'कुल (₹)',
      total: 'कुल',
      inWords: 'शब्दों में',
      fromPaid: 'इसमें जमा राशि',
      fromBonus: 'इसमें बोनस',
      rule: 'नियम',
      reason: 'कारण',
      footer: 'कंप्यूटर से बनी रसीद; हस्ताक्षर के बिना मान्य।',
      page: 'पृष्ठ {{page}} / {{pages}}',
    },
  },
}
