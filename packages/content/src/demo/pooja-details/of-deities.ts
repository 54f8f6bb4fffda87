import type { DemoPoojaDetails } from '../entries.ts'

export const detailsOfDeities: Record<string, DemoPoojaDetails> = {
  satyanarayan: {
    concerns: ['home', 'marriage', 'work'],
    en: {
      purpose:
        'Families keep it to give thanks: a house that stands, a wedding that went well, a job that came. It is also kept as a vow before such a day. Its katha says one thing in five ways: keep your word.',
      steps: [
        'Sankalp: your name, gotra and place, the tithi of the day, and why you have sat down today.',
        'Ganesha is worshipped first, then the kalash is set and the nine grahas are invited.',
        'Satyanarayan is bathed with panchamrit, then offered yellow cloth, sandal, flowers and tulsi.',
        'The acharya tells the katha chapter by chapter; after each of the five you place a flower.',
        'The sheera is offered with a tulsi leaf on it.',
        'Aarti is sung together, then prasad is shared with everyone in the house.',
      ],
      samagri: [
        'A picture or small image of Vishnu',
        'A chowki with a yellow cloth',
        'Kalash, coconut and five mango leaves',
        'Tulsi leaves and yellow flowers',
        'Milk, curd, honey, ghee and sugar',
        'Sheera of semolina, and bananas',
        'Incense, camphor and a ghee lamp',
      ],
      prepare: [
        'Cook the sheera before the call, so that it is warm when it is offered.',
        'Pick the tulsi in the morning: by custom it is not picked after sunset.',
        'Seat the family so that all of you face east and are seen by the camera.',
      ],
      questions: [
        {
          question: 'Does it have to be a full moon?',
          answer: 'No. Purnima is its usual day, but families keep it on any day that means something to them.',
        },
        {
          question: 'Is the whole katha told in half an hour?',
          answer:
            'Yes, all five chapters, in a short telling. The long recitation with every verse takes about two hours.',
        },
        {
          question: 'May we eat before it?',
          answer:
            'Those who sit for the sankalp usually fast until the prasad. Children, elders and anyone unwell should eat as they need.',
        },
      ],
    },
    hin: {
      purpose:
        'परिवार यह पूजा धन्यवाद के लिए रखते हैं: घर बन गया, विवाह अच्छे से हो गया, नौकरी लग गई। ऐसे दिन से पहले मनौती के रूप में भी रखी जाती है। इसकी कथा पाँच प्रकार से एक ही बात कहती है: अपना वचन निभाइए।',
      steps: [
        'संकल्प: आपका नाम, गोत्र और स्थान, उस दिन की तिथि, और आज आप किसलिए बैठे हैं।',
        'पहले गणेश पूजन, फिर कलश की स्थापना और नवग्रहों का आवाहन।',
        'सत्यनारायण को पंचामृत से स्नान, फिर पीला वस्त्र, चंदन, फूल और तुलसी।',
        'आचार्य एक-एक अध्याय कथा सुनाते हैं और पाँचों के बाद आप एक-एक फूल चढ़ाते हैं।',
        'शीरे पर तुलसी दल रखकर भोग लगता है।',
        'सब मिलकर आरती गाते हैं, फिर घर भर में प्रसाद बँटता है।',
      ],
      samagri: [
        'विष्णु जी का चित्र या छोटी मूर्ति',
        'चौकी और पीला कपड़ा',
        'कलश, नारियल और आम के पाँच पत्ते',
        'तुलसी दल और पीले फूल',
        'दूध, दही, शहद, घी और शक्कर',
        'सूजी का शीरा और केले',
        'धूप, कपूर और घी का दीपक',
      ],
      prepare: [
        'शीरा कॉल से पहले बना लें, ताकि भोग के समय गरम रहे।',
        'तुलसी सुबह ही तोड़ लें: सूर्यास्त के बाद तोड़ने की रीति नहीं है।',
        'परिवार ऐसे बैठे कि सबका मुख पूर्व की ओर हो और सब कैमरे में दिखें।',
      ],
      questions: [
        {
          question: 'क्या पूर्णिमा का होना ज़रूरी है?',
          answer: 'नहीं। पूर्णिमा इसका प्रचलित दिन है, पर परिवार इसे किसी भी ऐसे दिन रखते हैं जो उनके लिए विशेष हो।',
        },
        {
          question: 'क्या आधे घंटे में पूरी कथा हो जाती है?',
          answer: 'हाँ, पाँचों अध्याय, संक्षेप में। हर श्लोक के साथ लंबे पाठ में लगभग दो घंटे लगते हैं।',
        },
        {
          question: 'क्या पहले कुछ खा सकते हैं?',
          answer: 'संकल्प करने वाले प्रायः प्रसाद तक उपवास रखते हैं। बच्चे, बुज़ुर्ग और अस्वस्थ लोग आवश्यकता के अनुसार खा लें।',
        },
      ],
    },
  },
  ganesh: {
    concerns: ['home', 'work', 'studies', 'festivals'],
    en: {
      purpose:
        'Every rite begins with Ganesha, and so does every plan worth making. This is that beginning by itself: for a new shop, an exam, a journey, or simply for Chaturthi.',
      steps: [
        'Sankalp, with the beginning that you are making spoken in your own words.',
        'Ganesha is invited and seated: an image, a picture, or a betel nut on rice.',
        'Water, a bath, cloth, sandal, sindoor and red flowers are offered in turn.',
        'Twenty-one blades of durva are laid down, one with each name.',
        'The acharya recites the Atharvashirsha and explains two or three of its verses.',
        'Modak or laddoo is offered, and the aarti is sung.',
      ],
      samagri: [
        'An image or picture of Ganesha, or a betel nut',
        'Durva grass, 21 blades if you can',
        'Red flowers, hibiscus for choice',
        'Sindoor, sandal and rice',
        'Modak, laddoo or jaggery',
        'Incense, camphor and a ghee lamp',
      ],
      prepare: [
        'Wipe the place clean and lay a red or yellow cloth on it.',
        'Put what you are beginning beside the chowki: a key, a form, a first page.',
        'Let the children sit in front, where they see the acharya.',
      ],
      questions: [
        {
          question: 'We have no durva. What now?',
          answer: 'Rice is offered in its place, and the acharya says so in the mantra. Nothing is lost by it.',
        },
        {
          question: 'Can it be kept at any hour?',
          answer:
            'Yes. Before noon is liked best, and on Sankashti people wait for the moonrise, which the panchang shows for your city.',
        },
      ],
    },
    hin: {
      purpose:
        'हर पूजा गणेश जी से आरंभ होती है, और हर शुभ काम भी। यह वही आरंभ है, अपने आप में: नई दुकान, परीक्षा, यात्रा, या बस चतुर्थी के लिए।',
      steps: [
        'संकल्प, जिसमें आप अपने शब्दों में कहते हैं कि क्या आरंभ कर रहे हैं।',
        'गणेश जी का आवाहन और आसन: मूर्ति, चित्र, या अक्षत पर सुपारी।',
        'क्रम से जल, स्नान, वस्त्र, चंदन, सिंदूर और लाल फूल।',
        'इक्कीस दूर्वा, हर नाम के साथ एक।',
        'आचार्य अथर्वशीर्ष का पाठ करते हैं और दो-तीन मंत्रों का अर्थ बताते हैं।',
        'मोदक या लड्डू का भोग और आरती।',
      ],
      samagri: [
        'गणेश जी की मूर्ति या चित्र, न हो तो सुपारी',
        'दूर्वा, हो सके तो 21',
        'लाल फूल, गुड़हल मिले तो अच्छा',
        'सिंदूर, चंदन और अक्षत',
        'मोदक, लड्डू या गुड़',
        'धूप, कपूर और घी का दीपक',
      ],
      prepare: [
        'जगह पोंछकर लाल या पीला कपड़ा बिछा लें।',
        'जो आरंभ कर रहे हैं उसकी निशानी चौकी के पास रखें: चाबी, फ़ॉर्म, पहला पन्ना।',
        'बच्चों को आगे बैठाएँ, जहाँ से वे आचार्य को देख सकें।',
      ],
      questions: [
        {
          question: 'हमारे यहाँ दूर्वा नहीं मिलती। क्या करें?',
          answer: 'उसके स्थान पर अक्षत चढ़ते हैं और आचार्य मंत्र में यही कह देते हैं। इससे कोई कमी नहीं रहती।',
        },
        {
          question: 'क्या किसी भी समय हो सकती है?',
          answer: 'हाँ। दोपहर से पहले का समय अच्छा माना जाता है। संकष्टी पर चंद्रोदय तक रुकते हैं, जो पंचांग आपके नगर के लिए बताता है।',
        },
      ],
    },
  },
  rudrabhishek: {
    concerns: ['health', 'courage', 'grahas'],
    en: {
      purpose:
        'Water falling in a thin stream, and the Rudram over it: that is the whole of it, and people sit in it to become quiet. It is kept on Mondays, at Pradosh, in Shravana, and when there is much on one’s mind.',
      steps: [
        'Sankalp with your name and gotra, and that of the person you keep it for.',
        'Ganesha is remembered and the lingam is seated in its plate.',
        'Water first, then milk, curd, ghee, honey and sugar, and water again, while the Rudram is recited.',
        'The stream stays thin and unbroken; the acharya tells you when to change the vessel.',
        'Sandal, white flowers and bilva leaves are offered with the names of Shiva.',
        'A minute of silence, then aarti.',
      ],
      samagri: [
        'A small Shiva lingam in a plate that holds the water',
        'A lota or a vessel with a spout',
        'A litre of water, with Ganga water if you have it',
        'Half a litre of milk; curd, ghee, honey and sugar',
        'Bilva leaves and white flowers',
        'Sandal paste, rice and a lamp',
      ],
      prepare: [
        'Choose a place that may get wet, and lay a towel under the plate.',
        'Measure the milk and the water before the call, within reach of your right hand.',
        'Put the phone on a stand: both your hands are needed.',
      ],
      questions: [
        {
          question: 'We have no lingam at home.',
          answer:
            'A smooth stone, or one shaped of clean clay for the day, is used. The acharya invites Shiva into it and takes leave of it at the end.',
        },
        {
          question: 'What becomes of the milk and water?',
          answer: 'They are given to a plant or a tree, never poured into a drain.',
        },
        {
          question: 'May women do the abhishek?',
          answer: 'Yes. Customs of families differ, and with us nobody is turned away.',
        },
      ],
    },
    hin: {
      purpose:
        'पतली धार में गिरता जल, और उस पर रुद्री का पाठ: बस इतना ही, और लोग इसमें बैठकर शांत होते हैं। सोमवार, प्रदोष और सावन में, और जब मन पर बहुत कुछ हो।',
      steps: [
        'आपके नाम और गोत्र के साथ संकल्प, और जिनके लिए पूजा है उनका नाम।',
        'गणेश स्मरण और शिवलिंग को थाली में आसन।',
        'पहले जल, फिर दूध, दही, घी, शहद, शक्कर और फिर जल, साथ में रुद्री का पाठ।',
        'धार पतली और अटूट रहती है। पात्र कब बदलना है, यह आचार्य बताते हैं।',
        'शिव के नामों के साथ चंदन, सफ़ेद फूल और बेलपत्र।',
        'एक मिनट मौन, फिर आरती।',
      ],
      samagri: [
        'छोटा शिवलिंग और जल समेटने की थाली',
        'लोटा या टोंटी वाला पात्र',
        'एक लीटर जल, हो सके तो गंगाजल मिला',
        'आधा लीटर दूध; दही, घी, शहद और शक्कर',
        'बेलपत्र और सफ़ेद फूल',
        'चंदन, अक्षत और दीपक',
      ],
      prepare: [
        'ऐसी जगह चुनें जो भीग सके, और थाली के नीचे तौलिया बिछा लें।',
        'दूध और जल पहले से नापकर दाहिने हाथ के पास रखें।',
        'फ़ोन को स्टैंड पर रखें: दोनों हाथ चाहिए होंगे।',
      ],
      questions: [
        {
          question: 'हमारे घर में शिवलिंग नहीं है।',
          answer: 'चिकना पत्थर, या उसी दिन साफ़ मिट्टी से बनाया शिवलिंग लिया जाता है। आचार्य उसमें आवाहन करते हैं और अंत में विसर्जन।',
        },
        { question: 'दूध और जल का क्या करें?', answer: 'किसी पौधे या पेड़ में दे दें, नाली में न बहाएँ।' },
        {
          question: 'क्या स्त्रियाँ अभिषेक कर सकती हैं?',
          answer: 'हाँ। घर-घर की रीति अलग है, हमारे यहाँ किसी को मना नहीं किया जाता।',
        },
      ],
    },
  },
  hanuman: {
    concerns: ['courage', 'health', 'studies'],
    en: {
      purpose:
        'Hanuman forgot his own strength until he was reminded of it, and then he crossed the sea. People keep this pooja on a day when they want to be reminded too: before an exam, an operation, a hearing.',
      steps: [
        'Sankalp, and a remembrance of Rama, without whom Hanuman is not worshipped.',
        'Sindoor mixed with jasmine oil is offered, then a red cloth and a garland.',
        'The Chalisa is sung by everyone, slowly enough for children.',
        'The acharya reads chosen passages of the Sundarkand, from the leap to the burning of Lanka.',
        'Between the passages he tells what happens, in your language.',
        'Boondi or jaggery with gram is offered, and the aarti closes it.',
      ],
      samagri: [
        'A picture of Hanuman, one of Rama beside it',
        'Sindoor and jasmine oil',
        'Red flowers and a red cloth',
        'Boondi, or jaggery with roasted gram',
        'Betel leaf and a coconut',
        'A lamp with ghee or sesame oil',
      ],
      prepare: [
        'Print or open the Chalisa for whoever does not know it by heart.',
        'Keep a wet cloth at hand: sindoor colours the fingers.',
        'Mute other phones in the room; the passages are short and wish to be heard.',
      ],
      questions: [
        {
          question: 'Is the whole Sundarkand read?',
          answer:
            'No. Read aloud it takes about two hours and a half. In half an hour we read the passages that carry the story.',
        },
        {
          question: 'Tuesday or Saturday?',
          answer: 'Both are his days. Any other day is right too when the need is of that day.',
        },
      ],
    },
    hin: {
      purpose:
        'हनुमान जी अपना बल तब तक भूले रहे जब तक किसी ने याद न दिलाया, फिर समुद्र लाँघ गए। लोग यह पूजा उस दिन रखते हैं जब उन्हें भी याद दिलाने वाला कोई चाहिए: परीक्षा, ऑपरेशन या सुनवाई से पहले।',
      steps: [
        'संकल्प और श्रीराम का स्मरण, जिनके बिना हनुमान जी की पूजा नहीं होती।',
        'चमेली के तेल में मिला सिंदूर, फिर लाल वस्त्र और माला।',
        'सब मिलकर चालीसा गाते हैं, इतने धीरे कि बच्चे भी साथ गा सकें।',
        'आचार्य सुंदरकांड के चुने हुए प्रसंग पढ़ते हैं, समुद्र लाँघने से लंका दहन तक।',
        'प्रसंगों के बीच वे आपकी भाषा में कथा सुनाते हैं।',
        'बूँदी या गुड़-चने का भोग, और आरती से समापन।',
      ],
      samagri: [
        'हनुमान जी का चित्र, पास में श्रीराम का',
        'सिंदूर और चमेली का तेल',
        'लाल फूल और लाल कपड़ा',
        'बूँदी, या गुड़ और भुना चना',
        'पान का पत्ता और नारियल',
        'घी या तिल के तेल का दीपक',
      ],
      prepare: [
        'जिन्हें चालीसा याद नहीं उनके लिए छापकर या खोलकर रख लें।',
        'गीला कपड़ा पास रखें: सिंदूर से उँगलियाँ रँग जाती हैं।',
        'कमरे के बाक़ी फ़ोन मौन कर दें, प्रसंग छोटे हैं और सुनने के हैं।',
      ],
      questions: [
        {
          question: 'क्या पूरा सुंदरकांड पढ़ा जाता है?',
          answer: 'नहीं। पूरे पाठ में लगभग ढाई घंटे लगते हैं। आधे घंटे में हम वे प्रसंग पढ़ते हैं जिनसे कथा चलती है।',
        },
        { question: 'मंगलवार या शनिवार?', answer: 'दोनों उनके दिन हैं। जिस दिन आवश्यकता हो, वह दिन भी ठीक है।' },
      ],
    },
  },
  mahamrityunjaya: {
    concerns: ['health'],
    en: {
      purpose:
        'A prayer for somebody who is unwell, or before a hard day in a hospital. It asks for life and for a mind without fear. It stands beside the treatment and never in place of it.',
      steps: [
        'Sankalp with the name of the person, whether they sit with you or not.',
        'The acharya teaches the mantra word by word, with its meaning.',
        'Water in the kalash is blessed, and a lamp is lit before Shiva.',
        'One round of 108 is said together on the mala, at your own pace.',
        'The water is sprinkled on everyone; a little may be kept for the one who is away.',
        'All sit in silence for two minutes.',
      ],
      samagri: [
        'A rudraksha mala; any mala of 108 will do',
        'A picture of Shiva',
        'A kalash or clean vessel with water',
        'Bilva leaves or white flowers',
        'A ghee lamp and incense',
      ],
      prepare: [
        'If the call is from a hospital, light no lamp: a picture is enough, and we tell the acharya.',
        'Write down the name, the gotra if known, and the relation.',
        'For someone hard of hearing, turn the speaker up before you begin.',
      ],
      questions: [
        {
          question: 'Will it heal?',
          answer: 'Nobody can say so, and none of our acharyas will. Please go on with what the doctors advise.',
        },
        {
          question: 'Can the patient take part from bed?',
          answer: 'Yes. They may listen only, or repeat as much as they like.',
        },
        {
          question: 'Do you also do a lakh and a quarter of repetitions?',
          answer:
            'Not over a call of half an hour. The acharya can tell you how a family divides such a count over many days.',
        },
      ],
    },
    hin: {
      purpose:
        'किसी अस्वस्थ के लिए, या अस्पताल के कठिन दिन से पहले की प्रार्थना। इसमें जीवन और निर्भय मन माँगा जाता है। यह उपचार के साथ है, उसके स्थान पर कभी नहीं।',
      steps: [
        'उस व्यक्ति के नाम से संकल्प, चाहे वे साथ बैठे हों या नहीं।',
        'आचार्य मंत्र एक-एक शब्द सिखाते हैं, अर्थ के साथ।',
        'कलश के जल को अभिमंत्रित किया जाता है और शिव जी के सामने दीपक जलता है।',
        'माला पर 108 बार, सब मिलकर, अपनी गति से।',
        'जल सब पर छिड़का जाता है। जो दूर हैं उनके लिए थोड़ा रखा जा सकता है।',
        'दो मिनट सब मौन बैठते हैं।',
      ],
      samagri: [
        'रुद्राक्ष की माला; 108 दानों की कोई भी माला चलेगी',
        'शिव जी का चित्र',
        'कलश या साफ़ पात्र में जल',
        'बेलपत्र या सफ़ेद फूल',
        'घी का दीपक और धूप',
      ],
      prepare: [
        'अस्पताल से जुड़ रहे हों तो दीपक न जलाएँ: चित्र काफ़ी है, आचार्य को बता दिया जाता है।',
        'नाम, ज्ञात हो तो गोत्र, और संबंध लिखकर रख लें।',
        'जिन्हें कम सुनाई देता हो उनके लिए आवाज़ तेज़ कर लें।',
      ],
      questions: [
        {
          question: 'क्या इससे ठीक हो जाएँगे?',
          answer: 'ऐसा कोई नहीं कह सकता, और हमारे कोई आचार्य नहीं कहेंगे। डॉक्टर की सलाह पर चलते रहिए।',
        },
        { question: 'क्या रोगी बिस्तर से जुड़ सकते हैं?', answer: 'हाँ। चाहें तो केवल सुनें, या जितना हो सके उतना साथ बोलें।' },
        {
          question: 'क्या सवा लाख जाप भी होता है?',
          answer: 'आधे घंटे की कॉल में नहीं। परिवार इतना जाप कई दिनों में कैसे बाँटता है, यह आचार्य बता देंगे।',
        },
      ],
    },
  },
  'sudarshan-homa': {
    concerns: ['home', 'courage', 'work'],
    en: {
      purpose:
        'Sudarshana is the wheel in Vishnu’s hand, and its name means "good to look at". The fire is lit before a move, a journey or a matter one is uneasy about, so that one goes into it with a settled mind.',
      steps: [
        'Sankalp with your name, spoken before the fire is lit.',
        'The acharya kindles the fire at his place and invites Agni and Sudarshana.',
        'Ghee and sesame are offered 108 times with the mantra; the camera shows the fire.',
        'With each tenth offering you say "idam na mama": this is not mine.',
        'The purnahuti, a coconut with ghee, is given for the whole family.',
        'The ash is touched to the forehead at the acharya’s side in your name, and the shanti mantra is said.',
      ],
      samagri: [
        'A lamp with ghee',
        'A plate with a little sesame and rice',
        'Flowers',
        'A picture of Vishnu, if you have one',
      ],
      prepare: [
        'Light no fire at home: the homa is at the acharya’s place.',
        'Sit where the network is good; a fire seen in pieces is no joy.',
        'Tell the acharya in a sentence what lies before you.',
      ],
      questions: [
        {
          question: 'Does a fire that is elsewhere count for us?',
          answer:
            'In the tradition the priest makes the offering and the one who took the sankalp is its giver, wherever they sit. Some families wish to be at the fire; for them a homa at home is right.',
        },
        { question: 'Do you send the ash?', answer: 'No, nothing is sent by post.' },
      ],
    },
    hin: {
      purpose:
        'सुदर्शन विष्णु के हाथ का चक्र है, और नाम का अर्थ है "देखने में शुभ"। घर बदलने, यात्रा या जिस काम में मन आशंकित हो उससे पहले यह होम होता है, ताकि मन स्थिर करके आगे बढ़ें।',
      steps: [
        'अग्नि जलने से पहले आपके नाम से संकल्प।',
        'आचार्य अपने स्थान पर अग्नि प्रज्वलित करके अग्नि और सुदर्शन का आवाहन करते हैं।',
        'मंत्र के साथ घी और तिल की 108 आहुतियाँ, कैमरे पर अग्नि दिखती रहती है।',
        'हर दसवीं आहुति पर आप कहते हैं "इदं न मम": यह मेरा नहीं।',
        'पूरे परिवार की ओर से नारियल और घी की पूर्णाहुति।',
        'आपके नाम से भस्म का तिलक और शांति मंत्र।',
      ],
      samagri: ['घी का दीपक', 'थाली में थोड़ा तिल और अक्षत', 'फूल', 'विष्णु जी का चित्र, यदि हो'],
      prepare: [
        'घर में अग्नि न जलाएँ: होम आचार्य के स्थान पर होता है।',
        'जहाँ नेटवर्क अच्छा हो वहाँ बैठें, अटकती अग्नि में आनंद नहीं।',
        'आपके सामने क्या काम है, आचार्य को एक वाक्य में बता दें।',
      ],
      questions: [
        {
          question: 'अग्नि कहीं और हो तो क्या वह हमारी मानी जाएगी?',
          answer:
            'परंपरा में आहुति पुरोहित देते हैं और संकल्प लेने वाला यजमान होता है, वह कहीं भी बैठा हो। कुछ परिवार अग्नि के पास बैठना चाहते हैं, उनके लिए घर पर होम ठीक है।',
        },
        { question: 'क्या भस्म भेजी जाती है?', answer: 'नहीं, डाक से कुछ नहीं भेजा जाता।' },
      ],
    },
  },
}
