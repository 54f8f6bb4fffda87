import type { Language } from '@sankalp/contract'

/** Error messages of the browser code itself; the server's refusals have their own. */
const texts = {
  OFFLINE: {
    en: 'There is no connection to Sankalp just now. Please check your network and try again.',
    hin: 'अभी संकल्प से संपर्क नहीं हो पा रहा। नेटवर्क देखकर फिर कोशिश करें।',
  },
  TIMED_OUT: {
    en: 'The answer is taking too long. Please try again.',
    hin: 'जवाब आने में बहुत देर हो रही है। कृपया फिर कोशिश करें।',
  },
  UNREADABLE_ANSWER: {
    en: 'We received an answer we could not read. Please try again.',
    hin: 'जो जवाब मिला, वह पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',
  },
  SIGNED_OUT: {
    en: 'You have been signed out. Please sign in again.',
    hin: 'आप लॉगआउट हो चुके हैं। कृपया फिर लॉगिन करें।',
  },
  // Here and not with the profile's texts, since the header of every page may need it.
  accountNotLoaded: {
    en: 'Error fetching user details',
    hin: 'आपकी जानकारी नहीं मिल पाई',
  },
  loggedOutHereOnly: {
    en: 'You are logged out on this device, but we could not tell the server. It will end the session by itself.',
    hin: 'इस फ़ोन या कंप्यूटर पर आप लॉगआउट हो गए हैं, पर सर्वर तक ख़बर नहीं पहुँची। वहाँ सत्र अपने-आप समाप्त हो जाएगा।',
  },
} as const satisfies Record<string, Record<Language, string>>

export type OwnErrorCode = 'OFFLINE' | 'TIMED_OUT' | 'UNREADABLE_ANSWER' | 'SIGNED_OUT'

export function apiText(name: keyof typeof texts, language: Language): string {
  return texts[name][language]
}
