import type { ErrorCode, ErrorFacts, FieldProblem, Language } from '@sankalp/contract'

type Text<Facts> = Record<Language, string | ((facts: Facts) => string)>

/** The words for each refusal. Leave out a code or a language and this does not compile. */
const errorTexts: { [C in ErrorCode]: Text<ErrorFacts[C]> } = {
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
  SIGN_IN_NEEDED: { en: 'Please sign in to continue.', hin: 'आगे बढ़ने के लिए कृपया साइन इन करें।' },
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
  PICTURE_TOO_LARGE: { en: 'File size must be less than 2MB.', hin: 'फ़ोटो 2MB से छोटी होनी चाहिए।' },
  PICTURE_UNREADABLE: {
    en: 'This picture could not be read. Please choose another one.',
    hin: 'यह फ़ोटो खुल नहीं पाई। कृपया कोई दूसरी चुनें।',
  },
  PICTURE_MISSING: { en: 'Please choose a picture.', hin: 'कृपया एक फ़ोटो चुनें।' },
  PLACE_NOT_FOUND: {
    en: 'We do not know this place. Please check the spelling or choose a larger town nearby.',
    hin: 'यह स्थान हमें नहीं मिला। कृपया वर्तनी जाँचें या पास का कोई बड़ा शहर चुनें।',
  },
  ARTICLE_WITHDRAWN: {
    en: 'This article was taken down. The blog has others on the same subject.',
    hin: 'यह लेख हटा दिया गया है। इसी विषय पर दूसरे लेख ब्लॉग में मिलेंगे।',
  },
  SAVED_KUNDALIS_FULL: {
    en: ({ limit }) => `You have saved ${limit} charts, which is the most we keep. Please delete one first.`,
    hin: ({ limit }) => `आपने ${limit} कुंडलियाँ सहेज रखी हैं, इससे ज़्यादा नहीं रखी जा सकतीं। पहले कोई एक हटाएँ।`,
  },
}

const fieldTexts: Record<FieldProblem, Record<Language, string>> = {
  required: { en: 'Please fill out all required fields.', hin: 'कृपया सभी ज़रूरी जानकारी भरें।' },
  invalid: { en: 'This cannot be used. Please check it.', hin: 'यह मान्य नहीं है। कृपया जाँच लें।' },
  tooLong: { en: 'This is too long.', hin: 'यह बहुत लंबा है।' },
  tooShort: { en: 'This is too short.', hin: 'यह बहुत छोटा है।' },
  outOfRange: { en: 'This value is out of range.', hin: 'यह मान सीमा से बाहर है।' },
  phone: { en: 'Please enter a valid 10-digit number.', hin: 'कृपया 10 अंकों का सही मोबाइल नंबर लिखें।' },
  code: { en: 'Please enter the four digits of the code.', hin: 'कृपया कोड के चारों अंक लिखें।' },
  email: { en: 'Please enter a valid e-mail address.', hin: 'कृपया सही ई-मेल पता लिखें।' },
  name: { en: 'Please use letters only.', hin: 'कृपया केवल अक्षर लिखें।' },
  date: { en: 'Please enter a date that exists, from 1900 on.', hin: 'कृपया 1900 के बाद की सही तारीख लिखें।' },
  almanacDate: {
    en: 'Date input not valid. Please choose a date from 1900 to 2100.',
    hin: 'तारीख मान्य नहीं है। कृपया 1900 से 2100 के बीच की कोई तारीख चुनें।',
  },
  futureDate: { en: 'The birth date cannot be later than today.', hin: 'जन्म तिथि आज के बाद की नहीं हो सकती।' },
  time: { en: 'Please enter a time such as 14:30.', hin: 'कृपया समय ऐसे लिखें: 14:30' },
  pincode: { en: 'Please enter a valid PIN code.', hin: 'कृपया सही पिन कोड लिखें।' },
  state: { en: 'Please choose a state from the list.', hin: 'कृपया सूची में से राज्य चुनें।' },
  choice: { en: 'Please choose one of the options.', hin: 'कृपया दिए गए विकल्पों में से चुनें।' },
  replyTo: {
    en: 'Please write an e-mail address or a phone number with its 10 digits.',
    hin: 'कृपया ई-मेल पता या 10 अंकों का फ़ोन नंबर लिखें।',
  },
  zone: {
    en: 'We do not know this time zone. Please choose the birthplace from the list.',
    hin: 'यह समय क्षेत्र हमें नहीं मिला। कृपया जन्म स्थान सूची में से चुनें।',
  },
}

/** What to tell the reader about a refusal. */
export function errorText<C extends ErrorCode>(code: C, facts: ErrorFacts[C], language: Language): string {
  const text = errorTexts[code][language]
  return typeof text === 'string' ? text : text(facts)
}

/** What to tell the reader beside one field. */
export function fieldText(problem: FieldProblem, language: Language): string {
  return fieldTexts[problem][language]
}

function firstFieldText(fields: readonly { problem: FieldProblem }[], language: Language): string {
  return fieldText(fields[0]?.problem ?? 'invalid', language)
}

/** A waiting time in words, rounded up so that it is never too early. */
function wait(seconds: number, language: Language): string {
  if (seconds < 90) return language === 'en' ? `${seconds} second${seconds === 1 ? '' : 's'}` : `${seconds} सेकंड`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return language === 'en' ? `${minutes} minutes` : `${minutes} मिनट`
  const hours = Math.ceil(minutes / 60)
  return language === 'en' ? `${hours} hours` : `${hours} घंटे`
}
