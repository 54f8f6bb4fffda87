import type { DemoPooja } from '../entries.ts'

/** Poojas for a beginning, and for the steps of a life. */
export const ritesOfLife: readonly DemoPooja[] = [
  {
    id: 'griha-pravesh',
    name: { en: 'Griha Pravesh Pooja', hin: 'गृह प्रवेश पूजा' },
    description: {
      en: 'The first entry into a new home: the threshold is honoured, a kalash is carried in, and a lamp is lit in the kitchen.',
      hin: 'नए घर में पहला क़दम: देहरी की पूजा, कलश के साथ प्रवेश और रसोई में पहला दीपक।',
    },
    about: {
      en: 'The acharya begins with your sankalp in front of the door, worships Ganesha and the guardian of the house, and guides the family inside with a full kalash, right foot first. Milk is boiled on the new stove, and a short Vastu prayer is said in the middle of the house.\n\nHave ready a kalash with water, five mango leaves, a coconut, rice, turmeric, kumkum, flowers, a ghee lamp and milk with a pot to boil it in.\n\nThe full form with havan fills a morning; what we do together over the call is the short form, complete in itself.',
      hin: 'आचार्य द्वार पर आपका संकल्प कराते हैं, गणेश जी और वास्तु देवता की पूजा होती है, फिर परिवार भरा हुआ कलश लेकर दाहिना पैर पहले रखते हुए भीतर आता है। नए चूल्हे पर दूध उबाला जाता है और घर के बीच में वास्तु की प्रार्थना होती है।\n\nयह तैयार रखें: जल से भरा कलश, आम के पाँच पत्ते, नारियल, अक्षत, हल्दी, कुमकुम, फूल, घी का दीपक, और उबालने के लिए दूध।\n\nहवन के साथ पूरी विधि में आधा दिन लगता है। वीडियो पर हम छोटी विधि करते हैं, जो अपने में पूरी है।',
    },
    drawing: 'kalash',
    rupees: 2100,
    minutes: 30,
    festivals: ['akshaya-tritiya', 'vasant-panchami', 'gudi-padwa', 'ugadi', 'vijayadashami'],
  },
]
