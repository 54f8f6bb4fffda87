import type { Passages } from '../../keys.ts'

export const tenth = {
  '10-1':
    'Your work carries your own name on the board; people hire you as much as your skill. Self-employment or a post with freedom suits you, and you take professional praise and blame to heart. Even on Sunday you tend to introduce yourself by what you do.',
  '10-2':
    'Your work and your family are closely tied: a household trade, finance, food, or work done with your voice may be your living. Savings matter to you as proof that things go well. Bring home the good news of the day, and leave the scolding at the office.',
  '10-3':
    'Your career moves through words and travel: media, sales, training or small ventures started with nerve. Titles change as your skills do. Your rise has many stops, and at each of them somebody remembers your voice.',
  '10-4':
    'Your work grows close to home: property, vehicles, farming, schooling, care, or an office two steps from the kitchen. Respect comes from neighbours first. You work best after good rest and may carry on a mother’s task; fix closing hours, and tell the family too.',
  '10-5':
    'Intelligence is your work tool, in teaching, design, policy, entertainment or the guidance of the young. Authority comes when your ideas are used. You like work that feels like play on good days; on other days, let rehearsal and deadlines carry it.',
  '10-6':
    'Service, problem-solving and competition shape your working days, whether in a hospital, a police station, a bank’s loan desk or a repair bay. Standing is earned the long way, against resistance. Keep records of what you fixed, ask for fair pay and leave before the last bus.',
  '10-7':
    'Your profession lives from other people: clients, associates, a marriage that is also a firm. You gain standing by agreements, diplomacy and public contact. You work best with someone across the table, even if only to disagree with.',
  '10-8':
    'Your working life may break off for a time and begin again differently: a project closes, a post turns sensitive, research goes on without publicity. In a crisis people need you. Save during the busy years, and remember that a pause in your title takes nothing from your worth.',
  '10-9':
    'Ethics and learning give direction to your work; teaching, law, travel, publishing or public good may be its field, and a father or mentor its first model. Doors open more readily where you serve a principle. What you do for a living and what you believe are seldom strangers for long.',
  '10-10':
    'Competence is plain to see: give you a task and the office begins to run by the clock. You are made for steady public responsibility and are known for what you complete. Success can easily fill your whole life, so keep one interest that has nothing to do with work.',
  '10-11':
    'Effort at work turns into income and a wide circle; big organisations, sales targets, associations and senior friends play their part. You often profit from what you once did as a favour. Set goals with numbers, and give credit where the whole group can read it.',
  '10-12':
    'Your profession may lie abroad, behind a curtain or in places of care and retreat: a ship, a hospital wing, a back office serving another time zone. Fame interests you less than meaning. Let your work be seen once a quarter, and count travel costs before accepting.',
} as const satisfies Partial<Passages<'house-lord'>>
