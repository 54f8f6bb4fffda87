import type { Passages } from '../../keys.ts'

export const seventh = {
  '7-1':
    'You think in pairs, and a relationship shapes how you see yourself. You sense quickly what the other person wants, which also helps in trade. A partner may come towards you rather than be searched for. Keep a few habits and friends of your own, so that you stay yourself in the pair.',
  '7-2':
    'A partner often has a say in the family money, and trade or marriage may bring both income and new relatives to feed. You speak with tact when bargaining. Around you, money is seldom one person’s decision.',
  '7-3':
    'Your partnership may begin with a little daring: a chat that went on, a neighbour’s introduction, a short trip shared. Your companion may be lively and self-willed. A bond that begins with such energy wants small adventures to stay awake.',
  '7-4':
    'A settled home matters most to you in marriage, and so does a mother’s approval. A partner may bring property or need a settled place. Trade run from your own premises does well. Invite guests, and keep one evening of the week just for two.',
  '7-5':
    'Affection and friendship are the root of your partnership, often met over study, music or a game. You keep a playful tone through long years and enjoy young people together. However full the week, keep one evening for play.',
  '7-6':
    'Everyday matters test your partnership: who works late, who pays the instalment, whose health needs attention. You may marry a colleague or serve customers with complaints. Fair division heals much, and a quarrel is best finished before dinner.',
  '7-7':
    'Partnership stands on its own strong feet in your life, and a companion with charm and standing often appears. You are good with customers and in public. Balanced give and take is your art; say early when the scales feel heavy on one side.',
  '7-8':
    'Marriage tends to change you deeply, through closeness, shared money or some old story in the other family. The bond may begin in secrecy or after a break. Speak early about debts, inheritances and old loves, and trust grows deep.',
  '7-9':
    'A partner may share your faith or widen it, come from another region or be met through elders, a teacher or travel. Both of you grow by learning together. Trade over long distances suits too. Respect for each other’s parents is half your peace.',
  '7-10':
    'Work and partnership often begin in the same place: you may meet on the job, build a firm as a couple or owe your rise to an associate. The public sees you as a pair. Agree on a meal at which the business is not mentioned.',
  '7-11':
    'Marriage tends to widen your circle, and a companion may first have been a friend’s friend. Partnerships bring gains when the aim is shared and the ledger open. Your evenings are seldom empty, and the best talk comes after the last guest has left.',
  '7-12':
    'Distance colours companionship: a partner from far away, work that separates you during the week, or a shared love of quiet. You give a great deal and may forget to ask. Read contracts with foreign parties twice, and plan holidays in which nobody has to be reached.',
} as const satisfies Partial<Passages<'house-lord'>>
