import type { DemoPoojaDetails } from '../entries.ts'

export const detailsOfDevi: Record<string, DemoPoojaDetails> = {
  lakshmi: {
    concerns: ['home', 'work', 'festivals'],
    en: {
      purpose:
        'The evening on which the whole house is lit. Lakshmi is thanked for what the year has brought, Ganesha is asked for good sense in using it, and accounts are closed and opened.',
      steps: [
        'The acharya names the hour: pradosha with the fixed lagna of your place, from the panchang.',
        'Sankalp of the family, with everyone named who cannot be at home.',
        'Kalash, Ganesha, Lakshmi and Kubera are worshipped in turn, with lotus or red flowers.',
        'The Shri Sukta is recited; coins, account book or laptop are marked with kumkum.',
        'Kheel and batasha are offered.',
        'Each of the family lights a lamp from the first one and carries it to a room; then comes the aarti.',
      ],
      samagri: [
        'Images or pictures of Lakshmi and Ganesha',
        'A red cloth and a chowki',
        'Kalash, coconut and mango leaves',
        'Lotus or other red flowers',
        'Kheel, batasha and sweets',
        'Coins, and the book or laptop you work with',
        'At least five lamps with oil, kumkum and rice',
      ],
      prepare: [
        'Clean the threshold and make a rangoli, however small.',
        'Fill the lamps beforehand and set them out on a tray.',
        'Keep the lamps away from curtains, and someone with the small children.',
      ],
      questions: [
        {
          question: 'The good hour on Diwali is short. Will there be an acharya?',
          answer:
            'Each acharya can sit with one family at a time, so slots of that evening go early. The slots say whether they lie in Rahu Kalam.',
        },
        {
          question: 'Can it be kept on another day?',
          answer: 'Yes: on Sharad Purnima, on Fridays, at the opening of a shop, or with the first account of a year.',
        },
      ],
    },
    hin: {
      purpose:
        'वह संध्या जब पूरा घर दीयों से भर जाता है। वर्ष भर जो मिला उसके लिए लक्ष्मी जी को धन्यवाद, उसके सदुपयोग के लिए गणेश जी से सद्बुद्धि, और पुराने बही-खाते बंद होकर नए खुलते हैं।',
      steps: [
        'आचार्य समय बताते हैं: पंचांग से आपके स्थान का प्रदोष और स्थिर लग्न।',
        'परिवार का संकल्प, जिसमें उनका भी नाम लिया जाता है जो घर नहीं आ सके।',
        'कलश, गणेश, लक्ष्मी और कुबेर की क्रम से पूजा, कमल या लाल फूलों से।',
        'श्रीसूक्त का पाठ; सिक्कों, बही या लैपटॉप पर कुमकुम।',
        'खील-बताशे का भोग।',
        'पहले दीये से घर का हर सदस्य एक दीया जलाकर किसी कमरे में ले जाता है, फिर आरती।',
      ],
      samagri: [
        'लक्ष्मी और गणेश जी की मूर्ति या चित्र',
        'लाल कपड़ा और चौकी',
        'कलश, नारियल और आम के पत्ते',
        'कमल या दूसरे लाल फूल',
        'खील, बताशे और मिठाई',
        'सिक्के, और बही या काम का लैपटॉप',
        'तेल सहित कम से कम पाँच दीये, कुमकुम और अक्षत',
      ],
      prepare: [
        'देहरी साफ़ करके रंगोली बनाएँ, छोटी ही सही।',
        'दीये पहले से भरकर थाल में सजा लें।',
        'दीये परदों से दूर रखें, और छोटे बच्चों के पास कोई बड़ा रहे।',
      ],
      questions: [
        {
          question: 'दीपावली का शुभ समय छोटा होता है। आचार्य मिलेंगे?',
          answer:
            'एक आचार्य एक समय में एक ही परिवार के साथ बैठते हैं, इसलिए उस संध्या के समय जल्दी भर जाते हैं। हर समय के साथ लिखा रहता है कि वह राहुकाल में है या नहीं।',
        },
        {
          question: 'क्या किसी और दिन हो सकती है?',
          answer: 'हाँ: शरद पूर्णिमा पर, शुक्रवार को, दुकान खुलने पर, या वर्ष का पहला खाता लिखते समय।',
        },
      ],
    },
  },
  saraswati: {
    concerns: ['studies', 'children', 'festivals'],
    en: {
      purpose:
        'Before Saraswati the tools of learning rest for a day, and one sits in front of them instead of behind them. For students, teachers, writers and musicians.',
      steps: [
        'Sankalp of those who learn and those who teach.',
        'Ganesha, then Saraswati, seated on a yellow cloth with the books around her.',
        'White sandal, yellow flowers and mango blossom, if there is any, are offered.',
        'The Saraswati Vandana is taught line by line and sung.',
        'Pens, books and instruments are touched with sandal; little ones may write a letter in rice.',
        'Boondi or kesari rice is offered, and the aarti closes it.',
      ],
      samagri: [
        'A picture of Saraswati',
        'A yellow cloth',
        'Marigold, mustard or other yellow flowers',
        'White sandal and rice',
        'Boondi, or rice cooked with saffron',
        'The books, pens or instrument to be blessed',
        'A ghee lamp and incense',
      ],
      prepare: [
        'Finish what must be read that day before it begins: by custom the books then rest until morning.',
        'Wear something yellow if you like.',
        'Stand an instrument so that it cannot fall into the lamp.',
      ],
      questions: [
        {
          question: 'Is it for exams?',
          answer: 'Many keep it before them. It settles the mind; the syllabus remains to be learnt.',
        },
        {
          question: 'Is it held outside Vasant Panchami?',
          answer: 'Yes, also on Maha Navami, on Guru Purnima and when a course begins.',
        },
      ],
    },
    hin: {
      purpose:
        'सरस्वती के सामने विद्या के साधन एक दिन विश्राम करते हैं, और हम उनके पीछे नहीं, सामने बैठते हैं। विद्यार्थियों, अध्यापकों, लेखकों और संगीतकारों के लिए।',
      steps: [
        'सीखने वालों और सिखाने वालों का संकल्प।',
        'गणेश पूजन, फिर पीले कपड़े पर सरस्वती जी, चारों ओर किताबें।',
        'सफ़ेद चंदन, पीले फूल और मिले तो आम का बौर।',
        'सरस्वती वंदना पंक्ति-पंक्ति सिखाई और गाई जाती है।',
        'क़लम, किताब और वाद्य पर चंदन; छोटे बच्चे चाहें तो चावल में अक्षर लिखें।',
        'बूँदी या केसरी भात का भोग, और आरती।',
      ],
      samagri: [
        'सरस्वती जी का चित्र',
        'पीला कपड़ा',
        'गेंदा, सरसों या दूसरे पीले फूल',
        'सफ़ेद चंदन और अक्षत',
        'बूँदी, या केसर डला भात',
        'किताबें, क़लम या वाद्य जिनकी पूजा करनी हो',
        'घी का दीपक और धूप',
      ],
      prepare: [
        'उस दिन जो पढ़ना हो पहले पढ़ लें: रीति से किताबें फिर अगली सुबह तक विश्राम करती हैं।',
        'चाहें तो कुछ पीला पहनें।',
        'वाद्य ऐसे रखें कि दीपक पर न गिरे।',
      ],
      questions: [
        {
          question: 'क्या यह परीक्षा के लिए है?',
          answer: 'बहुत लोग परीक्षा से पहले रखते हैं। इससे मन स्थिर होता है, पाठ्यक्रम तो पढ़ना ही है।',
        },
        {
          question: 'क्या वसंत पंचमी के अलावा भी होती है?',
          answer: 'हाँ, महानवमी और गुरु पूर्णिमा पर, और जब कोई नया पाठ्यक्रम आरंभ हो।',
        },
      ],
    },
  },
  durga: {
    concerns: ['courage', 'home', 'festivals'],
    en: {
      purpose:
        'In the Saptashati the gods each give Durga what they have, and together it is enough. Families keep her nine nights to gather themselves in the same way.',
      steps: [
        'Sankalp for one day or for all nine.',
        'On the first day: barley is sown, and the kalash is set in it within the hours of ghatasthapana.',
        'On other days: the form of Durga that the day belongs to is invited.',
        'The acharya recites the Kavach and the Argala.',
        'One chapter of the Saptashati is read and its story told.',
        'Red flowers, fruit and sindoor are offered; aarti, and the lamp is left burning.',
      ],
      samagri: [
        'A picture of Durga and a red cloth',
        'Kalash, coconut and mango leaves',
        'A clay dish with soil and barley (first day)',
        'Red flowers and sindoor',
        'Fruit and sweets',
        'A lamp that can burn on, with enough oil',
        'Incense, camphor and rice',
      ],
      prepare: [
        'Sift the soil and soak the barley for an hour on the first day.',
        'Stand the lamp in a wide plate, away from anything that burns.',
        'Decide beforehand who waters the barley on the other days.',
      ],
      questions: [
        {
          question: 'Must we book all nine days?',
          answer:
            'No. Many keep the first and the eighth with the acharya and light the lamp themselves on the others.',
        },
        { question: 'What if the lamp goes out?', answer: 'It is lit again. It is a lamp, and no sign of anything.' },
        {
          question: 'Does the fast have to be strict?',
          answer: 'That is each one’s own choice. Whoever takes medicine or is expecting should eat.',
        },
      ],
    },
    hin: {
      purpose:
        'सप्तशती में हर देवता दुर्गा को अपना कुछ देते हैं, और सब मिलकर पर्याप्त हो जाता है। परिवार नौ रातें इसी तरह अपने को समेटने के लिए रखते हैं।',
      steps: [
        'एक दिन का, या नौ दिनों का संकल्प।',
        'पहले दिन: घटस्थापना के समय में जौ बोकर कलश रखा जाता है।',
        'बाक़ी दिन: उस दिन के स्वरूप का आवाहन।',
        'आचार्य कवच और अर्गला का पाठ करते हैं।',
        'सप्तशती का एक अध्याय पढ़ा जाता है और उसकी कथा होती है।',
        'लाल फूल, फल और सिंदूर; आरती, और दीपक जलता रहता है।',
      ],
      samagri: [
        'दुर्गा जी का चित्र और लाल कपड़ा',
        'कलश, नारियल और आम के पत्ते',
        'मिट्टी का पात्र, मिट्टी और जौ (पहले दिन)',
        'लाल फूल और सिंदूर',
        'फल और मिठाई',
        'देर तक जलने वाला दीपक और पर्याप्त तेल',
        'धूप, कपूर और अक्षत',
      ],
      prepare: [
        'पहले दिन मिट्टी छान लें और जौ एक घंटा भिगो दें।',
        'दीपक चौड़ी थाली में रखें, जलने वाली चीज़ों से दूर।',
        'तय कर लें कि बाक़ी दिन जौ को पानी कौन देगा।',
      ],
      questions: [
        {
          question: 'क्या नौ दिन बुक करने होंगे?',
          answer: 'नहीं। बहुत लोग पहला और आठवाँ दिन आचार्य के साथ रखते हैं और बाक़ी दिन स्वयं दीपक जलाते हैं।',
        },
        { question: 'दीपक बुझ जाए तो?', answer: 'फिर जला लें। दीपक ही है, किसी बात का संकेत नहीं।' },
        { question: 'क्या व्रत कठिन ही रखना होगा?', answer: 'यह सबका अपना निर्णय है। जो दवा लेते हैं या गर्भवती हैं वे भोजन करें।' },
      ],
    },
  },
}
