import type { DemoPoojaDetails } from '../entries.ts'

export const detailsOfLife: Record<string, DemoPoojaDetails> = {
  'griha-pravesh': {
    concerns: ['home'],
    en: {
      purpose:
        'Before the boxes come in, the family does. The threshold is honoured, the kitchen is given its first fire, and those who built the house are remembered.',
      steps: [
        'Sankalp in front of the closed door, with the address of the new home.',
        'The threshold is washed and marked with turmeric and kumkum; mango leaves hang above it.',
        'Ganesha and the guardian of the house, Vastu, are worshipped.',
        'The door is opened: the full kalash goes in first, right foot first, the family behind it.',
        'Milk is boiled on the new stove until it rises, and everyone has a sip.',
        'A prayer in the middle of the house, a lamp in each room, aarti.',
      ],
      samagri: [
        'Kalash with water, coconut and five mango leaves',
        'A string of mango leaves or flowers for the door',
        'Turmeric, kumkum and rice',
        'Flowers and a picture of Ganesha',
        'Milk, sugar and a new pot',
        'A ghee lamp and incense',
      ],
      prepare: [
        'See that stove and water work before the day.',
        'Charge the phone fully: you will carry it from the door to the kitchen.',
        'Try the call inside the new house; thick walls may want another network.',
      ],
      questions: [
        {
          question: 'Which day is right?',
          answer:
            'The months and tithis for it differ from region to region, so ask the acharya before you book. If the lease begins on a fixed day, a good hour of that day is looked for.',
        },
        { question: 'Is it held for a rented home too?', answer: 'Yes, in the same way.' },
        {
          question: 'Must we stay overnight?',
          answer: 'Many families do, with one lamp burning. It is a custom, not a condition.',
        },
      ],
    },
    hin: {
      purpose:
        'सामान से पहले परिवार घर में आता है। देहरी का सम्मान होता है, रसोई में पहली आँच जलती है, और घर बनाने वाले याद किए जाते हैं।',
      steps: [
        'बंद द्वार के सामने, नए घर के पते के साथ संकल्प।',
        'देहरी धोकर हल्दी-कुमकुम लगाया जाता है; ऊपर आम के पत्तों की बंदनवार।',
        'गणेश और वास्तु देवता की पूजा।',
        'द्वार खुलता है: भरा कलश आगे, दाहिना पैर पहले, पीछे परिवार।',
        'नए चूल्हे पर दूध उफनने तक उबलता है और सब एक-एक घूँट लेते हैं।',
        'घर के बीच में प्रार्थना, हर कमरे में दीपक, आरती।',
      ],
      samagri: [
        'जल भरा कलश, नारियल और आम के पाँच पत्ते',
        'द्वार के लिए बंदनवार',
        'हल्दी, कुमकुम और अक्षत',
        'फूल और गणेश जी का चित्र',
        'दूध, शक्कर और नया बर्तन',
        'घी का दीपक और धूप',
      ],
      prepare: [
        'एक दिन पहले देख लें कि चूल्हा और पानी चालू हैं।',
        'फ़ोन पूरा चार्ज रखें: उसे द्वार से रसोई तक ले जाना होगा।',
        'नए घर के भीतर कॉल जाँच लें, मोटी दीवारों में दूसरा नेटवर्क चाहिए हो सकता है।',
      ],
      questions: [
        {
          question: 'कौन-सा दिन ठीक है?',
          answer:
            'इसके महीने और तिथियाँ हर प्रदेश में अलग हैं, इसलिए बुक करने से पहले आचार्य से पूछ लें। दिन पहले से तय हो तो उसी दिन का अच्छा समय देखा जाता है।',
        },
        { question: 'क्या किराये के घर के लिए भी होती है?', answer: 'हाँ, ठीक इसी तरह।' },
        { question: 'क्या रात वहीं रुकना होगा?', answer: 'बहुत परिवार एक दीपक जलता छोड़कर रुकते हैं। यह रीति है, शर्त नहीं।' },
      ],
    },
  },
  namkaran: {
    concerns: ['children'],
    en: {
      purpose:
        'A child gets its name, first in its own ear, then before everyone. By custom it is held on the eleventh or twelfth day; today often when the mother feels strong again.',
      steps: [
        'The acharya tells the nakshatra, its pada and the syllable that goes with it.',
        'Sankalp of the parents; Ganesha and the family deity are worshipped.',
        'The name is written with turmeric on a plate of rice.',
        'Father or mother says it into the right ear, three times, softly.',
        'A drop of honey is touched to the lips only if your doctor agrees; a flower will do.',
        'The elders bless the child by name, and there is aarti.',
      ],
      samagri: [
        'A plate with rice',
        'Turmeric and kumkum',
        'A lamp and flowers',
        'A soft cloth for the child',
        'Sweets for the family',
      ],
      prepare: [
        'Know date, time and place of birth: the syllable comes from them.',
        'Agree on the name beforehand, or on two to choose from.',
        'Let the child sleep if it sleeps; the rite goes round it.',
      ],
      questions: [
        {
          question: 'Do we have to take the syllable?',
          answer: 'No. Many give one name by the nakshatra and another for every day.',
        },
        {
          question: 'Is honey safe for a newborn?',
          answer: 'Doctors advise against honey in the first year. We leave it out unless you have asked yours.',
        },
        {
          question: 'Can grandparents abroad join?',
          answer:
            'The call is with one phone. Put a second one with the grandparents beside it; they hear everything and bless from where they are.',
        },
      ],
    },
    hin: {
      purpose:
        'शिशु को नाम मिलता है, पहले उसके कान में, फिर सबके सामने। रीति से ग्यारहवें या बारहवें दिन; आजकल प्रायः जब माँ फिर से स्वस्थ अनुभव करे।',
      steps: [
        'आचार्य नक्षत्र, उसका चरण और अक्षर बताते हैं।',
        'माता-पिता का संकल्प; गणेश और कुलदेवता की पूजा।',
        'चावल की थाली पर हल्दी से नाम लिखा जाता है।',
        'पिता या माता दाहिने कान में तीन बार, धीरे से नाम कहते हैं।',
        'डॉक्टर कहें तभी होंठों पर शहद की बूँद, नहीं तो एक फूल।',
        'बड़े नाम लेकर आशीर्वाद देते हैं, फिर आरती।',
      ],
      samagri: ['चावल की थाली', 'हल्दी और कुमकुम', 'दीपक और फूल', 'शिशु के लिए मुलायम वस्त्र', 'परिवार के लिए मिठाई'],
      prepare: [
        'जन्म की तारीख़, समय और स्थान ज्ञात हो: अक्षर उसी से निकलता है।',
        'नाम पहले तय कर लें, या दो में से चुनना रखें।',
        'शिशु सोया हो तो सोने दें, विधि उसके चारों ओर हो जाती है।',
      ],
      questions: [
        { question: 'क्या उसी अक्षर से नाम रखना होगा?', answer: 'नहीं। बहुत लोग एक नाम नक्षत्र से और एक पुकारने का रखते हैं।' },
        {
          question: 'क्या नवजात को शहद देना ठीक है?',
          answer: 'डॉक्टर पहले वर्ष में शहद मना करते हैं। आपने अपने डॉक्टर से न पूछा हो तो हम नहीं देते।',
        },
        {
          question: 'क्या विदेश से दादा-दादी जुड़ सकते हैं?',
          answer: 'पूजा की कॉल एक ही फ़ोन पर होती है। पास में दूसरे फ़ोन पर उन्हें जोड़ लीजिए; वे सब सुनेंगे और वहीं से आशीर्वाद देंगे।',
        },
      ],
    },
  },
  annaprashan: {
    concerns: ['children', 'health'],
    en: {
      purpose:
        'The first food, given with thanks to Annapurna and to those who grew it. Usually in the sixth month, when doctors too speak of solid food.',
      steps: [
        'Sankalp of the parents, with the age of the child.',
        'Ganesha and Annapurna are worshipped, and the kheer is offered.',
        'The child sits on the lap of an uncle, a grandparent or whoever your family names.',
        'The eldest gives a taste, then the parents.',
        'The tray is held out, with soil, book, pen and coin, and everyone guesses.',
        'Blessings and aarti; the family eats the same kheer.',
      ],
      samagri: [
        'Soft kheer or well-cooked rice',
        'A small spoon of silver or steel',
        'A picture of Annapurna or a full bowl of rice',
        'A lamp, flowers and rice',
        'If you like: a tray with soil, book, pen and coin',
      ],
      prepare: [
        'Ask the doctor what the first food may be, above all after an early birth or with an allergy in the family.',
        'Choose an hour at which the child is awake and not yet hungry.',
        'Keep the tray’s small things out of reach until an adult holds it.',
      ],
      questions: [
        {
          question: 'Our child does not take to it.',
          answer: 'A touch on the lips is the rite. The meal can come next week.',
        },
        {
          question: 'Sixth month or seventh?',
          answer:
            'By an old custom even months for boys and odd ones for girls; many families no longer part them. Go by the child.',
        },
      ],
    },
    hin: {
      purpose:
        'पहला अन्न, अन्नपूर्णा को और उसे उगाने वालों को धन्यवाद के साथ। प्रायः छठे महीने में, जब डॉक्टर भी ठोस आहार की बात करते हैं।',
      steps: [
        'माता-पिता का संकल्प, शिशु की आयु के साथ।',
        'गणेश और अन्नपूर्णा की पूजा, खीर का भोग।',
        'शिशु मामा, दादा-दादी या आपके यहाँ जिनकी रीति हो उनकी गोद में।',
        'पहले सबसे बड़े चखाते हैं, फिर माता-पिता।',
        'मिट्टी, किताब, क़लम और सिक्के की थाली सामने, और सब अनुमान लगाते हैं।',
        'आशीर्वाद और आरती; परिवार वही खीर खाता है।',
      ],
      samagri: [
        'मुलायम खीर या अच्छा गला भात',
        'चाँदी या स्टील का छोटा चम्मच',
        'अन्नपूर्णा का चित्र या चावल से भरा कटोरा',
        'दीपक, फूल और अक्षत',
        'चाहें तो: मिट्टी, किताब, क़लम और सिक्के की थाली',
      ],
      prepare: [
        'पहला आहार क्या हो, डॉक्टर से पूछ लें, विशेषकर समय से पहले जन्म या घर में एलर्जी हो तो।',
        'ऐसा समय चुनें जब शिशु जागा हो और भूखा न हो।',
        'थाली की छोटी चीज़ें तब तक दूर रखें जब तक कोई बड़ा थाली न पकड़े।',
      ],
      questions: [
        { question: 'शिशु नहीं खाता तो?', answer: 'होंठों से छुआ देना ही विधि है। भोजन अगले सप्ताह हो जाएगा।' },
        {
          question: 'छठा महीना या सातवाँ?',
          answer: 'पुरानी रीति में बालक के लिए सम और कन्या के लिए विषम महीना; बहुत परिवार अब भेद नहीं करते। शिशु को देखकर तय करें।',
        },
      ],
    },
  },
  mundan: {
    concerns: ['children'],
    en: {
      purpose:
        'The hair of birth is given away and the head left clean for what will grow on it. In the first, third or fifth year, in most families by their own custom.',
      steps: [
        'Sankalp of the parents; the child sits on the mother’s lap.',
        'Ganesha and the family deity are worshipped.',
        'The hair is wetted with warm water and curd, kusha in hand.',
        'Father or priest cuts the first locks with scissors, to the four sides.',
        'The barber does the rest, while the acharya keeps the child company.',
        'Turmeric or sandal cools the head; new clothes, blessings, aarti.',
      ],
      samagri: [
        'Kusha or durva',
        'Warm water, curd and a soft towel',
        'Turmeric or sandal paste',
        'New clothes and a cap',
        'A leaf or cloth for the hair',
        'A lamp, flowers and sweets',
      ],
      prepare: [
        'Ask a barber who knows children, with a new blade.',
        'Choose a morning after good sleep, and have a favourite toy ready.',
        'Keep the fan low and the room warm.',
      ],
      questions: [
        {
          question: 'What is done with the hair?',
          answer:
            'It is wrapped in a leaf or dough and given to flowing water or the earth; some take it to a tirtha later.',
        },
        {
          question: 'Is it held for girls as well?',
          answer: 'In many families, yes. It is your own custom that counts.',
        },
      ],
    },
    hin: {
      purpose:
        'जन्म के केश अर्पित होते हैं और सिर नए केशों के लिए स्वच्छ होता है। पहले, तीसरे या पाँचवें वर्ष में, अधिकतर घरों में अपनी रीति से।',
      steps: [
        'माता-पिता का संकल्प; बच्चा माँ की गोद में।',
        'गणेश और कुलदेवता की पूजा।',
        'हाथ में कुश लेकर गुनगुने जल और दही से केश भिगोए जाते हैं।',
        'पिता या पुरोहित चारों ओर से पहली लटें कैंची से काटते हैं।',
        'बाक़ी काम नाई करते हैं, और आचार्य बच्चे का मन बहलाए रखते हैं।',
        'सिर पर हल्दी या चंदन; नए वस्त्र, आशीर्वाद, आरती।',
      ],
      samagri: [
        'कुश या दूर्वा',
        'गुनगुना जल, दही और मुलायम तौलिया',
        'हल्दी या चंदन का लेप',
        'नए वस्त्र और टोपी',
        'केश रखने के लिए पत्ता या कपड़ा',
        'दीपक, फूल और मिठाई',
      ],
      prepare: [
        'ऐसे नाई को बुलाएँ जो बच्चों को सँभालना जानते हों, नए ब्लेड के साथ।',
        'अच्छी नींद के बाद की सुबह चुनें, और प्रिय खिलौना पास रखें।',
        'पंखा धीमा और कमरा गरम रखें।',
      ],
      questions: [
        { question: 'केशों का क्या करें?', answer: 'पत्ते या आटे में लपेटकर बहते जल या धरती को दे दें; कुछ लोग बाद में तीर्थ ले जाते हैं।' },
        { question: 'क्या बेटियों का भी होता है?', answer: 'बहुत परिवारों में हाँ। आपकी अपनी रीति ही प्रमाण है।' },
      ],
    },
  },
  vidyarambh: {
    concerns: ['children', 'studies'],
    en: {
      purpose:
        'The first letter is written in rice, so that learning begins with something that feeds. For children of three to five, in whatever script is read at home.',
      steps: [
        'Sankalp of the parents in the name of the child.',
        'Ganesha, Saraswati and the teachers of the family are remembered.',
        'Rice is spread on a plate; the child sits on a lap.',
        'The finger is guided through Om or the first letter, three times.',
        'The same is written on the new slate with chalk.',
        'The child gives the teacher a sweet and gets a book; aarti.',
      ],
      samagri: [
        'A plate with rice',
        'A new slate and chalk',
        'A picture of Saraswati',
        'Yellow flowers and sandal',
        'A sweet the child likes',
        'A first book',
      ],
      prepare: [
        'Show the letter to the child once the day before, as a game.',
        'Turn the camera to the plate, so that the acharya sees the finger.',
        'Choose the hand the child uses by itself, be it the left.',
      ],
      questions: [
        {
          question: 'Which letter is first?',
          answer: 'Om in many homes, in the south "Hari Shri", in others simply the first of the alphabet. You choose.',
        },
        {
          question: 'Our child already goes to school.',
          answer: 'Then it is a blessing on the way, and just as good.',
        },
      ],
    },
    hin: {
      purpose:
        'पहला अक्षर चावल में लिखा जाता है, ताकि विद्या का आरंभ अन्न से हो। तीन से पाँच वर्ष के बच्चों के लिए, घर में जिस लिपि में पढ़ा जाता हो उसी में।',
      steps: [
        'बच्चे के नाम से माता-पिता का संकल्प।',
        'गणेश, सरस्वती और परिवार के गुरुजनों का स्मरण।',
        'थाली में चावल फैलाया जाता है; बच्चा गोद में बैठता है।',
        'उँगली पकड़कर ॐ या पहला अक्षर, तीन बार।',
        'वही नई पट्टी पर खड़िया से।',
        'बच्चा गुरु को मिठाई देता है और किताब पाता है; आरती।',
      ],
      samagri: [
        'चावल की थाली',
        'नई पट्टी और खड़िया',
        'सरस्वती जी का चित्र',
        'पीले फूल और चंदन',
        'बच्चे की पसंद की मिठाई',
        'पहली किताब',
      ],
      prepare: [
        'एक दिन पहले खेल-खेल में अक्षर दिखा दें।',
        'कैमरा थाली की ओर रखें, ताकि आचार्य उँगली देख सकें।',
        'बच्चा जिस हाथ से स्वयं काम करता हो वही हाथ, बायाँ हो तो बायाँ।',
      ],
      questions: [
        {
          question: 'पहला अक्षर कौन-सा?',
          answer: 'बहुत घरों में ॐ, दक्षिण में "हरि श्री", कहीं वर्णमाला का पहला अक्षर। चुनना आपका।',
        },
        { question: 'बच्चा पहले से विद्यालय जाता है।', answer: 'तो यह राह पर आशीर्वाद है, उतना ही अच्छा।' },
      ],
    },
  },
  vivah: {
    concerns: ['marriage'],
    en: {
      purpose:
        'The first card of a wedding goes to Ganesha. With this rite a family says aloud that the preparations have begun, and asks that all who help stay well until the day.',
      steps: [
        'Sankalp of both parents, with the names of bride and groom.',
        'Ganesha, the family deity and the sixteen matrikas are worshipped.',
        'Day and lagna of the wedding are read out.',
        'Turmeric is touched to the hands of the one who marries.',
        'The first invitation is laid before Ganesha and read to him.',
        'The elders bless, aarti is sung, and the cards may go out.',
      ],
      samagri: [
        'Kalash, coconut and betel leaves',
        'A picture of Ganesha',
        'Turmeric, kumkum and rice',
        'The first printed card',
        'Sixteen betel nuts or grains for the matrikas',
        'Flowers, sweets and a lamp',
      ],
      prepare: [
        'Have the date, hour and place of the wedding at hand.',
        'Know the gotra of both sides, as far as it is known.',
        'If both families keep it, agree on one slot each, one after the other.',
      ],
      questions: [
        {
          question: 'Is this the wedding itself?',
          answer: 'No. The wedding with fire and seven steps is held by your priest at the place.',
        },
        {
          question: 'We have no date yet.',
          answer: 'Then talk with an acharya about the muhurta first, and book this for when it is fixed.',
        },
        {
          question: 'Do you ask about caste or gotra?',
          answer:
            'The gotra is named in the sankalp if you give it. Whoever does not know it or wishes to leave it out may.',
        },
      ],
    },
    hin: {
      purpose:
        'विवाह का पहला निमंत्रण गणेश जी को जाता है। इस पूजा से परिवार कहता है कि तैयारी आरंभ हो गई, और प्रार्थना करता है कि हाथ बँटाने वाले सब उस दिन तक कुशल रहें।',
      steps: [
        'माता-पिता का संकल्प, वर और वधू के नाम के साथ।',
        'गणेश, कुलदेवता और षोडश मातृकाओं की पूजा।',
        'विवाह का दिन और लग्न पढ़कर सुनाया जाता है।',
        'जिनका विवाह है उनके हाथों में हल्दी छुआई जाती है।',
        'पहला निमंत्रण गणेश जी के सामने रखकर पढ़ा जाता है।',
        'बड़ों का आशीर्वाद, आरती, और अब कार्ड भेजे जा सकते हैं।',
      ],
      samagri: [
        'कलश, नारियल और पान के पत्ते',
        'गणेश जी का चित्र',
        'हल्दी, कुमकुम और अक्षत',
        'पहला छपा हुआ कार्ड',
        'मातृकाओं के लिए सोलह सुपारी या अक्षत',
        'फूल, मिठाई और दीपक',
      ],
      prepare: [
        'विवाह की तारीख़, समय और स्थान पास रखें।',
        'दोनों पक्षों का गोत्र, जितना ज्ञात हो।',
        'दोनों परिवार रखें तो एक के बाद एक समय तय कर लें।',
      ],
      questions: [
        { question: 'क्या यही विवाह है?', answer: 'नहीं। अग्नि और सप्तपदी के साथ विवाह आपके पुरोहित वहीं कराते हैं।' },
        { question: 'अभी तारीख़ नहीं निकली।', answer: 'तो पहले आचार्य से मुहूर्त की बात कीजिए, और तय होने पर इसे बुक कीजिए।' },
        {
          question: 'क्या जाति या गोत्र पूछा जाता है?',
          answer: 'आप बताएँ तो संकल्प में गोत्र लिया जाता है। जिन्हें ज्ञात न हो या न बताना चाहें, वे छोड़ सकते हैं।',
        },
      ],
    },
  },
  'pitru-tarpan': {
    concerns: ['ancestors', 'home'],
    en: {
      purpose:
        'To pour water and say a name is the oldest way to remember the dead. It is done on an amavasya, in Pitru Paksha, or on the tithi of the one you think of. It takes fear from nobody and asks for nothing: it thanks.',
      steps: [
        'The acharya finds the tithi from the date you give.',
        'Sankalp, with kusha on the finger, facing south.',
        'Water with black sesame is offered to the gods and sages first.',
        'Then to father’s and mother’s side, three generations each, by name.',
        'Those without a name, without children or far away are remembered together.',
        'Something is set aside to be eaten by a person, a cow or birds; a moment of silence.',
      ],
      samagri: [
        'A copper or steel vessel and a wide plate',
        'Black sesame and rice',
        'Kusha, or durva instead',
        'White flowers',
        'The names, written down',
        'Food to give away afterwards',
      ],
      prepare: [
        'Ask the elders of the family for names; a phone call with them is part of it.',
        'Sit near a tap or a balcony: the water goes to a plant.',
        'A photograph may stand beside you, with a flower.',
      ],
      questions: [
        {
          question: 'May a daughter do it?',
          answer: 'Yes. Son, daughter, daughter-in-law, grandchild: whoever remembers.',
        },
        {
          question: 'I do not know the gotra.',
          answer: 'Then Kashyapa is said, as is the custom for those who do not know it.',
        },
        {
          question: 'Is it the same as shraddha with pinda?',
          answer:
            'No. Pinda is offered with cooked rice and takes longer; tarpan is the water alone and complete in itself.',
        },
      ],
    },
    hin: {
      purpose:
        'जल देकर नाम लेना, दिवंगतों को याद करने का सबसे पुराना ढंग है। अमावस्या पर, पितृ पक्ष में, या जिन्हें याद कर रहे हैं उनकी तिथि पर। इसमें भय नहीं, माँग नहीं: यह कृतज्ञता है।',
      steps: [
        'आप तारीख़ बताते हैं, आचार्य तिथि निकालते हैं।',
        'उँगली में कुश, दक्षिण की ओर मुख, संकल्प।',
        'काले तिल मिला जल पहले देवताओं और ऋषियों को।',
        'फिर पिता और माता के पक्ष को, तीन-तीन पीढ़ी, नाम लेकर।',
        'जिनका नाम ज्ञात नहीं, जिनकी संतान नहीं, जो दूर रहे, उन सबको एक साथ।',
        'किसी व्यक्ति, गाय या पक्षियों के लिए भोजन; कुछ क्षण मौन।',
      ],
      samagri: [
        'ताँबे या स्टील का पात्र और चौड़ी थाली',
        'काले तिल और अक्षत',
        'कुश, न हो तो दूर्वा',
        'सफ़ेद फूल',
        'नाम, लिखे हुए',
        'बाद में देने के लिए भोजन',
      ],
      prepare: [
        'परिवार के बड़ों से नाम पूछ लें, उनसे बात करना भी इसी का अंग है।',
        'नल या बालकनी के पास बैठें: जल पौधे में जाता है।',
        'पास में फूल के साथ चित्र रख सकते हैं।',
      ],
      questions: [
        { question: 'क्या बेटी कर सकती है?', answer: 'हाँ। पुत्र, पुत्री, बहू, पोता-पोती: जो याद करे।' },
        { question: 'मुझे गोत्र ज्ञात नहीं।', answer: 'तब कश्यप कहा जाता है, जिन्हें ज्ञात न हो उनके लिए यही रीति है।' },
        {
          question: 'क्या यह पिंड वाले श्राद्ध जैसा है?',
          answer: 'नहीं। पिंड पके चावल से होता है और समय लेता है; तर्पण केवल जल है और अपने में पूरा है।',
        },
      ],
    },
  },
}
