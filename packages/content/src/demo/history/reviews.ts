import type { Language } from '@sankalp/contract'

/**
 * What somebody says afterwards. `about` names the pooja, the product or the written talk; without it the words fit any
 * call. Each is used once. An empty text is a rating alone.
 */
export type DemoReview = readonly [stars: number, words: string, about?: string]

export const demoTalkReviews: Record<Language, readonly DemoReview[]> = {
  en: [
    [5, 'I came afraid of Rahu and left with a plan for my parents. Plain words, no drama.', 'moving-abroad'],
    [5, 'Told me it is not Sade Sati and sent me to a doctor for my sleep. Such honesty is rare.', 'sleep-and-worry'],
    [5, 'Saved us the money for three poojas that we did not need. Kind and very clear.', 'marriage-timing'],
    [5, 'I asked about a blue sapphire. The answer was no, with the reason, in five minutes.', 'remedy-check'],
    [5, 'We wrote our agreement down at last, and we have a morning to open on.', 'business-partner'],
    [4, 'Asks good questions. I would have liked to hear more about the next two years.', 'exam-choice'],
    [4, 'Two minutes were too few, and that was my choice. Next time I will take ten.', 'timeUp'],
    [4, 'Very clear about my dasha. The picture froze once and came back by itself.'],
    [5, 'No hurry at all, and the dates we spoke of were written down for me.'],
    [5, 'Good sound even on my mother’s old phone. She asked more than I did.'],
    [5, 'I did not have to explain everything again. That alone is worth a lot.'],
    [5, 'Answered within a minute, calm and practical. I slept well after it.'],
    [4, 'Helpful. I had two questions and the second one got a little less time.'],
  ],
  hin: [
    [5, 'दादी का “म” भी रह गया और नक्षत्र का अक्षर भी। घर में सब ख़ुश हैं।', 'name-of-baby'],
    [5, 'मुहूर्त भी मिला और सीधी सलाह भी कि साझेदारी के काग़ज़ पहले बनवा लें।', 'shop-opening'],
    [5, 'डराया नहीं, कहा कि पहले डॉक्टर की सुनिए। मन को बहुत सहारा मिला।', 'fathers-health'],
    [5, 'महीनों से नाड़ी दोष का डर था, कुछ ही मिनटों में दूर हो गया। बिटिया भी ख़ुश है।', 'daughters-match'],
    [5, 'तारीख़, समय और सामग्री, सब एक ही बार में मिल गया। रसोई भी नहीं तोड़नी पड़ी।', 'new-house'],
    [5, 'बेटे से उसी शाम बैठकर बात की। पच्चीस मिनट वाली सलाह काम कर रही है।', 'sons-studies'],
    [5, 'हर बात का कारण बताया और रत्न पहनने को नहीं कहा। मन हल्का हो गया।', 'job-change'],
    [5, 'पहली बार फ़ोन पर पूछा था, झिझक थी। लगा जैसे घर के किसी बड़े से बात हो रही है।'],
    [3, 'बात ठीक रही, पर थोड़ी जल्दी में हुई।'],
    [4, 'उपाय सरल हैं, ख़र्च वाला कुछ नहीं। बीच में एक बार आवाज़ धीमी हुई।'],
    [5, 'सास-ससुर भी साथ बैठे थे, सबके सवालों का उत्तर मिला।'],
    [4, 'भाषा बहुत सहज है। मुझे ही थोड़ा और समय लेकर पूछना चाहिए था।'],
    [5, 'चेहरा देखकर बात करने से भरोसा बना। कलश रखने की विधि दिखाकर समझाई।'],
    [4, ''],
    [5, 'दूसरी बार बात की और पिछली बात दोहरानी नहीं पड़ी।'],
    [5, 'एक छोटी-सी शंका थी, कम समय में साफ़ उत्तर मिल गया।'],
    [5, 'सुबह-सुबह तुरंत बात हो गई। आवाज़ भी साफ़ थी और सलाह भी।'],
  ],
}

export const demoPoojaReviews: Record<Language, readonly DemoReview[]> = {
  en: [
    [4, 'Beautifully chanted. The camera could have been a little closer during the abhishek.', 'rudrabhishek'],
    [5, 'All five chapters of the katha, with the meaning after each. It began on the minute.', 'satyanarayan'],
    [5, 'We knew days before what to keep ready. My mother-in-law approved, which says it all.', 'satyanarayan'],
    [5, 'Every name of the Devi was explained before the offering. My grandmother sang along.', 'durga'],
    [5, 'Our daughter reached for the spoon at just the right moment. A warm morning.', 'annaprashan'],
    [5, 'The name was whispered first, then spoken in the sankalp. We cried a little.', 'namkaran'],
    [4, 'Correct in every step, and explained. For a while the smoke hid the picture.', 'sudarshan-homa'],
    [5, 'For my father before his operation. Steady and unhurried; he sat through all of it.', 'mahamrityunjaya'],
    [5, 'For the first day of my studio. I am new to this and was never made to feel it.', 'ganesh'],
  ],
  hin: [
    [5, 'घर की पहली ऑनलाइन पूजा थी। हर मंत्र का अर्थ बताते चले, बच्चे भी अंत तक बैठे रहे।', 'ganesh'],
    [5, 'कथा के पाँचों अध्याय पूरे सुनाए, जल्दी नहीं की। प्रसाद की विधि भी बताई।', 'satyanarayan'],
    [5, 'संकल्प में घर के सब लोगों के नाम और गोत्र साफ़ बोले गए। बहुत शांति मिली।', 'satyanarayan'],
    [5, 'अम्मा को सब साफ़ सुनाई दिया, बस सामने बैठना था। उनका मन तृप्त हो गया।', 'satyanarayan'],
    [5, 'सामग्री पहले से पता थी, इसलिए भाग-दौड़ नहीं हुई। आरती में पड़ोसी भी आ गए।', 'satyanarayan'],
    [5, 'पिताजी के लिए तर्पण था। बहुत आदर और धैर्य से करवाया।', 'pitru-tarpan'],
    [5, 'तीन पीढ़ियों के नाम लेकर तर्पण हुआ। बरसों का मन का बोझ उतर गया।', 'pitru-tarpan'],
    [5, 'कलश रखने से लेकर दूध उफनने तक, हर बात समय से पहले बता दी।', 'griha-pravesh'],
    [5, 'नए घर में ठीक मुहूर्त पर प्रवेश हुआ। दक्षिणा के लिए कोई आग्रह नहीं, मन से दी।', 'griha-pravesh'],
    [4, 'पूजा सुंदर हुई, बीच में आवाज़ थोड़ी धीमी हो गई थी।', 'lakshmi'],
    [4, 'विधि पूरी थी। मंत्रों का अर्थ हिंदी में थोड़ा और मिलता तो अच्छा लगता।', 'lakshmi'],
    [5, 'जल, दूध, शहद, हर अर्पण का मंत्र अलग-अलग सुना। ऐसा अभिषेक पहले नहीं देखा था।', 'rudrabhishek'],
    [5, 'बच्चा बीच में रोया तो रुककर उसे बहलाने दिया, फिर विधि आगे बढ़ाई।', 'mundan'],
    [5, 'शनि के नाम से ही डर लगता था। अर्थ समझा दिया तो डर निकल गया।', 'shani'],
  ],
}

export const demoProductReviews: Record<Language, readonly DemoReview[]> = {
  en: [
    [
      4,
      'The best book for a beginner that I have found. A few more worked charts would help.',
      'reading-your-own-chart',
    ],
    [5, 'Heavy, evenly finished, and everything has its place. We use it every morning.', 'daily-puja-thali'],
    [5, 'The lines are cut cleanly and the triangles truly meet. It stands on our east shelf.', 'shri-yantra'],
    [5, 'Kept burning from evening to morning on one filling.', 'brass-akhand-diya'],
    [5, 'Smells of jasmine, not of perfume. I ordered three and will order again.', 'mogra-agarbatti'],
    [5, 'Five clear lines, as on the page. Bought it for my father and now want one myself.', 'five-mukhi-rudraksha'],
    [5, 'Small enough for my bag, and the print is still easy to read.', 'bhagavad-gita-pocket'],
    [5, 'It took me a week to learn. Now the whole floor knows when it is evening.', 'puja-conch'],
    [4, 'Burns clean and leaves no black. The lid of one box was loose.', 'bhimseni-camphor'],
    [5, 'A hundred and eight and the meru; I counted. Smooth to turn from the first day.', 'rudraksha-mala'],
    [5, 'A gift for my neighbour. She has it on the kitchen wall already.', 'sankalp-panchang-2027'],
  ],
  hin: [
    [5, 'पाँचों मुख साफ़ गिने जा सकते हैं, पैकिंग भी सलीके की थी।', 'five-mukhi-rudraksha'],
    [4, 'दाना अच्छा है। सोचा था थोड़ा बड़ा होगा, पर नाप तो पहले से लिखा था।', 'five-mukhi-rudraksha'],
    [5, 'एक पहले से पहनता हूँ, यह भाई के लिए मँगाया। वैसा ही निकला।', 'five-mukhi-rudraksha'],
    [5, 'एक भी दीया टूटा नहीं निकला। तेल नहीं रिसता, देर तक जलते हैं।', 'clay-diyas-of-twelve'],
    [5, 'दाने एक बराबर हैं और माला हाथ में हल्की लगती है। रोज़ जप करती हूँ।', 'rudraksha-mala'],
    [5, 'तुलसी की हल्की सुगंध है। कान्हा जी के जप के लिए ली थी, मन लग गया।', 'tulsi-mala'],
    [4, 'सब कुछ एक ही डिब्बे में मिल गया। बस फूल और पान अलग से लाने पड़े।', 'satyanarayan-samagri'],
    [5, 'कलाई पर ठीक बैठता है, दफ़्तर में भी पहन लेती हूँ।', 'rudraksha-bracelet'],
    [4, 'सुगंध अच्छी है, धुआँ कम होता है। एक पैकेट थोड़ा दबा हुआ आया।', 'havan-samagri'],
    [5, 'तिथि और पर्व साफ़ लिखे हैं। एक रसोई में टाँगा, एक माँ के यहाँ भेज दिया।', 'sankalp-panchang-2027'],
    [5, 'जितना सोचा था उससे भारी और सुंदर। सब बातियाँ साथ जलती हैं तो घर दमक उठता है।', 'samai-lamp'],
  ],
}
