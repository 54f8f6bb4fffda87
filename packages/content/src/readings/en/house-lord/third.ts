import type { Passages } from '../../keys.ts'

export const third = {
  '3-1':
    'Self-made is a word people use of you: courage, skill of hand and the urge to try live right under your skin. You learn by doing and act before being asked. Siblings are your first mirror and, for a while, your first rivals.',
  '3-2':
    'Effort becomes income when you let your hands and your voice earn: typing, selling, recording, driving, writing. Brothers and sisters may share in the family purse, for help or for argument. Settle each portion on paper and speak up for your price.',
  '3-3':
    'You learn fast and from everybody: a neighbour, a video, a cousin, a stranger on the bus. One message leads to three and one little trip to a new contact. With so many beginnings, choose one skill for the year and write its practice hours on the wall calendar.',
  '3-4':
    'You learn best at home, with familiar people around, and often with your hands: mending the roof, running a small business from the front room. Mother and siblings are part of the story. In a new place you need some days to warm up, so arrive a little early.',
  '3-5':
    'Playful skill is your strength, the hand that draws, drums, edits or bowls. You put courage into what you create and into declaring affection. A sibling may be your first fan or your first critic. Practise in public early, before it feels perfect.',
  '3-6':
    'Skill comes to you by sheer effort: the extra shift, the tenth attempt, the manual read to the last page. Competition makes you better, while quarrels with a sibling or a colleague only tire you. Keep the sarcastic reply in drafts and give that hour to practice.',
  '3-7':
    'With somebody beside you, you learn twice as fast: a person to study with, to rehearse with, to start a small venture with. You are usually the one who makes the first call. A sibling or neighbour may bring you together, and much begins because you dared to ask.',
  '3-8':
    'You learn slowly and thoroughly, and what you have learnt stays. Research, repairs and tasks that need patience suit you. Courage can leave you for a while and come back changed. With brothers or sisters some things stay unsaid; one calm letter can open them.',
  '3-9':
    'Your effort leans on belief: give it a cause, a teacher or a far road and it doubles. You may write, broadcast or travel for learning, and a sibling may live far off. Father’s views and your boldness can collide, so try out the old way once before improving it.',
  '3-10':
    'What your hands can do becomes your profession, be it a camera, a keyboard, a lathe or a sales pitch. You climb by repeated attempts more than by one big chance. People tend to hire you after seeing you do it once.',
  '3-11':
    'Friends are your best classmates. You pick up a skill faster in a group that is trying something, a street cricket side, a band, a start-up, and gains come through the calls you make. An elder brother or sister may teach you the most; share the success the same evening.',
  '3-12':
    'Far from home, or with nobody watching, you learn your bravest lessons: the first night in a foreign hostel, pages written before dawn. Effort can scatter, or be spent on others. A sibling may live at a distance. Choose one quiet project and keep an hour a day for it.',
} as const satisfies Partial<Passages<'house-lord'>>
