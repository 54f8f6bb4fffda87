import type { DemoPoojaDetails } from '../entries.ts'

export const detailsOfGrahas: Record<string, DemoPoojaDetails> = {
  'navagraha-shanti': {
    concerns: ['grahas', 'health'],
    en: {
      purpose:
        'The nine are greeted one by one, as one greets elders in a room. It is kept on a birthday, at the start of a dasha or of a year, and before larger rites, which all begin with it.',
      steps: [
        'Sankalp with your birth nakshatra and rashi, where you know them.',
        'Nine fields are laid out on a cloth, each with its grain and a betel nut.',
        'Beginning with the Sun in the middle, each graha is invited by name.',
        'Each is given flowers of its colour, a lamp and its mantra nine times.',
        'The acharya says which dasha you are in and what the tradition ties to it.',
        'A prayer to all nine together, aarti, and grains are set aside for giving.',
      ],
      samagri: [
        'A handful each of wheat, rice, pigeon peas, green gram, chickpeas, white beans, sesame, black gram and horse gram',
        'Nine betel nuts',
        'Flowers of several colours',
        'A white cloth',
        'Incense, kumkum and rice',
        'A lamp with ghee',
      ],
      prepare: [
        'Have date, time and place of birth at hand; the chart is drawn with them.',
        'Put the grains into nine small bowls in the order of the list.',
        'Decide to whom the grain is given afterwards.',
      ],
      questions: [
        {
          question: 'I do not know my time of birth.',
          answer: 'Then the acharya goes by the Moon alone, or only by your name. The rite is the same.',
        },
        {
          question: 'Does it change what the stars bring?',
          answer: 'It changes how one meets it. None of our acharyas will tell you more than that.',
        },
      ],
    },
    hin: {
      purpose:
        'नौ ग्रहों का एक-एक करके अभिवादन, जैसे घर के बड़ों का करते हैं। जन्मदिन, दशा या वर्ष के आरंभ पर, और बड़ी पूजाओं से पहले, जो इसी से आरंभ होती हैं।',
      steps: [
        'संकल्प, ज्ञात हो तो जन्म नक्षत्र और राशि के साथ।',
        'कपड़े पर नौ खाने, हर एक में उसका अन्न और सुपारी।',
        'बीच में सूर्य से आरंभ करके हर ग्रह का नाम लेकर आवाहन।',
        'हर ग्रह को उसके रंग के फूल, दीप और नौ बार मंत्र।',
        'आचार्य बताते हैं कि कौन-सी दशा है और परंपरा उसे किससे जोड़ती है।',
        'नौ ग्रहों की साझी प्रार्थना, आरती, और अन्न दान के लिए अलग।',
      ],
      samagri: [
        'गेहूँ, चावल, अरहर, मूँग, चना, सफ़ेद लोबिया, तिल, उड़द और कुलथी, एक-एक मुट्ठी',
        'नौ सुपारी',
        'कई रंगों के फूल',
        'सफ़ेद कपड़ा',
        'धूप, कुमकुम और अक्षत',
        'घी का दीपक',
      ],
      prepare: [
        'जन्म की तारीख़, समय और स्थान पास रखें, उन्हीं से कुंडली बनती है।',
        'अन्न को सूची के क्रम से नौ कटोरियों में रख लें।',
        'तय कर लें कि बाद में अन्न किसे देंगे।',
      ],
      questions: [
        {
          question: 'मुझे जन्म का समय ज्ञात नहीं।',
          answer: 'तब आचार्य केवल चंद्रमा से, या केवल नाम से पूजा कराते हैं। विधि वही रहती है।',
        },
        {
          question: 'क्या इससे ग्रहों का फल बदल जाता है?',
          answer: 'इससे यह बदलता है कि हम उसका सामना कैसे करते हैं। इससे अधिक हमारे कोई आचार्य नहीं कहेंगे।',
        },
      ],
    },
  },
  shani: {
    concerns: ['grahas', 'work', 'courage'],
    en: {
      purpose:
        'Saturn moves slowly and asks for what is slow: patience, order, fair dealing with those who work for you. The pooja is a promise of these, made on a Saturday with a lamp of sesame oil.',
      steps: [
        'Sankalp, with what you mean to do more patiently from now on.',
        'Ganesha and Hanuman are remembered first.',
        'Shani is worshipped with black sesame, dark flowers and oil.',
        'The lamp is lit, and the Dasharatha Stotra is read with its story.',
        'The acharya shows where Saturn stands in your chart, and the dates of a Sade Sati if there is one.',
        'Aarti; then oil, lentils or a blanket are set aside to be given away.',
      ],
      samagri: [
        'Sesame oil and a clay lamp',
        'Black sesame',
        'Blue or dark flowers',
        'Incense and rice',
        'Something to give: a blanket, oil, lentils or shoes',
      ],
      prepare: [
        'Have the details of your birth ready, or open the chart you have made here.',
        'Sit facing west, as is usual for Shani; another side will do.',
        'Think of somebody to whom the gift will be of use.',
      ],
      questions: [
        {
          question: 'I am told that Sade Sati is terrible.',
          answer:
            'Everyone lives through it two or three times, kings and clerks alike. It is a time for steady work, not for fear.',
        },
        {
          question: 'Should I wear a blue sapphire?',
          answer: 'That is no part of this pooja. Let nobody hurry you into a costly stone.',
        },
      ],
    },
    hin: {
      purpose:
        'शनि धीरे चलते हैं और वही माँगते हैं जो धीरे होता है: धैर्य, नियम, और जो आपके लिए काम करते हैं उनसे न्याय। यह पूजा इन्हीं का वचन है, शनिवार को तिल के तेल के दीपक के साथ।',
      steps: [
        'संकल्प, और यह कि अब से क्या अधिक धैर्य से करेंगे।',
        'पहले गणेश और हनुमान जी का स्मरण।',
        'काले तिल, गहरे फूल और तेल से शनि देव की पूजा।',
        'दीपक जलाकर दशरथ स्तोत्र का पाठ और उसकी कथा।',
        'आचार्य दिखाते हैं कि कुंडली में शनि कहाँ हैं, और साढ़ेसाती हो तो उसकी तिथियाँ।',
        'आरती; फिर तेल, दाल या कंबल दान के लिए अलग।',
      ],
      samagri: [
        'तिल का तेल और मिट्टी का दीपक',
        'काले तिल',
        'नीले या गहरे रंग के फूल',
        'धूप और अक्षत',
        'दान के लिए कंबल, तेल, दाल या जूते',
      ],
      prepare: [
        'जन्म का विवरण पास रखें, या यहाँ बनाई हुई कुंडली खोल लें।',
        'शनि पूजा में पश्चिम की ओर मुख करते हैं, दूसरी दिशा भी चलेगी।',
        'सोच लें कि दान किसके काम आएगा।',
      ],
      questions: [
        {
          question: 'सुना है साढ़ेसाती बहुत बुरी होती है।',
          answer: 'हर व्यक्ति के जीवन में वह दो-तीन बार आती है, राजा हो या बाबू। वह नियम से काम करने का समय है, डरने का नहीं।',
        },
        { question: 'क्या नीलम पहनना चाहिए?', answer: 'वह इस पूजा का अंग नहीं है। महँगे रत्न के लिए किसी की जल्दी में न आएँ।' },
      ],
    },
  },
  'kaal-sarp-shanti': {
    concerns: ['grahas', 'courage'],
    en: {
      purpose:
        'For charts in which all grahas stand between Rahu and Ketu, and for people whom somebody has frightened with that. The acharya looks first; the rite is for a quiet mind.',
      steps: [
        'The acharya reads your chart and tells you plainly whether it has the pattern.',
        'If it has not, he says so, and you may take another rite or a talk instead.',
        'Sankalp; Ganesha and Shiva are worshipped.',
        'Rahu and Ketu, then the nine nagas, are given milk, flowers and durva.',
        'One round of the mantra of Shiva is said together.',
        'The pair of nagas is thanked and taken leave of; aarti.',
      ],
      samagri: [
        'A picture of Shiva',
        'A pair of nagas in any metal, or drawn with turmeric',
        'Milk and white flowers',
        'Durva, sandal and rice',
        'A mala, incense and a lamp',
      ],
      prepare: [
        'Have date, time and place of birth at hand: without the time the pattern cannot be told for certain.',
        'Write down what you were told elsewhere, so that it can be answered.',
        'Choose a slot after which you have some quiet.',
      ],
      questions: [
        {
          question: 'Is this pattern in the old texts?',
          answer:
            'Hardly. The great classical works do not name it; it came up later, and acharyas differ on what it means.',
        },
        {
          question: 'Must it be repeated every year?',
          answer: 'No. Whoever says so should tell you where that is written.',
        },
        {
          question: 'I would rather only talk.',
          answer: 'Then talk. A chat with an acharya costs less than this pooja and is often enough.',
        },
      ],
    },
    hin: {
      purpose:
        'जिन कुंडलियों में सब ग्रह राहु और केतु के बीच हों उनके लिए, और उनके लिए जिन्हें किसी ने इससे डरा दिया हो। आचार्य पहले देखते हैं; पूजा शांत मन के लिए है।',
      steps: [
        'आचार्य कुंडली देखकर साफ़ बताते हैं कि यह योग है या नहीं।',
        'न हो तो बता देते हैं, और आप दूसरी पूजा या बातचीत चुन सकते हैं।',
        'संकल्प; गणेश और शिव जी की पूजा।',
        'राहु-केतु, फिर नौ नागों को दूध, फूल और दूर्वा।',
        'मिलकर शिव मंत्र की एक माला।',
        'नाग-नागिन के जोड़े को प्रणाम और विसर्जन; आरती।',
      ],
      samagri: [
        'शिव जी का चित्र',
        'किसी भी धातु का, या हल्दी से बना नाग-नागिन का जोड़ा',
        'दूध और सफ़ेद फूल',
        'दूर्वा, चंदन और अक्षत',
        'माला, धूप और दीपक',
      ],
      prepare: [
        'जन्म की तारीख़, समय और स्थान पास रखें: समय के बिना योग निश्चित नहीं कहा जा सकता।',
        'कहीं और जो कहा गया हो उसे लिख लें, ताकि उसका उत्तर मिले।',
        'ऐसा समय चुनें जिसके बाद कुछ देर शांति हो।',
      ],
      questions: [
        {
          question: 'क्या यह योग प्राचीन ग्रंथों में है?',
          answer: 'लगभग नहीं। बड़े प्राचीन ग्रंथ इसका नाम नहीं लेते; यह बाद में आया, और इसके अर्थ पर आचार्यों का मत एक नहीं।',
        },
        { question: 'क्या हर वर्ष करानी होगी?', answer: 'नहीं। जो ऐसा कहे, उससे पूछिए कि कहाँ लिखा है।' },
        {
          question: 'मैं बस बात करना चाहता हूँ।',
          answer: 'तो बात कीजिए। आचार्य से चैट इस पूजा से कम में होती है और प्रायः काफ़ी होती है।',
        },
      ],
    },
  },
}
