import type { Language } from '@sankalp/contract'

/** The texts around an operator's answer to a letter. */
export const answerTexts: Record<
  Language,
  { subject: string; greeting: (name: string) => string; yourLetter: string }
> = {
  en: { subject: 'Your letter to Sankalp', greeting: (name) => `Namaste ${name},`, yourLetter: 'You wrote to us:' },
  hin: { subject: 'संकल्प को आपका पत्र', greeting: (name) => `नमस्ते ${name},`, yourLetter: 'आपने हमें लिखा था:' },
}
