import type { Language } from '@sankalp/contract'
import en from '../locales/en/festivals.json' with { type: 'json' }
import hin from '../locales/hin/festivals.json' with { type: 'json' }

type Names = Record<string, string>

/** Names of festivals and vrats by their key. */
export const festivalNames: Record<Language, Names> = { en: en.names, hin: hin.names }

/**
 * The texts around the engine's facts in articles. Places and times are those of Delhi, and every title that needs it
 * says so.
 */
export const liveFactTexts = {
  en: {
    today: (day: string) => `Today in Delhi: ${day}`,
    tithi: 'Tithi',
    nakshatra: 'Nakshatra',
    moonSign: 'Moon in',
    month: 'Month',
    monthValue: (month: string, paksha: string) => `${month}, ${paksha}`,
    adhika: (month: string) => `Adhika ${month}`,
    purnimanta: (month: string) => `${month} by the northern (Purnimanta) count`,
    samvat: 'Vikram Samvat',
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    rahuKalam: 'Rahu Kalam',
    paksha: { shukla: 'Shukla', krishna: 'Krishna' },
    until: (value: string, moment: string) => `${value} until ${moment}`,
    afterwards: (value: string) => `then ${value}`,
    span: (from: string, to: string) => `${from} to ${to}`,
    onDay: (time: string, day: string) => `${time} on ${day}`,
    dayAndTime: (day: string, time: string) => `${day}, ${time}`,

    ekadashis: 'The coming Ekadashis in Delhi',
    parana: (day: string, span: string) => `The fast is broken on ${day}, ${span}`,
    vaishnava: (day: string) => `Vaishnavas keep ${day}`,

    eclipses: (years: string) => `Eclipses of ${years}`,
    noEclipses: 'There is no eclipse in these two years.',
    eclipseKinds: {
      solar: {
        total: 'Total solar eclipse',
        annular: 'Annular solar eclipse',
        hybrid: 'Hybrid solar eclipse',
        partial: 'Partial solar eclipse',
      },
      lunar: { total: 'Total lunar eclipse', partial: 'Partial lunar eclipse', penumbral: 'Penumbral lunar eclipse' },
    },
    seenFromDelhi: (span: string) => `Seen from Delhi, ${span}`,
    seenElsewhereInIndia: 'Seen from a part of India, not from Delhi',
    notSeenFromIndia: 'Not seen from India',
    penumbral: 'Only a faint shading of the Moon; not counted in observance',

    retrogrades: (years: string) => `Retrograde periods of ${years}`,
    dateSpan: (from: string, to: string) => `${from} to ${to}`,
    retrogradeNow: 'Retrograde now',
    stations: (from: string, to: string) => (from === to ? `in ${from}` : `from ${from} back into ${to}`),

    sankrantis: 'The next twelve sankrantis (Indian time)',
    sankranti: (rashi: string) => `${rashi} Sankranti`,

    planetsNow: (day: string, time: string) => `The grahas on ${day} at ${time} (Indian time)`,
    inNakshatra: (nakshatra: string, pada: number) => `${nakshatra}, pada ${pada}`,
    retrograde: 'retrograde',

    signOf: (graha: string) => `${graha} at present`,
    signNow: 'Sign',
    goingBack: 'retrograde at present',
    since: 'Since',
    until_: 'Until',
    next: 'Next sign',
    backInto: 'going back, retrograde',

    festival: (name: string) => `${name}, for Delhi`,
    puja: (span: string) => `Time for the puja: ${span}`,
    tithiSpan: (span: string) => `The tithi runs from ${span}`,
    sankrantiAt: (moment: string) => `The Sun enters the sign: ${moment}`,
  },
  hin: {
    today: (day: string) => `आज दिल्ली में: ${day}`,
    tithi: 'तिथि',
    nakshatra: 'नक्षत्र',
    moonSign: 'चंद्र राशि',
    month: 'मास',
    monthValue: (month: string, paksha: string) => `${month}, ${paksha}`,
    adhika: (month: string) => `अधिक ${month}`,
    purnimanta: (month: string) => `उत्तर भारत की (पूर्णिमांत) गणना से ${month}`,
    samvat: 'विक्रम संवत',
    sunrise: 'सूर्योदय',
    sunset: 'सूर्यास्त',
    rahuKalam: 'राहुकाल',
    paksha: { shukla: 'शुक्ल', krishna: 'कृष्ण' },
    until: (value: string, moment: string) => `${value}, ${moment} तक`,
    afterwards: (value: string) => `फिर ${value}`,
    span: (from: string, to: string) => `${from} से ${to} तक`,
    onDay: (time: string, day: string) => `${day} को ${time}`,
    dayAndTime: (day: string, time: string) => `${day}, ${time}`,

    ekadashis: 'आने वाली एकादशियाँ, दिल्ली के अनुसार',
    parana: (day: string, span: string) => `पारण ${day} को, ${span}`,
    vaishnava: (day: string) => `वैष्णव ${day} को रखते हैं`,

    eclipses: (years: string) => `${years} के ग्रहण`,
    noEclipses: 'इन दो वर्षों में कोई ग्रहण नहीं है।',
    eclipseKinds: {
      solar: { total: 'पूर्ण सूर्यग्रहण', annular: 'वलयाकार सूर्यग्रहण', hybrid: 'संकर सूर्यग्रहण', partial: 'आंशिक सूर्यग्रहण' },
      lunar: { total: 'पूर्ण चंद्रग्रहण', partial: 'आंशिक चंद्रग्रहण', penumbral: 'उपच्छाया चंद्रग्रहण' },
    },
    seenFromDelhi: (span: string) => `दिल्ली में दृश्य, ${span}`,
    seenElsewhereInIndia: 'भारत के कुछ भागों में दृश्य, दिल्ली में नहीं',
    notSeenFromIndia: 'भारत में दृश्य नहीं',
    penumbral: 'चंद्रमा पर केवल हल्की छाया; इसे धर्म-कर्म में नहीं गिना जाता',

    retrogrades: (years: string) => `${years} में ग्रह कब वक्री`,
    dateSpan: (from: string, to: string) => `${from} से ${to} तक`,
    retrogradeNow: 'अभी वक्री',
    stations: (from: string, to: string) => (from === to ? `${from} राशि में` : `${from} से लौटकर ${to} तक`),

    sankrantis: 'आगे की बारह संक्रांतियाँ (भारतीय समय)',
    sankranti: (rashi: string) => `${rashi} संक्रांति`,

    planetsNow: (day: string, time: string) => `${day}, ${time} बजे ग्रहों की स्थिति (भारतीय समय)`,
    inNakshatra: (nakshatra: string, pada: number) => `${nakshatra}, पद ${pada}`,
    retrograde: 'वक्री',

    signOf: (graha: string) => `${graha} इस समय`,
    signNow: 'राशि',
    goingBack: 'इस समय वक्री',
    since: 'कब से',
    until_: 'कब तक',
    next: 'अगली राशि',
    backInto: 'वक्री होकर वापस',

    festival: (name: string) => `${name}, दिल्ली के अनुसार`,
    puja: (span: string) => `पूजा का समय: ${span}`,
    tithiSpan: (span: string) => `तिथि ${span}`,
    sankrantiAt: (moment: string) => `सूर्य का राशि-प्रवेश: ${moment}`,
  },
} as const
