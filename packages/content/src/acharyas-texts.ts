import type { Language } from '@sankalp/contract'
import type { AcharyaLanguage, AcharyaSpeciality, AcharyaType } from '@sankalp/contract/acharya-keys'

export const acharyaTypeNames: Record<AcharyaType, Record<Language, string>> = {
  vedic: { en: 'Vedic astrologer', hin: 'वैदिक ज्योतिषी' },
  kp: { en: 'KP astrologer', hin: 'केपी ज्योतिषी' },
  nadi: { en: 'Nadi astrologer', hin: 'नाड़ी ज्योतिषी' },
  vastu: { en: 'Vastu consultant', hin: 'वास्तु सलाहकार' },
  numerology: { en: 'Numerologist', hin: 'अंक ज्योतिषी' },
  prashna: { en: 'Prashna astrologer', hin: 'प्रश्न ज्योतिषी' },
  karmakanda: { en: 'Vedic priest', hin: 'कर्मकांडी आचार्य' },
}

export const acharyaLanguageNames: Record<AcharyaLanguage, Record<Language, string>> = {
  hindi: { en: 'Hindi', hin: 'हिंदी' },
  english: { en: 'English', hin: 'अंग्रेज़ी' },
  sanskrit: { en: 'Sanskrit', hin: 'संस्कृत' },
  bengali: { en: 'Bengali', hin: 'बांग्ला' },
  gujarati: { en: 'Gujarati', hin: 'गुजराती' },
  kannada: { en: 'Kannada', hin: 'कन्नड़' },
  maithili: { en: 'Maithili', hin: 'मैथिली' },
  malayalam: { en: 'Malayalam', hin: 'मलयालम' },
  marathi: { en: 'Marathi', hin: 'मराठी' },
  odia: { en: 'Odia', hin: 'ओड़िया' },
  punjabi: { en: 'Punjabi', hin: 'पंजाबी' },
  tamil: { en: 'Tamil', hin: 'तमिल' },
  telugu: { en: 'Telugu', hin: 'तेलुगु' },
}

export const acharyaSpecialityNames: Record<AcharyaSpeciality, Record<Language, string>> = {
  'birth-chart': { en: 'Birth chart', hin: 'जन्म कुंडली' },
  marriage: { en: 'Marriage', hin: 'विवाह' },
  career: { en: 'Career', hin: 'नौकरी और करियर' },
  children: { en: 'Children', hin: 'संतान' },
  education: { en: 'Education', hin: 'शिक्षा' },
  family: { en: 'Family', hin: 'परिवार' },
  business: { en: 'Business', hin: 'व्यापार' },
  muhurta: { en: 'Muhurta', hin: 'मुहूर्त' },
  vastu: { en: 'Vastu', hin: 'वास्तु' },
  numerology: { en: 'Numerology', hin: 'अंक ज्योतिष' },
  gemstones: { en: 'Gemstones', hin: 'रत्न विचार' },
  dasha: { en: 'Dasha periods', hin: 'दशा विचार' },
  prashna: { en: 'Prashna', hin: 'प्रश्न कुंडली' },
  'festivals-and-fasts': { en: 'Festivals and fasts', hin: 'व्रत और त्योहार' },
  poojas: { en: 'Poojas at home', hin: 'घर की पूजा' },
  shraddha: { en: 'Shraddha and tarpan', hin: 'श्राद्ध और तर्पण' },
}
