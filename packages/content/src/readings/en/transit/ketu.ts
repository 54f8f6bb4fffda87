import type { Passages } from '../../keys.ts'

export const ketu = {
  'ketu-1':
    'You may feel a little distant from yourself just now, as though watching your own life from the balcony across the lane. Old ambitions lose their pull and simple things come closer. Decide nothing about yourself in a single evening. Regular food, sleep and company keep you steady until you know what you want next.',
  'ketu-2':
    'Money matters slip the mind and words come out shorter than meant. The pull toward possessions loosens, which can be a relief once bills are on auto-pay. Greet people at home before you withdraw, eat sitting down, and let somebody you trust look over the figures.',
  'ketu-3':
    'Quick instinct serves you well in these months, especially in skills you no longer think about. Courage arrives quietly and does its job. Competition matters less than craft, so act without announcing it, and keep a line open to a brother, sister or neighbour you have not called.',
  'ketu-4':
    'The feeling of home shifts, as if the furniture had been moved while you were out. You may clear rooms, live away for a while or feel distant from relatives. Sort one cupboard at a time, spend slow hours with an elder, and let the search for quiet be gentle on others.',
  'ketu-5':
    'Interest comes in flashes and leaves before the second chapter. Romance, applause and clever bets lose colour, while music, mantra or pure mathematics may shine. Write down the small insight at once. Children are better listened to than instructed just now.',
  'ketu-6':
    'Quarrels lose fuel in these months because you see straight to the point of them. It is good for clearing files, debts and odd little habits. Plain meals and a doctor who explains things suit the body. As for office politics, step over it like a puddle.',
  'ketu-7':
    'A partner may ask where you are even while you sit in the same room. Wanting distance is natural for a while and needs to be explained. Keep the weekly meal together. New contracts can wait until interest returns.',
  'ketu-8':
    'Things come to an end quietly and, on the whole, easily: a policy matures, an old grudge drops, a box of old papers is finally sorted. Dreams are vivid. Deep reading is a better companion at night than worry, and a tidied drawer brings more peace than one expects.',
  'ketu-9':
    'Rituals may feel hollow and then, without warning, one line of a hymn rings true. You may travel alone or step back from a teacher. Argue less about belief, walk more, and stay respectful with a father or elder whose way suits them well.',
  'ketu-10':
    'Work goes by habit now while the heart is elsewhere, and praise or blame slide off like rain from a banana leaf. Precise, unseen tasks go well. Large announcements can stay on the shelf. Notice instead which part of the job still has meaning for you.',
  'ketu-11':
    'Friends thin out to the few who need no explanation, and gains come without being chased. An old goal can be crossed out in peace. Answer the messages that matter and say a kind no to the rest.',
  'ketu-12':
    'Solitude heals in these months, whether a retreat, an early night or a walk along a railway line in a strange town. Money goes to quiet things, such as books or a gift that nobody hears of. Keep one thread to daily life, such as feeding the birds each morning, and let old attachments loosen at their own speed.',
} as const satisfies Partial<Passages<'transit'>>
