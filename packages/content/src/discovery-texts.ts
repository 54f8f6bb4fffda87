import type { Language } from '@sankalp/contract'

type Both = Record<Language, string>

/** The texts of feeds and link pictures besides the titles of articles. */
export const discoveryTexts = {
  kundli: { en: 'Kundli', hin: 'कुंडली' },
  lagna: { en: (rashi: string) => `${rashi} lagna`, hin: (rashi: string) => `${rashi} लग्न` },
  moonIn: { en: (rashi: string) => `Moon in ${rashi}`, hin: (rashi: string) => `चंद्र ${rashi} में` },
  brand: { en: 'Sankalp', hin: 'संकल्प' },
  line: { en: 'An exact panchang, your own chart, an acharya with you', hin: 'सटीक पंचांग, आपकी कुंडली, साथ में आचार्य' },
  horoscope: { en: 'Horoscope by Moon sign', hin: 'चंद्र राशि से राशिफल' },
  feedTitle: { en: 'Sankalp · Blog', hin: 'संकल्प · लेख' },
  feedAbout: {
    en: 'Panchang, festivals, charts and traditions, explained plainly.',
    hin: 'पंचांग, पर्व, कुंडली और परंपराएँ, सीधी भाषा में।',
  },
} satisfies Record<string, Both | Record<Language, (name: string) => string>>

const consultation = {
  illustration: 'heroes/consultation-tall',
  title: { en: 'Talk to an acharya', hin: 'आचार्य से बात करें' },
  line: { en: 'Chat or call, priced by the minute', hin: 'चैट या कॉल, मिनट के हिसाब से' },
}

/** The picture for pages without their own subject: its title, and the illustration beside it. */
export const pagePictures: Record<string, { illustration: string; title: Both; line: Both }> = {
  home: {
    illustration: 'heroes/home-tall',
    title: { en: 'Begin with a sankalp', hin: 'संकल्प से आरंभ' },
    line: discoveryTexts.line,
  },
  panchang: {
    illustration: 'heroes/panchang-dawn-tall',
    title: { en: "Today's panchang", hin: 'आज का पंचांग' },
    line: { en: 'Tithi, nakshatra, sunrise and the hours of the day', hin: 'तिथि, नक्षत्र, सूर्योदय और दिन के मुहूर्त' },
  },
  festivals: {
    illustration: 'festivals/diwali',
    title: { en: 'Festivals and vrats of the year', hin: 'वर्ष के पर्व और व्रत' },
    line: { en: 'With the time of each pooja', hin: 'हर पूजा के समय के साथ' },
  },
  freekundli: {
    illustration: 'heroes/kundli-tall',
    title: { en: 'Free Kundli', hin: 'निःशुल्क कुंडली' },
    line: { en: 'Your birth chart, computed on your own phone', hin: 'आपकी जन्मकुंडली, आपके ही फ़ोन पर बनी' },
  },
  Kundlimatchmaking: {
    illustration: 'heroes/matching-tall',
    title: { en: 'Kundli matchmaking', hin: 'कुंडली मिलान' },
    line: { en: 'Thirty-six gunas, each koot explained', hin: 'छत्तीस गुण, हर कूट समझाया हुआ' },
  },
  choghadiya: {
    illustration: 'heroes/panchang-noon-tall',
    title: { en: 'Choghadiya today', hin: 'आज का चौघड़िया' },
    line: { en: 'The eight parts of day and night, for your city', hin: 'दिन और रात के आठ-आठ भाग, आपके शहर के लिए' },
  },
  'rahu-kaal': {
    illustration: 'grahas/rahu',
    title: { en: 'Rahu Kalam today', hin: 'आज का राहुकाल' },
    line: { en: 'From your own sunrise and sunset', hin: 'आपके यहाँ के सूर्योदय और सूर्यास्त से' },
  },
  calendar: {
    illustration: 'heroes/panchang-night-tall',
    title: { en: 'Hindu calendar', hin: 'हिंदू कैलेंडर' },
    line: { en: 'Every day of the month with its tithi and festivals', hin: 'महीने का हर दिन, तिथि और पर्वों के साथ' },
  },
  chatwithastrologer: consultation,
  talkwithastrologer: consultation,
  AstrologerDetails: consultation,
  'become-an-acharya': {
    illustration: 'acharyas/man-shikha-full-upright-shawl',
    title: { en: 'Serve as an acharya', hin: 'आचार्य के रूप में जुड़ें' },
    line: { en: 'Your own hours, your own prices', hin: 'समय आपका, दक्षिणा आपकी तय की हुई' },
  },
  horoscopePage: {
    illustration: 'heroes/horoscope-tall',
    title: discoveryTexts.horoscope,
    line: { en: 'Every sentence names its cause in the sky', hin: 'हर वाक्य अपना आकाशीय कारण बताता है' },
  },
  blog: { illustration: 'things/pothi', title: { en: 'Blog', hin: 'लेख' }, line: discoveryTexts.feedAbout },
  aboutus: { illustration: 'things/temple', title: { en: 'About us', hin: 'हमारे बारे में' }, line: discoveryTexts.line },
  contact: {
    illustration: 'things/diya',
    title: { en: 'Contact and support', hin: 'संपर्क और सहायता' },
    line: { en: 'Write to us; a person answers', hin: 'हमें लिखिए; उत्तर कोई व्यक्ति ही देगा' },
  },
  privacy: {
    illustration: 'things/temple',
    title: { en: 'Terms of use and privacy policy', hin: 'उपयोग की शर्तें और निजता नीति' },
    line: { en: 'What we keep, why, and for how long', hin: 'हम क्या रखते हैं, क्यों, और कब तक' },
  },
  pooja: {
    illustration: 'heroes/pooja-tall',
    title: { en: 'Book a pooja', hin: 'पूजा बुक करें' },
    line: { en: 'With an acharya, live, from home', hin: 'आचार्य के साथ, घर बैठे, उसी समय' },
  },
  shop: {
    illustration: 'heroes/shop-tall',
    title: { en: 'Shop', hin: 'दुकान' },
    line: { en: 'Rudraksha, yantras, gems and what a pooja needs', hin: 'रुद्राक्ष, यंत्र, रत्न और पूजा की सामग्री' },
  },
}
