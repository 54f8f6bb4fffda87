import type { Passages } from '../../keys.ts'

export const ketu = {
  'ketu-ketu':
    'Something comes to a stop as these years open, and in the quiet you notice what matters to you. Plans, posts or people may fall away without a quarrel. Do not fill the gap at once; keep meals, sleep and one useful task regular, and let interest return by itself.',
  'ketu-venus':
    'Colour comes back into a plain room, with affection, a song, a comfortable evening, and you enjoy it while half ready to leave. Relations go between nearness and distance. Say honestly which of the two you need today. Something beautiful made without a purpose does you good.',
  'ketu-sun':
    'Your quiet time is interrupted, perhaps by a father’s need, a senior’s order or an official paper. Confidence is uneven, and the hot hours ask for rest. Do the duty exactly and briefly, and keep a quiet hour for yourself afterwards.',
  'ketu-moon':
    'Feelings return after a quiet time, and an old memory, a move or a worry for mother may bring tears that lighten you. Moods change by the hour. Write, bathe, cook something simple. The right company is the person who does not ask you to explain.',
  'ketu-mars':
    'Flashes of force break the stillness here, sudden decisions, a cut with the past, a burst of repair at midnight. Technical or solitary work goes well. Be careful with knives, wires and words. Most disputes end if you step aside.',
  'ketu-rahu':
    'Wanting and letting go pull at the same rope, so an odd offer thrills on Monday and bores by Friday. Unfamiliar places and people stir you up. Promise little and verify much. A friend whose feet have been on the same ground for years is a good compass.',
  'ketu-jupiter':
    'Peace and meaning come gently in this chapter, through a teacher, a text or a child’s remark. Worry eases and help is decent. Accept a blessing simply. Give one practical hour a week to what you have understood.',
  'ketu-saturn':
    'There is work to be finished in this chapter, although your heart has already left. Fatigue and delay are common. Clear the desk in order and pay what is owed. There is peace in an ordinary task done completely.',
  'ketu-mercury':
    'The mind comes back from its retreat with the newspaper under its arm, curious, and ready to write, trade and call people again. Insights can now be put in words. Start small. Details that slipped during the quiet years need checking, and people who like thinking are good company.',
} as const satisfies Partial<Passages<'antardasha'>>
