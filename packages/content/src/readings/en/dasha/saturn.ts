import type { Passages } from '../../keys.ts'

export const saturn = {
  'saturn-1':
    'Life hands you responsibility early in the day and expects you to carry it without fuss. You may feel older than your friends, or slower, and yet what you build now stays built. Progress is better measured by the year than by the week. Keep the joints moving, and keep one friend who makes you laugh.',
  'saturn-2':
    'Money comes by the drop and stays if you let it, like water in a clay pot. Family duties, an elder’s needs or a reserved silence at meals may weigh on you. One warm sentence a day, said on purpose, changes the air at home; the accounts may be as strict as you like.',
  'saturn-3':
    'Courage is slow in these years and very durable, more a long walk to school than a sprint. Brothers, sisters or neighbours may need your help or keep their distance. Practise one skill daily even when nobody watches; patience with your own beginnings is what finally makes you good.',
  'saturn-4':
    'Home asks for work before it gives rest: an old building, a parent’s care, a shift away from the town you know. Feelings stay indoors and behind a serious face. One repair at a time is enough. Eat together when you can, and let somebody see that you are tired.',
  'saturn-5':
    'Children, studies and romance move slowly now, and waiting is part of the lesson. Your thinking gets depth, as from a textbook read a third time. Stay with what you started. Young people near you hear praise more clearly than correction.',
  'saturn-6':
    'Steady labour is your strength in these years, and rivals tire before you do. Debts, disputes and stubborn tasks give way to daily method, like a field weeded row by row. Fixed hours for food and sleep protect that strength, and so does respect for those who work under you.',
  'saturn-7':
    'Commitment is the subject now, with its papers, promises and patience. A partner may be older in manner, often away or busy with duties, and joy needs to be put in the diary like a dentist’s appointment. Loyalty grows through shared chores; say the tender thing aloud, as silence reads as coldness.',
  'saturn-8':
    'Slow change goes on below the surface, like the digging before a metro line opens. Joint money, an inheritance or a long-kept worry calls for paperwork and endurance. Regular habits carry you well. Somebody who has been through the same can tell you which counter to go to.',
  'saturn-9':
    'Belief gets tested and grows plain in these years: fewer words, more practice. A father or mentor may be strict or far away, and long journeys come for duty. Study one old text or one subject of law and method slowly, and let your doubts sit beside you as fellow students.',
  'saturn-10':
    'Work takes the larger share of these years, and rank is earned by the file that was complete each single time. Rises come late and rest on solid ground. Treat juniors as you once wished to be treated, and shut the office door behind you when you go home.',
  'saturn-11':
    'Gains arrive like a long-term deposit, after years of putting in the same small sum. Friends are few, older or met through work, and they last. Prefer the dependable offer to the dazzling one, and when the income grows, let your circle hear from you and not only your bank.',
  'saturn-12':
    'Solitude, far places and unpaid duties fill part of these years, along with expenses that were put off too long. A hospital ward, a night shelter or an office in another town may show you what matters. Old obligations finished now leave a lightness behind. Sleep by the clock, and let quiet be rest instead of retreat.',
} as const satisfies Partial<Passages<'dasha'>>
