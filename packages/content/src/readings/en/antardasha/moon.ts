import type { Passages } from '../../keys.ts'

export const moon = {
  'moon-moon':
    'Feelings lead as these years begin, and your days change with moods, meals and people. A change of place or company is common. Drink the tea slowly, keep your mother or an elder close, and let the new rhythm settle before any large decision.',
  'moon-mars':
    'You feel tenderly and act hastily in this chapter, so tempers can boil over like milk on a high flame. Things do get done, about property, brothers or sisters, a fitness plan. When you are angry, wait two days before you act, and think twice about loans.',
  'moon-rahu':
    'Imagination runs wide in this chapter and the nights may be noisy with thoughts. Foreign news, unusual people or a restless wish to be elsewhere stir the home. Speak of anxieties in daylight, over familiar food and with familiar faces.',
  'moon-jupiter':
    'Home becomes a warm and sensible place now, like an aunt’s kitchen where everybody brings their questions. Family joy, good advice, study and public goodwill tend to come together. It is a good time for a useful journey, and for teaching somebody what you know.',
  'moon-saturn':
    'Your heart feels heavier for a while, with duties to elders, long hours or a sense of being alone in it. It passes with regular habits rather than with brooding. Warm meals, a daily walk with one friend and work finished by evening keep the mood above water.',
  'moon-mercury':
    'You find words for your feelings in this chapter, and diaries, chats, lessons and small trade prosper. The mind is quick and can talk itself into worry as well as out of it. Work with the hands calms it best. Messages can be answered after food.',
  'moon-ketu':
    'A gentle detachment comes over you, like looking at a family album of people you love from a distant year. Moods have no clear reason and needs are few. Tears or silence may pass without explanation. One appointment a day is enough, and water or prayer nearby does good.',
  'moon-venus':
    'Sweetness is in season, with gatherings, music, new clothes and affection given freely. Women in your circle may bring help and home becomes prettier. Pleasant spending adds up unseen, so carry cash for small joys, and tell the person you care for what exactly you enjoy about them.',
  'moon-sun':
    'Confidence returns at the close of a feeling-filled time, and others ask you to decide. An office, a father or an official matter comes forward. Take the medal or the task, and keep one evening for the people who knew you when you were unsure.',
} as const satisfies Partial<Passages<'antardasha'>>
