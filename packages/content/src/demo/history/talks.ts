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

/** What is written in the chat beside a call. */
export const demoCallNotes: Record<Language, readonly DemoTalk['lines'][]> = {
  en: [
    [
      ['a', 'Namaste, can you hear me well?'],
      ['u', 'Yes, very clearly.'],
      ['a', 'As promised, the two dates: the 5th and the 12th of the bright half, before noon.'],
    ],
    [
      ['a', 'Namaste. I will write the mantra here, so that you have it.'],
      ['a', 'ॐ नमो भगवते वासुदेवाय'],
      ['u', 'Thank you, saved.'],
    ],
  ],
  hin: [
    [
      ['a', 'नमस्ते, आवाज़ ठीक आ रही है?'],
      ['u', 'जी, साफ़ आ रही है।'],
      ['a', 'जो तिथियाँ बताईं, यहाँ लिख देता हूँ: शुक्ल पक्ष की पंचमी और एकादशी, दोपहर से पहले।'],
    ],
    [
      ['a', 'नमस्ते जी।'],
      ['a', 'मंत्र यहाँ लिख रहा हूँ: ॐ नमः शिवाय'],
      ['u', 'धन्यवाद, लिख लिया।'],
    ],
  ],
}
