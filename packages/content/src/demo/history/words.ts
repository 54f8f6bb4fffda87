import type { Language } from '@sankalp/contract'

/** What an acharya writes to the devotee after a pooja, in turn. */
export const demoPoojaNotes: Record<Language, readonly string[]> = {
  en: [
    'The pooja was held with the sankalp for your family. Keep the lamp burning until it goes out by itself, and share the prasad with whoever is at home.',
    'It was good to sit with all of you today. Please pour the water of the kalash at the root of a tree, the tulsi if you have one.',
    'Everything was complete, nothing remains to be done. If the children ask about the mantras, write to me; I was glad of their questions.',
    'Please keep the thread on your wrist for three days and then leave it at a tree. May there be peace in the house.',
  ],
  hin: [
    'आपके परिवार के संकल्प के साथ पूजा संपन्न हुई। दीपक को अपने आप शांत होने दें और प्रसाद घर में सबको बाँटें।',
    'आज आप सबके साथ बैठकर अच्छा लगा। कलश का जल तुलसी या किसी पेड़ की जड़ में डाल दीजिए, आम के पत्ते भी वहीं रख दें।',
    'सब विधि पूरी हो गई, अब कुछ शेष नहीं है। बच्चों ने बहुत मन से आरती की, उन्हें आशीर्वाद कहिएगा।',
    'रक्षासूत्र तीन दिन कलाई पर रहने दें, फिर किसी पेड़ पर रख दें। घर में सुख-शांति बनी रहे।',
    'अगरबत्ती की राख और फूल गमले में डाल सकते हैं। कोई शंका हो तो निःसंकोच पूछिएगा।',
  ],
}

export const demoCancelReasons = {
  devotee: { en: 'My parents cannot come on that day.', hin: 'उस दिन घर में सब नहीं रहेंगे।' },
  acharya: { en: 'I have to travel that day, I am sorry.', hin: 'उस दिन बाहर जाना पड़ रहा है, क्षमा करें।' },
  order: { en: 'Found the same one at my grandmother’s house.', hin: 'ग़लती से दो बार मँगा लिया।' },
} as const

/** Messages to the product's mailbox, with the answers that were given. */
export const demoLetters = [
  {
    topic: 'wallet',
    words: 'I recharged 500 rupees yesterday and the money came after some minutes. Is everything all right with it?',
    answer:
      'Thank you for writing. Your bank confirmed the payment a few minutes late; the full amount has been in your wallet since then. There is nothing you need to do.',
  },
  {
    topic: 'session',
    words: 'बातचीत के बीच में मेरा नेटवर्क चला गया था। क्या उस समय का पैसा कटा?',
    answer:
      'नमस्ते। शुल्क केवल उतने समय का लगा जितनी देर आप दोनों जुड़े थे। नेटवर्क जाने के बाद बातचीत अपने आप बंद हो गई और बाक़ी पैसा आपके वॉलेट में ही रहा। कितने मिनट गिने गए, यह रसीद में लिखा है।',
  },
  {
    topic: 'pooja',
    words:
      'Can my brother in Toronto join the same pooja from his own phone? We booked Satyanarayan for the full moon.',
    answer:
      'Not yet: one device joins for each booking. You can call your brother from a second phone and let him watch along. We have noted your wish.',
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
    words: 'उन्होंने पूछा कि क्या आगे की बात किसी दूसरे ऐप पर हो सकती है। मैंने मना किया तो उन्होंने क्षमा माँग ली।',
    outcome: 'warned',
    note: 'Spoke with the acharya: he wanted to send a long text. Reminded him that talks stay here.',
  },
  {
    reason: 'other',
    words: 'The advice was good, but twice there was silence for a minute or more, and the meter ran on.',
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

/** What Acharya Raghunath has prepared, since people ask for it every day. */
export const demoQuickReplies = [
  'नमस्ते। बताइए, मैं आपकी क्या सहायता करूँ?',
  'कृपया एक क्षण दें, मैं आपकी कुंडली देख लूँ।',
  'जन्म का समय ठीक पता न हो तो कोई बात नहीं, जितना पता है उतना लिख दीजिए।',
  'इसके लिए किसी रत्न की ज़रूरत नहीं है।',
  'आपका सब कुछ शुभ हो।',
] as const

/** The births that Asha has saved: her own and her family's. All were born in Varanasi. */
export const demoSavedBirths = [
  { name: 'Asha', gender: 'female', year: 1996, month: 8, day: 14, hour: 6, min: 42 },
  { name: 'माँ', gender: 'female', year: 1968, month: 11, day: 2, hour: null, min: null },
  { name: 'Aarav', gender: 'male', year: 2001, month: 3, day: 27, hour: 21, min: 18 },
] as const
