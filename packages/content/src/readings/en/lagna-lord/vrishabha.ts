import type { Passages } from '../../keys.ts'

export const vrishabha = {
  'vrishabha-1':
    'You arrive somewhere and the pace drops to a human one. Good cloth, an unhurried voice, a liking for things that last: people feel at ease beside you and find it pleasant to look your way. What you decide on, you keep; check once a year whether the keeping still serves you.',
  'vrishabha-2':
    'A well-stocked larder and a voice people like to listen to are your natural capital. You talk, cook, trade or sing your way forward, and family meals matter more to you than most meetings. Money is handled with ease and wit; label which jar is for pleasure and which for later.',
  'vrishabha-3':
    'Calm hands can do brave things when the subject is close to them. Your charm lies in short messages, in handicraft, song, a letter, a chat across the balcony rail. Siblings and neighbours feel your softness; you go further if you ask for the sale as sweetly as you serve the tea.',
  'vrishabha-4':
    'Home is your best work, and you show it: the curtains that make an afternoon cooler, the comfortable car, the plants on the landing. You like to be settled and to be seen being settled. A steady heart develops from a place of your own; invite people in before it is perfect.',
  'vrishabha-5':
    'Love, songs, children and clever little creations draw you out of your easy chair. You are careful with your affections and notice the flaw in the poem or the person, which can spoil the pleasure. Make the thing anyway, show it half ready, and let the fun be larger than the fault.',
  'vrishabha-6':
    'Other people’s needs land on your table with a sweet please, and your even temper makes you agree. You bring grace into dull duty, into an office quarrel, a clinic, a strict diet. Watch small indulgences and small loans; rest that you have planned is kinder than rest forced by tiredness.',
  'vrishabha-7':
    'Your road runs through another person. You bloom beside a partner, in a shop, at a client’s table, and the attraction is often intense and not to be hurried. You hold tight to whom you love. Talk about money and jealousy in daylight, and the bond grows as durable as you wish.',
  'vrishabha-8':
    'Beneath the calm surface there is curiosity for what is hidden: old letters, inheritance papers, a faith that consoles. Comfort may come to you through others and may leave without notice, so you learn to be rich in few things. A separate small saving lets you sleep more softly.',
  'vrishabha-9':
    'Pleasure and principle sit together at your table. Good teachers, a respected elder or a patient father tend to open doors, and long journeys refine your taste. You move slowly towards what is right, then stay with it. Share your good fortune while it is warm, like halwa.',
  'vrishabha-10':
    'People know your work by its finish. Steady, pleasing and a little stubborn about quality, you rise where beauty, food, money or good relations count, and unusual workplaces suit you. A title means less than you think; ask whether the chair is comfortable for the soul as well.',
  'vrishabha-11':
    'Friends gather around you as around a good cook. Generous, patient and agreeable, you find that wishes come true through people who simply like you, an elder sibling among them perhaps. Gains come softly and in season; keep a few friends who are bored by comfort, they stretch you.',
  'vrishabha-12':
    'Some of your sweetest hours are private: a locked door, music, a hotel bed in a far town, a gift sent without a name. You spend on beauty and on rest with a quick hand. Earn it slowly as you do, and set one envelope aside before the holiday begins.',
} as const satisfies Partial<Passages<'lagna-lord'>>
