import type { Language } from '@sankalp/contract'

type Text<Facts> = Record<Language, (facts: Facts) => string>

/** The texts of a calendar feed besides the names of tithis and festivals, which come from the locale files. */
export const calendarFeedTexts = {
  // Without a comma: the format requires a backslash before one, which not every calendar removes again.
  name: {
    en: ({ city }) => `Panchang · ${city}`,
    hin: ({ city }) => `पंचांग · ${city}`,
  },
  about: {
    en: ({ city }) => `Tithi at sunrise, festivals and vrats for ${city}, calculated by Sankalp.`,
    hin: ({ city }) => `${city} के लिए सूर्योदय की तिथि, पर्व और व्रत। गणना: संकल्प।`,
  },
  tithiUntil: {
    en: ({ name, time }) => `${name} until ${time}`,
    hin: ({ name, time }) => `${name}, ${time} तक`,
  },
  nakshatraUntil: {
    en: ({ name, time }) => `Nakshatra ${name} until ${time}`,
    hin: ({ name, time }) => `नक्षत्र ${name}, ${time} तक`,
  },
  month: {
    en: ({ purnimanta, amanta }) => `Month ${purnimanta} (purnimanta), ${amanta} (amanta)`,
    hin: ({ purnimanta, amanta }) => `मास ${purnimanta} (पूर्णिमांत), ${amanta} (अमांत)`,
  },
  sun: {
    en: ({ rise, set }) => `Sunrise ${rise}, sunset ${set}`,
    hin: ({ rise, set }) => `सूर्योदय ${rise}, सूर्यास्त ${set}`,
  },
  puja: {
    en: ({ from, to }) => `Time for the puja: ${from} to ${to}`,
    hin: ({ from, to }) => `पूजा का समय: ${from} से ${to}`,
  },
  parana: {
    en: ({ from, to }) => `The fast is broken: ${from} to ${to}`,
    hin: ({ from, to }) => `पारण का समय: ${from} से ${to}`,
  },
  sankranti: {
    en: ({ time }) => `The Sun enters the sign at ${time}`,
    hin: ({ time }) => `संक्रांति का क्षण: ${time}`,
  },
  tithiSpan: {
    en: ({ from, to }) => `The tithi runs from ${from} to ${to}`,
    hin: ({ from, to }) => `तिथि ${from} से ${to} तक`,
  },
  clockTimes: {
    en: ({ city }) => `All times by the clocks of ${city}.`,
    hin: ({ city }) => `सभी समय ${city} की घड़ी के अनुसार।`,
  },
} satisfies Record<string, Text<Record<string, string>>>
