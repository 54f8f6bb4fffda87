import type { Language } from '@sankalp/contract'

type ChartFacts = {
  name: string
  moonSign: string
  nakshatra: string
  pada: number
  nakshatraLord: string
  lagna: string
}
/** More than one if the Moon changed to the next on that day. */
type UntimedFacts = { name: string; moonSigns: string[]; nakshatras: string[] }

/** What a demo acharya writes, whom the server plays. Only facts of the chart and no predictions. */
export const demoChatTexts: Record<
  Language,
  {
    greeting: (user: string, acharya: string) => string
    question: string
    /** For a user who has written a question beforehand. */
    asked: (question: string) => string
    /** The same, when the birth details came along. */
    askedWithChart: (question: string) => string
    chart: (facts: ChartFacts) => string[]
    /** For an unknown time of birth. */
    untimedChart: (facts: UntimedFacts) => string[]
    noChart: string
    /** Anything that is written once the chart was read. */
    chartSeen: string
    thanks: string
    onlyChat: string
  }
> = {
  en: {
    greeting: (user, acharya) =>
      `Namaste${user ? ` ${user}` : ''}. I am ${acharya}. In this demo the server plays my part.`,
    question: 'What would you like to talk about? If you share your chart, I will read it with you.',
    asked: (question) =>
      `I have read your question: “${question}” Shall we look at your chart? If you share it, I will read it with you.`,
    askedWithChart: (question) => `I have read your question: “${question}” Your birth details came with it.`,
    chart: ({ name, moonSign, nakshatra, pada, nakshatraLord, lagna }) => [
      `Thank you, I see the chart of ${name}. The Moon stands in ${moonSign}, in ${nakshatra}, pada ${pada}.`,
      `The lord of this nakshatra is ${nakshatraLord}: the dashas of this life are counted from it.`,
      `${lagna} was rising in the east: that is the lagna.`,
    ],
    untimedChart: ({ name, moonSigns, nakshatras }) => [
      `Thank you, I see the chart of ${name}. The time of birth is not known. The Moon stood in ${moonSigns.join(' or ')} that day, in ${nakshatras.join(' or ')}.`,
      'Without the time there is no lagna and there are no houses, and I cannot tell which dasha runs.',
    ],
    noChart:
      'I have read that. To say something of your own chart I would need it: the button beside the text field shares it.',
    chartSeen: 'I have read that, with your chart before me. A real acharya would answer it now.',
    thanks:
      'That is what stands in the chart. A real acharya would now talk about your question with you; you can end the chat whenever you like.',
    onlyChat: 'I am played by the server in this demo and can only chat.',
  },
  hin: {
    greeting: (user, acharya) => `नमस्ते${user ? ` ${user} जी` : ''}। मैं ${acharya}। इस डेमो में मेरी भूमिका सर्वर निभा रहा है।`,
    question: 'आप किस विषय पर बात करना चाहेंगे? अपनी कुंडली साझा करें तो हम उसे साथ में देखेंगे।',
    asked: (question) => `मैंने आपका प्रश्न पढ़ लिया: “${question}” क्या हम आपकी कुंडली देखें? उसे साझा करें तो हम साथ में देखेंगे।`,
    askedWithChart: (question) => `मैंने आपका प्रश्न पढ़ लिया: “${question}” जन्म का विवरण भी साथ आ गया है।`,
    chart: ({ name, moonSign, nakshatra, pada, nakshatraLord, lagna }) => [
      `धन्यवाद, ${name} की कुंडली मेरे सामने है। चंद्रमा ${moonSign} राशि में, ${nakshatra} नक्षत्र के चरण ${pada} में है।`,
      `इस नक्षत्र के स्वामी ${nakshatraLord} हैं, जीवन की दशाएँ यहीं से गिनी जाती हैं।`,
      `जन्म के समय पूर्व में ${lagna} राशि उदय हो रही थी, यही लग्न है।`,
    ],
    untimedChart: ({ name, moonSigns, nakshatras }) => [
      `धन्यवाद, ${name} की कुंडली मेरे सामने है। जन्म समय ज्ञात नहीं है। उस दिन चंद्रमा ${moonSigns.join(' या ')} राशि में, ${nakshatras.join(' या ')} नक्षत्र में था।`,
      'समय के बिना लग्न और भाव नहीं बनते, और यह भी नहीं कहा जा सकता कि कौन-सी दशा चल रही है।',
    ],
    noChart:
      'मैंने पढ़ लिया। आपकी कुंडली के बारे में कुछ कहने के लिए वह मेरे सामने होनी चाहिए: लिखने की जगह के पास वाले बटन से उसे साझा करें।',
    chartSeen: 'मैंने पढ़ लिया, आपकी कुंडली मेरे सामने है। असली आचार्य अब इसका उत्तर देते।',
    thanks: 'कुंडली में इतना लिखा है। असली आचार्य अब आपके प्रश्न पर आपसे बात करते; आप जब चाहें चैट समाप्त कर सकते हैं।',
    onlyChat: 'इस डेमो में मेरी भूमिका सर्वर निभाता है, इसलिए मुझसे केवल चैट हो सकती है।',
  },
}
