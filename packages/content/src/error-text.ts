import { type ErrorCode, type ErrorFacts, type Language, formatRupees } from '@sankalp/contract'
import type { CodRefusal, CouponRefusal } from '@sankalp/contract/order-rules'
import { type ErrorTexts, commonErrorTexts, fillErrorText } from './common-error-text.ts'
import { momentText } from './moment-text.ts'

/** Why a coupon gives no discount. */
export const couponTexts: Record<CouponRefusal, Record<Language, (minimumPaise: number) => string>> = {
  unknown: {
    en: () => 'We do not know this coupon. Please check the letters.',
    hin: () => 'यह कूपन हमें नहीं मिला। कृपया अक्षर जाँच लें।',
  },
  notYet: { en: () => 'This coupon is not valid yet.', hin: () => 'यह कूपन अभी शुरू नहीं हुआ है।' },
  over: { en: () => 'This coupon is no longer valid.', hin: () => 'इस कूपन की अवधि समाप्त हो गई है।' },
  used: { en: () => 'You have used this coupon already.', hin: () => 'आप यह कूपन पहले ही उपयोग कर चुके हैं।' },
  usedUp: { en: () => 'This coupon is used up.', hin: () => 'यह कूपन पूरा उपयोग हो चुका है।' },
  tooSmall: {
    en: (minimumPaise) => `This coupon is for orders of ${formatRupees(minimumPaise)} or more.`,
    hin: (minimumPaise) => `यह कूपन ${formatRupees(minimumPaise, 'hin')} या उससे अधिक के ऑर्डर के लिए है।`,
  },
}

/** Why cash on delivery is not available, and what the user can do. */
export const codTexts: Record<CodRefusal, Record<Language, (limit: string, orders: number) => string>> = {
  notThere: {
    en: () => 'The carrier takes no cash at this PIN code. Please choose another way to pay.',
    hin: () => 'इस पिन कोड पर डिलीवरी के समय नकद नहीं लिया जाता। कृपया भुगतान का दूसरा तरीका चुनें।',
  },
  order: {
    en: (limit) => `Cash on delivery is possible for orders up to ${limit}. Please choose another way to pay.`,
    hin: (limit) => `डिलीवरी पर नकद भुगतान ${limit} तक के ऑर्डर पर ही हो सकता है। कृपया भुगतान का दूसरा तरीका चुनें।`,
  },
  first: {
    en: (limit) =>
      `Until your first order has reached you, cash on delivery is possible up to ${limit}. Please pay this order in advance.`,
    hin: (limit) =>
      `पहला ऑर्डर आप तक पहुँचने से पहले डिलीवरी पर नकद भुगतान ${limit} तक ही हो सकता है। कृपया इस ऑर्डर का भुगतान अभी करें।`,
  },
  account: {
    en: (limit, orders) =>
      `You can have ${orders} cash on delivery ${orders === 1 ? 'order' : 'orders'} on the way at a time, up to ${limit} in all. Please wait for one to arrive, or choose another way to pay.`,
    hin: (limit, orders) =>
      `एक समय में आपके ${orders} नकद ऑर्डर ही रास्ते में हो सकते हैं, कुल ${limit} तक। कृपया किसी एक के पहुँचने तक रुकें या भुगतान का दूसरा तरीका चुनें।`,
  },
  phone: {
    en: (limit, orders) =>
      `For one mobile number ${orders} cash on delivery ${orders === 1 ? 'order' : 'orders'} can be on the way at a time, up to ${limit} in all. Please choose another way to pay.`,
    hin: (limit, orders) =>
      `एक मोबाइल नंबर पर एक समय में ${orders} नकद ऑर्डर ही रास्ते में हो सकते हैं, कुल ${limit} तक। कृपया भुगतान का दूसरा तरीका चुनें।`,
  },
  address: {
    en: (limit, orders) =>
      `To one address ${orders} cash on delivery ${orders === 1 ? 'order' : 'orders'} can be on the way at a time, up to ${limit} in all. Please choose another way to pay.`,
    hin: (limit, orders) =>
      `एक पते पर एक समय में ${orders} नकद ऑर्डर ही रास्ते में हो सकते हैं, कुल ${limit} तक। कृपया भुगतान का दूसरा तरीका चुनें।`,
  },
  pin: {
    en: () =>
      'No more cash on delivery orders can go to this PIN code at the moment. Please choose another way to pay.',
    hin: () => 'इस पिन कोड पर अभी और नकद ऑर्डर नहीं भेजे जा सकते। कृपया भुगतान का दूसरा तरीका चुनें।',
  },
}

/** The message for each refusal. A missing code or language does not compile. */
const errorTexts: ErrorTexts = {
  ...commonErrorTexts,
  ALREADY_DECIDED: {
    en: 'Another operator has decided this already. The list shows how.',
    hin: 'इस पर कोई और ऑपरेटर पहले ही निर्णय ले चुका है। सूची में देखें।',
  },
  NOT_REFUNDABLE: {
    en: 'Only a recharge that has reached the wallet can be sent back here. The money of an order goes back with the order.',
    hin: 'यहाँ से केवल वही रिचार्ज लौटाया जा सकता है जो वॉलेट में आ चुका है। ऑर्डर का पैसा ऑर्डर के साथ ही लौटता है।',
  },
  SECOND_OPERATOR_NEEDED: {
    en: 'Another operator has to do this.',
    hin: 'यह काम किसी दूसरे ऑपरेटर को करना होगा।',
  },
  OPERATORS_TOO_CLOSE: {
    en: 'You cannot confirm this: one of you two got a right from the other, or you both got one from the same operator, less than 30 days ago. Somebody else has to do it.',
    hin: 'आप इसकी पुष्टि नहीं कर सकते: पिछले 30 दिनों में आप दोनों में से एक को दूसरे से, या दोनों को एक ही ऑपरेटर से अधिकार मिला है। यह किसी और को करना होगा।',
  },
  NOT_YET: {
    en: ({ from }) => `You are the only one who can confirm this, and not before ${momentText(from, 'en')}.`,
    hin: ({ from }) => `इसकी पुष्टि केवल आप कर सकते हैं, पर ${momentText(from, 'hin')} से पहले नहीं।`,
  },
  PROPOSAL_LAPSED: {
    en: 'This cannot be confirmed any more: it waited too long, or the operator who proposed it, or the person it is about, may no longer have this right. Decline it and propose it anew.',
    hin: 'अब इसकी पुष्टि नहीं हो सकती: यह बहुत समय तक पड़ा रहा, या प्रस्ताव रखने वाले ऑपरेटर या संबंधित व्यक्ति के पास अब यह अधिकार नहीं हो सकता। इसे अस्वीकारें और नया प्रस्ताव रखें।',
  },
  OWN_ACCOUNT: {
    en: 'This is about your own account. Other operators have to do it.',
    hin: 'यह आपके अपने खाते के बारे में है। यह दूसरे ऑपरेटरों को करना होगा।',
  },
  RIGHT_WAITS: {
    en: 'A right for this person waits already. The list of operators shows it.',
    hin: 'इस व्यक्ति के लिए एक अधिकार पहले से प्रतीक्षा में है। वह ऑपरेटरों की सूची में दिखता है।',
  },
  OPERATOR_STAYS: {
    en: 'This person is an operator. Take the right away first, or let them apply with another number.',
    hin: 'यह व्यक्ति ऑपरेटर है। पहले अधिकार वापस लें, या वे किसी दूसरे नंबर से आवेदन करें।',
  },
  SECOND_FACTOR_NEEDED: {
    en: ({ isSetUp }) =>
      isSetUp
        ? 'Please type the code of your authenticator app first.'
        : 'Please set up the second factor of your account first.',
    hin: ({ isSetUp }) =>
      isSetUp ? 'कृपया पहले अपने ऑथेंटिकेटर ऐप का कोड लिखें।' : 'कृपया पहले अपने खाते का दूसरा सुरक्षा-चरण चालू करें।',
  },
  SECOND_FACTOR_WRONG: {
    en: 'This code is not right, or it was used already. Wait for the next one and type that.',
    hin: 'यह कोड सही नहीं है, या पहले ही उपयोग हो चुका है। अगला कोड आने दें और वही लिखें।',
  },
  SECOND_FACTOR_ON: {
    en: 'Your second factor is on already. Switch it off before you set up another one.',
    hin: 'आपका दूसरा सुरक्षा-चरण पहले से चालू है। नया चालू करने से पहले इसे बंद करें।',
  },
  SECOND_FACTOR_OFF: {
    en: 'There is no second factor to go on with. Please set it up from the beginning.',
    hin: 'अभी कोई दूसरा सुरक्षा-चरण चालू नहीं है। कृपया शुरू से चालू करें।',
  },
  CHANGED_MEANWHILE: {
    en: 'Another operator has saved this meanwhile. Nothing of yours was saved yet; please look at what it says now.',
    hin: 'इस बीच किसी और ऑपरेटर ने इसे बदला है। आपका कुछ भी अभी सहेजा नहीं गया। कृपया देखें कि अब इसमें क्या लिखा है।',
  },
  ARTICLE_FAULTY: {
    en: 'Nothing was saved yet, because the text has faults. Each is named beside its field.',
    hin: 'अभी कुछ नहीं सहेजा गया, क्योंकि लेख में गलतियाँ हैं। हर गलती अपने खाने के साथ लिखी है।',
  },
  NAME_TAKEN: {
    en: ({ name }) => `“${name}” is there already. Please choose another one.`,
    hin: ({ name }) => `“${name}” पहले से मौजूद है। कृपया दूसरा चुनें।`,
  },
  ACCOUNT_BLOCKED: {
    en: ({ reason }) =>
      `This account is blocked: ${reason}. Write to us on the contact page if you think this is a mistake.`,
    hin: ({ reason }) => `यह खाता रोका गया है: ${reason}। यदि यह भूल लगती है तो संपर्क पेज पर हमें लिखें।`,
  },
  SLOT_TAKEN: {
    en: 'Somebody else has just taken this time. Please choose another one; what you typed is still here.',
    hin: 'यह समय अभी-अभी किसी और ने ले लिया है। कृपया दूसरा समय चुनें, आपका लिखा हुआ सुरक्षित है।',
  },
  SLOT_NOT_OFFERED: {
    en: 'The acharya is not available at this time. Please choose another one.',
    hin: 'इस समय आचार्य उपलब्ध नहीं हैं। कृपया दूसरा समय चुनें।',
  },
  SLOT_IN_PAST: {
    en: 'You cannot book a time in the past. Please choose a future time.',
    hin: 'बीते हुए समय की बुकिंग नहीं हो सकती। कृपया आगे का समय चुनें।',
  },
  TOO_MANY_HOLDS: {
    en: ({ limit }) => `You are holding ${limit} times already. Please pay for one of them or let it go first.`,
    hin: ({ limit }) => `आपके लिए ${limit} समय पहले से रोके हुए हैं। कृपया पहले उनमें से किसी एक का भुगतान करें या उसे छोड़ दें।`,
  },
  HOLD_EXPIRED: {
    en: 'The ten minutes for this time are over, and nothing was charged. Please choose a time again; what you typed is still here.',
    hin: 'इस समय के दस मिनट पूरे हो गए, कोई पैसा नहीं कटा। कृपया फिर से समय चुनें, आपका लिखा हुआ सुरक्षित है।',
  },
  BOOKING_NOT_FILLED_IN: {
    en: 'Please fill in the details of the booking first.',
    hin: 'कृपया पहले बुकिंग की जानकारी भरें।',
  },
  PRICE_CHANGED: {
    en: ({ totalPaise }) =>
      `The price has changed: it is ${formatRupees(totalPaise)} now. Nothing was charged; please look at it once more.`,
    hin: ({ totalPaise }) =>
      `कीमत बदल गई है: अब यह ${formatRupees(totalPaise, 'hin')} है। कोई पैसा नहीं कटा, कृपया एक बार फिर देख लें।`,
  },
  CHANGE_TOO_LATE: {
    en: ({ hours }) => `A booking can be changed or cancelled up to ${hours} hours before it begins.`,
    hin: ({ hours }) => `बुकिंग उसके शुरू होने से ${hours} घंटे पहले तक ही बदली या रद्द की जा सकती है।`,
  },
  BOOKING_OVER: {
    en: 'This booking can no longer be changed. Please load the page again to see how it stands.',
    hin: 'यह बुकिंग अब बदली नहीं जा सकती। उसकी स्थिति देखने के लिए कृपया पेज फिर से खोलें।',
  },
  JOIN_NOT_OPEN: {
    en: 'This pooja can be joined from its start for 30 minutes.',
    hin: 'इस पूजा से उसके आरंभ से 30 मिनट तक जुड़ा जा सकता है।',
  },
  SLOTS_ARE_BOOKED: {
    en: ({ startsAt }) =>
      startsAt.length === 1
        ? 'A pooja is booked in the hours you are taking away. Please cancel it first, or keep its hour.'
        : `${startsAt.length} poojas are booked in the hours you are taking away. Please cancel them first, or keep their hours.`,
    hin: ({ startsAt }) =>
      startsAt.length === 1
        ? 'जो समय आप हटा रहे हैं उसमें एक पूजा बुक है। कृपया पहले उसे रद्द करें या उसका समय रहने दें।'
        : `जो समय आप हटा रहे हैं उसमें ${startsAt.length} पूजाएँ बुक हैं। कृपया पहले उन्हें रद्द करें या उनका समय रहने दें।`,
  },
  BOOKING_NOT_HELD_YET: {
    en: 'This can be sent once the pooja has begun.',
    hin: 'यह पूजा शुरू होने के बाद ही भेजा जा सकता है।',
  },
  PICTURES_FULL: {
    en: ({ limit }) => `A booking has room for ${limit} pictures. Please remove one first.`,
    hin: ({ limit }) => `एक बुकिंग में ${limit} तस्वीरें ही रखी जा सकती हैं। कृपया पहले कोई एक हटाएँ।`,
  },
  NOT_ENOUGH_STOCK: {
    en: ({ products: [one, another] }) =>
      another
        ? 'Some things are no longer there in this number. Nothing was charged; please look at the numbers once more.'
        : one && one.left > 0
          ? `Only ${one.left} left of this. Please choose a smaller number.`
          : 'This is sold out.',
    hin: ({ products: [one, another] }) =>
      another
        ? 'कुछ वस्तुएँ अब इतनी संख्या में नहीं हैं। कोई पैसा नहीं कटा, कृपया संख्या एक बार फिर देख लें।'
        : one && one.left > 0
          ? `यह वस्तु केवल ${one.left} बची है। कृपया कम संख्या चुनें।`
          : 'यह वस्तु बिक चुकी है।',
  },
  PRODUCT_WITHDRAWN: {
    en: ({ productIds }) =>
      productIds.length === 1
        ? 'This is no longer in the shop. Please remove it to continue.'
        : 'Some things are no longer in the shop. Please remove them to continue.',
    hin: ({ productIds }) =>
      productIds.length === 1
        ? 'यह वस्तु अब दुकान में नहीं है। आगे बढ़ने के लिए कृपया इसे हटा दें।'
        : 'कुछ वस्तुएँ अब दुकान में नहीं हैं। आगे बढ़ने के लिए कृपया उन्हें हटा दें।',
  },
  TOTALS_CHANGED: {
    en: ({ grandTotal }) =>
      `The prices have changed: the grand total is ${formatRupees(Math.round(grandTotal * 100))} now. Nothing was ordered or charged; please look at it once more.`,
    hin: ({ grandTotal }) =>
      `कीमतें बदल गई हैं: अब कुल राशि ${formatRupees(Math.round(grandTotal * 100), 'hin')} है। न ऑर्डर हुआ, न कोई पैसा कटा। कृपया एक बार फिर देख लें।`,
  },
  COUPON_REFUSED: {
    en: ({ reason, minimumPaise }) => couponTexts[reason].en(minimumPaise),
    hin: ({ reason, minimumPaise }) => couponTexts[reason].hin(minimumPaise),
  },
  COD_NOT_OFFERED: {
    en: ({ reason, limitPaise, orders }) => codTexts[reason].en(formatRupees(limitPaise ?? 0), orders ?? 0),
    hin: ({ reason, limitPaise, orders }) => codTexts[reason].hin(formatRupees(limitPaise ?? 0, 'hin'), orders ?? 0),
  },
  NOT_DELIVERED_THERE: {
    en: ({ pinCode }) => `We do not know the PIN code ${pinCode}. Please check it; we deliver within India.`,
    hin: ({ pinCode }) => `पिन कोड ${pinCode} हमें नहीं मिला। कृपया जाँच लें, हम भारत के भीतर ही भेजते हैं।`,
  },
  ORDER_NOT_CHANGEABLE: {
    en: ({ status }) =>
      status === 'shipped'
        ? 'This order is already on its way. You can give it back once it has arrived.'
        : 'This is no longer possible with this order. Please load the page again to see how it stands.',
    hin: ({ status }) =>
      status === 'shipped'
        ? 'यह ऑर्डर रवाना हो चुका है। पहुँचने के बाद आप इसे लौटा सकते हैं।'
        : 'इस ऑर्डर में अब यह नहीं हो सकता। उसकी स्थिति देखने के लिए कृपया पेज फिर से खोलें।',
  },
  ORDER_NOT_PAID: { en: 'This order is not paid yet.', hin: 'इस ऑर्डर का भुगतान अभी नहीं हुआ है।' },
  ORDERS_UNDER_WAY: {
    en: ({ count }) =>
      `${count === 1 ? 'An order of yours is' : `${count} orders of yours are`} still under way. Please cancel or wait for delivery first; then the account can be deleted.`,
    hin: ({ count }) =>
      `आपके ${count} ऑर्डर अभी पूरे नहीं हुए हैं। पहले उन्हें रद्द करें या डिलीवरी होने दें, उसके बाद खाता हटाया जा सकता है।`,
  },
  RETURN_TOO_LATE: {
    en: ({ days }) => `An order can be given back up to ${days} days after its delivery.`,
    hin: ({ days }) => `ऑर्डर डिलीवरी के ${days} दिन के भीतर ही लौटाया जा सकता है।`,
  },
  RETURN_ASKED_ALREADY: {
    en: 'You have asked to give this order back already. We will write to you when it is decided.',
    hin: 'इस ऑर्डर को लौटाने के लिए आप पहले ही कह चुके हैं। निर्णय होते ही हम आपको लिखेंगे।',
  },
  ADDRESSES_FULL: {
    en: ({ limit }) => `You have saved ${limit} addresses, which is the most we keep. Please delete one first.`,
    hin: ({ limit }) => `आपने ${limit} पते सहेज रखे हैं, इससे ज़्यादा नहीं रखे जा सकते। पहले कोई एक हटाएँ।`,
  },
  CART_FULL: {
    en: ({ limit }) => `The cart has room for ${limit} different things. Please order or remove some first.`,
    hin: ({ limit }) => `कार्ट में ${limit} तरह की वस्तुएँ ही रखी जा सकती हैं। पहले कुछ ऑर्डर करें या हटाएँ।`,
  },
  PUSH_NOT_OFFERED: {
    en: 'Notices on your device are not available here. We send them by e-mail.',
    hin: 'यहाँ डिवाइस पर सूचना भेजने की सुविधा नहीं है। सूचनाएँ हम ई-मेल से भेजते हैं।',
  },
  PUSH_SERVICE_UNKNOWN: {
    en: 'We cannot send notices to this browser. We send them by e-mail.',
    hin: 'इस ब्राउज़र पर हम सूचना नहीं भेज पाते। सूचनाएँ हम ई-मेल से भेजते हैं।',
  },
  REVIEW_TOO_EARLY: {
    en: 'You can rate a pooja once it has taken place.',
    hin: 'पूजा संपन्न हो जाने के बाद ही आप उस पर राय दे सकते हैं।',
  },
  REVIEW_NOT_BOUGHT: {
    en: 'Only those to whom it was delivered can review a product.',
    hin: 'जिन्हें यह वस्तु मिल चुकी है, केवल वही इस पर राय दे सकते हैं।',
  },
  REVIEW_CLOSED: {
    en: ({ days }) => `A review can be changed for ${days} days. Yours stays as it is.`,
    hin: ({ days }) => `अपनी राय ${days} दिन तक बदली जा सकती है। अब वह जैसी है वैसी ही रहेगी।`,
  },
  CONSULTATION_RUNNING: {
    en: 'You already have a consultation or a request open. Please finish it first.',
    hin: 'आपकी एक बातचीत या अनुरोध पहले से चल रहा है। पहले उसे पूरा करें।',
  },
  ACHARYA_OFFLINE: {
    en: 'This acharya is not online just now. You can ask to be told when they are.',
    hin: 'ये आचार्य अभी ऑनलाइन नहीं हैं। आप चाहें तो उनके आने पर हम आपको बता देंगे।',
  },
  ACHARYA_BUSY: {
    en: ({ waiting }) =>
      waiting === 0
        ? 'This acharya is busy just now. You can wait for your turn.'
        : `This acharya is busy just now, and ${waiting} ${waiting === 1 ? 'person is' : 'people are'} waiting. You can wait for your turn.`,
    hin: ({ waiting }) =>
      waiting === 0
        ? 'ये आचार्य अभी व्यस्त हैं। आप अपनी बारी की प्रतीक्षा कर सकते हैं।'
        : `ये आचार्य अभी व्यस्त हैं और ${waiting} लोग प्रतीक्षा में हैं। आप अपनी बारी की प्रतीक्षा कर सकते हैं।`,
  },
  RATE_CHANGED: {
    en: ({ paisePerMinute }) =>
      `The price has changed: a minute costs ${formatRupees(paisePerMinute)} now. Nothing was charged; please look at it once more.`,
    hin: ({ paisePerMinute }) =>
      `शुल्क बदल गया है: अब एक मिनट का शुल्क ${formatRupees(paisePerMinute, 'hin')} है। कोई पैसा नहीं कटा, कृपया एक बार फिर देख लें।`,
  },
  QUEUED_ELSEWHERE: {
    en: ({ name }) => `You are already in the queue for ${name.en}. You can wait in one queue at a time.`,
    hin: ({ name }) => `आप पहले से ${name.hin} की क़तार में हैं। एक समय में एक ही क़तार में रुका जा सकता है।`,
  },
  TURNS_MISSED: {
    en: ({ limit }) =>
      `You have let your turn pass ${limit} times today. You can join a queue again tomorrow; an acharya who is free can be asked at any time.`,
    hin: ({ limit }) =>
      `आज आपकी बारी ${limit} बार आकर निकल गई। अब कल ही क़तार में लग सकेंगे; जो आचार्य ख़ाली हों, उनसे आप कभी भी पूछ सकते हैं।`,
  },
  REQUEST_OVER: {
    en: 'This request is no longer open.',
    hin: 'यह अनुरोध अब खुला नहीं है।',
  },
  CONSULTATION_OVER: {
    en: 'This consultation is over.',
    hin: 'यह बातचीत समाप्त हो चुकी है।',
  },
  NOT_A_CALL: {
    en: 'This consultation is a chat. It has no call.',
    hin: 'यह बातचीत चैट है। इसमें कॉल नहीं होती।',
  },
  CONSULTATION_NOT_HELD: {
    en: 'This is open only after a consultation that was held and paid for, for 30 days.',
    hin: 'यह केवल उस बातचीत के बाद 30 दिन तक किया जा सकता है जो हुई हो और जिसका भुगतान हुआ हो।',
  },
  PAYOUT_REQUESTED_ALREADY: {
    en: 'You have asked for a payout already. As long as it is open, there can be no second one.',
    hin: 'आप भुगतान का अनुरोध पहले ही कर चुके हैं। जब तक वह खुला है, दूसरा नहीं हो सकता।',
  },
  PAYOUT_BATCH_OPEN: {
    en: 'The payouts were made already and wait for a second operator. The list of batches shows them.',
    hin: 'भुगतान पहले ही तैयार हो चुके हैं और दूसरे ऑपरेटर की पुष्टि बाकी है। सूची में देखें।',
  },
  NOT_AT_BANK: {
    en: 'This payout is not in the file for the bank: there is no bank account that may be paid to.',
    hin: 'यह भुगतान बैंक की फ़ाइल में नहीं है: ऐसा कोई बैंक खाता नहीं जिसमें राशि भेजी जा सके।',
  },
  DAKSHINA_FROM_PAID_MONEY: {
    en: ({ paidPaise, missingPaise }) =>
      `Dakshina can only be given from money you have paid in, not from bonus. You have ${formatRupees(paidPaise, 'en')} of it. Please give less, or add ${formatRupees(missingPaise, 'en')} first.`,
    hin: ({ paidPaise, missingPaise }) =>
      `दक्षिणा केवल आपकी जमा की हुई राशि से दी जा सकती है, बोनस से नहीं। आपके पास ऐसी राशि ${formatRupees(paidPaise, 'hin')} है। कृपया कम दक्षिणा दें, या पहले ${formatRupees(missingPaise, 'hin')} और जोड़ें।`,
  },
  PACK_USED: {
    en: ({ packPaise }) =>
      `The pack of ${formatRupees(packPaise, 'en')} is offered once to each person and number, and you have used it. Please choose another pack or an amount.`,
    hin: ({ packPaise }) =>
      `${formatRupees(packPaise, 'hin')} का पैक हर व्यक्ति और नंबर के लिए एक ही बार है, और आप इसे ले चुके हैं। कृपया कोई दूसरा पैक या राशि चुनें।`,
  },
  PAYOUT_TOO_SMALL: {
    en: ({ leastPaise }) =>
      `A payout begins at ${formatRupees(leastPaise, 'en')}. What you earn until then is kept for you.`,
    hin: ({ leastPaise }) =>
      `भुगतान कम से कम ${formatRupees(leastPaise, 'hin')} का होता है। तब तक की आपकी आय सुरक्षित रहती है।`,
  },
  APPLICATION_NOT_CHANGEABLE: {
    en: 'This application can no longer be changed.',
    hin: 'यह आवेदन अब बदला नहीं जा सकता।',
  },
}

/** Returns the message about a refusal for the user. */
export function errorText<C extends ErrorCode>(code: C, facts: ErrorFacts[C], language: Language): string {
  return fillErrorText(errorTexts[code], facts, language)
}
