import { slotMinutes } from '@sankalp/contract/booking-rules'
import type { KeptPooja } from '@sankalp/contract/pooja-editing'
import { poojaTexts as limits } from '@sankalp/contract/pooja-editing-rules'
import { poojaConcerns } from '@sankalp/contract/pooja-keys'
import type { TextValues } from '../../../lib/form/rules-resolver.ts'
import type { Translate } from '../../../lib/locale/use-translation.ts'
import type { EditField } from '../edit/edit-fields.tsx'
import { splitMany } from '../edit/split-many.ts'
import { listedField } from '../product/product-fields.ts'

type T = Translate<'operator'>

const texts = ['name', 'description', 'about', 'purpose'] as const
const lists = ['steps', 'samagri', 'prepare'] as const
const ends = ['En', 'Hin'] as const
const longest = { name: limits.name, description: limits.description, about: limits.about, purpose: limits.about }
const rows = { name: 1, description: 3, about: 8, purpose: 6 }
const wholeList = limits.items * limits.item

type Words = { kind: 'line' | 'lines'; max: number; rows: number; hint?: string }

/** Returns the fields of a pooja, with both languages side by side. Lists have one item per line. */
export function poojaFields(t: T, festivals: readonly { value: string; text: string }[]): EditField[] {
  const both = (name: (typeof texts)[number] | (typeof lists)[number] | 'questions', words: Words): EditField[] =>
    ends.map((end) => ({ name: `${name}${end}`, label: t(`pooja.${name}${end}`), isHindi: end === 'Hin', ...words }))
  return [
    ...texts.flatMap((name) =>
      both(name, { kind: name === 'name' ? 'line' : 'lines', max: longest[name], rows: rows[name] }),
    ),
    ...lists.flatMap((name) => both(name, { kind: 'lines', max: wholeList, rows: 8, hint: t('pooja.oneALine') })),
    ...both('questions', { kind: 'lines', max: wholeList, rows: 10, hint: t('pooja.questionsHint') }),
    {
      name: 'price',
      label: t('columns.price'),
      hint: t('pooja.priceHint'),
      kind: 'rupees',
      least: 1,
      most: limits.mostRupees,
    },
    {
      name: 'durationMinutes',
      label: t('columns.minutes'),
      hint: t('pooja.minutesHint', { most: slotMinutes }),
      kind: 'whole',
      least: limits.leastMinutes,
      most: slotMinutes,
    },
    {
      name: 'concerns',
      label: t('pooja.concerns'),
      kind: 'many',
      choices: poojaConcerns.map((value) => ({ value, text: t(`concerns.${value}`) })),
    },
    { name: 'festivals', label: t('pooja.festivals'), kind: 'picked', choices: festivals },
    listedField(t),
  ]
}

type Written = Omit<KeptPooja, 'poojaId' | 'version' | 'comingBookings' | 'festivalChoices'>

/** Converts to the form's texts. */
export function toValues(pooja: Written): TextValues {
  const words = texts.flatMap((name) => ends.map((end) => [`${name}${end}`, pooja[`${name}${end}`]] as const))
  const items = lists.flatMap((name) =>
    ends.map((end) => [`${name}${end}`, pooja[`${name}${end}`].join('\n')] as const),
  )
  const asked = ends.map(
    (end) =>
      [
        `questions${end}`,
        pooja[`questions${end}`]
          .map(({ question, answer }) => `${question}\n${answer.replaceAll(/\n\s*\n/g, '\n')}`)
          .join('\n\n'),
      ] as const,
  )
  return {
    ...Object.fromEntries([...words, ...items, ...asked]),
    price: String(pooja.price),
    durationMinutes: String(pooja.durationMinutes),
    concerns: pooja.concerns.join(','),
    festivals: pooja.festivals.join(','),
    listed: pooja.listed ? 'yes' : 'no',
  }
}

/** Converts to the API's format. */
export function toBody(values: TextValues) {
  const read = (name: string) => values[name] ?? ''
  const words = texts.flatMap((name) => ends.map((end) => [`${name}${end}`, read(`${name}${end}`)] as const))
  const items = lists.flatMap((name) =>
    ends.map((end) => [`${name}${end}`, splitLines(read(`${name}${end}`))] as const),
  )
  const asked = ends.map((end) => [`questions${end}`, splitQuestions(read(`questions${end}`))] as const)
  return {
    ...Object.fromEntries<unknown>([...words, ...items, ...asked]),
    price: Number(values.price),
    durationMinutes: Number(values.durationMinutes),
    concerns: splitMany(read('concerns')),
    festivals: splitMany(read('festivals')),
    listed: values.listed === 'yes',
  }
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
}

/** Splits questions: each is followed by its answer on the next lines, and an empty line separates them. */
function splitQuestions(text: string): { question: string; answer: string }[] {
  return text
    .split(/\n\s*\n/)
    .map(splitLines)
    .filter((part) => part.length > 0)
    .map(([question = '', ...answer]) => ({ question, answer: answer.join('\n') }))
}
