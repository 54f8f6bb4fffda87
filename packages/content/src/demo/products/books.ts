import type { DemoProduct } from '../entries.ts'

const hindiBook = { en: 'Hindi, paperback', hin: 'हिंदी, अजिल्द' }
const paper = { en: 'Ivory paper', hin: 'हल्का पीला काग़ज़' }

export const books: readonly DemoProduct[] = [
  {
    id: 'sankalp-panchang-2027',
    sku: 'BOK-P27',
    category: 'books',
    name: { en: 'Sankalp Panchang 2027', hin: 'संकल्प पंचांग 2027' },
    type: { en: 'Wall almanac', hin: 'दीवार पंचांग' },
    colour: paper,
    description: {
      en: 'Twelve leaves from our own calculations: tithi, nakshatra, fasts and festivals for Delhi time, with corrections for 24 cities on the last page.',
      hin: 'हमारी अपनी गणना के बारह पन्ने: दिल्ली के समय से तिथि, नक्षत्र, व्रत और त्योहार, अंतिम पन्ने पर 24 नगरों का अंतर।',
    },
    drawing: 'wheel',
    rupees: 150,
    discountPercent: 0,
    stock: 500,
  },
  {
    id: 'durga-saptashati',
    sku: 'BOK-DUR',
    category: 'books',
    name: { en: 'Durga Saptashati', hin: 'दुर्गा सप्तशती' },
    type: hindiBook,
    colour: { en: 'Red cover', hin: 'लाल आवरण' },
    description: {
      en: 'Sanskrit in large letters with a Hindi meaning below each verse, the order of reading for nine days, and ribbon marks. 288 pages.',
      hin: 'बड़े अक्षरों में संस्कृत, हर श्लोक के नीचे हिंदी अर्थ, नौ दिन के पाठ का क्रम और फ़ीते के निशान। 288 पृष्ठ।',
    },
    drawing: 'pothi',
    rupees: 220,
    discountPercent: 10,
    stock: 75,
  },
  {
    id: 'bhagavad-gita-pocket',
    sku: 'BOK-GIT',
    category: 'books',
    name: { en: 'Pocket Bhagavad Gita', hin: 'जेबी भगवद्गीता' },
    type: { en: 'Sanskrit with Hindi and English', hin: 'संस्कृत, हिंदी और अंग्रेज़ी अर्थ सहित' },
    colour: { en: 'Saffron cover', hin: 'केसरिया आवरण' },
    description: {
      en: 'All 700 verses with plain meanings in both languages and no commentary, 9 × 13 cm, sewn so that it opens flat.',
      hin: 'सभी 700 श्लोक, दोनों भाषाओं में सीधे अर्थ के साथ, बिना टीका। 9 × 13 सेमी, सिलाई ऐसी कि पूरी खुल जाए।',
    },
    drawing: 'pothi',
    rupees: 180,
    discountPercent: 5,
    stock: 150,
  },
  {
    id: 'reading-your-own-chart',
    sku: 'BOK-CHA',
    category: 'books',
    name: { en: 'Reading Your Own Chart', hin: 'अपनी कुंडली स्वयं पढ़ें' },
    type: { en: 'Beginner\'s workbook', hin: 'आरंभ करने वालों की अभ्यास पुस्तिका' },
    colour: paper,
    description: {
      en: 'Twelve lessons with blank charts to fill in, from finding the lagna to counting a dasha. In Hindi and English on facing pages, 160 pages.',
      hin: 'लग्न खोजने से दशा गिनने तक बारह पाठ, भरने के लिए ख़ाली कुंडलियाँ। आमने-सामने के पृष्ठों पर हिंदी और अंग्रेज़ी, 160 पृष्ठ।',
    },
    drawing: 'pothi',
    rupees: 340,
    discountPercent: 12,
    stock: 90,
  },
]
