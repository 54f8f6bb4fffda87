import type { Language } from '@sankalp/contract'

type Rated = readonly [stars: number, words: string]

/** What people say of a talk. An empty text is a rating alone. */
export const demoTalkReviews: Record<Language, readonly Rated[]> = {
  en: [
    [5, 'Listened first, then spoke. No fear, no stone to buy, and I left with a plan.'],
    [5, 'Explained why, in words I could follow. Told me plainly what a chart cannot say.'],
    [4, 'Very clear. I would have liked a little more time for my second question.'],
    [5, ''],
    [4, 'Calm and practical. Answered within a minute.'],
    [3, 'Good reading, but the line dropped once and we lost the thread.'],
    [5, 'My mother sat beside me and was as happy as I was.'],
    [4, ''],
  ],
  hin: [
    [5, 'बहुत धैर्य से सुना और सीधी बात बताई। डराया बिल्कुल नहीं।'],
    [5, 'हर बात का कारण समझाया। मन हल्का हो गया।'],
    [4, 'अच्छी बातचीत रही, उपाय भी सरल बताए।'],
    [5, ''],
    [5, 'आचार्य जी ने साफ़ कहा कि रत्न की ज़रूरत नहीं है। यही ईमानदारी चाहिए।'],
    [4, 'समय पर जवाब मिला, भाषा बहुत सहज।'],
    [3, 'बात ठीक थी, पर थोड़ी जल्दी में लगे।'],
    [5, 'बिटिया के रिश्ते की चिंता दूर हुई। प्रणाम।'],
  ],
}

/** What people say of a pooja that was held. */
export const demoPoojaReviews: Record<Language, readonly Rated[]> = {
  en: [
    [5, 'Started on the minute, every step explained before it was done. Our whole family joined from three cities.'],
    [5, 'The names and gotra were spoken clearly in the sankalp. We felt as if we were sitting there.'],
    [4, 'Beautiful. The camera could have been a little closer to the havan.'],
    [5, 'My grandmother sang along. Worth it for that alone.'],
    [4, ''],
    [5, 'Simple list of what to keep ready, no extra charges asked. Thank you.'],
  ],
  hin: [
    [5, 'पूजा ठीक समय पर शुरू हुई, हर विधि का अर्थ बताया। पूरा परिवार जुड़ पाया।'],
    [5, 'संकल्प में सबके नाम और गोत्र स्पष्ट बोले गए। बहुत शांति मिली।'],
    [5, 'घर बैठे ऐसा लगा जैसे मंदिर में हों। बच्चों ने भी मन से आरती की।'],
    [4, 'विधि बहुत सुंदर थी, बीच में आवाज़ थोड़ी धीमी हुई।'],
    [5, ''],
    [4, 'सामग्री की सूची पहले से मिल गई, सब आसान रहा।'],
  ],
}

/** What people say of a product, by its category's nature: nothing that fits only one thing. */
export const demoProductReviews: Record<Language, readonly Rated[]> = {
  en: [
    [5, 'Exactly as in the description, and packed with care.'],
    [4, 'Good quality for the price. Came a day later than said.'],
    [5, 'Bought one for my parents after using mine for a month.'],
    [5, ''],
    [4, 'Well made. A little smaller than I had imagined, but the size was written.'],
    [3, 'Fine, though the box had a dent.'],
  ],
  hin: [
    [5, 'जैसा लिखा था वैसा ही मिला, पैकिंग बहुत अच्छी थी।'],
    [5, 'रोज़ की पूजा में काम आता है, गुणवत्ता बढ़िया है।'],
    [4, 'सामान अच्छा है, एक दिन देर से पहुँचा।'],
    [5, 'माँ को बहुत पसंद आया।'],
    [4, ''],
    [3, 'ठीक है, डिब्बा थोड़ा दबा हुआ था।'],
  ],
}

/** What an acharya writes to the devotee after a pooja. */
export const demoPoojaNotes: Record<Language, string> = {
  en: 'The pooja was held with the sankalp for your family. Keep the lamp burning until it goes out by itself, and share the prasad with whoever is at home. May all be well.',
  hin: 'आपके परिवार के संकल्प के साथ पूजा संपन्न हुई। दीपक को अपने आप शांत होने दें और प्रसाद घर में सबको बाँटें। सबका कल्याण हो।',
}

export const demoCancelReasons = {
  devotee: { en: 'My parents cannot come on that day.', hin: 'उस दिन घर में सब नहीं रहेंगे।' },
  acharya: { en: 'I have to travel that day, I am sorry.', hin: 'उस दिन बाहर जाना पड़ रहा है, क्षमा करें।' },
  order: { en: 'Ordered twice by mistake.', hin: 'ग़लती से दो बार मँगा लिया।' },
} as const

/** Messages to the product's mailbox, with the answers that were given. */
export const demoLetters = [
  {
    topic: 'wallet',
    words: 'I recharged 500 rupees yesterday and the money came after some minutes. Is everything all right with it?',
    answer:
      'Thank you for writing. Your bank confirmed the payment a little late, and the full amount with the bonus has been in your wallet since. Nothing more is needed.',
  },
  {
    topic: 'session',
    words: 'बातचीत के बीच में मेरा नेटवर्क चला गया था। क्या उस समय का पैसा कटा?',
    answer:
      'नमस्ते। आचार्य जुड़े रहे, इसलिए गिनती चली, पर नेटवर्क जाने के बाद एक मिनट तक न लौटने पर बातचीत अपने आप बंद हुई और केवल जुड़े रहने तक का ही शुल्क लगा। रसीद में मिनट लिखे हैं।',
  },
  {
    topic: 'pooja',
    words:
      'Can my brother in Toronto join the same pooja from his own phone? We booked Satyanarayan for the full moon.',
    answer:
      'At the moment one device joins for the devotee. Your brother can watch along if you call him from a second phone. We have noted the wish.',
  },
  {
    topic: 'order',
    words: 'पार्सल में दीया तो ठीक है पर एक बाती का पैकेट कम है। ऑर्डर में दो लिखे थे।',
    answer: null,
  },
  {
    topic: 'mistake',
    words:
      'On the panchang page for my town the sunrise differs by a minute from the paper almanac we have at home. Which one should I follow for the fast?',
    answer: null,
  },
] as const

/** What a user reports of a talk, and how it was closed. */
export const demoReports = [
  {
    reason: 'movedElsewhere',
    words: 'He asked whether we could continue on another app. I said no, he apologised.',
    outcome: 'warned',
    note: 'Spoke with the acharya: it was about sending a long text. Reminded of the rule that talks stay here.',
  },
  {
    reason: 'other',
    words: 'बात अच्छी थी पर बीच में बहुत देर तक जवाब नहीं आया।',
    outcome: null,
    note: null,
  },
] as const

export const demoApplication = {
  name: 'Gayatri Upadhyay',
  nameHindi: 'गायत्री उपाध्याय',
  about:
    'I learnt jyotish from my father in Mathura and have read charts for families in Agra and Mathura for eleven years, mostly about marriage and children. I prefer to meet people twice rather than to answer everything at once.',
} as const

export const demoReturn = {
  reason: 'damaged',
  note: 'The bell arrived with a crack near the handle, so it does not ring clearly. Everything else is fine.',
} as const
