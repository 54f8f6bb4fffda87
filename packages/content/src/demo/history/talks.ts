import type { Language } from '@sankalp/contract'
import { englishTalks } from './talks-en.ts'
import { hindiTalks } from './talks-hin.ts'

/** A conversation as the two wrote it: what was asked beforehand, and each message with its side. */
export type DemoTalk = {
  name: string
  question: string
  lines: readonly (readonly [side: 'u' | 'a', words: string])[]
}

/** Written calmly: no acharya of ours frightens anybody or sells a remedy. */
export const demoTalks: Record<Language, readonly DemoTalk[]> = { en: englishTalks, hin: hindiTalks }

/** What is written in the chat beside a call, in turn. */
export const demoCallNotes: Record<Language, readonly DemoTalk['lines'][]> = {
  en: [
    [
      ['a', 'Namaste, can you hear me well?'],
      ['u', 'Yes, very clearly.'],
      ['a', 'The two dates we spoke of: the fifth and the twelfth of the bright half, before noon.'],
    ],
    [
      ['a', 'Namaste. I will write the mantra here, so that you have it.'],
      ['a', 'ॐ नमो भगवते वासुदेवाय'],
      ['u', 'Thank you, saved.'],
    ],
    [
      ['u', 'Namaste. My daughter is listening too, I hope that is all right.'],
      ['a', 'Of course. Let her ask as well.'],
    ],
    [
      ['a', 'Good evening. I am opening your chart, one moment.'],
      ['u', 'No hurry.'],
      ['a', 'To remember: no stone, no fast. A lamp on Saturday evenings, if you like it.'],
    ],
    [
      ['u', 'Could you write down the name of that book?'],
      ['a', 'Vishnu Sahasranama. Any edition with the meaning beside it will do.'],
    ],
    [
      ['a', 'For the opening: north-east corner, lamp first, then the sweets for the workers.'],
      ['u', 'Noted. They will like the second part.'],
    ],
  ],
  hin: [
    [
      ['a', 'नमस्ते, आवाज़ ठीक आ रही है?'],
      ['u', 'जी, साफ़ आ रही है।'],
      ['a', 'तिथियाँ यहाँ भी लिख दी हैं: शुक्ल पक्ष की पंचमी और एकादशी, दोपहर से पहले।'],
    ],
    [
      ['a', 'नमस्ते जी। मंत्र यह रहा:'],
      ['a', 'ॐ नमः शिवाय'],
      ['u', 'धन्यवाद, लिख लिया।'],
    ],
    [
      ['u', 'प्रणाम। मम्मी भी साथ बैठी हैं, वे भी सुन रही हैं।'],
      ['a', 'बहुत अच्छा। माता जी को मेरा नमस्कार।'],
    ],
    [
      ['a', 'एक मिनट, कुंडली खुल रही है।'],
      ['u', 'जी, आराम से।'],
      ['a', 'याद रखने के लिए: कोई रत्न नहीं, कोई व्रत नहीं। मन हो तो शनिवार की शाम एक दीपक।'],
    ],
    [
      ['u', 'उस पुस्तक का नाम लिख दीजिए न।'],
      ['a', 'विष्णु सहस्रनाम। जिसमें साथ में हिंदी अर्थ हो, वही ले लीजिए।'],
    ],
    [
      ['a', 'प्रवेश के दिन पहले दीपक, फिर कलश, फिर दूध। बाक़ी सब अपने आप होता जाएगा।'],
      ['u', 'जी, नोट कर लिया।'],
    ],
    [
      ['u', 'बीच में आवाज़ कट गई थी, अंतिम बात फिर बताएँगे?'],
      ['a', 'जी। गुरुवार से आरंभ करें, सुबह स्नान के बाद।'],
      ['u', 'ठीक है, धन्यवाद।'],
    ],
  ],
}
