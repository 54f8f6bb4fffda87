import type { Passages } from '../../keys.ts'

export const fifth = {
  '5-1':
    'Creativity sits in your gestures, and people turn to you for a fresh idea or a fair opinion. You like to be admired for intelligence and enjoy the company of the young. Children sense the playmate in you, and grown-ups the fair judge.',
  '5-2':
    'A good mind feeds your household: teaching, advice, art or clever planning becomes income. You speak with imagination and enjoy telling family tales. Money goes gladly towards children’s schooling and books; when affection is shown through gifts alone, add a few spoken words.',
  '5-3':
    'Your ideas want to be heard. Writing, drawing, comedy, short films or coaching with your own hands bring your intelligence into the open. Siblings or neighbours share the fun. Post the unfinished sketch by Friday, since your courage grows by being seen.',
  '5-4':
    'At home your mind flowers: a study table by the kitchen window, lessons with mother, a veranda school for the lane’s children. Feelings are deep and prefer privacy. You create best with familiar sounds behind the wall, a pressure cooker, a prayer bell, someone’s old radio.',
  '5-5':
    'Joy in creating and learning is strong and self-renewing here, like a child who asks for one more story. Memory is good, taste is personal, and affection runs warm and loyal. Teach what you love; explaining it to a ten-year-old shows you what is missing.',
  '5-6':
    'Your creative talent grows by hard work, through rehearsal, editing and patient service. With children or in love there may be duties, worries and differences to be worked out. Study improves by timetable. Praise effort at the kitchen table, and leave marks for the report card.',
  '5-7':
    'Romance aims for a shared life with you, and a partner may enter through a class, a stage or a common passion. Ideas come alive in dialogue, which makes creative partnerships and client work good ground. Go on courting after the wedding album is closed.',
  '5-8':
    'Hidden subjects attract your mind, from codes and psychology to family history in an old tin box. Creative work comes through crisis and revision, and affection holds back until trust is tested. What comes out at last has been thought through to the bottom.',
  '5-9':
    'What you learn ripens into wisdom. You may study under a fine teacher, continue a father’s discipline or teach in a far place, and prayer has a creative side. The young respond to your principles most when you tell them your mistakes as well.',
  '5-10':
    'What you imagine tends to become your work: a lesson plan turns into a school, a doodle into a brand, good judgment into responsibility. Recognition comes for intelligence. You decide quickly and mostly well, and the younger people around you learn by watching.',
  '5-11':
    'Clever ideas bring gains when you let friends handle them: a study group, a theatre troupe, a founders’ table. Children or pupils can widen your circle. In affection, friendship comes first. Ask yourself now and then which joys are your own and which were chosen for the likes.',
  '5-12':
    'Imagination roams far, in dreams, foreign films or a retreat where nobody knows your name. You may study abroad, write in seclusion or support a young person at a distance. Love can contain longing and letting go. Keep a night diary, and set a limit for spending on fancies.',
} as const satisfies Partial<Passages<'house-lord'>>
