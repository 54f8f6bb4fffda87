import type { Passages } from '../../keys.ts'

export const mercury = {
  'mercury-mercury':
    'Notebooks come out and phones ring, for these years open with learning, trade and a great deal of talk. Choose the subject you want to be good at while everything is interesting. Keep receipts, make friends across ages, and give the nerves an hour without a screen at dusk.',
  'mercury-ketu':
    'The clever mind falls silent in the middle of a sentence, and numbers or gossip lose their charm. You may drop a course, a trade or a group chat. Research, editing and meditation go well; double-check figures and travel papers, and trust the thought that returns in quiet.',
  'mercury-venus':
    'Wit and charm keep shop together here, and design, media, sales of beautiful things or a lively romance do nicely. Money is pleasant to earn and pleasant to spend. Price your work properly, write to the person you like, and learn one song or stitch to the end.',
  'mercury-sun':
    'Your words reach the senior’s desk in this chapter, through a report, an exam, a speech or a government form. Recognition is likely where the facts are yours. Keep cleverness respectful, credit the team, and drink water in the hot hours when temper and head both warm up.',
  'mercury-moon':
    'Thought and mood chase each other like children around a courtyard, so a small remark can fill the whole day. Writing, caring work and dealings with the public go well on calm mornings. Eat before you analyse, call your mother or an old friend, and decide after a night’s rest.',
  'mercury-mars':
    'Debate gets elbows in this chapter, and sharp replies, deadlines and technical problems keep you on your toes. Engineering, surgery of texts, coding contests or brisk trade suit the pace. Send the angry draft to yourself first, check machines and contracts twice, and play a sport with the colleagues you argue with.',
  'mercury-rahu':
    'Ideas turn big, fast and a little foreign, and a phone call may lead to an online trade, another language or an unusual partner. Information overflows. Verify before forwarding or investing, keep passwords and papers safe, and let a slow-thinking friend listen to the scheme from start to end.',
  'mercury-jupiter':
    'Information ripens into understanding at this stage, and teaching, publishing, law, counsel or higher study open with some ease. Good people trust your word. Choose depth over one more certificate, share what you know with the young, and let earnings find a wise use.',
  'mercury-saturn':
    'The talkative years end at a plain desk, where promises are checked against the ledger. Work is detailed, slow and lasting, and a delay asks for patience with offices. Complete pending forms, simplify the business, keep the back straight, and speak fewer words that you fully mean.',
} as const satisfies Partial<Passages<'antardasha'>>
