import type { DemoPooja } from '../entries.ts'

export const poojasOfDeities: readonly DemoPooja[] = [
  {
    id: 'satyanarayan',
    name: { en: 'Satyanarayan Pooja', hin: 'सत्यनारायण पूजा' },
    description: {
      en: 'Vishnu worshipped as Truth itself, with the katha in five chapters. Held on a full moon, after a wedding, or when something the family waited for has come.',
      hin: 'सत्य रूप में भगवान विष्णु की पूजा और पाँच अध्याय की कथा। पूर्णिमा पर, विवाह के बाद, या जब परिवार की कोई प्रतीक्षा पूरी हो।',
    },
    about: {
      en: 'After the sankalp, Ganesha and the navagrahas are invited, then Satyanarayan is worshipped with panchamrit, tulsi leaves and sheera. The acharya tells the katha chapter by chapter in your language; the family closes each with a flower. It ends with aarti and prasad.\n\nHave ready a picture of Vishnu, a chowki with a yellow cloth, a kalash, a coconut, bananas, tulsi leaves, milk, curd, honey, ghee and sugar for the panchamrit, and semolina cooked with sugar and ghee.',
      hin: 'संकल्प के बाद गणेश जी और नवग्रहों का आवाहन होता है, फिर पंचामृत, तुलसी दल और शीरे से सत्यनारायण की पूजा। आचार्य एक-एक अध्याय कथा सुनाते हैं और परिवार हर अध्याय पर फूल चढ़ाता है। अंत में आरती और प्रसाद।\n\nयह तैयार रखें: विष्णु जी का चित्र, चौकी और पीला कपड़ा, कलश, नारियल, केले, तुलसी के पत्ते, पंचामृत के लिए दूध, दही, शहद, घी और शक्कर, और सूजी का शीरा।',
    },
    drawing: 'poojas/satyanarayan',
    rupees: 1100,
    minutes: 30,
    festivals: [
      'purnima-vrat',
      'kartika-purnima',
      'dev-diwali',
      'margashirsha-purnima',
      'magha-purnima',
      'vaishakha-purnima',
      'shravana-purnima',
    ],
  },
  {
    id: 'ganesh',
    name: { en: 'Ganesh Pooja', hin: 'गणेश पूजा' },
    description: {
      en: 'Before anything begins: Ganesha is invited, seated and asked to clear the way. Short, cheerful, and right for children to sit in on.',
      hin: 'हर आरंभ से पहले: गणेश जी को बुलाकर आसन देते हैं और मार्ग सुगम करने की प्रार्थना करते हैं। छोटी और आनंद भरी पूजा, बच्चे भी साथ बैठें।',
    },
    about: {
      en: 'The sixteen offerings are made one after the other: a seat, water, a bath, cloth, sandal, flowers, durva grass, incense, light and food. The acharya recites the Atharvashirsha and explains two or three of its verses. Aarti follows.\n\nHave ready an idol or picture of Ganesha (a betel nut on rice will do), durva, red flowers, sindoor, modak or laddoo, jaggery, and a ghee lamp.',
      hin: 'सोलह उपचार एक-एक करके होते हैं: आसन, जल, स्नान, वस्त्र, चंदन, फूल, दूर्वा, धूप, दीप और नैवेद्य। आचार्य अथर्वशीर्ष का पाठ करते हैं और दो-तीन मंत्रों का अर्थ बताते हैं। फिर आरती।\n\nयह तैयार रखें: गणेश जी की मूर्ति या चित्र (न हो तो अक्षत पर सुपारी), दूर्वा, लाल फूल, सिंदूर, मोदक या लड्डू, गुड़ और घी का दीपक।',
    },
    drawing: 'poojas/ganesh',
    rupees: 749,
    minutes: 25,
    festivals: [
      'ganesh-chaturthi',
      'vinayaka-chaturthi',
      'sankashti-chaturthi',
      'ganesha-jayanti',
      'sakat-chauth',
      'anant-chaturdashi',
    ],
  },
  {
    id: 'rudrabhishek',
    name: { en: 'Rudrabhishek', hin: 'रुद्राभिषेक' },
    description: {
      en: 'Shiva bathed with water, milk and honey while the Rudram is recited. Mondays, Pradosh and the month of Shravana are its days.',
      hin: 'रुद्री के पाठ के साथ जल, दूध और शहद से शिव जी का अभिषेक। सोमवार, प्रदोष और सावन इसके अपने दिन हैं।',
    },
    about: {
      en: 'The acharya recites the Namakam of the Rudram while you pour a thin, unbroken stream over the lingam, first water, then milk, curd, honey, ghee and sugar, and water again. Bilva leaves are offered with the names of Shiva.\n\nHave ready a small Shiva lingam in a plate that holds the water, a lota, a litre of water with a little Ganga water if you have it, half a litre of milk, bilva leaves, white flowers and sandal paste.\n\nThe Rudram recited eleven times takes three hours; this is one recitation.',
      hin: 'आचार्य रुद्री का नमक पाठ करते हैं और आप शिवलिंग पर पतली, अटूट धार चढ़ाते हैं: पहले जल, फिर दूध, दही, शहद, घी, शक्कर और फिर जल। शिव के नामों के साथ बेलपत्र चढ़ते हैं।\n\nयह तैयार रखें: छोटा शिवलिंग और जल समेटने की थाली, लोटा, एक लीटर जल (हो सके तो थोड़ा गंगाजल), आधा लीटर दूध, बेलपत्र, सफ़ेद फूल और चंदन।\n\nएकादश रुद्री में तीन घंटे लगते हैं। यह एक आवृत्ति का अभिषेक है।',
    },
    drawing: 'poojas/rudrabhishek',
    rupees: 1499,
    minutes: 30,
    festivals: [
      'maha-shivaratri',
      'masik-shivaratri',
      'pradosh-vrat',
      'vaikuntha-chaturdashi',
      'nag-panchami',
      'arudra-darshan',
    ],
  },
  {
    id: 'hanuman',
    name: { en: 'Hanuman Pooja with Sundarkand', hin: 'सुंदरकांड सहित हनुमान पूजा' },
    description: {
      en: 'Sindoor and jasmine oil for Hanuman, the Chalisa said together, and chosen passages of the Sundarkand. For Tuesdays and Saturdays, and for days that ask for courage.',
      hin: 'हनुमान जी को सिंदूर और चमेली का तेल, मिलकर चालीसा और सुंदरकांड के चुने हुए प्रसंग। मंगलवार और शनिवार के लिए, और उन दिनों के लिए जब साहस चाहिए।',
    },
    about: {
      en: 'Rama is remembered first, then Hanuman is offered sindoor, oil, a red cloth and boondi. The Chalisa is sung by everyone; the acharya then reads from the leap over the sea to the burning of Lanka and tells what happens between the verses.\n\nHave ready a picture of Hanuman, sindoor, jasmine oil, red flowers, boondi or jaggery with gram, and a lamp.\n\nThe whole Sundarkand takes about two hours and a half.',
      hin: 'पहले श्रीराम का स्मरण, फिर हनुमान जी को सिंदूर, तेल, लाल वस्त्र और बूँदी। चालीसा सब मिलकर गाते हैं। फिर आचार्य समुद्र लाँघने से लंका दहन तक के प्रसंग पढ़ते हैं और बीच की कथा सुनाते हैं।\n\nयह तैयार रखें: हनुमान जी का चित्र, सिंदूर, चमेली का तेल, लाल फूल, बूँदी या गुड़-चना, और दीपक।\n\nपूरे सुंदरकांड में लगभग ढाई घंटे लगते हैं।',
    },
    drawing: 'poojas/hanuman',
    rupees: 849,
    minutes: 30,
    festivals: ['hanuman-jayanti', 'narak-chaturdashi', 'rama-navami'],
  },
  {
    id: 'mahamrityunjaya',
    name: { en: 'Mahamrityunjaya Jaap', hin: 'महामृत्युंजय जाप' },
    description: {
      en: 'The three-eyed one is asked for a long life and a calm mind. Families hold it when somebody is unwell, beside the care of their doctors.',
      hin: 'त्र्यंबक से दीर्घ आयु और शांत मन की प्रार्थना। घर में कोई अस्वस्थ हो तो परिवार इसे कराते हैं, डॉक्टर के उपचार के साथ।',
    },
    about: {
      en: 'The name of the person is spoken in the sankalp. The acharya teaches the mantra word by word, then it is said together on a mala, one round of 108. Water from the kalash is sprinkled at the end, and all sit in silence for two minutes.\n\nHave ready a rudraksha mala, a picture of Shiva, a kalash with water, bilva leaves and a lamp.\n\nThis is a prayer. It does not replace a treatment, and no acharya of ours will tell you so.',
      hin: 'संकल्प में उनका नाम लिया जाता है जिनके लिए जाप है। आचार्य मंत्र एक-एक शब्द करके सिखाते हैं, फिर सब मिलकर माला पर 108 बार जपते हैं। अंत में कलश का जल छिड़का जाता है और दो मिनट सब मौन बैठते हैं।\n\nयह तैयार रखें: रुद्राक्ष की माला, शिव जी का चित्र, जल से भरा कलश, बेलपत्र और दीपक।\n\nयह प्रार्थना है, उपचार का विकल्प नहीं। हमारे कोई आचार्य ऐसा कहेंगे भी नहीं।',
    },
    drawing: 'poojas/mahamrityunjaya',
    rupees: 1249,
    minutes: 30,
    festivals: ['maha-shivaratri', 'pradosh-vrat', 'masik-shivaratri'],
  },
  {
    id: 'sudarshan-homa',
    name: { en: 'Sudarshana Homa', hin: 'सुदर्शन होम' },
    description: {
      en: "A small fire for Vishnu's wheel, lit by the acharya and shared over the call. People hold it before a journey, a move or an undertaking they are anxious about.",
      hin: 'विष्णु के चक्र के निमित्त छोटा होम, जिसे आचार्य अपने यहाँ करते हैं और आप साथ बैठते हैं। यात्रा, स्थान बदलने या मन में शंका वाले काम से पहले।',
    },
    about: {
      en: 'The fire burns at the acharya\'s place; you need none at home. Your sankalp is spoken, the Sudarshana mantra is offered 108 times with ghee and sesame, and you say "idam na mama", this is not mine, with each tenth offering. The purnahuti closes it.\n\nHave ready a lamp, some ghee, sesame and rice in a plate in front of you. Please light no open fire in a closed room.',
      hin: 'अग्नि आचार्य के स्थान पर जलती है, आपको घर में हवन नहीं करना। आपका संकल्प होता है, घी और तिल से सुदर्शन मंत्र की 108 आहुतियाँ दी जाती हैं और हर दसवीं आहुति पर आप "इदं न मम" कहते हैं। पूर्णाहुति से समापन।\n\nयह तैयार रखें: दीपक, और सामने थाली में थोड़ा घी, तिल और अक्षत। बंद कमरे में खुली आग न जलाएँ।',
    },
    drawing: 'poojas/sudarshan-homa',
    rupees: 2549,
    minutes: 30,
    festivals: ['devutthana-ekadashi', 'mokshada-ekadashi', 'gita-jayanti', 'vaikuntha-ekadashi', 'narasimha-jayanti'],
  },
]
