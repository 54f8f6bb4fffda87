import type { DemoPoojaDetails } from '../entries.ts'

export const detailsOfFestivals: Record<string, DemoPoojaDetails> = {
  'tulasi-vivah': {
    concerns: ['marriage', 'home', 'festivals'],
    en: {
      purpose:
        'Tulsi, who waited, is married to Vishnu in the form of Shaligram. With it the four months of rest end and weddings may be held again. Families without a daughter often keep it as the wedding of one.',
      steps: [
        'Sankalp of the hosts; whoever likes may be the bride’s side and the groom’s side.',
        'Tulsi is dressed with chunri and bangles under an arch of sugarcane.',
        'Ganesha is worshipped, then Shaligram is brought to her.',
        'Garlands are exchanged, a thread is tied between the two, and the mangalashtak is sung.',
        'The family throws rice and walks round four or seven times.',
        'Amla, berries and sweets are offered; aarti, and sweets for the guests.',
      ],
      samagri: [
        'A tulsi plant in its pot',
        'Shaligram, or a picture of Vishnu or Krishna',
        'Two or four sugarcanes',
        'A red chunri and bangles',
        'Two small garlands and a thread',
        'Turmeric, kumkum and rice',
        'Amla, berries of the season and sweets',
      ],
      prepare: [
        'Turn the pot so that the fullest side looks to the camera.',
        'Tie the sugarcane together at the top before the call.',
        'Do not pick leaves from this plant that day.',
      ],
      questions: [
        {
          question: 'We live in a flat. Will a balcony do?',
          answer: 'Yes. A stool, a pot and two canes tied to the railing are a mandap.',
        },
        {
          question: 'On which day is it kept?',
          answer:
            'On the twelfth of the bright half of Kartika in most places, in some from the eleventh to the full moon. The panchang shows it for your city.',
        },
      ],
    },
    hin: {
      purpose:
        'प्रतीक्षा करने वाली तुलसी का विवाह शालिग्राम रूप में विष्णु से होता है। इसी के साथ चातुर्मास पूरा होता है और विवाह फिर हो सकते हैं। जिनके बेटी नहीं, वे इसे कन्यादान मानकर रखते हैं।',
      steps: [
        'यजमानों का संकल्प; जो चाहें वधू पक्ष बनें, जो चाहें वर पक्ष।',
        'गन्ने के मंडप में तुलसी को चुनरी और चूड़ियों से सजाया जाता है।',
        'गणेश पूजन, फिर शालिग्राम को उनके पास लाया जाता है।',
        'जयमाला, दोनों के बीच सूत का गठबंधन और मंगलाष्टक।',
        'परिवार अक्षत डालता है और चार या सात परिक्रमा करता है।',
        'आँवला, बेर और मिठाई का भोग; आरती, और अतिथियों को मिठाई।',
      ],
      samagri: [
        'गमले में तुलसी का पौधा',
        'शालिग्राम, या विष्णु अथवा कृष्ण जी का चित्र',
        'दो या चार गन्ने',
        'लाल चुनरी और चूड़ियाँ',
        'दो छोटी मालाएँ और सूत',
        'हल्दी, कुमकुम और अक्षत',
        'आँवला, मौसम के बेर और मिठाई',
      ],
      prepare: [
        'गमला ऐसे घुमाएँ कि सबसे घनी ओर कैमरे की तरफ़ हो।',
        'गन्ने कॉल से पहले ऊपर से बाँध लें।',
        'उस दिन इस पौधे से पत्ते न तोड़ें।',
      ],
      questions: [
        {
          question: 'हम फ़्लैट में रहते हैं। क्या बालकनी में हो सकता है?',
          answer: 'हाँ। एक पीढ़ा, एक गमला और रेलिंग से बँधे दो गन्ने, बस मंडप तैयार।',
        },
        {
          question: 'यह किस दिन होता है?',
          answer: 'अधिकतर कार्तिक शुक्ल द्वादशी को, कहीं एकादशी से पूर्णिमा तक। पंचांग आपके नगर के लिए दिन बताता है।',
        },
      ],
    },
  },
  dhanteras: {
    concerns: ['health', 'work', 'festivals'],
    en: {
      purpose:
        'Dhanvantari rose from the sea with medicine in his hands, and this is his day. Health is asked for first; Kubera and Lakshmi are welcomed after, and the lamp for Yama is a prayer that all at home may live long.',
      steps: [
        'Sankalp at dusk, in pradosha of your place.',
        'Dhanvantari is worshipped with tulsi and a prayer for health.',
        'The new vessel is filled with rice or water and marked with kumkum.',
        'Kubera and Lakshmi are worshipped with coriander seeds and coins.',
        'The four-wick lamp is lit and set outside the door, facing south.',
        'Aarti, and sweets from the new vessel.',
      ],
      samagri: [
        'A new vessel or utensil, however small',
        'A kalash with water',
        'Coriander seeds and coins',
        'A four-wick lamp with sesame or mustard oil',
        'Tulsi, flowers, kumkum and rice',
        'Sweets',
      ],
      prepare: [
        'Buy nothing for the sake of buying: a steel spoon is as good as gold for the rite.',
        'Find out where south is at your door; a phone’s compass will do.',
        'Set the lamp on a plate where nobody walks.',
      ],
      questions: [
        {
          question: 'Must gold or silver be bought?',
          answer: 'No. Any new vessel is right, and who buys nothing offers one that is clean.',
        },
        {
          question: 'Why a lamp for Yama?',
          answer:
            'An old story tells of a young man whose life was spared by a night of lamps. The lamp remembers it; there is nothing dark in it.',
        },
      ],
    },
    hin: {
      purpose:
        'धन्वंतरि हाथ में औषधि लेकर समुद्र से निकले थे, यह उन्हीं का दिन है। पहले आरोग्य माँगा जाता है, फिर कुबेर और लक्ष्मी का स्वागत, और यम का दीपक इस प्रार्थना का है कि घर में सब दीर्घायु हों।',
      steps: [
        'साँझ को, आपके स्थान के प्रदोष काल में संकल्प।',
        'तुलसी से धन्वंतरि की पूजा और आरोग्य की प्रार्थना।',
        'नए बर्तन में चावल या जल भरकर कुमकुम लगाया जाता है।',
        'धनिया के दानों और सिक्कों से कुबेर और लक्ष्मी की पूजा।',
        'चार बत्ती का दीपक जलाकर द्वार के बाहर दक्षिण की ओर रखा जाता है।',
        'आरती, और नए बर्तन से मिठाई।',
      ],
      samagri: [
        'नया बर्तन, छोटा ही सही',
        'जल भरा कलश',
        'धनिया के दाने और सिक्के',
        'चार बत्ती का दीपक, तिल या सरसों का तेल',
        'तुलसी, फूल, कुमकुम और अक्षत',
        'मिठाई',
      ],
      prepare: [
        'ख़रीदने के लिए न ख़रीदें: पूजा में स्टील का चम्मच भी सोने के बराबर है।',
        'अपने द्वार पर दक्षिण दिशा देख लें, फ़ोन का कंपास काफ़ी है।',
        'दीपक थाली में ऐसी जगह रखें जहाँ कोई चलता न हो।',
      ],
      questions: [
        { question: 'क्या सोना-चाँदी लेना ज़रूरी है?', answer: 'नहीं। कोई भी नया बर्तन ठीक है, और जो कुछ न लें वे साफ़ बर्तन रख लें।' },
        {
          question: 'यम का दीपक क्यों?',
          answer: 'एक पुरानी कथा में दीयों की रात ने एक युवक के प्राण बचाए थे। दीपक उसी की याद है, इसमें अशुभ कुछ नहीं।',
        },
      ],
    },
  },
  govardhan: {
    concerns: ['home', 'festivals'],
    en: {
      purpose:
        'A village thanked the hill and the cows it lived by instead of a god it was told to fear. The day is for thanking what feeds you.',
      steps: [
        'Govardhan is shaped by the family, with a dent in the middle for milk.',
        'Sankalp, and Ganesha first.',
        'Krishna and the cows are worshipped; a real cow, a picture or a clay one.',
        'Milk and curd are poured, and grass or greens are stuck in as trees.',
        'The annakut is offered: whatever has been cooked, each dish with a spoon of its own.',
        'The story is told while the family walks round seven times; aarti and a shared meal.',
      ],
      samagri: [
        'Cow dung, clay or dough for the hill',
        'A picture of Krishna',
        'Milk, curd and honey',
        'Grass or greens',
        'The dishes of the annakut',
        'Flowers, rice, kumkum and a lamp',
      ],
      prepare: [
        'Shape the hill on a tray, so that it can be carried to a plant afterwards.',
        'Cook without onion and garlic, if your family keeps it so.',
        'Let each of the family bring one dish, be it cut fruit.',
      ],
      questions: [
        {
          question: 'How many dishes should there be?',
          answer: 'Temples make fifty-six. At home one is enough, made with care.',
        },
        {
          question: 'We are only two at home.',
          answer: 'Then two walk round, and a second phone can let family elsewhere listen.',
        },
      ],
    },
    hin: {
      purpose:
        'एक गाँव ने उस देवता से डरने के बजाय उस पर्वत और उन गायों को धन्यवाद दिया जिनसे उसका जीवन चलता था। यह दिन अपने अन्नदाताओं को धन्यवाद देने का है।',
      steps: [
        'परिवार गोवर्धन गढ़ता है, बीच में दूध के लिए गड्ढा रखकर।',
        'संकल्प, और पहले गणेश जी।',
        'कृष्ण और गौ की पूजा; गाय हो, चित्र हो या मिट्टी की।',
        'दूध-दही चढ़ाकर घास या साग को पेड़ों की तरह लगाया जाता है।',
        'अन्नकूट का भोग: जो पका हो, हर व्यंजन अपने चम्मच के साथ।',
        'कथा सुनते हुए सात परिक्रमा; आरती और साथ में भोजन।',
      ],
      samagri: [
        'पर्वत के लिए गोबर, मिट्टी या आटा',
        'कृष्ण जी का चित्र',
        'दूध, दही और शहद',
        'घास या साग',
        'अन्नकूट के व्यंजन',
        'फूल, अक्षत, कुमकुम और दीपक',
      ],
      prepare: [
        'पर्वत थाल में बनाएँ, ताकि बाद में किसी पौधे तक ले जा सकें।',
        'आपके यहाँ रीति हो तो प्याज़-लहसुन के बिना पकाएँ।',
        'घर का हर सदस्य एक व्यंजन लाए, कटा फल ही सही।',
      ],
      questions: [
        { question: 'कितने व्यंजन होने चाहिए?', answer: 'मंदिरों में छप्पन बनते हैं। घर में एक भी पर्याप्त है, मन से बना हो।' },
        { question: 'हम घर में दो ही हैं।', answer: 'तो दो ही परिक्रमा करें। दूर बैठे परिजनों को दूसरे फ़ोन पर सुना सकते हैं।' },
      ],
    },
  },
  'karwa-chauth': {
    concerns: ['marriage', 'festivals'],
    en: {
      purpose:
        'A day of waiting for the Moon, kept by couples for each other. The katha is heard in the evening and water is offered when the Moon rises over your own roof.',
      steps: [
        'Sankalp of those who fast; husbands who fast are named too.',
        'Gauri and Ganesha are worshipped with sindoor, bangles and flowers.',
        'The katha of Veeravati is told, with the karwas before you.',
        'The karwas are passed round with the song; alone, you turn yours seven times.',
        'The acharya tells you the minute of moonrise in your city, and how to offer the arghya.',
        'When the Moon is up you look through the sieve, offer water and break the fast.',
      ],
      samagri: [
        'A karwa of clay or metal with water',
        'A thali with a lamp, rice and sindoor',
        'A sieve',
        'A picture of Gauri and Ganesha, or of Shiva’s family',
        'Sweets and fruit',
        'Flowers and bangles',
      ],
      prepare: [
        'Book a slot that ends before moonrise; the panchang of your city shows it.',
        'Look where the Moon will come up: it rises in the east-north-east, and houses can hide it for half an hour.',
        'Lay water and food ready for after.',
      ],
      questions: [
        {
          question: 'What if clouds hide the Moon?',
          answer:
            'One turns to where it is and offers the arghya at the time of the panchang. The acharya shows the direction.',
        },
        {
          question: 'May I drink water?',
          answer: 'It is your fast. Whoever is expecting, nursing, unwell or on medicine should not go without water.',
        },
      ],
    },
    hin: {
      purpose:
        'चंद्रमा की प्रतीक्षा का दिन, जो पति-पत्नी एक-दूसरे के लिए रखते हैं। साँझ को कथा होती है और जब अपनी छत से चाँद दिखे तब अर्घ्य।',
      steps: [
        'व्रत रखने वालों का संकल्प; पति व्रत रखें तो उनका नाम भी।',
        'सिंदूर, चूड़ी और फूलों से गौरी-गणेश की पूजा।',
        'करवे सामने रखकर वीरावती की कथा।',
        'गीत के साथ करवे फेरे जाते हैं; अकेली हों तो अपना करवा सात बार।',
        'आचार्य आपके नगर का चंद्रोदय मिनट तक और अर्घ्य की विधि बताते हैं।',
        'चाँद निकलने पर छलनी से देखकर अर्घ्य दें और व्रत खोलें।',
      ],
      samagri: [
        'मिट्टी या धातु का करवा, जल भरा',
        'दीपक, अक्षत और सिंदूर की थाली',
        'छलनी',
        'गौरी-गणेश या शिव परिवार का चित्र',
        'मिठाई और फल',
        'फूल और चूड़ियाँ',
      ],
      prepare: [
        'ऐसा समय बुक करें जो चंद्रोदय से पहले पूरा हो, अपने नगर का पंचांग देख लें।',
        'देख लें कि चाँद किधर से निकलेगा: पूर्व से कुछ उत्तर की ओर, और मकान उसे आधे घंटे तक छिपा सकते हैं।',
        'बाद के लिए जल और भोजन तैयार रखें।',
      ],
      questions: [
        { question: 'बादल हों तो?', answer: 'जिस ओर चाँद है उधर मुख करके पंचांग के समय अर्घ्य दिया जाता है। दिशा आचार्य बताते हैं।' },
        {
          question: 'क्या जल पी सकती हूँ?',
          answer: 'व्रत आपका है। गर्भवती, दूध पिलाने वाली, अस्वस्थ या दवा लेने वाली स्त्रियाँ बिना जल के न रहें।',
        },
      ],
    },
  },
  vishwakarma: {
    concerns: ['work', 'festivals'],
    en: {
      purpose:
        'Whoever works with tools owes them a day of care. Vishwakarma, who built the cities of the gods, is remembered, and so are those who made your machine and those who run it.',
      steps: [
        'Machines are off; tools are cleaned and laid out.',
        'Sankalp of owner and workers together.',
        'Ganesha, then Vishwakarma, with flowers and sweets.',
        'Each tool or machine is marked with kumkum and given a flower.',
        'A prayer for the safety of all who work here, by name if you wish.',
        'Coconut, aarti, and sweets for everyone before anyone goes back to work.',
      ],
      samagri: [
        'A picture of Vishwakarma',
        'The tools, or some of them',
        'Garlands and loose flowers',
        'Kumkum, turmeric and rice',
        'A coconut',
        'Sweets enough for all',
        'A lamp and incense',
      ],
      prepare: [
        'Switch machines off and lock them before anyone puts a garland on them.',
        'Keep lamps away from oil, fuel and sawdust; an electric lamp is fine in a workshop.',
        'Call everybody, also the watchman and the cleaner.',
      ],
      questions: [
        {
          question: 'We write software. Does it fit?',
          answer: 'Yes. A keyboard, a server, a notebook of drawings: they are tools.',
        },
        { question: 'May a vehicle be included?', answer: 'Yes, with the engine off and the hand brake on.' },
      ],
    },
    hin: {
      purpose:
        'जो औज़ारों से काम करता है उस पर उनका एक दिन का ऋण है। देवताओं के नगर बनाने वाले विश्वकर्मा याद किए जाते हैं, और वे भी जिन्होंने आपकी मशीन बनाई और जो उसे चलाते हैं।',
      steps: [
        'मशीनें बंद; औज़ार साफ़ करके सजाए जाते हैं।',
        'मालिक और काम करने वालों का साझा संकल्प।',
        'गणेश पूजन, फिर फूल और मिठाई से विश्वकर्मा जी की पूजा।',
        'हर औज़ार या मशीन पर कुमकुम और एक फूल।',
        'यहाँ काम करने वाले सबकी सुरक्षा की प्रार्थना, चाहें तो नाम लेकर।',
        'नारियल, आरती, और काम पर लौटने से पहले सबको मिठाई।',
      ],
      samagri: [
        'विश्वकर्मा जी का चित्र',
        'औज़ार, या उनमें से कुछ',
        'मालाएँ और खुले फूल',
        'कुमकुम, हल्दी और अक्षत',
        'नारियल',
        'सबके लिए मिठाई',
        'दीपक और धूप',
      ],
      prepare: [
        'माला पहनाने से पहले मशीनें बंद करके ताला लगा दें।',
        'दीपक तेल, ईंधन और बुरादे से दूर रखें; कारख़ाने में बिजली का दीया भी ठीक है।',
        'सबको बुलाएँ, चौकीदार और सफ़ाई करने वालों को भी।',
      ],
      questions: [
        { question: 'हम सॉफ़्टवेयर लिखते हैं। क्या हमारे लिए है?', answer: 'हाँ। कीबोर्ड, सर्वर, नक़्शों की कॉपी: सब औज़ार ही हैं।' },
        { question: 'क्या वाहन भी रख सकते हैं?', answer: 'हाँ, इंजन बंद और हैंड ब्रेक लगा हो।' },
      ],
    },
  },
}
