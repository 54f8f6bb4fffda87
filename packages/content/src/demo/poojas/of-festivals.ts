import type { DemoPooja } from '../entries.ts'

/** Poojas that belong to one day of the year. */
export const poojasOfFestivals: readonly DemoPooja[] = [
  {
    id: 'tulasi-vivah',
    name: { en: 'Tulasi Vivah', hin: 'तुलसी विवाह' },
    description: {
      en: 'Tulsi is married to Shaligram, and the season of weddings opens. A small wedding in your courtyard or balcony, with sugarcane for a mandap.',
      hin: 'तुलसी जी का शालिग्राम से विवाह, और इसी से विवाह के दिन खुलते हैं। आँगन या बालकनी में छोटा-सा विवाह, गन्ने का मंडप।',
    },
    about: {
      en: 'The plant is dressed as a bride with a red cloth and bangles, sugarcane is tied into an arch, and Shaligram or a picture of Krishna is set beside it. The acharya leads the sankalp, the exchange of garlands and the mangalashtak; the family throws rice.\n\nHave ready the tulsi in its pot, two or four sugarcanes, a red chunri, bangles, turmeric, two garlands, amla and berries of the season, and sweets.',
      hin: 'तुलसी को लाल चुनरी और चूड़ियों से दुल्हन की तरह सजाते हैं, गन्ने से मंडप बनता है और पास में शालिग्राम या कृष्ण जी का चित्र रखा जाता है। आचार्य संकल्प, जयमाला और मंगलाष्टक कराते हैं और परिवार अक्षत डालता है।\n\nयह तैयार रखें: गमले में तुलसी, दो या चार गन्ने, लाल चुनरी, चूड़ियाँ, हल्दी, दो मालाएँ, आँवला, बेर और मौसम के फल, और मिठाई।',
    },
    drawing: 'poojas/tulasi-vivah',
    rupees: 899,
    minutes: 30,
    festivals: ['tulasi-vivah', 'devutthana-ekadashi', 'kartika-purnima'],
  },
  {
    id: 'dhanteras',
    name: { en: 'Dhanteras Pooja', hin: 'धनतेरस पूजा' },
    description: {
      en: 'Dhanvantari, Kubera and Lakshmi on the thirteenth before Diwali, and the lamp for Yama at the door in the evening.',
      hin: 'दीपावली से पहले की त्रयोदशी पर धन्वंतरि, कुबेर और लक्ष्मी की पूजा, और साँझ को द्वार पर यम का दीपक।',
    },
    about: {
      en: 'Dhanvantari is asked for health first, which is what the day was about before it was about gold. Then Kubera and Lakshmi are worshipped with the new vessel or whatever you bought, be it a spoon. At dusk one lamp with four wicks is set outside, facing south.\n\nHave ready a new vessel or utensil, kalash, coriander seeds, a four-wick lamp with oil, sweets, kumkum, rice and flowers.',
      hin: 'पहले धन्वंतरि से आरोग्य माँगा जाता है, क्योंकि सोने से पहले यह दिन स्वास्थ्य का था। फिर नए बर्तन या जो भी लिया हो, चम्मच ही सही, उसके साथ कुबेर और लक्ष्मी की पूजा। साँझ को बाहर दक्षिण की ओर चार बत्ती का दीपक रखा जाता है।\n\nयह तैयार रखें: नया बर्तन, कलश, धनिया के दाने, चार बत्ती का दीपक और तेल, मिठाई, कुमकुम, अक्षत और फूल।',
    },
    drawing: 'poojas/dhanteras',
    rupees: 949,
    minutes: 25,
    festivals: ['dhanteras'],
  },
  {
    id: 'govardhan',
    name: { en: 'Govardhan Pooja and Annakut', hin: 'गोवर्धन पूजा और अन्नकूट' },
    description: {
      en: 'The hill that sheltered a village, shaped by hand and thanked with food. The morning after Diwali.',
      hin: 'जिस पर्वत ने गाँव को छाया दी, उसे हाथ से गढ़कर अन्न से धन्यवाद। दीपावली के अगले दिन।',
    },
    about: {
      en: 'Govardhan is shaped from cow dung or, in a flat, from clay or flour. Krishna and the cows are worshipped, dishes of the season are offered as annakut, and the family walks round seven times. The acharya tells how a child argued with Indra and won.\n\nHave ready clay or dough for the hill, a picture of Krishna, milk, curd, grass or vegetables for the green, and whatever you have cooked.',
      hin: 'गोबर से, या फ़्लैट में मिट्टी अथवा आटे से गोवर्धन बनाया जाता है। कृष्ण और गौ की पूजा होती है, ऋतु के व्यंजनों का अन्नकूट लगता है और परिवार सात परिक्रमा करता है। आचार्य सुनाते हैं कि एक बालक ने इंद्र से तर्क कैसे जीता।\n\nयह तैयार रखें: पर्वत के लिए मिट्टी या आटा, कृष्ण जी का चित्र, दूध, दही, हरियाली के लिए घास या साग, और जो भी पकाया हो।',
    },
    drawing: 'poojas/govardhan',
    rupees: 799,
    minutes: 25,
    festivals: ['govardhan-puja', 'bali-pratipada'],
  },
  {
    id: 'karwa-chauth',
    name: { en: 'Karwa Chauth Pooja', hin: 'करवा चौथ पूजा' },
    description: {
      en: 'The evening katha and the offering to the Moon, at the minute it rises over your own city.',
      hin: 'साँझ की कथा और चंद्रमा को अर्घ्य, ठीक उस समय जब आपके नगर में चाँद निकले।',
    },
    about: {
      en: "Gauri and Ganesha are worshipped before sunset, the karwas are exchanged and the katha of Veeravati is told. The acharya gives the moonrise of your place to the minute; with the sieve and the lamp you offer water then.\n\nHave ready a karwa with water, a thali with a lamp, sindoor, rice, sweets and fruit, a sieve, and a picture of Gauri and Ganesha.\n\nWho fasts and how strictly is each one's own choice; nobody unwell or expecting should go without water.",
      hin: 'सूर्यास्त से पहले गौरी-गणेश की पूजा होती है, करवे फेरे जाते हैं और वीरावती की कथा होती है। आचार्य आपके स्थान का चंद्रोदय मिनट तक बताते हैं, तब छलनी और दीपक के साथ अर्घ्य दिया जाता है।\n\nयह तैयार रखें: जल भरा करवा, दीपक, सिंदूर, अक्षत, मिठाई और फल की थाली, छलनी, और गौरी-गणेश का चित्र।\n\nव्रत कौन रखे और कितना कठिन, यह सबका अपना निर्णय है। अस्वस्थ या गर्भवती स्त्रियाँ बिना जल के न रहें।',
    },
    drawing: 'poojas/karwa-chauth',
    rupees: 699,
    minutes: 30,
    festivals: ['karwa-chauth', 'ahoi-ashtami'],
  },
  {
    id: 'vishwakarma',
    name: { en: 'Vishwakarma Pooja', hin: 'विश्वकर्मा पूजा' },
    description: {
      en: 'Machines, tools and vehicles are cleaned, garlanded and given a day off. For workshops, factories, drivers and coders.',
      hin: 'मशीन, औज़ार और वाहन साफ़ होकर माला पहनते हैं और एक दिन छुट्टी पाते हैं। कारख़ाने, कार्यशाला, चालक और कंप्यूटर वालों के लिए।',
    },
    about: {
      en: 'Vishwakarma, the maker, is worshipped with the tools in front of him; each is marked with kumkum and its maker and user are remembered. A prayer for the safety of everyone who works with them follows; tell the acharya their names and it is said by name.\n\nHave ready the cleaned tools or a few of them, a picture of Vishwakarma, garlands, kumkum, rice, coconut, sweets for everyone. Switch the machines off first.',
      hin: 'औज़ारों को सामने रखकर शिल्पी विश्वकर्मा की पूजा होती है। हर औज़ार पर कुमकुम लगता है और उसे बनाने और चलाने वाले याद किए जाते हैं। आप साथ काम करने वालों के नाम आचार्य को बताएँ तो सबकी सुरक्षा की प्रार्थना नाम लेकर होती है।\n\nयह तैयार रखें: साफ़ किए हुए औज़ार या उनमें से कुछ, विश्वकर्मा जी का चित्र, मालाएँ, कुमकुम, अक्षत, नारियल और सबके लिए मिठाई। पहले मशीनें बंद कर दें।',
    },
    drawing: 'poojas/vishwakarma',
    rupees: 1099,
    minutes: 30,
    festivals: ['vishwakarma-puja', 'kanya-sankranti', 'vijayadashami'],
  },
]
