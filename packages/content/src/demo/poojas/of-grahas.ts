import type { DemoPooja } from '../entries.ts'

/** Poojas requested after a chart reading. The texts calm; they never threaten. */
export const poojasOfGrahas: readonly DemoPooja[] = [
  {
    id: 'navagraha-shanti',
    name: { en: 'Navagraha Shanti', hin: 'नवग्रह शांति' },
    description: {
      en: 'All nine grahas are honoured, each with its grain, colour and mantra. A quiet pooja for a birthday, a new dasha or the start of a year.',
      hin: 'नौ ग्रहों का अपने-अपने अन्न, रंग और मंत्र से पूजन। जन्मदिन, नई दशा या नए वर्ष के आरंभ पर शांत मन से की जाने वाली पूजा।',
    },
    about: {
      en: 'A square of nine fields is laid out with nine grains. Beginning with the Sun, each graha is invited, offered flowers, a lamp and its mantra nine times. The acharya says which dasha you are in and what the tradition links with it, without making it larger than it is.\n\nHave ready wheat, rice, pigeon peas, green gram, chickpeas, white beans, sesame, black gram and horse gram (a handful each), nine betel nuts, flowers of several colours and a lamp.',
      hin: 'नौ खानों की वेदी पर नौ अन्न रखे जाते हैं। सूर्य से आरंभ करके हर ग्रह का आवाहन, पुष्प, दीप और नौ बार मंत्र। आचार्य बताते हैं कि आपकी कौन-सी दशा चल रही है और परंपरा उसे किससे जोड़ती है, बात को बढ़ाए बिना।\n\nयह तैयार रखें: गेहूँ, चावल, अरहर, मूँग, चना, सफ़ेद लोबिया, तिल, उड़द और कुलथी (एक-एक मुट्ठी), नौ सुपारी, कई रंगों के फूल और दीपक।',
    },
    drawing: 'poojas/navagraha-shanti',
    rupees: 1749,
    minutes: 30,
    festivals: ['makara-sankranti', 'ratha-saptami', 'mesha-sankranti'],
  },
  {
    id: 'shani',
    name: { en: 'Shani Pooja', hin: 'शनि पूजा' },
    description: {
      en: 'Sesame oil and a lamp for Shani on a Saturday. Shani asks for patience and honest work; the pooja is a way to promise both.',
      hin: 'शनिवार को शनि देव के लिए तिल का तेल और दीपक। शनि धैर्य और सच्चा श्रम माँगते हैं, यह पूजा उसी का वचन है।',
    },
    about: {
      en: 'Shani is worshipped with black sesame, blue flowers and oil; the Dasharatha Stotra is read, in which even a king speaks to Shani with respect instead of fear. The acharya looks at where Saturn stands in your chart and tells you when Sade Sati begins and ends, if it concerns you, and what most people live through it with: regular work.\n\nHave ready sesame oil, black sesame, a clay lamp, blue or dark flowers, and something to give away afterwards, such as a blanket, oil or lentils.',
      hin: 'काले तिल, नीले फूल और तेल से शनि देव की पूजा होती है और दशरथ स्तोत्र पढ़ा जाता है, जिसमें राजा भी शनि से डरकर नहीं, आदर से बोलते हैं। आचार्य देखते हैं कि आपकी कुंडली में शनि कहाँ हैं, साढ़ेसाती हो तो कब से कब तक है, और अधिकतर लोग उसे कैसे पार करते हैं: नियम से काम करते हुए।\n\nयह तैयार रखें: तिल का तेल, काले तिल, मिट्टी का दीपक, नीले या गहरे रंग के फूल, और बाद में दान के लिए कंबल, तेल या दाल।',
    },
    drawing: 'poojas/shani',
    rupees: 849,
    minutes: 25,
    festivals: ['shani-jayanti', 'darsha-amavasya'],
  },
  {
    id: 'kaal-sarp-shanti',
    name: { en: 'Kaal Sarp Shanti', hin: 'काल सर्प शांति' },
    description: {
      en: 'For charts in which all grahas lie between Rahu and Ketu. Older texts hardly mention it and many acharyas weigh it lightly; this pooja is for peace of mind, not from fear.',
      hin: 'जब कुंडली में सब ग्रह राहु और केतु के बीच हों। प्राचीन ग्रंथों में इसका उल्लेख कम है और कई आचार्य इसे अधिक महत्व नहीं देते। यह पूजा मन की शांति के लिए है, भय से नहीं।',
    },
    about: {
      en: 'The acharya first looks whether your chart has it at all, and says so if it does not. Then Rahu, Ketu and the nine nagas are worshipped with milk, flowers and durva, and a round of the Shiva mantra is said together.\n\nHave ready a picture of Shiva, a pair of naga figures in any metal or drawn with turmeric, milk, white flowers, durva, sandal and a lamp.\n\nNobody should be hurried into this. If you have been frightened with it elsewhere, ask the acharya first; a conversation may be all you need.',
      hin: 'आचार्य पहले देखते हैं कि आपकी कुंडली में यह योग है भी या नहीं, और न हो तो साफ़ बता देते हैं। फिर राहु, केतु और नौ नागों की दूध, फूल और दूर्वा से पूजा होती है और मिलकर शिव मंत्र की एक माला जपी जाती है।\n\nयह तैयार रखें: शिव जी का चित्र, किसी भी धातु का या हल्दी से बना नाग-नागिन का जोड़ा, दूध, सफ़ेद फूल, दूर्वा, चंदन और दीपक।\n\nइसमें किसी को जल्दी नहीं करनी चाहिए। यदि कहीं आपको इससे डराया गया हो तो पहले आचार्य से बात कर लें, हो सकता है बातचीत ही काफ़ी हो।',
    },
    drawing: 'poojas/kaal-sarp-shanti',
    rupees: 2099,
    minutes: 30,
    festivals: ['nag-panchami', 'maha-shivaratri'],
  },
]
