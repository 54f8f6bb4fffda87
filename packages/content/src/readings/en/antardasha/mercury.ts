import type { Passages } from '../../keys.ts'

export const mercury = {
  'mercury-mercury':
    'Notebooks come out and phones ring, for these years open with learning, trade and a great deal of talk. Choose the subject you want to be good at while everything is still interesting. Receipts kept and friends of many ages will both pay later. An hour without a screen at dusk rests the nerves.',
  'mercury-ketu':
    'Talk, numbers and gossip lose their charm for a while, and you grow quiet. You may drop a course, a trade or a group chat. Figures and travel papers need a second look. The thought that returns in quiet is the one to trust.',
  'mercury-venus':
    'Wit and charm earn together in this chapter, and design, media, sales of beautiful things or a lively romance do nicely. Money is pleasant to earn and pleasant to spend. Price your work properly, write to the person you like, and learn one song or stitch to the end.',
  'mercury-sun':
    'Your words reach the senior’s desk in this chapter, through a report, an exam, a speech or a government form. Recognition is likely where the facts are yours. Credit the team when you are praised. In the hot hours, water cools both temper and head.',
  'mercury-moon':
    'Thought and mood chase each other like children around a courtyard, so a small remark can fill the whole day. Writing, caring work and dealings with the public go well on calm mornings. Eat before you analyse, and decide after a night’s rest.',
  'mercury-mars':
    'Debates get rough in this chapter, and sharp replies, deadlines and technical problems keep you on your toes. Engineering, editing, coding contests or brisk trade suit the pace. The angry draft can go to yourself first. With a colleague you argue with, a game of badminton settles more than a memo.',
  'mercury-rahu':
    'Ideas turn big, fast and a little foreign, and a phone call may lead to an online trade, another language or an unusual partner. Information overflows. Verify before forwarding or investing. A slow-thinking friend who hears the scheme from start to end is as good as a consultant.',
  'mercury-jupiter':
    'Information ripens into understanding at this stage, and teaching, publishing, law, counsel or higher study open with some ease. Good people trust your word. Depth serves you better now than one more certificate, and teaching the young makes your own understanding clearer.',
  'mercury-saturn':
    'The talkative years end with careful work, in which promises are checked one by one. Work is detailed, slow and lasting, and a delay asks for patience with offices. Pending forms come first, then a simpler business. You may speak fewer words now and mean each of them.',
} as const satisfies Partial<Passages<'antardasha'>>
