import type { Passages } from '../../keys.ts'

export const eleventh = {
  '11-1':
    'Ambition and friendliness meet in your person; people like to help you, and opportunities tend to find your number. You measure yourself by goals reached. Before running after the next, ask whether it is your wish or one picked up from the group.',
  '11-2':
    'Gains settle in the family chest, as savings turned into gold or grain, a friend’s tip that became a steady customer. Your speech attracts useful people. Write down what was borrowed among friends, and let part of each bonus stay untouched for a year.',
  '11-3':
    'Contacts pay when you make the first move, through a message, a pitch, a skill offered to the club. Siblings and neighbours belong to your network, or compete in it. Chase fewer leads and follow each to its end; fulfilment often lies in the fourth call.',
  '11-4':
    'Your wishes tend to be about home: land, a vehicle, a terrace where friends unroll mats. Income may arise from property, and mother or childhood companions support your plans. A gain feels real to you when it has a roof, a key or a row of plants.',
  '11-5':
    'Your hopes are bright and playful: success for your ideas, joy with the young, applause, romance among friends. Gains may come through creative or clever work. A good part of what you earn goes back into books, outings and treats, and you seldom count it as loss.',
  '11-6':
    'Profits are earned through hard service and good competition, and some of them go to settle dues. Friends bring you their problems. Say yes to the paid task and a clear no to the vague favour, and let a wish wait until its instalment fits the month.',
  '11-7':
    'Friends, customers and companion belong to one web; a partner may come from your circle, and gains grow through alliances. You bargain in good humour. Agree with your partner on shared wishes for the year, three each, and stick the paper inside the cupboard door.',
  '11-8':
    'Income and friendships change shape in your life; a group dissolves, a claim is paid years late, an old wish drops and a truer one appears. Joint schemes need careful reading. Trust those friends who stayed through a dull season, and let secrets rest with you.',
  '11-9':
    'Fulfilment follows learning and goodwill: a scholarship, a foreign client, father’s friends who remember him kindly. You wish for things larger than yourself. Much of what you gain reaches you by word of mouth, from someone who once liked your answer.',
  '11-10':
    'Large circles help your career; seniors notice you, referrals arrive, and what you earn rises with what you are responsible for. Work fulfils wishes, and some wishes become work. Meet old friends without a visiting card at least once each season.',
  '11-11':
    'Communities open up for you like a bazaar lane where everyone calls you by name. Income has several springs, elder siblings or senior friends are a support, and wishes tend to ripen. Think about what you wish for, since you often get it.',
  '11-12':
    'Gains flow outwards again, to travel, generosity, quiet luxuries or friends in far countries who also bring them. Income from abroad is possible. You may tire of crowds after enjoying them. Before you give or lend, decide how much, and write it down.',
} as const satisfies Partial<Passages<'house-lord'>>
