import type { Passages } from '../../keys.ts'

export const ketu = {
  'ketu-ketu':
    'Something stops mid-tune as these years open, and in the silence you hear what was playing underneath. Plans, posts or people may fall away without a quarrel. Do not fill the gap at once; keep meals, sleep and one useful task regular, and let interest return by itself.',
  'ketu-venus':
    'Colour comes back into a plain room, with affection, a song, a comfortable evening, and you enjoy it while half ready to leave. Relations go between nearness and distance. Say honestly which of the two you need today, keep spending light, and make something beautiful without a purpose.',
  'ketu-sun':
    'An inward time is called to the front desk, perhaps by a father’s need, a senior’s order or an official paper. Confidence is uneven, and heat or headache asks for rest. Do the duty exactly and briefly, avoid contests of rank, and take quiet afterwards as others take tea.',
  'ketu-moon':
    'Tides of feeling reach a beach that had been empty, and an old memory, a move or a worry for mother may bring tears that relieve. Moods change by the hour. Write, bathe, cook something simple, and stay near a person who does not ask you to explain.',
  'ketu-mars':
    'Flashes of force break the stillness here, sudden decisions, a cut with the past, a burst of repair at midnight. Technical or solitary work goes well. Handle knives, wires and words with attention, end disputes by stepping aside, and let exercise take the surplus.',
  'ketu-rahu':
    'Wanting and letting go pull at the same rope, so an odd offer thrills on Monday and bores by Friday. Unfamiliar places and people stir you up. Promise little, verify much, keep off late-night screens, and rely on a friend whose feet have been on the same ground for years.',
  'ketu-jupiter':
    'Meaning arrives gently in this chapter, as when a wandering cow finds the temple yard, through a teacher, a text or a child’s remark. Worry eases and help is decent. Study something that feeds you, accept a blessing simply, and let wisdom have a practical duty in the week.',
  'ketu-saturn':
    'Renunciation meets the time clock, and there is work to be finished although the heart has already packed. Fatigue and delay are common. Clear the desk in order, pay what is owed, mind bones and warmth, and discover the peace of an ordinary task done completely.',
  'ketu-mercury':
    'The mind comes back from its retreat with the newspaper under its arm, curious, and ready to write, trade and call people again. Insights can now be put in words. Start small, check details that slipped during the quiet years, and choose company that likes thinking.',
} as const satisfies Partial<Passages<'antardasha'>>
