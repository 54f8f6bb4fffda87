import type { DemoPooja } from '../entries.ts'

export const poojasOfDevi: readonly DemoPooja[] = [
  {
    id: 'lakshmi',
    name: { en: 'Lakshmi Pooja', hin: 'लक्ष्मी पूजा' },
    description: {
      en: 'Lakshmi and Ganesha are seated side by side, the lamps are lit, and account books and tools are blessed. The evening of Diwali, done in the right hour for your city.',
      hin: 'लक्ष्मी और गणेश साथ विराजते हैं, दीये जलते हैं, बही-खाते और औज़ार पूजे जाते हैं। दीपावली की संध्या, आपके नगर के शुभ समय में।',
    },
    about: {
      en: 'The acharya sets the hour by pradosha and the fixed lagna of your place. Kalash, Ganesha, Lakshmi and Kubera are worshipped in turn; the Shri Sukta is recited; each member of the family lights a lamp and carries it to a room.\n\nHave ready idols or pictures of Lakshmi and Ganesha, a red cloth, kalash, lotus or red flowers, kheel and batasha, coins, the account book or laptop you work with, and at least five lamps with oil.',
      hin: 'आचार्य आपके स्थान के प्रदोष काल और स्थिर लग्न से समय निकालते हैं। कलश, गणेश, लक्ष्मी और कुबेर की क्रम से पूजा होती है, श्रीसूक्त का पाठ होता है, और घर का हर सदस्य एक दीया जलाकर किसी कमरे में ले जाता है।\n\nयह तैयार रखें: लक्ष्मी-गणेश की मूर्ति या चित्र, लाल कपड़ा, कलश, कमल या लाल फूल, खील-बताशे, सिक्के, बही या काम का लैपटॉप, और तेल सहित कम से कम पाँच दीये।',
    },
    drawing: 'poojas/lakshmi',
    rupees: 1499,
    minutes: 30,
    festivals: ['diwali', 'sharad-purnima', 'varalakshmi-vrat', 'labh-panchami', 'akshaya-tritiya', 'dev-diwali'],
  },
  {
    id: 'saraswati',
    name: { en: 'Saraswati Pooja', hin: 'सरस्वती पूजा' },
    description: {
      en: 'Books, instruments and brushes rest for a day before Saraswati. For students, teachers, and anyone whose work is words or music.',
      hin: 'एक दिन के लिए किताबें, वाद्य और कूचियाँ सरस्वती के सामने विश्राम करती हैं। विद्यार्थियों, अध्यापकों और शब्द या संगीत से जुड़े सबके लिए।',
    },
    about: {
      en: 'Yellow flowers, white sandal and new books are laid before the goddess. The Saraswati Vandana is taught and sung, and small children may write their first letter on a plate of rice. The books are taken up again the next morning.\n\nHave ready a picture of Saraswati, a yellow cloth, marigold or mustard flowers, boondi or kesari rice, and the books, pens or instrument you want blessed.',
      hin: 'पीले फूल, सफ़ेद चंदन और नई किताबें माता के सामने रखी जाती हैं। सरस्वती वंदना सिखाई और गाई जाती है। छोटे बच्चे चाहें तो चावल की थाली पर पहला अक्षर लिख सकते हैं। किताबें अगली सुबह फिर उठाई जाती हैं।\n\nयह तैयार रखें: सरस्वती जी का चित्र, पीला कपड़ा, गेंदे या सरसों के फूल, बूँदी या केसरी भात, और वे किताबें, क़लम या वाद्य जिनकी पूजा करनी हो।',
    },
    drawing: 'poojas/saraswati',
    rupees: 749,
    minutes: 25,
    festivals: ['vasant-panchami', 'maha-navami', 'guru-purnima'],
  },
  {
    id: 'durga',
    name: { en: 'Durga Pooja with Saptashati', hin: 'सप्तशती सहित दुर्गा पूजा' },
    description: {
      en: 'The kalash of the nine nights is set up, or one of the nine days is kept with a chapter of the Saptashati and the Devi Kavach.',
      hin: 'नवरात्रि का कलश स्थापन, या नौ दिनों में से किसी दिन सप्तशती के एक अध्याय और देवी कवच के साथ पूजा।',
    },
    about: {
      en: 'On the first day barley is sown and the kalash is set in it, within the hours your panchang gives for ghatasthapana. On the other days Durga is worshipped in the form of that day; the acharya reads the Kavach, the Argala and one chapter, and tells its story.\n\nHave ready a picture of Durga, a red cloth, kalash, coconut, a clay dish with soil and barley (first day), red flowers, sindoor, fruit and a lamp that can burn on.',
      hin: 'पहले दिन पंचांग के घटस्थापना मुहूर्त में जौ बोकर कलश रखा जाता है। बाक़ी दिनों में उस दिन के स्वरूप की पूजा होती है। आचार्य कवच, अर्गला और एक अध्याय का पाठ करते हैं और उसकी कथा सुनाते हैं।\n\nयह तैयार रखें: दुर्गा जी का चित्र, लाल कपड़ा, कलश, नारियल, मिट्टी का पात्र, मिट्टी और जौ (पहले दिन), लाल फूल, सिंदूर, फल, और देर तक जलने वाला दीपक।',
    },
    drawing: 'poojas/durga',
    rupees: 1249,
    minutes: 30,
    festivals: [
      'sharad-navratri',
      'chaitra-navratri',
      'durga-ashtami',
      'maha-navami',
      'masik-durgashtami',
      'magha-navratri',
      'ashadha-navratri',
    ],
  },
]
