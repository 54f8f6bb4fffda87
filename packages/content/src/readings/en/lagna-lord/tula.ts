import type { Passages } from '../../keys.ts'

export const tula = {
  'tula-1':
    'Between two shouting cousins, you are the one both will listen to. Pleasant manners, a feeling for form and fairness, and clothes that sit right make your way smooth. People tend to like you quickly. Weighing everything takes its time, so decide the small things by the toss of a coin and keep the scales for the large.',
  'tula-2':
    'Your voice is gentle and your opinions on money are not. At the family table you look for balance, though love and loyalty there run deep and may be possessive. Earnings follow your taste and tact. Name the price first and the discount afterwards; the courtesy will not suffer.',
  'tula-3':
    'Good at the friendly message, the fair compromise, the trip with cousins that ends without a quarrel, you move through life by conversation. Causes give your pen some fire. Siblings and neighbours ask you to mediate. State your own wish in the first line, where it cannot be overlooked.',
  'tula-4':
    'Beauty at home, for you, means order, old wood, a grandmother’s cupboard polished again. You are more dutiful towards your parents and property than your easy smile shows. Peace is your aim, and it grows through firm arrangements: who pays, who cooks, who keeps the keys. Settle these once, then enjoy the evening.',
  'tula-5':
    'Romance begins as friendship in your life, and friendship as an exchange of ideas. You like art that is a little ahead, children who ask odd things, a club rather than a crowd. The mind is fair and cool; allow yourself a favourite for once, and say so.',
  'tula-6':
    'Kindness carries you into service: the colleague nobody helps, the neighbour’s hospital night, the shelter with too few hands. You disarm opponents by liking them. The danger is a heart that cannot charge for its time. Put hours and fees in writing, and your gentleness lasts the month.',
  'tula-7':
    'Being alone for long does not suit you. Partners, clients, the other side of the counter bring you to life, especially people with more dash than you, who decide while you are still comparing. Your gift is making two tempers fit. Keep an opinion of your own ready for the moment they ask.',
  'tula-8':
    'You are friendly and fair, and very firm underneath, which surprises people who take your smile for consent. Shared money, family settlements and deep, lasting attachments are your field, and you bring calm into them. Change shakes you at first, then you make it your own. Let an old chapter close properly before you begin the next.',
  'tula-9':
    'You examine a belief as carefully as a cloth that you mean to buy. Travel, languages, law or teaching broaden you, and a cultured elder may have opened the door. You believe a thing when both sides have spoken. At some point, choose one path and walk it for a whole season.',
  'tula-10':
    'In your work people are looked after. You rise by tact, design and a sense of what the public feels today, and your manner soothes the tense meeting. Your moods may show at the office more than you think. Judge your year by what was done, and less by who was pleased.',
  'tula-11':
    'You know people of good standing. Respected friends, an elder who is proud of you, people in good jobs tend to help your wishes along, and you repay them with loyalty and good parties. Let the bill be split evenly sometimes, it keeps the friendship level.',
  'tula-12':
    'You are at your most yourself off stage, arranging flowers in an empty hall. Much of your giving is careful, private service, perhaps far from home, and you judge it more severely than anybody would. Spending can become a comfort for self-doubt. Rest first, choose after, and leave one thing as it is.',
} as const satisfies Partial<Passages<'lagna-lord'>>
