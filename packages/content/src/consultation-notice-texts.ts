import type { Language } from '@sankalp/contract'
import type { TalkKind } from '@sankalp/contract/live/consultations'
import type { NoticeText } from './notices-texts.ts'

type Both = Record<Language, string>

/** Why a request no longer rings. */
export type RequestOver = 'accepted' | 'refused' | 'cancelled' | 'missed'

export type ConsultationNoticeFacts = {
  /** Only the first name: others may see the screen. */
  consultationRequested: {
    requestId: string
    firstName: string | null
    talk: TalkKind
    minutes: number
    isPoojaCall: boolean
  }
  consultationRequestOver: { requestId: string; firstName: string | null; how: RequestOver }
  queueTurn: { acharyaId: string; acharya: Both }
  acharyaOnline: { acharyaId: string; acharya: Both }
}
export type ConsultationNoticeKind = keyof ConsultationNoticeFacts

type Texts = { [Kind in ConsultationNoticeKind]: (facts: ConsultationNoticeFacts[Kind]) => NoticeText }

/** Every page of the console rings: the address only has to say that a request waits. */
const ringPath = (requestId: string) => `/acharya?ring=${requestId}`
const listPath = '/chatwithastrologer'
const entryPath = (acharyaId: string) => `/AstrologerDetails?id=${acharyaId}`

const talks: Record<TalkKind, Both> = {
  Chat: { en: 'chat', hin: 'चैट' },
  'Audio Call': { en: 'audio call', hin: 'ऑडियो कॉल' },
  'Video Call': { en: 'video call', hin: 'वीडियो कॉल' },
}

/** A device shows only the title and the brief; a letter of acharyaOnline says the same. */
const short = (title: string, brief: string, link: NoticeText['link']): NoticeText => ({
  title,
  brief,
  paragraphs: [brief],
  rows: [],
  link,
})

export const consultationNoticesInEnglish: Texts = {
  consultationRequested: ({ requestId, firstName, talk, minutes, isPoojaCall }) =>
    short(
      isPoojaCall
        ? `${firstName ?? 'A devotee'} is here for the pooja`
        : `${firstName ?? 'Somebody'} asks for ${talk === 'Audio Call' ? 'an' : 'a'} ${talks[talk].en}`,
      isPoojaCall
        ? 'Please answer within a minute.'
        : `${minutes} minute${minutes === 1 ? '' : 's'}. Please answer within a minute.`,
      { label: 'Answer', path: ringPath(requestId) },
    ),
  consultationRequestOver: ({ firstName, how }) =>
    short(
      {
        accepted: 'The request is accepted',
        refused: 'The request is refused',
        cancelled: 'The request was taken back',
        missed: `You missed a request of ${firstName ?? 'a devotee'}`,
      }[how],
      {
        accepted: 'You can go on where you accepted it.',
        refused: 'The devotee has been told.',
        cancelled: 'Nobody waits any more.',
        missed: 'Nobody waits any more.',
      }[how],
      { label: 'Open your console', path: '/acharya' },
    ),
  queueTurn: ({ acharya }) =>
    short(`It is your turn with ${acharya.en}`, 'You have a minute to ask. After that it is the next person’s turn.', {
      label: 'Ask now',
      path: listPath,
    }),
  acharyaOnline: ({ acharyaId, acharya }) =>
    short(`${acharya.en} is online now`, 'You wanted to be told. You can ask for a talk as long as they are free.', {
      label: `See ${acharya.en}`,
      path: entryPath(acharyaId),
    }),
}

export const consultationNoticesInHindi: Texts = {
  consultationRequested: ({ requestId, firstName, talk, minutes, isPoojaCall }) =>
    short(
      isPoojaCall
        ? `${firstName ?? 'यजमान'} पूजा के लिए आ गए हैं`
        : `${firstName ?? 'कोई'} आपसे ${talks[talk].hin} पर बात करना चाहते हैं`,
      isPoojaCall ? 'कृपया एक मिनट के भीतर उत्तर दें।' : `${minutes} मिनट। कृपया एक मिनट के भीतर उत्तर दें।`,
      { label: 'उत्तर दें', path: ringPath(requestId) },
    ),
  consultationRequestOver: ({ firstName, how }) =>
    short(
      {
        accepted: 'अनुरोध स्वीकार हो चुका है',
        refused: 'अनुरोध अस्वीकार हो चुका है',
        cancelled: 'अनुरोध वापस ले लिया गया',
        missed: firstName ? `${firstName} का अनुरोध छूट गया` : 'एक अनुरोध छूट गया',
      }[how],
      {
        accepted: 'जहाँ स्वीकार किया है, वहीं बात आगे बढ़ाएँ।',
        refused: 'यजमान को बता दिया गया है।',
        cancelled: 'अब कोई प्रतीक्षा में नहीं है।',
        missed: 'अब कोई प्रतीक्षा में नहीं है।',
      }[how],
      { label: 'अपना पेज खोलें', path: '/acharya' },
    ),
  queueTurn: ({ acharya }) =>
    short(`${acharya.hin} से बात करने की आपकी बारी है`, 'आपके पास एक मिनट है। उसके बाद अगले व्यक्ति की बारी होगी।', {
      label: 'अभी बात करें',
      path: listPath,
    }),
  acharyaOnline: ({ acharyaId, acharya }) =>
    short(`${acharya.hin} अब ऑनलाइन हैं`, 'आपने सूचना माँगी थी। जब तक वे खाली हैं, आप बात का अनुरोध भेज सकते हैं।', {
      label: `${acharya.hin} को देखें`,
      path: entryPath(acharyaId),
    }),
}
