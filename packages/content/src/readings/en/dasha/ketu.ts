import type { Passages } from '../../keys.ts'

export const ketu = {
  'ketu-1':
    'You may feel less like the person others know in these years, and your own old photographs look like a cousin’s. Ambition thins out and a quiet inner question takes its place. Eat and sleep on time so that the body stays anchored, and tell people when you simply want to be silent.',
  'ketu-2':
    'Interest in piling up money fades for a while, and family talk can feel like a radio in the next room. Words come short and sometimes sharp. Keep the accounts all the same, with help if needed. A full sentence where a word would do keeps people close.',
  'ketu-3':
    'An old skill works almost without you now, like hands that remember a loom, while new efforts start and stop. Distance may grow with a brother, sister or neighbour. Act on the flash of courage when it comes, and send the short message that keeps the thread unbroken.',
  'ketu-4':
    'Home loosens its hold in these years; you may move, lose interest in furnishing or feel like a guest in your own kitchen. What you look for is peace within. Visit your mother or the old rooms without a purpose, and settle property papers plainly before you travel light.',
  'ketu-5':
    'Sudden insight visits you in these years and the syllabus bores you; a melody, a formula or a line of scripture opens on its own. Romance and creative pride matter less. Stay near to children and pupils by listening to them, and write the insight down before it leaves.',
  'ketu-6':
    'Opposition melts for lack of interest now, since you do not feed quarrels. Sharp insight finds the fault in the machine, the account or the argument at once. For small complaints of the body, plain food and a patient doctor are enough; finish dull duties quickly and the day is yours.',
  'ketu-7':
    'In company you need space, and a partner may feel you are on the roof while dinner is on the table. Contracts attract you less than freedom does. Your silences need explaining, in a sentence or two. One shared ritual a week says the rest.',
  'ketu-8':
    'Much changes below the surface in these years, with sudden letting go, old papers, dreams and an attraction to what lies behind things. You can be remarkably calm while others run about. Keep the papers in one place. More rest than seems needed is about right.',
  'ketu-9':
    'The outer form of belief matters less and its core matters more, as when a pilgrim remembers the climb and not the shops. You may drift from a teacher or father’s way and find it again from within. Walk to a holy place alone once, and leave argument at the foot of the hill.',
  'ketu-10':
    'Career feels like a coat that fits and no longer excites, and you may step aside just when others push forward. Exact, backstage or spiritual work suits you now. Complete the handover before you leave anything, and choose the next task for its meaning while the salary still comes.',
  'ketu-11':
    'Old friends drop off like autumn leaves in these years and the big wish loses its shine. What you gain comes without chasing, through one or two quiet contacts. Take the invitations you like. A message to the old batch now and then keeps the tie alive.',
  'ketu-12':
    'Silence is good company now, in retreat, sleep, meditation or a far town where nobody knows you. Release comes easier than in other years. Bills on standing order and one person who knows where you are keep the silence safe. Service to somebody simple brings you back down to earth.',
} as const satisfies Partial<Passages<'dasha'>>
