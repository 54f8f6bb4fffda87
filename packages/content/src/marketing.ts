import type { Language } from '@sankalp/contract'

type Text = Record<Language, string>

/** A testimonial about the product. */
export type Voice = { text: Text; name: Text; place: Text }

/**
 * Sample testimonials for the demo. They are invented: the page says so beside them, and production never shows them.
 */
export const sampleVoices: readonly Voice[] = [
  {
    text: {
      en: 'My mother keeps a printed almanac by the kitchen door. We compared the two for a week, and now she asks me for the tithi.',
      hin: 'माँ की रसोई में छपा हुआ पंचांग टँगा रहता है। हफ़्ते भर दोनों मिलाकर देखे, अब तिथि वे मुझसे ही पूछती हैं।',
    },
    name: { en: 'Kavita Deshmukh', hin: 'कविता देशमुख' },
    place: { en: 'Nagpur', hin: 'नागपुर' },
  },
  {
    text: {
      en: 'I asked one question and got one plain answer, with the planet it came from. Nobody tried to frighten me.',
      hin: 'मैंने एक सवाल पूछा और सीधा जवाब मिला, साथ में यह भी कि बात किस ग्रह से निकली। किसी ने डराया नहीं।',
    },
    name: { en: 'Rohan Mehta', hin: 'रोहन मेहता' },
    place: { en: 'Ahmedabad', hin: 'अहमदाबाद' },
  },
  {
    text: {
      en: 'The receipt shows every minute I spoke and what was left in the wallet. That is why I came back.',
      hin: 'रसीद में एक-एक मिनट लिखा था और यह भी कि वॉलेट में कितना बचा। इसी भरोसे पर दोबारा आई।',
    },
    name: { en: 'Harpreet Kaur', hin: 'हरप्रीत कौर' },
    place: { en: 'Ludhiana', hin: 'लुधियाना' },
  },
  {
    text: {
      en: 'We moved into our flat in Sydney with the acharya on the screen and my parents in Patna listening in. It felt like home.',
      hin: 'सिडनी में हमारा गृह प्रवेश था। आचार्य जी स्क्रीन पर थे और पटना से माँ-पापा भी जुड़े रहे। लगा जैसे घर पर ही हों।',
    },
    name: { en: 'Priya Sinha', hin: 'प्रिया सिन्हा' },
    place: { en: 'Sydney', hin: 'सिडनी' },
  },
  {
    text: {
      en: 'The network on our hill comes and goes. The page opened anyway, and my chart was drawn on the phone itself.',
      hin: 'हमारे पहाड़ पर नेटवर्क आता-जाता रहता है। पेज फिर भी खुल गया और कुंडली फ़ोन में ही बन गई।',
    },
    name: { en: 'Deepak Rawat', hin: 'दीपक रावत' },
    place: { en: 'Almora', hin: 'अल्मोड़ा' },
  },
]

/** The figures of the specification, shown in the demo. Production counts, or shows none. */
export const sampleFigures = { satisfaction: '100%', users: '500K+', conversations: '1M+' } as const
