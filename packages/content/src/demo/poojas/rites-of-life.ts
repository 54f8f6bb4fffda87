import type { DemoPooja } from '../entries.ts'

/** Poojas for a beginning, and for the stages of life. */
export const ritesOfLife: readonly DemoPooja[] = [
  {
    id: 'griha-pravesh',
    name: { en: 'Griha Pravesh Pooja', hin: 'गृह प्रवेश पूजा' },
    description: {
      en: 'The first entry into a new home: the threshold is honoured, a kalash is carried in, and milk is boiled in the kitchen.',
      hin: 'नए घर में पहला क़दम: देहरी की पूजा, कलश के साथ प्रवेश और रसोई में दूध उबालना।',
    },
    about: {
      en: 'The acharya begins with your sankalp in front of the door, worships Ganesha and the guardian of the house, and guides the family inside with a full kalash, right foot first. Milk is boiled on the new stove, and a short Vastu prayer is said in the middle of the house.\n\nHave ready a kalash with water, five mango leaves, a coconut, rice, turmeric, kumkum, flowers, a ghee lamp, and milk with a pot to boil it in.\n\nThe full form with havan fills a morning; what we do together over the call is the short form, complete in itself.',
      hin: 'आचार्य द्वार पर आपका संकल्प कराते हैं, गणेश जी और वास्तु देवता की पूजा होती है, फिर परिवार भरा हुआ कलश लेकर दाहिना पैर पहले रखते हुए भीतर आता है। नए चूल्हे पर दूध उबाला जाता है और घर के बीच में वास्तु की प्रार्थना होती है।\n\nयह तैयार रखें: जल से भरा कलश, आम के पाँच पत्ते, नारियल, अक्षत, हल्दी, कुमकुम, फूल, घी का दीपक, और उबालने के लिए दूध।\n\nहवन के साथ पूरी विधि में आधा दिन लगता है। वीडियो पर हम छोटी विधि करते हैं, जो अपने में पूरी है।',
    },
    drawing: 'poojas/griha-pravesh',
    rupees: 2099,
    minutes: 30,
    festivals: ['akshaya-tritiya', 'vasant-panchami', 'gudi-padwa', 'ugadi', 'vijayadashami'],
  },
  {
    id: 'namkaran',
    name: { en: 'Namkaran', hin: 'नामकरण' },
    description: {
      en: "The name is whispered into the child's ear and then told to everyone. With the syllable of the birth nakshatra, if you wish to follow it.",
      hin: 'नाम पहले शिशु के कान में कहा जाता है, फिर सबको बताया जाता है। चाहें तो जन्म नक्षत्र के अक्षर से।',
    },
    about: {
      en: 'The acharya begins with the nakshatra, its pada and the syllable that goes with it; the name remains your choice. Ganesha is worshipped, the name is written on rice with turmeric, the father or mother says it into the right ear, and the grandparents bless the child.\n\nHave ready a plate with rice, turmeric, honey, a lamp, flowers and a soft cloth for the child. The camera can stay wherever the child is calm.',
      hin: 'आचार्य पहले नक्षत्र, चरण और उसका अक्षर बताते हैं, नाम फिर भी आपकी पसंद का रहता है। गणेश पूजा होती है, हल्दी से चावल पर नाम लिखा जाता है, पिता या माता दाहिने कान में कहते हैं और दादा-दादी, नाना-नानी आशीर्वाद देते हैं।\n\nयह तैयार रखें: चावल की थाली, हल्दी, शहद, दीपक, फूल और शिशु के लिए मुलायम वस्त्र। कैमरा वहीं रहे जहाँ शिशु शांत हो।',
    },
    drawing: 'poojas/namkaran',
    rupees: 1099,
    minutes: 30,
    festivals: [],
  },
  {
    id: 'annaprashan',
    name: { en: 'Annaprashan', hin: 'अन्नप्राशन' },
    description: {
      en: 'The first spoon of rice, usually in the sixth month. A short pooja and a long photograph.',
      hin: 'चावल का पहला चम्मच, प्रायः छठे महीने में। छोटी-सी पूजा और ढेर सारी तस्वीरें।',
    },
    about: {
      en: 'Annapurna is thanked for food; the kheer is offered to her and then given to the child by the eldest in the house, a taste only. In the Bengali way a tray with soil, a book, a pen and a coin is held out, and everyone guesses.\n\nHave ready soft kheer or rice, a small silver or steel spoon, a lamp, flowers and, if you like, the tray. Ask your doctor first if the child was born early or has an allergy.',
      hin: 'अन्नपूर्णा को अन्न के लिए धन्यवाद दिया जाता है। खीर उन्हें चढ़ाकर घर के सबसे बड़े शिशु को चखाते हैं, बस ज़रा-सी। बंगाल की रीति से थाली में मिट्टी, किताब, क़लम और सिक्का रखकर देखते हैं कि शिशु क्या छूता है।\n\nयह तैयार रखें: मुलायम खीर या भात, चाँदी या स्टील का छोटा चम्मच, दीपक, फूल, और चाहें तो वह थाली। शिशु समय से पहले जन्मा हो या एलर्जी हो तो पहले डॉक्टर से पूछ लें।',
    },
    drawing: 'poojas/annaprashan',
    rupees: 949,
    minutes: 25,
    festivals: ['annapurna-jayanti', 'akshaya-tritiya'],
  },
  {
    id: 'mundan',
    name: { en: 'Mundan (Chudakarana)', hin: 'मुंडन (चूड़ाकरण)' },
    description: {
      en: 'The first haircut, in the first, third or fifth year. The acharya sits with the family and keeps the child company through it.',
      hin: 'पहली बार केश उतारना, पहले, तीसरे या पाँचवें वर्ष में। आचार्य परिवार के साथ बैठते हैं और पूरे समय बच्चे का मन बहलाए रखते हैं।',
    },
    about: {
      en: 'Book it for the day of the haircut itself; our panchang shows which days suit. Ganesha is worshipped, the first locks are cut with a blade of kusha in hand, the barber does the rest, and turmeric or sandal paste cools the head.\n\nHave ready a barber you know, kusha or durva, curd, turmeric or sandal, a new cap or cloth, and a lamp.',
      hin: 'इसे मुंडन के दिन के लिए ही बुक करें, कौन-से दिन अनुकूल हैं यह हमारे पंचांग में दिखता है। गणेश पूजा के बाद हाथ में कुश लेकर पहली लट काटी जाती है, बाक़ी काम नाई करते हैं, फिर सिर पर हल्दी या चंदन का लेप।\n\nयह तैयार रखें: परिचित नाई, कुश या दूर्वा, दही, हल्दी या चंदन, नई टोपी या कपड़ा, और दीपक।',
    },
    drawing: 'poojas/mundan',
    rupees: 1099,
    minutes: 30,
    festivals: ['akshaya-tritiya', 'vasant-panchami'],
  },
  {
    id: 'vidyarambh',
    name: { en: 'Vidyarambh', hin: 'विद्यारंभ' },
    description: {
      en: 'The first letter, written by a small finger in a plate of rice. On Vasant Panchami, on Vijayadashami, or on a day that suits the child.',
      hin: 'नन्ही उँगली से चावल की थाली में पहला अक्षर। वसंत पंचमी, विजयादशमी, या जो दिन बच्चे के अनुकूल हो।',
    },
    about: {
      en: 'Ganesha and Saraswati are worshipped; the acharya or a grandparent guides the finger through the first letter, in whatever script is read at home. Then a new slate or book is given, and the child feeds a sweet to the teacher.\n\nHave ready a plate of rice, a new slate, chalk, a picture of Saraswati, yellow flowers and a sweet the child likes.',
      hin: 'गणेश और सरस्वती की पूजा होती है। आचार्य या दादा-नाना बच्चे की उँगली पकड़कर पहला अक्षर लिखवाते हैं, घर में जिस लिपि में पढ़ा जाता हो उसी में। फिर नई पट्टी या किताब दी जाती है और बच्चा गुरु को मिठाई खिलाता है।\n\nयह तैयार रखें: चावल की थाली, नई पट्टी, खड़िया, सरस्वती जी का चित्र, पीले फूल और बच्चे की पसंद की मिठाई।',
    },
    drawing: 'poojas/vidyarambh',
    rupees: 799,
    minutes: 25,
    festivals: ['vasant-panchami', 'vijayadashami', 'guru-purnima'],
  },
  {
    id: 'vivah',
    name: { en: 'Vivah Sankalp and Ganesh Pooja', hin: 'विवाह संकल्प और गणेश पूजन' },
    description: {
      en: 'The beginning of a wedding: Ganesha is invited before anyone else, and the family speaks its sankalp.',
      hin: 'विवाह का आरंभ: सबसे पहला निमंत्रण गणेश जी को, और परिवार मिलकर संकल्प लेता है।',
    },
    about: {
      en: 'Ganesha, the kuldevta and the matrikas are worshipped, the day and lagna of the wedding are read out, turmeric is touched, and the first invitation is laid before Ganesha. Both families can keep it on the same day, each in its own home.\n\nHave ready a kalash, a coconut, turmeric, rice, betel leaves, flowers, a lamp and the first printed card.\n\nThe wedding itself, with the fire and the seven steps, is held by your priest at the place.',
      hin: 'गणेश, कुलदेवता और मातृकाओं की पूजा होती है, विवाह का दिन और लग्न पढ़कर सुनाया जाता है, हल्दी छुआई जाती है और पहला निमंत्रण पत्र गणेश जी को अर्पित होता है। दोनों परिवार एक ही दिन, अपने-अपने घर में इसे कर सकते हैं।\n\nयह तैयार रखें: कलश, नारियल, हल्दी, अक्षत, पान के पत्ते, फूल, दीपक और पहला छपा हुआ कार्ड।\n\nअग्नि और सप्तपदी के साथ विवाह आपके पुरोहित वहीं कराते हैं।',
    },
    drawing: 'poojas/vivah',
    rupees: 2549,
    minutes: 30,
    festivals: ['vivah-panchami', 'devutthana-ekadashi', 'akshaya-tritiya'],
  },
  {
    id: 'pitru-tarpan',
    name: { en: 'Pitru Tarpan', hin: 'पितृ तर्पण' },
    description: {
      en: 'Water, sesame and the names of three generations. On an amavasya, in Pitru Paksha, or on the tithi of the one you remember.',
      hin: 'जल, तिल और तीन पीढ़ियों के नाम। अमावस्या पर, पितृ पक्ष में, या जिन्हें याद कर रहे हैं उनकी तिथि पर।',
    },
    about: {
      en: 'The acharya finds the tithi from the date you give. Facing south, with kusha on the finger, water with black sesame is offered to each ancestor by name and gotra; where a name is not known, that is said too. Sons and daughters may both do it. Something is given to eat afterwards, to a person or to birds.\n\nHave ready a copper or steel vessel, a plate to receive the water, black sesame, kusha, rice, white flowers, and the names as far back as you know them.',
      hin: 'आप तारीख़ बताएँ, आचार्य तिथि निकालते हैं। दक्षिण की ओर मुख करके, उँगली में कुश लेकर, नाम और गोत्र के साथ हर पितर को काले तिल मिला जल दिया जाता है। जिनका नाम ज्ञात न हो, वह भी कह दिया जाता है। पुत्र और पुत्री दोनों कर सकते हैं। बाद में किसी व्यक्ति या पक्षियों को भोजन कराया जाता है।\n\nयह तैयार रखें: ताँबे या स्टील का पात्र, जल लेने की थाली, काले तिल, कुश, अक्षत, सफ़ेद फूल, और जितनी पीढ़ियों के नाम ज्ञात हों।',
    },
    drawing: 'poojas/pitru-tarpan',
    rupees: 749,
    minutes: 30,
    festivals: [
      'pitru-paksha-begins',
      'sarva-pitru-amavasya',
      'mauni-amavasya',
      'darsha-amavasya',
      'kartika-amavasya',
      'margashirsha-amavasya',
    ],
  },
]
