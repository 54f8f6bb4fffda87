import { type Language, formatRupees } from '@sankalp/contract'
import type { OperatorStep } from '@sankalp/contract/operator-rights'
import { momentText } from './moment-text.ts'
import type { NoticeText } from './notices-texts.ts'

type RightFacts = {
  /** `taken` also means a reduced permission. */
  event: 'proposed' | 'confirmed' | 'taken'
  /** The operator whose permission it is, and the operator who did it. */
  name: string
  by: string
  /** The permission that they get, or have afterwards; null for none. */
  step: OperatorStep | null
  /** For a confirmed permission: in force from then on. For one that its proposer may confirm alone: from when. */
  from: string | null
  reason: string
}

type AloneFacts = {
  /** A batch is named after its payouts. */
  what: 'correction' | 'refund' | 'payouts'
  name: string
  by: string
  amountPaise: number
  from: string
}

/** What finance operators are informed of about each other: permissions, and money moved without a second operator. */
export type OperatorNoticeFacts = { operatorRight: RightFacts; operatorAlone: AloneFacts }

type Texts = { [Kind in keyof OperatorNoticeFacts]: (facts: OperatorNoticeFacts[Kind]) => NoticeText }

const steps: Record<Language, Record<OperatorStep, string>> = {
  en: { support: 'support', operations: 'operations', finance: 'finance' },
  hin: { support: 'सहायता', operations: 'संचालन', finance: 'वित्त' },
}
const operatorsPath = '/admin/list/operators'

const object = {
  en: 'If this is not right, act at once: the list of operators lets you decline or take away a right, also one that is not in force yet.',
  hin: 'यदि यह ठीक नहीं है, तो तुरंत कदम उठाएँ: ऑपरेटरों की सूची में आप अधिकार को अस्वीकार या वापस कर सकते हैं, लागू होने से पहले भी।',
}

const rightInEnglish = ({ event, name, by, step, from }: RightFacts): Pick<NoticeText, 'title' | 'brief'> => {
  const right = step === null ? 'none' : steps.en[step]
  if (event === 'proposed') {
    const who = from
      ? `No second operator is there: ${by} may confirm it alone from ${momentText(from, 'en')} (India time).`
      : 'Another finance operator has to confirm it.'
    return {
      title: 'Somebody is to become an operator',
      brief: `${by} proposes the right “${right}” for ${name}. ${who}`,
    }
  }
  if (event === 'confirmed') {
    return {
      title: 'An operator’s right is confirmed',
      brief: `${by} has confirmed the right “${right}” for ${name}. It comes in force on ${momentText(from!, 'en')} (India time).`,
    }
  }
  return {
    title: 'An operator’s right was taken away',
    brief:
      step === null
        ? `${by} has taken every right of an operator from ${name}.`
        : `${by} has lowered the right of ${name} to “${right}”.`,
  }
}

const rightInHindi = ({ event, name, by, step, from }: RightFacts): Pick<NoticeText, 'title' | 'brief'> => {
  const right = step === null ? 'कोई नहीं' : steps.hin[step]
  if (event === 'proposed') {
    const who = from
      ? `कोई दूसरा ऑपरेटर नहीं है: ${by} ${momentText(from, 'hin')} (भारतीय समय) से अकेले पुष्टि कर सकते हैं।`
      : 'किसी दूसरे वित्त ऑपरेटर को इसकी पुष्टि करनी है।'
    return {
      title: 'किसी को ऑपरेटर का अधिकार देने का प्रस्ताव',
      brief: `${by} ने ${name} को “${right}” अधिकार देने का प्रस्ताव रखा है। ${who}`,
    }
  }
  if (event === 'confirmed') {
    return {
      title: 'ऑपरेटर के अधिकार की पुष्टि हुई',
      brief: `${by} ने ${name} के “${right}” अधिकार की पुष्टि की है। यह ${momentText(from!, 'hin')} (भारतीय समय) से लागू होगा।`,
    }
  }
  return {
    title: 'ऑपरेटर का अधिकार वापस लिया गया',
    brief:
      step === null
        ? `${by} ने ${name} के सभी ऑपरेटर-अधिकार वापस ले लिए हैं।`
        : `${by} ने ${name} का अधिकार घटाकर “${right}” कर दिया है।`,
  }
}

const moneyInEnglish = { correction: 'a correction', refund: 'a refund', payouts: 'payouts' }
const moneyInHindi = {
  correction: (amount: string) => `${amount} के सुधार`,
  refund: (amount: string) => `${amount} लौटाने`,
  payouts: (amount: string) => `${amount} के भुगतानों`,
}

export const operatorNoticesInEnglish: Texts = {
  operatorRight: (facts) => {
    const { title, brief } = rightInEnglish(facts)
    return {
      title,
      brief,
      paragraphs: [brief, object.en],
      rows: [
        ['Person', facts.name],
        ['By', facts.by],
        ['Reason', facts.reason],
      ],
      link: { label: 'See the operators', path: operatorsPath },
    }
  },
  operatorAlone: ({ what, name, by, amountPaise, from }) => {
    const brief = `${by} proposes ${moneyInEnglish[what]} of ${formatRupees(amountPaise)} (${name}) and may confirm it alone from ${momentText(from, 'en')} (India time), since there is no second finance operator.`
    return {
      title: 'Money waits to be moved by one operator alone',
      brief,
      paragraphs: [
        brief,
        'If this is not right, decline it before then, sign out on every device, and look at the audit log.',
      ],
      rows: [
        ['What', name],
        ['Amount', formatRupees(amountPaise)],
        ['By', by],
      ],
      link: { label: 'See what waits', path: what === 'payouts' ? '/admin/list/batches' : '/admin/list/proposals' },
    }
  },
}

export const operatorNoticesInHindi: Texts = {
  operatorRight: (facts) => {
    const { title, brief } = rightInHindi(facts)
    return {
      title,
      brief,
      paragraphs: [brief, object.hin],
      rows: [
        ['व्यक्ति', facts.name],
        ['किसने', facts.by],
        ['कारण', facts.reason],
      ],
      link: { label: 'ऑपरेटरों की सूची देखें', path: operatorsPath },
    }
  },
  operatorAlone: ({ what, name, by, amountPaise, from }) => {
    const amount = formatRupees(amountPaise, 'hin')
    const brief = `${by} ने ${moneyInHindi[what](amount)} का प्रस्ताव रखा है (${name})। दूसरा वित्त ऑपरेटर न होने से वे ${momentText(from, 'hin')} (भारतीय समय) से अकेले पुष्टि कर सकते हैं।`
    return {
      title: 'एक ही ऑपरेटर के हाथ से राशि जाने वाली है',
      brief,
      paragraphs: [brief, 'यदि यह ठीक नहीं है, तो उससे पहले इसे अस्वीकारें, सभी उपकरणों से लॉगआउट करें और जाँच-पंजी देखें।'],
      rows: [
        ['क्या', name],
        ['राशि', amount],
        ['किसने', by],
      ],
      link: {
        label: 'प्रतीक्षा में क्या है, देखें',
        path: what === 'payouts' ? '/admin/list/batches' : '/admin/list/proposals',
      },
    }
  },
}
