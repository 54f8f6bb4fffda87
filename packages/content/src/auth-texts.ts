import type { Language } from '@sankalp/contract'

/** The server's own texts for signing in. */
export const authTexts = {
  codeSent: {
    en: 'OTP is sent to your registered phone number',
    hin: 'OTP आपके मोबाइल नंबर पर भेज दिया गया है',
  },
} as const satisfies Record<string, Record<Language, string>>
