import type { Language } from '@sankalp/contract'
import {
  type ArticleFault,
  type ArticleFaultCode,
  type ArticlePart,
  articleLengths,
} from '@sankalp/contract/article-rules'

type Text = string | ((fault: Required<ArticleFault>) => string)

/** The marks of Markdown that an article cannot have, by the parser's name. */
const marks: Record<string, Record<Language, string>> = {
  html: { en: 'HTML (words in angle brackets)', hin: 'HTML (कोण कोष्ठक < > में लिखे शब्द)' },
  code: { en: 'A block of code (lines that begin with four spaces)', hin: 'कोड का हिस्सा (चार ख़ाली जगह से शुरू पंक्तियाँ)' },
  inlineCode: { en: 'Code (words in backticks)', hin: 'कोड (उलटे उद्धरण-चिह्न ` में लिखे शब्द)' },
  thematicBreak: { en: 'A rule across the page (---)', hin: 'पेज के आर-पार रेखा (---)' },
  strong: { en: 'Bold', hin: 'मोटा अक्षर' },
  emphasis: { en: 'Italics', hin: 'तिरछा अक्षर' },
  link: { en: 'A link', hin: 'लिंक' },
  image: { en: 'A picture', hin: 'चित्र' },
}
const nameOf = (mark: string, language: Language) => marks[mark]?.[language] ?? `“${mark}”`

const parts: Record<ArticlePart, Record<Language, string>> = {
  headings: { en: 'headings', hin: 'शीर्षक' },
  facts: { en: 'lines of facts', hin: 'तथ्यों की पंक्तियाँ' },
  drawings: { en: 'drawings', hin: 'रेखाचित्र' },
  rows: { en: 'rows of tables', hin: 'तालिकाओं की पंक्तियाँ' },
  links: { en: 'links', hin: 'लिंक' },
}

const { words, title, subtitle } = articleLengths

const texts: Record<ArticleFaultCode, Record<Language, Text>> = {
  linkAddress: {
    en: ({ what }) => `The link to ${what} must begin with / for a page of ours, or with https://.`,
    hin: ({ what }) => `${what} का लिंक हमारे पेज के लिए / से, या https:// से शुरू होना चाहिए।`,
  },
  linkTitle: {
    en: 'A link has words and an address only: [words](/panchang).',
    hin: 'लिंक में केवल शब्द और पता होता है: [शब्द](/panchang)।',
  },
  pictureInLine: {
    en: 'A drawing stands in a line of its own: ![words](drawing:diya).',
    hin: 'रेखाचित्र अलग पंक्ति में लिखा जाता है: ![शब्द](drawing:diya)।',
  },
  notAllowed: {
    en: ({ what }) => `${nameOf(what, 'en')} cannot be used in an article.`,
    hin: ({ what }) => `लेख में यह नहीं चलता: ${nameOf(what, 'hin')}।`,
  },
  nested: {
    en: ({ what }) => `${nameOf(what, 'en')} cannot be used within bold, italic or linked words.`,
    hin: ({ what }) => `मोटे, तिरछे या लिंक वाले शब्दों के भीतर यह नहीं चलता: ${nameOf(what, 'hin')}।`,
  },
  headingMarks: {
    en: 'A heading has plain words only, without bold, italics or links.',
    hin: 'शीर्षक में केवल सादे शब्द होते हैं; मोटे, तिरछे या लिंक वाले नहीं।',
  },
  headingLevel: { en: 'A heading begins with ## or ###.', hin: 'शीर्षक ## या ### से शुरू होता है।' },
  pictureUnknown: {
    en: ({ what }) => `${what} is none of our drawings.`,
    hin: ({ what }) => `${what} हमारे रेखाचित्रों में नहीं है।`,
  },
  pictureWords: {
    en: 'A drawing needs words for people who cannot see it: ![words](drawing:diya).',
    hin: 'जो देख नहीं सकते, उनके लिए रेखाचित्र के साथ शब्द लिखें: ![शब्द](drawing:diya)।',
  },
  factsAlone: {
    en: 'A line of facts stands alone: [[live:today]].',
    hin: 'तथ्यों की पंक्ति अकेली लिखी जाती है: [[live:today]]।',
  },
  factsUnknown: {
    en: ({ what }) => `There are no facts called ${what}.`,
    hin: ({ what }) => `${what} नाम के तथ्य हमारे पास नहीं हैं।`,
  },
  oneParagraph: {
    en: 'An item of a list, or a quote, is one paragraph.',
    hin: 'सूची की हर बात, या उद्धरण, एक ही अनुच्छेद का होता है।',
  },
  rowCells: {
    en: 'A row of a table has as many cells as the first row.',
    hin: 'तालिका की हर पंक्ति में उतने ही खाने हों, जितने पहली पंक्ति में हैं।',
  },
  words: {
    en: ({ count }) => `The text has ${count} words; it should have ${words.least} to ${words.most}.`,
    hin: ({ count }) => `लेख में ${count} शब्द हैं; ${words.least} से ${words.most} होने चाहिए।`,
  },
  title: {
    en: ({ count }) => `The title has ${count} characters; it should have ${title.least} to ${title.most}.`,
    hin: ({ count }) => `शीर्षक में ${count} अक्षर हैं; ${title.least} से ${title.most} होने चाहिए।`,
  },
  subtitle: {
    en: ({ count }) => `The subtitle has ${count} characters; it should have ${subtitle.least} to ${subtitle.most}.`,
    hin: ({ count }) => `उपशीर्षक में ${count} अक्षर हैं; ${subtitle.least} से ${subtitle.most} होने चाहिए।`,
  },
  sameTitle: {
    en: ({ what }) => `The article ${what} has this title already.`,
    hin: ({ what }) => `लेख ${what} का शीर्षक पहले से यही है।`,
  },
  marksLeft: {
    en: 'A mark of the text, such as *, would be left among the words of lists and the search.',
    hin: 'कोई चिह्न, जैसे *, सूचियों और खोज के शब्दों में बचा रह जाएगा।',
  },
  firstParagraph: { en: 'An article begins with a paragraph.', hin: 'लेख एक अनुच्छेद से शुरू होता है।' },
  linkMissing: {
    en: ({ what }) => `The link to ${what} leads nowhere: there is no such article.`,
    hin: ({ what }) => `${what} का लिंक कहीं नहीं जाता: ऐसा कोई लेख नहीं है।`,
  },
  linkHeading: {
    en: ({ what }) => `The link to ${what} leads nowhere: that article has no such heading.`,
    hin: ({ what }) => `${what} का लिंक कहीं नहीं जाता: उस लेख में ऐसा शीर्षक नहीं है।`,
  },
  differs: {
    en: ({ differs: { part, en, hin } }) =>
      `The ${parts[part].en} should be the same in both languages. English: ${en || '–'}; Hindi: ${hin || '–'}.`,
    hin: ({ differs: { part, en, hin } }) =>
      `दोनों भाषाओं में ${parts[part].hin} एक जैसे होने चाहिए। अंग्रेज़ी: ${en || '–'}; हिंदी: ${hin || '–'}।`,
  },
}

const quoted = 40

/**
 * Returns a fault of an article in words, with the line in which it is: by its number, or by its first words if the text
 * is given, because a form shows no line numbers.
 */
export function articleFaultText(fault: ArticleFault, language: Language, markdown?: string): string {
  const text = texts[fault.code][language]
  const told = typeof text === 'string' ? text : text(fault as Required<ArticleFault>)
  if (fault.line === undefined) return told
  const words = [...(markdown?.split('\n')[fault.line - 1] ?? '').trim()]
  if (words.length > 0) return `“${words.slice(0, quoted).join('')}${words.length > quoted ? '…' : ''}”: ${told}`
  return language === 'en' ? `Line ${fault.line}: ${told}` : `पंक्ति ${fault.line}: ${told}`
}
