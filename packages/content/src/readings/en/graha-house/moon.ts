import type { Passages } from '../../keys.ts'

export const moon = {
  'moon-1':
    'Your face is a poor keeper of secrets; a neighbour at the gate can tell what kind of morning it has been. Moods rise and ebb, and so does your energy, but people warm to you quickly because you feel along with them. Water, good food and company restore you.',
  'moon-2':
    'Family voices are your savings account: a grandmother’s recipe, a lullaby, the way everybody talks at once at dinner. Income tends to come and go in waves, often through food, care or dealing with the public. A fixed sum put aside on salary day steadies both purse and mood.',
  'moon-3':
    'Thoughts visit you the way cousins do, unannounced and several together. You like writing, chatting, short trips by bus and knowing what a sister or brother is up to. Courage changes with the mood, so send the difficult message in the hour when you feel light.',
  'moon-4':
    'Nothing settles you like your own corner: a mother’s voice from the kitchen, a plant that needs watering, the same pillow. You care for home deeply and others rest well in it. When something there is upset, everything else is too, so mend that first.',
  'moon-5':
    'Affection flows easily towards children, students and whatever you are making. You learn by feeling and picture: a story told once at bedtime stays longer than a page of notes. Whatever you make carries the day’s mood in it, which is why people are moved by it.',
  'moon-6':
    'Looking after people fills your ordinary days; you know who in the office has not eaten and whose form is still pending. That care can turn into worry that sits in the stomach. Simple food at fixed hours, and a list of what is truly yours to do, lighten it.',
  'moon-7':
    'Being two feels natural, and you sense a partner’s mood from the sound of the key in the lock. Trade with the public suits you too, since customers feel welcome. When the other is content you shine, and when they are restless you lie awake.',
  'moon-8':
    'Undercurrents reach you before words do; you know at the door that something happened in this home. The gift is good for counselling, research and quiet care in other people’s hard times. Your own moods can run deep, and telling one trusted person early keeps them from pooling.',
  'moon-9':
    'Faith, for you, is a feeling before it is a rule: lamps on the river, a mother’s morning song, a teacher who was kind. Long journeys refresh your mind and you come home softer. Belief may change its form over the years, and it helps to let it.',
  'moon-10':
    'Work brings you before many people, and they tend to remember how they felt with you: looked after at a counter, heard in a ward, fed well at a stall. Roles may change several times as your interest moves. When the crowd is kind you bloom; a rude line in the complaints book can stay with you for days.',
  'moon-11':
    'Friends gather round you like evening on the terrace, some for a season, some for thirty years. Gains often come through women, the public or a group where you remember everyone’s name. Wishes shift with the mood; keep the ones that are still there after a month.',
  'moon-12':
    'Some part of you lives a little away from the crowd and fills up again in silence, in sleep, near water or in a far town. Imagination is rich and sympathy costs you energy. Kindness leaves your purse open, and you seldom regret it, though the month’s end may surprise you.',
} as const satisfies Partial<Passages<'graha-house'>>
