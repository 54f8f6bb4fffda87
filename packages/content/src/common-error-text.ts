import { type ErrorCode, type ErrorFacts, type FieldProblem, type Language, formatRupees } from '@sankalp/contract'
import { givenUpPaise } from '@sankalp/contract/closing-money'
import { fieldText } from './field-text.ts'

export type ErrorText<C extends ErrorCode> = Record<Language, string | ((facts: ErrorFacts[C]) => string)>
export type ErrorTexts = { [C in ErrorCode]: ErrorText<C> }

/**
 * The messages for refusals about account, charts and wallet, which browsers have too, so that they follow a change of
 * language. For all others the browser shows the message in the server's reply, so that its scripts do not grow with
 * every feature.
 */
export const commonErrorTexts = {
  INVALID_INPUT: {
    en: ({ fields }) => firstFieldText(fields, 'en'),
    hin: ({ fields }) => firstFieldText(fields, 'hin'),
  },
  MALFORMED_REQUEST: {
    en: 'The request could not be read. Please reload the page and try again.',
    hin: 'अनुरोध पढ़ा नहीं जा सका। कृपया पेज दोबारा खोलकर फिर कोशिश करें।',
  },
  BODY_TOO_LARGE: {
    en: 'That is too much to send at once. Please shorten it.',
    hin: 'एक बार में इतना नहीं भेजा जा सकता। कृपया इसे छोटा करें।',
  },
  UNSUPPORTED_MEDIA: {
    en: 'This kind of content is not accepted here.',
    hin: 'इस तरह की सामग्री यहाँ नहीं ली जाती।',
  },
  NOT_FOUND: { en: 'We could not find this.', hin: 'यह हमें नहीं मिला।' },
  METHOD_NOT_ALLOWED: {
    en: 'This address does not take that kind of request.',
    hin: 'यह पता इस तरह का अनुरोध नहीं लेता।',
  },
  SIGN_IN_NEEDED: { en: 'Please sign in to continue.', hin: 'आगे बढ़ने के लिए कृपया लॉगिन करें।' },
  NOT_ALLOWED: {
    en: 'Your account may not do this.',
    hin: 'आपके खाते को इसकी अनुमति नहीं है।',
  },
  FOREIGN_ORIGIN: {
    en: 'This request came from another site and was refused.',
    hin: 'यह अनुरोध किसी दूसरी साइट से आया था, इसलिए रोक दिया गया।',
  },
  TOO_MANY_REQUESTS: {
    en: ({ retryAfterSeconds }) => `Too many requests. Please try again in ${wait(retryAfterSeconds, 'en')}.`,
    hin: ({ retryAfterSeconds }) => `बहुत सारे अनुरोध आ गए। ${wait(retryAfterSeconds, 'hin')} बाद फिर कोशिश करें।`,
  },
  TEMPORARILY_UNAVAILABLE: {
    en: 'We cannot reach our records just now. Nothing was lost; please try again in a moment.',
    hin: 'अभी हमारा रिकॉर्ड नहीं खुल रहा। कुछ खोया नहीं है, थोड़ी देर में फिर कोशिश करें।',
  },
  INTERNAL: {
    en: ({ requestId }) => `Something went wrong on our side. If it happens again, tell us this number: ${requestId}`,
    hin: ({ requestId }) => `हमारी ओर से कुछ गड़बड़ हुई। दोबारा हो तो हमें यह नंबर बताएँ: ${requestId}`,
  },
  CODE_WAIT: {
    en: ({ retryAfterSeconds }) => `A code was just sent. You can ask for another in ${wait(retryAfterSeconds, 'en')}.`,
    hin: ({ retryAfterSeconds }) => `कोड अभी-अभी भेजा गया है। नया कोड ${wait(retryAfterSeconds, 'hin')} बाद माँग सकते हैं।`,
  },
  CODE_SENDS_USED_UP: {
    en: ({ retryAfterSeconds }) =>
      `Too many codes were asked for this number. Please try again in ${wait(retryAfterSeconds, 'en')}.`,
    hin: ({ retryAfterSeconds }) =>
      `इस नंबर के लिए बहुत बार कोड माँगा गया। ${wait(retryAfterSeconds, 'hin')} बाद फिर कोशिश करें।`,
  },
  CODE_WRONG: {
    en: ({ triesLeft }) =>
      triesLeft === 0
        ? 'This code is not right. Please ask for a new one.'
        : `This code is not right. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
    hin: ({ triesLeft }) =>
      triesLeft === 0 ? 'यह कोड सही नहीं है। कृपया नया कोड माँगें।' : `यह कोड सही नहीं है। ${triesLeft} मौके बाकी हैं।`,
  },
  CODE_EXPIRED: {
    en: 'This code is no longer valid. Please ask for a new one.',
    hin: 'यह कोड अब मान्य नहीं है। कृपया नया कोड माँगें।',
  },
  CODE_TRIES_USED_UP: {
    en: ({ retryAfterSeconds }) => `Too many wrong codes. Please try again in ${wait(retryAfterSeconds, 'en')}.`,
    hin: ({ retryAfterSeconds }) => `बहुत बार गलत कोड डाला गया। ${wait(retryAfterSeconds, 'hin')} बाद फिर कोशिश करें।`,
  },
  SMS_NOT_SENT: {
    en: 'Error sending OTP. Please try again in a minute.',
    hin: 'OTP नहीं भेजा जा सका। एक मिनट बाद फिर कोशिश करें।',
  },
  PICTURE_NOT_JPEG: { en: 'Only JPEG files are supported.', hin: 'सिर्फ़ JPEG फ़ोटो ली जाती है।' },
  PICTURE_TOO_LARGE: {
    en: ({ limitBytes }) => `File size must be less than ${megabytes(limitBytes)}MB.`,
    hin: ({ limitBytes }) => `फ़ोटो ${megabytes(limitBytes)}MB से छोटी होनी चाहिए।`,
  },
  PICTURE_TOO_MANY_PIXELS: {
    en: ({ limitMegapixels }) =>
      `This picture has too many pixels: at most ${limitMegapixels} megapixels can be used. Please choose a smaller one.`,
    hin: ({ limitMegapixels }) =>
      `इस फ़ोटो में बहुत ज़्यादा पिक्सेल हैं: ज़्यादा से ज़्यादा ${limitMegapixels} मेगापिक्सेल की फ़ोटो ली जाती है। कृपया छोटी फ़ोटो चुनें।`,
  },
  PICTURE_UNREADABLE: {
    en: 'This picture could not be read. Please choose another one.',
    hin: 'यह फ़ोटो खुल नहीं पाई। कृपया कोई दूसरी चुनें।',
  },
  PICTURE_MISSING: { en: 'Please choose a picture.', hin: 'कृपया एक फ़ोटो चुनें।' },
  PLACE_NOT_FOUND: {
    en: 'We do not know this place. Please check the spelling or choose a larger town nearby.',
    hin: 'यह स्थान हमें नहीं मिला। कृपया वर्तनी जाँचें या पास का कोई बड़ा शहर चुनें।',
  },
  INSUFFICIENT_BALANCE: {
    en: 'Insufficient balance in wallet. Please recharge your wallet.',
    hin: 'वॉलेट में पर्याप्त राशि नहीं है। कृपया वॉलेट रिचार्ज करें।',
  },
  DAILY_LIMIT_REACHED: {
    en: ({ limitPaise, leftPaise }) =>
      `This goes beyond the daily limit of ${formatRupees(limitPaise)} that you have set. Today ${formatRupees(leftPaise)} of it is left.`,
    hin: ({ limitPaise, leftPaise }) =>
      `यह आपकी तय की हुई दैनिक सीमा ${formatRupees(limitPaise, 'hin')} से अधिक है। आज इसमें से ${formatRupees(leftPaise, 'hin')} शेष है।`,
  },
  PAYMENT_NOT_STARTED: {
    en: 'The payment service cannot be reached right now. Nothing was charged. Please try again in a minute.',
    hin: 'भुगतान सेवा से अभी संपर्क नहीं हो पा रहा है। कोई राशि नहीं कटी है। कृपया एक मिनट बाद फिर कोशिश करें।',
  },
  TOO_MANY_OPEN_PAYMENTS: {
    en: ({ limit }) => `You have ${limit} payments waiting. Please finish one of them or wait until they expire.`,
    hin: ({ limit }) => `आपके ${limit} भुगतान अभी बाकी हैं। कृपया उनमें से एक पूरा करें या उनके समाप्त होने तक रुकें।`,
  },
  PAYMENT_OVER: {
    en: 'This payment is already finished.',
    hin: 'यह भुगतान पहले ही पूरा हो चुका है।',
  },
  SIGNATURE_WRONG: { en: 'The signature is not right.', hin: 'हस्ताक्षर सही नहीं है।' },
  ALREADY_REFUNDED: {
    en: 'This has been refunded already.',
    hin: 'यह राशि पहले ही लौटाई जा चुकी है।',
  },
  MONEY_LEFT: {
    en: (left) =>
      `There is ${formatRupees(givenUpPaise(left, 'giveUp'))} of your money with us. Please say what should happen to it, and name the sum that you give up.`,
    hin: (left) =>
      `आपके ${formatRupees(givenUpPaise(left, 'giveUp'), 'hin')} हमारे पास हैं। कृपया बताएँ कि उनका क्या किया जाए, और जितनी राशि छोड़ रहे हैं वह लिखें।`,
  },
  MONEY_UNDER_WAY: {
    en: ({ amountPaise }) =>
      `${formatRupees(amountPaise)} of yours is being processed by us. As soon as that is done your account can be deleted.`,
    hin: ({ amountPaise }) =>
      `आपके ${formatRupees(amountPaise, 'hin')} पर हमारे यहाँ काम चल रहा है। वह पूरा होते ही आपका खाता मिटाया जा सकेगा।`,
  },
  ARTICLE_WITHDRAWN: {
    en: 'This article was taken down. The blog has others on the same subject.',
    hin: 'यह लेख हटा दिया गया है। इसी विषय पर दूसरे लेख ब्लॉग में मिलेंगे।',
  },
  SAVED_KUNDALIS_FULL: {
    en: ({ limit }) => `You have saved ${limit} charts, which is the most we keep. Please delete one first.`,
    hin: ({ limit }) => `आपने ${limit} कुंडलियाँ सहेज रखी हैं, इससे ज़्यादा नहीं रखी जा सकतीं। पहले कोई एक हटाएँ।`,
  },
  IDEMPOTENCY_KEY_REUSED: {
    en: 'This looks like an earlier request, but asks for something else. Nothing was done; please start again.',
    hin: 'यह अनुरोध पहले वाले जैसा है, पर इसमें कुछ और माँगा गया है। कुछ नहीं किया गया, कृपया फिर से शुरू करें।',
  },
} as const satisfies Partial<ErrorTexts>

/** Returns null for a refusal whose message only the server has. */
export function commonErrorText(code: ErrorCode, facts: unknown, language: Language): string | null {
  if (!(code in commonErrorTexts)) return null
  return fillErrorText(
    commonErrorTexts[code as keyof typeof commonErrorTexts] as ErrorText<never>,
    facts as never,
    language,
  )
}

export function fillErrorText<Facts>(
  texts: Record<Language, string | ((facts: Facts) => string)>,
  facts: Facts,
  language: Language,
): string {
  const text = texts[language]
  return typeof text === 'string' ? text : text(facts)
}

function firstFieldText(fields: readonly { problem: FieldProblem }[], language: Language): string {
  return fieldText(fields[0]?.problem ?? 'invalid', language)
}

/** Converts a limit of bytes to whole megabytes. */
function megabytes(bytes: number): number {
  return Math.floor(bytes / (1024 * 1024))
}

/** Formats a waiting time, rounded up so that it is never too short. */
function wait(seconds: number, language: Language): string {
  if (seconds < 90) return language === 'en' ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${seconds} सेकंड`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return language === 'en' ? `${minutes} minutes` : `${minutes} मिनट`
  const hours = Math.ceil(minutes / 60)
  return language === 'en' ? `${hours} hours` : `${hours} घंटे`
}
