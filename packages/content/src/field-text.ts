import type { FieldProblem, Language } from '@sankalp/contract'

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
  date: { en: 'Please enter a date that exists, from 1900 on.', hin: 'कृपया 1900 के बाद की सही तारीख़ लिखें।' },
  almanacDate: {
    en: 'Date input not valid. Please choose a date from 1900 to 2100.',
    hin: 'तारीख़ मान्य नहीं है। कृपया 1900 से 2100 के बीच की कोई तारीख़ चुनें।',
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
  bankNumber: { en: 'Please enter the account number: 9 to 18 digits.', hin: 'कृपया खाता संख्या लिखें: 9 से 18 अंक।' },
  ifsc: {
    en: 'Please enter the IFSC as on your cheque, such as SBIN0001234.',
    hin: 'कृपया चेक पर छपा IFSC लिखें, जैसे SBIN0001234।',
  },
  different: { en: 'This is not the same as above.', hin: 'यह ऊपर लिखे से मेल नहीं खाता।' },
  zone: {
    en: 'We do not know this time zone. Please choose the birthplace from the list.',
    hin: 'यह समय क्षेत्र हमें नहीं मिला। कृपया जन्म स्थान सूची में से चुनें।',
  },
}

/** Returns the message beside a field. */
export function fieldText(problem: FieldProblem, language: Language): string {
  return fieldTexts[problem][language]
}
