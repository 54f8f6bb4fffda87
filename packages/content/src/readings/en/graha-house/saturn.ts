import type { Passages } from '../../keys.ts'

export const saturn = {
  'saturn-1':
    'Responsibility came early, perhaps as the door key on a string round a child’s neck, and it left you older than your age. You move slowly, take promises seriously and last longer than the quick ones. What felt heavy at twenty often becomes standing at fifty.',
  'saturn-2':
    'Savings build like bricks in your family account, one row a season, and you speak about money plainly or not at all. Early years may have taught thrift at home. Warm words cost nothing, so spend a few at meals, where your silence can be mistaken for displeasure.',
  'saturn-3':
    'You learn slowly, and you are still at it when the quick ones have stopped. Skill comes through practice, and you rely on your own hands. Siblings may have felt like a duty or lived at a distance; an hour of help with their papers can reopen the talk.',
  'saturn-4':
    'Duty lives at your address: an ageing parent, an old building that needs a new roof, a loan with years to run. Ease at home often arrives later and then stays. Sunlight, a repaired chair and one evening without chores are worth arranging well before everything is finished.',
  'saturn-5':
    'Play and affection show themselves carefully in you, so others may miss how much you care. You study like someone laying rails, and what you learn by forty repetitions stays. Pupils and children may find you strict at first and thank you years later, when the lesson is still there.',
  'saturn-6':
    'The long shift, the backlog, the difficult customer: these are where your stamina earns respect. Opponents tire before you do, and debts get cleared by instalment. Joints, back and sleep need the same discipline you give to work, and a fair colleague to whom you can hand something over.',
  'saturn-7':
    'Partnership is a serious matter for you and may begin late or after much weighing. A mature, dutiful companion suits you, and trust grows through kept appointments more than through sweet words. Business ties also last when terms are clear. Whoever waits with you through the slow beginning finds someone who does not walk off.',
  'saturn-8':
    'Endurance is what hard seasons have taught you: when papers are stuck for years you keep the file, the dates and your temper. Inherited or joint money comes slowly and with duties attached. Patient research suits you. Most locks, you have noticed, give way to the person who comes back on Monday.',
  'saturn-9':
    'You test a belief well before you trust it. A strict father or teacher, or a long wait for guidance, may have made you careful, and your own discipline has become a kind of prayer. Many of your questions settle only after the middle of life, and then they settle well.',
  'saturn-10':
    'Step by step is how your work rises, from the smallest stool in the office to the desk that others report to. Authority comes through time, order and long service, and it tests how you treat those below. Rest before the promotion too, since the climb is long.',
  'saturn-11':
    'Old friends are your best investment: few in number, met in a shared hostel or first job, and still answering the phone. Gains arrive late and regularly, like a pension. Large groups tire you, yet one steady task in a society or union brings you both respect and help.',
  'saturn-12':
    'You work well alone and far from home; a room at the end of the corridor, a distant posting, a duty in a hospital or hostel suits your patience. You spend carefully and find it hard to rest without permission. Work done there seldom gets a photograph, and you prefer it that way.',
} as const satisfies Partial<Passages<'graha-house'>>
