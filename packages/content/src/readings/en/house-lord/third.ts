import type { Passages } from '../../keys.ts'

export const third = {
  '3-1':
    'Self-made is a word people use of you: courage, skill of hand and the urge to try live right under your skin. You learn by doing and act before being asked. Siblings are your first mirror and, for a while, your first rivals.',
  '3-2':
    'Effort becomes income when you let your hands and your voice earn: typing, selling, recording, driving, writing. Brothers and sisters may share in the family purse, for help or for argument. Settle each portion on paper and speak up for your price.',
  '3-3':
    'A brave, busy energy feeds on itself: one message leads to three, one little trip to a new contact. Bonds with siblings and neighbours stay lively through life. With so many beginnings, a wall calendar with three thick red circles works better than good intentions.',
  '3-4':
    'Your daring goes into home ground: repairing a roof with your own hands, moving the family to a better lane, running a small business from the front room. Siblings and mother are close in your story. With your people next door you are brave; far from them you may need some days to warm up.',
  '3-5':
    'Playful skill is your strength, the hand that draws, drums, edits or bowls. You put courage into what you create and into declaring affection. A sibling may be your first fan or your first critic. Practise in public early, before it feels perfect.',
  '3-6':
    'Work gets your fighting spirit, and you can outlast a tiring shift by sheer will. Quarrels with a sibling or a colleague drain more than the labour does. Use your energy on the task list, let the sarcastic reply stay in drafts, and stretch your arms and shoulders.',
  '3-7':
    'Initiative flows towards another person: you make the first call, suggest the joint venture, travel to meet. A partner may come through a sibling, a neighbour or a message thread. Much in your shared life begins because you were the one who dared to ask.',
  '3-8':
    'Courage grows slowly and underground, and may desert you for a season before it comes back changed. You do well at research, repairs and tasks needing patience in the dark, like a diver. With siblings some matters stay unsaid; one calm letter opens more than a family meeting.',
  '3-9':
    'Your effort leans on belief: give it a cause, a teacher or a far road and it doubles. You may write, broadcast or travel for learning, and a sibling may live far off. Father’s views and your boldness can collide, so try out the old way once before improving it.',
  '3-10':
    'What your hands can do becomes your profession, be it a camera, a keyboard, a lathe or a sales pitch. You climb by repeated attempts more than by one big chance. People tend to hire you after seeing you do it once.',
  '3-11':
    'Friends gather around what you do, and gains arrive in proportion to the calls you make. You enjoy a team that attempts things, from a street cricket club to a start-up. Elder siblings and old pals are useful company; divide the takings the same evening.',
  '3-12':
    'Your bravest acts happen far from home or when nobody claps: a first night in a foreign hostel, pages written before dawn. Effort can scatter, or be spent on others. A sibling may live at a distance. Choose one quiet project and defend an hour a day for it.',
} as const satisfies Partial<Passages<'house-lord'>>
