import type { Passages } from '../../keys.ts'

export const simha = {
  'simha-1':
    'When you walk in, the room notices, even if you only wanted the salt. You carry yourself with natural dignity, are generous to those under your care and do not like to stand at the back. Keep one friend who can laugh at you kindly, and laugh along.',
  'simha-2':
    'You speak as the host does, with weight and a warm welcome, and then go through the bill item by item. Family honour and savings are close to your heart. Your word usually counts at home; let correction be one sentence long, and praise at least two.',
  'simha-3':
    'Courage grows in you step by step, mostly in company. You look at others’ faces before you act, weigh words, want the younger ones to like you. Travel, writing and team efforts build up your nerve; every small thing you decide alone makes the next one easier.',
  'simha-4':
    'The proudest part of you tends to live behind a closed gate. Land, a parent’s story, the standing of the family touch you deeply, and a hurt from there you often carry in silence. You lead best at home when you first ask how each one is.',
  'simha-5':
    'You teach by shining. Children, students, a stage, a game, a holy text read with feeling: here your heart is large and your judgement good. People often borrow confidence from you. Encourage the shy one in the last row too, and let the applause go round the whole class.',
  'simha-6':
    'You believe that rank has to be earned by hard work. You often take on the unpopular file, the strict department, the quarrel between tenants, and carry it through with honour. Rivals sharpen you. Ask for help before you are bent with tiredness; a captain also takes water at the break.',
  'simha-7':
    'You learn most about yourself through marriage and partnership. You are often drawn to independent, unusual people and want their admiration, which they give in their own fashion. In public dealings your name carries weight. Share the front seat now and then, and the journey becomes pleasant for two.',
  'simha-8':
    'Hard times have perhaps humbled you once and made you stronger. Sudden turns, another’s money matters, long nights of thought may have taught you that dignity needs no audience. You are at your strongest where others lose courage. Let people thank you, and tell them what it took.',
  'simha-9':
    'You feel strongly about what is right, and you say so aloud. A father, a teacher or a cause can set your life alight, and you act on it early and boldly. Chances tend to come to people who move like that. Listen to other people’s faiths as well; they too have something to teach.',
  'simha-10':
    'Your name and your work are one. Slowly, solidly, with a taste for quality, you tend to grow into work that people look up to, and being in charge comes easily. The other side of it is stubbornness, so walk through the workshop each week and let the youngest one show you something new.',
  'simha-11':
    'Among friends you are the one in the middle of the photograph, telling the story. Clever people, networks and elder companions tend to bring your wishes within reach, and you enjoy sharing what comes in. Notice who stands at the edge of the picture; the best of your allies may be quiet.',
  'simha-12':
    'You do your best work where few people look. You do much for others without a name plate, in hospitals, foreign towns, family crises, and wonder at times why nobody saw. Solitude restores you. Choose one place where you may be seen as well, without having to give.',
} as const satisfies Partial<Passages<'lagna-lord'>>
