import type { Passages } from '../../keys.ts'

export const ketu = {
  'ketu-1':
    'Mirrors interest you less than they do other people, and compliments do not stay with you for long. You sense a lot and explain little, so others may find you hard to place. Friends learn to read you by the things you leave untouched.',
  'ketu-2':
    'Few words and a light purse can suit you; you may leave a family quarrel about money simply by standing up from the table. What you say is brief and sometimes sharper than intended. Keep bills and papers in one folder, since not looking costs money.',
  'ketu-3':
    'Quiet courage is yours, the sort that climbs down the well without telling anyone. You act by instinct and care little for applause or arguments on the group chat. A brother or sister may live at a distance in heart or miles, and a plain postcard goes a long way.',
  'ketu-4':
    'A suitcase can feel more like home than the ancestral courtyard, and a part of you stands at the window looking out. With mother or your native place the tie is deep and seldom spoken. Grow something in a pot; roots that small teach the heart to stay.',
  'ketu-5':
    'You may show affection sparingly, or lose interest once a thing is understood. Knowledge comes to you by odd ways: a sum solved without steps, an old craft your fingers seem to remember. Teaching is not easy for you, because you can seldom say how you knew.',
  'ketu-6':
    'Meals, walks and bills are easily forgotten while your mind is elsewhere, so tie them to an alarm. Office quarrels hardly touch you; you notice the one rule that ends them and walk on. Rivals find little to argue with. Your body does well on a few things, simple and regular.',
  'ketu-7':
    'In closeness you need air, an evening walk alone, a shelf nobody tidies. A partner may be unworldly, or may wonder where you have gone while sitting beside them. Tell them when you need to be by yourself and when you will be back.',
  'ketu-8':
    'Endings teach you quickly, and you can let a chapter close while others still argue over the cover. Depth, mysticism and careful study of machines or motives attract you. Papers about inheritance leave you cool, which helps in a family where everyone else is heated.',
  'ketu-9':
    'Faith in you is bare-footed: you may skip the ceremony and sit an hour with the river. Old texts can feel strangely familiar, while preachers make you restless. With father or a teacher something may stay unsaid, and it may have reached them all the same.',
  'ketu-10':
    'Titles sit loosely on you, like a borrowed coat at a wedding. You do careful work and may walk off just as the certificate is printed, or change fields when success grows noisy. What stays with you is the craft itself, and people who know the trade can tell.',
  'ketu-11':
    'Your circle is small and oddly assorted, perhaps a retired postman, a coder, a monk, and big gatherings leave you looking for your slippers. Wishes drop away as you near them. Gains still come, often after you have stopped looking at the door.',
  'ketu-12':
    'Silence is your native tongue. Meditation, night skies, a hill station out of season or ten phoneless days restore you more than any party. Money and hours can slip away unnoticed in such moods, so set standing payments for the ordinary world and then go with a light heart.',
} as const satisfies Partial<Passages<'graha-house'>>
