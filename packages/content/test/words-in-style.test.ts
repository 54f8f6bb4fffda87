import { languages } from '@sankalp/contract'
import { describe, expect, test } from 'vitest'
import { listTexts, readWords } from './key-tree.ts'

const files = [
  'chart-words',
  'yoga-words',
  'dosha-words',
  'match-words',
  'almanac-words',
  'festival-words',
  'varshaphal',
]

/** Latin letters that Hindi readers also meet in print. */
const allowedLatin = /\bD\d+\b/g

/** Words that frighten, promise or sell. Hindi ones are matched as parts of words, because of their endings. */
const unkind = {
  en: /\b(death|dies?|fatal|doom|cursed?|disaster|misfortune|divorce|widow|guaranteed?|remed(y|ies)|cures?|buy)\b/i,
  hin: /मृत्यु|विनाश|श्राप|शाप|अनिष्ट|तलाक़?|विधवा|गारंटी|उपाय|निश्चित|ख़रीद/,
}

describe.each(files)('%s', (file) => {
  test('the Hindi text has no English words, and only Latin digits', () => {
    const texts = listTexts(readWords('hin', file)).map(({ path, text }) => ({
      path,
      text: text.replace(/\{\{\w+\}\}/g, '').replace(allowedLatin, ''),
    }))
    expect(texts.filter(({ text }) => /[a-z]/i.test(text) || /[०-९]/.test(text))).toEqual([])
  })

  test.each(languages)('in %s nothing frightens, promises or sells', (language) => {
    expect(listTexts(readWords(language, file)).filter(({ text }) => unkind[language].test(text))).toEqual([])
  })

  test.each(languages)('in %s names fit a label, sentences a phone', (language) => {
    const texts = listTexts(readWords(language, file))
    const isLabel = (path: string) => /(^|\.)(name|title|attribute|readFor)$/.test(path)
    expect(texts.filter(({ path, text }) => isLabel(path) && text.length > 34)).toEqual([])
    expect(texts.filter(({ text }) => text.length > 170)).toEqual([])
  })

  test.each(languages)('in %s a sentence ends as one', (language) => {
    const end = language === 'en' ? /[.?]$/ : /[।?]$/
    const isSentence = (path: string) => /(meaning|reading|rule|report|note)$/.test(path)
    const sentences = listTexts(readWords(language, file)).filter(({ path }) => isSentence(path))
    expect(sentences.filter(({ text }) => !end.test(text))).toEqual([])
  })
})
