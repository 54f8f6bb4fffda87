import type { Passages } from '../../keys.ts'

export const seventh = {
  '7-1':
    'Relationship shapes how you see yourself; you think in pairs and know what the other side of the counter wants. A partner may come towards you rather than be searched for. Hold on to a few habits of your own, so that two people remain to meet.',
  '7-2':
    'A partner’s hand is often on the family purse, and trade or marriage may bring both income and new relatives to feed. You speak with tact when bargaining. Around you, money is seldom one person’s decision.',
  '7-3':
    'Partnership grows out of daring and messages: a chat that went on, a neighbour’s introduction, a short trip shared. Your companion may be lively and self-willed. A bond that begins with such energy wants small adventures to stay awake.',
  '7-4':
    'Marriage wants a kitchen, a door key and a mother’s approval here, and togetherness feels best at home. A partner may bring property or need a settled place. Trade run from your own premises does well. Invite guests, and keep one evening of the week just for two.',
  '7-5':
    'Affection and friendship are the root of your partnership, often met over study, music or a game. You keep a playful tone through long years and enjoy young people together. With clients, creative work charms; write the fee beside the sketch.',
  '7-6':
    'Everyday matters test your partnership: who works late, who pays the instalment, whose health needs attention. You may marry a colleague or serve customers with complaints. Fair division heals much, and a quarrel is best kept to office hours, between tea and dinner.',
  '7-7':
    'Partnership stands on its own strong feet in your life, and a companion with charm and standing often appears. You are good with customers and in public. Balanced give and take is your art; say early when the scales feel heavy on one side.',
  '7-8':
    'Marriage changes you at the root, through closeness, shared money or a family story that comes along with the trunk. The bond may begin in secrecy or after a break. Speak of debts, inheritances and old loves before they speak for themselves, and trust grows deep.',
  '7-9':
    'A partner may share your faith or widen it, come from another region or be met through elders, a teacher or travel. Both of you grow by learning together. Trade over long distances suits too. Respect for each other’s parents is half your peace.',
  '7-10':
    'Work and partnership walk in at the same gate: you may meet on the job, build a firm as a couple or owe your rise to an associate. The public sees you as a pair. Agree on a meal at which the business is not mentioned.',
  '7-11':
    'Marriage tends to widen your circle, and a companion may first have been a friend’s friend. Partnerships bring gains when the aim is shared and the ledger open. Your evenings are seldom empty, and the best talk comes after the last guest has left.',
  '7-12':
    'Distance colours companionship: a partner from far away, work that separates you during the week, or a shared love of quiet. You give a great deal and may forget to ask. Read contracts with foreign parties twice, and plan holidays in which nobody has to be reached.',
} as const satisfies Partial<Passages<'house-lord'>>
