import type { Passages } from '../../keys.ts'

export const vrishabha = {
  'vrishabha-1':
    'You arrive somewhere and the pace drops to a human one. Good cloth, an unhurried voice, a liking for things that last: people feel at ease beside you and find it pleasant to look your way. What you decide on, you usually keep; once a year, look whether it still does you good.',
  'vrishabha-2':
    'A well-stocked larder and a voice people like to listen to are your natural capital. You talk, cook, trade or sing your way forward, and family meals matter more to you than most meetings. Money is handled with ease and wit; label which jar is for pleasure and which for later.',
  'vrishabha-3':
    'Calm hands can do brave things when the subject is close to them. Your charm lies in short messages, in handicraft, song, a letter, a chat across the balcony rail. Siblings and neighbours feel your softness; ask for your price as sweetly as you serve the tea, and you go further.',
  'vrishabha-4':
    'Home is your best work, and you show it: the curtains that make an afternoon cooler, the comfortable car, the plants on the landing. You like to be settled and to be seen being settled. A place of your own tends to steady your heart; invite people in before it is perfect.',
  'vrishabha-5':
    'Love, songs, children and clever little creations draw you out of your easy chair. You are careful with your affections and notice the flaw in the poem or the person, which can spoil the pleasure. Make the thing anyway, show it half ready, and let the fun be larger than the fault.',
  'vrishabha-6':
    'Other people’s needs land on your table with a sweet please, and your even temper makes you agree. You bring grace into dull duty, into an office quarrel, a clinic, a strict diet. Watch small indulgences and small loans; rest that you have planned is kinder than rest forced by tiredness.',
  'vrishabha-7':
    'Your road tends to run beside another person. You bloom beside a partner, in a shop, at a client’s table, and the attraction is often intense and not to be hurried. You hold tight to whom you love. Talk about money and jealousy early and calmly, and the bond has a better chance to last.',
  'vrishabha-8':
    'Beneath the calm surface there is curiosity for what is hidden: old letters, inheritance papers, a faith that consoles. Comfort may come to you through others and may leave without notice, so you learn to be rich in few things. A small saving kept apart helps you sleep well.',
  'vrishabha-9':
    'You enjoy life and you have principles, and the two seldom quarrel in you. Good teachers, a respected elder or a patient father tend to open doors, and long journeys refine your taste. You move slowly towards what is right, then stay with it. When something good comes, share it while it is warm, like halwa.',
  'vrishabha-10':
    'People know your work by its finish. Steady, pleasing and a little stubborn about quality, you rise where beauty, food, money or good relations count, and unusual workplaces suit you. Before you accept a bigger title, ask whether the work itself will still please you.',
  'vrishabha-11':
    'Friends gather around you as around a good cook. Generous, patient and agreeable, you often find wishes fulfilled through people who simply like you, an elder sibling among them perhaps. Gains tend to come gently, in their season; keep a few friends who get bored by comfort, they do you good.',
  'vrishabha-12':
    'Some of your sweetest hours are private: a locked door, music, a hotel bed in a far town, a gift sent without a name. You spend on beauty and on rest with a quick hand. Before a holiday begins, set one envelope aside for the month after it.',
} as const satisfies Partial<Passages<'lagna-lord'>>
