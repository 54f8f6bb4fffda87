import type { Passages } from '../../keys.ts'

export const second = {
  '2-1':
    'Money and family name are tied closely to your own person: you earn by showing up, speaking for yourself and being known by face. Your manner of talking is part of your capital. At home, too, people look to you when something has to be paid for.',
  '2-2':
    'Income, speech and kin support one another here, like three stones under one pot. You tend to save with pride, value the family table and earn through what your people already know. Leave room for relatives who count differently from you.',
  '2-3':
    'Earnings come through effort and contact: phone calls, writing, a stall you set up yourself, a deal made with a sister or neighbour. Your voice carries best when you dare to use it. Half the family’s money seems to be decided in an autorickshaw, between two calls.',
  '2-4':
    'What you earn likes to turn into walls, land and a well-stocked kitchen. The mother’s side or property may help the family purse, and talk flows warmest at home. Registering papers early, and saving for repairs, protects what you have gathered there.',
  '2-5':
    'You can earn from your imagination: lessons given, a design sold, a performance, advice that people pay for. The family spends readily on study and on the young ones. Relatives may call it play, until they see the school fees paid from it.',
  '2-6':
    'A good part of your income comes from service, routine or untangling other people’s problems, and a good part can go to instalments. Words sharpen in disputes over bills. Check EMIs once a month, lend little within the family, and speak of dues while everyone is calm.',
  '2-7':
    'Two names often stand under your earnings, since partnership, marriage or dealing with customers moves your money. A spouse’s family can become your own at the table. Your gift at the counter is courtesy, and it is remembered longer than a discount.',
  '2-8':
    'Family wealth may reach you by roundabout ways, through an inheritance, a settlement, an insurance paper or money held jointly, with lean stretches between. Some talk at home stays behind shut doors. A reserve for six months and a clear will among relatives bring calm.',
  '2-9':
    'Good counsel, elders and learning bring in more for you than hurry does; fees from teaching, travel or a father’s contacts may feed the account. Early shortages tend to ease as your knowledge grows. You speak with conviction, and a share given away keeps money light.',
  '2-10':
    'Your income depends closely on your position, and on how you speak at work. Posts with authority, government dealings or a family trade suit. When office language starts to rule the dinner table, switch to the mother tongue.',
  '2-11':
    'Steady gains gather where you know many people, and your family name or your way of speaking opens those doors. Income may have several small taps instead of one large pipe. What comes through friends tends to go back to them in some form, and that keeps the doors open.',
  '2-12':
    'Money leaves you easily, for distant places, hospital counters, charity, comfort or relatives abroad. Work in a far city can also be its source, and family talk may happen mostly by video call. A standing order to savings on the first of the month helps.',
} as const satisfies Partial<Passages<'house-lord'>>
