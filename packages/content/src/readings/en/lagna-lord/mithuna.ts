import type { Passages } from '../../keys.ts'

export const mithuna = {
  'mithuna-1':
    'Two chats open, a newspaper under the arm, and still you hear what is said at the next table. Curiosity moves you, and talk takes you everywhere. You often look younger than your years and adapt within minutes; a short list of three things for the day keeps your mind from scattering.',
  'mithuna-2':
    'You can earn your living with words: teaching, selling, writing, accounts. At family meals you are the one who tells it best, with a soft spot for old anecdotes. Money comes through the mouth and slips out through small curiosities, so note it down, you enjoy figures anyway.',
  'mithuna-3':
    'Restless fingers, quick feet, a bag that is half packed: you are at your best on the move and on the phone. Messages, videos, small trips, a deal with a cousin suit you. You speak with a certain flourish; do practise one skill so well that it needs no audience.',
  'mithuna-4':
    'Your thinking likes a home of its own, a desk by the window with each pencil in its place. Learning goes deep here, and a mother or an early schoolteacher may have shaped the way you reason. You could happily study all your life; open the window when the mind goes over the same figures again.',
  'mithuna-5':
    'Ideas are your playground, and you play fair. Riddles, poems, a witty flirtation, teaching children with their own jokes: intelligence and charm work together in you. You can see every side of a plan, so give each idea a date by which it has to be started.',
  'mithuna-6':
    'When something does not work, you cannot leave it alone until you know why. Sharp in argument, good with faults, forms and tangled cases, you may also take the puzzle to bed with you. A checklist for work and a quiet hour without screens spare your nerves.',
  'mithuna-7':
    'You think best aloud and opposite someone. Trade, counselling, agreements and a partner who enjoys debate widen your horizon, and it is often a bigger believer than you who wins you over. Listen for the feeling behind the sentence as well, since not every talk wants an answer.',
  'mithuna-8':
    'Give you a locked drawer, a coded file, a silence in the family, and patience appears where none was expected. You research, audit, decode, and you keep what you find to yourself. Nervous spells pass more easily when you tell someone the whole story, in order, and without the clever summary.',
  'mithuna-9':
    'Where did this belief come from, you ask in the temple, in the lecture hall, on the train. Learning is your pilgrimage, preferably in odd company and by a new route. Teachers like your mind and fear your questions; stay with one of them long enough to be changed.',
  'mithuna-10':
    'At work you are the one with the imagination, who can talk to every department and lose the keys of each. Speaking, writing, designing and helping people suit you better than a strict ledger. Hand the details to a system or a tidy colleague, and let your name grow from ideas.',
  'mithuna-11':
    'A phone with two thousand contacts, and a joke for most of them: that is your treasure chest. You start groups, join ventures, bring this person together with that one, rapidly. Profit often follows introductions; of all your ideas, go back to the best one; it is still waiting.',
  'mithuna-12':
    'The busy mind has a back room where it composes, invents and worries unobserved. Foreign tongues, night study, quiet crafts and distant clients bring it out. You may spend on books, gadgets and comfort while thinking of something else; writing one page before sleep helps the mind to stop.',
} as const satisfies Partial<Passages<'lagna-lord'>>
