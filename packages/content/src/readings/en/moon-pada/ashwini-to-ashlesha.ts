import type { Passages } from '../../keys.ts'

export const ashwiniToAshlesha = {
  'ashwini-1':
    'Your mind is out of bed before the alarm. A feeling comes, and you have already picked up the phone, the keys, the shoes. Waiting tires you more than any work, so rest comes best after a run, a swim or a sweaty game, and the ones you love do well to tell you things straight.',
  'ashwini-2':
    'When somebody at home is unwell, it is often you who has the thermometer, the soup and the autorickshaw ready. Quick to feel, you calm down through the hands and through something good to eat. Sit at the same table with people you trust, and the restlessness settles within minutes.',
  'ashwini-3':
    'Three thoughts arrive at once, and the fourth is a joke. Talking is how you find out what you feel, so a long call with a friend does more than an hour of silence. Try writing the day’s worries in a notebook before sleep, since the mind keeps running after the lights are off.',
  'ashwini-4':
    'A crying child on a railway platform tends to have your attention before anyone else turns. You rush towards hurt, because you feel it as your own. Afterwards you need a familiar kitchen and someone who asks how you are, though you seldom ask for that yourself.',
  'bharani-1':
    'Your feelings burn low and steady, and few people see them. You can carry a great deal for the people you love, and you like it to be seen, with a word of thanks said aloud. When pride is hurt you go quiet and grand; dancing, music or an evening of applause brings the warmth back.',
  'bharani-2':
    'Others empty out their troubles to you, and you sort them like the cupboard before Diwali: keep this, mend that, let this go. Your own feelings get the same strict inspection. A fixed bedtime and one person who does not need to be looked after give you real rest.',
  'bharani-3':
    'Love matters to you more than you admit in company. A beautiful evening, a pressed kurta, two cups of tea on the terrace with the right person, and the heaviness of the week lifts. Since you tend to carry both sides of every relationship, let the other one pay the bill sometimes.',
  'bharani-4':
    'What you feel goes down like a bucket into a deep well and takes its time to come up. You tend to stay beside people in their hardest hours without turning away, and few know what it costs you. Say it in small portions to one trusted ear before it grows heavy.',
  'krittika-1':
    'Half-truths make you uneasy, as a pebble does in the dal. Your heart is frank and looks for a purpose beyond the day, and once someone has shown you respect, you warm up generously. Anger flares and is usually gone soon; a drive out of town or a good talk clears the air.',
  'krittika-2':
    'Feelings, for you, are something to be handled: first the duty, then the tears, if there is time. People rely on that firmness. Still, the pressure cooker needs its whistle, so keep an hour in the week that serves nobody’s plan and let yourself be tired in front of someone.',
  'krittika-3':
    'With a sharp eye you see what is unfair in a family or an office, and it will not leave you in peace. You care for people in general and may find one person’s embrace harder to take. Friends who argue with you honestly feel like home.',
  'krittika-4':
    'Under the cutting remark sits somebody who cries at old film songs. You can see through people and forgive them in the same minute, which confuses them. Water soothes you: a long bath, a river ghat, rain on the roof. Feeding someone with your own hands is how you say sorry.',
  'rohini-1':
    'Wanting, with you, is immediate: the mango in the shop, the song, the person. You are tender and hot-blooded at once, so a sulk begins fast and ends fast. A little garden on the balcony teaches you what you are slow to learn, that lovely things ripen in their own season.',
  'rohini-2':
    'Few people know how to be content as you do: clean sheets, a full fridge, someone humming in the next room. Your affection is steady and likes to touch what it loves. Change is what usually upsets you, and it goes better when you may keep one familiar corner.',
  'rohini-3':
    'You charm people before you have decided to, with a voice that makes even a grocery list pleasant to hear. Feelings come to you as stories, poems, a tune on the lips. Loneliness tends to come when there is nobody to tell things to, so keep one friendship alive by letter or voice note.',
  'rohini-4':
    'Your heart takes root where it is fed, and it finds leaving hard. Old lullabies, your mother’s or grandmother’s dishes, the smell of wet earth: these bring you back to yourself. When you hold someone very closely, ask now and then whether they would like the window open.',
  'mrigashira-1':
    'Something in you is looking for the next beautiful thing, and you enjoy being noticed while you look. A new city, a stage, a shy compliment keeps the heart young. When attention goes elsewhere you may turn restless; making something of your own calms you better than being praised.',
  'mrigashira-2':
    'You read the label, then the reviews, then the small print, and afterwards still wonder. The mind often sniffs around a feeling many times before it trusts it. Useful hands and a tidy table quieten it, and so does someone patient who lets you ask the same question twice.',
  'mrigashira-3':
    'You do best in company: with the right person beside you, even a wrong turn becomes an outing. You are gentle, like to please, and walk away from shouting. Deciding alone is hard, so set a time limit for it, as one does in a shop that is about to close.',
  'mrigashira-4':
    'Beneath the soft manner is a tracker who does not give up a trail. You sense what others leave unsaid and follow it, at times into suspicion. Ask directly before the imagination has built a whole film; your nerves are finer than people think, and a quiet room mends them.',
  'ardra-1':
    'Your feelings come like a storm and leave the air clean. You may weep, rage, laugh, and then want to know what it meant. Teachers and books have perhaps pulled you out of more than one bad week, and a wide view, from a hill or a train door, steadies you soonest.',
  'ardra-2':
    'The harder things become, the drier your humour. You were perhaps serious early, and you learned to keep working while the monsoon raged inside. People who stay, without fuss and on time, win you entirely. Let somebody hold the umbrella for once; it is no loss of strength.',
  'ardra-3':
    'Your mind works best with a puzzle in front of it, and feelings are the strangest puzzle of all. You can look at your own pain as though through a lens, then explain it brilliantly at two in the night. Sleep before you send the message.',
  'ardra-4':
    'Other people’s sorrow easily gets into you, like damp into a wall. Out of that comes real compassion, and also days when you cannot say whose tears these are. Music, prayer or an hour beside water wrings the mind out, and it shines afterwards like leaves after rain.',
  'punarvasu-1':
    'After a bad result you are the one who says ‘next time’ before the others have closed the page. Hope comes back to you fast, and it comes with energy. What you need is room to try again without being scolded; a person who keeps count of old mistakes exhausts you.',
  'punarvasu-2':
    'Coming home is often your favourite part of a journey. Simple food, the same mug, a cushion shaped to your back: with these you recover from nearly anything. You share easily and ask for little, and it is worth noticing when that little has become too little.',
  'punarvasu-3':
    'Talk to you for ten minutes and the problem looks smaller. You carry stories, proverbs and other people’s good news from one room to the next. Your own low moods hide behind the chatter, so pick one listener with whom you can begin: today was bad.',
  'punarvasu-4':
    'Motherly is the word people use for you, whatever your age. A guest can turn up at ten at night, and there will be a plate. Because you give shelter so readily, you need one place where nobody rings the bell, and the calm there fills you again by morning.',
  'pushya-1':
    'You care for people from a certain height, like a teacher who knows each name in the class. To be of use and to be respected for it, that is usually what warms you. When nobody notices, do not wait with a hurt face; telling them plainly works better.',
  'pushya-2':
    'Care, with you, has a timetable: the tablets at eight, the fees by the tenth, the call to the aunt on Sunday. Worry often creeps in when you cannot help. Remember to put your own meal on that list, and let a day be badly organised without calling it a failure.',
  'pushya-3':
    'Where two people at home are not speaking, you carry the tea to both. Peace around you is what lets you sleep. You comfort gracefully and dislike being a burden, so others may not guess that you too want to be asked out, listened to and spoiled a little.',
  'pushya-4':
    'You protect those who belong to you as a tree protects a temple tank, silently and with deep roots. Trust comes slowly; after that you give without counting. Old hurts stay with you for long, and a ritual of your own, a lamp or a walk, helps you let them sink.',
  'ashlesha-1':
    'Little escapes you, neither the pause before a yes nor the second look. You would like to believe in people and you test them while you do it. A wise elder, or an idea that you can argue with, relaxes you, and then your humour turns wide and warm.',
  'ashlesha-2':
    'Guarded is how you seem, and careful is what you are: a heart with a savings account. You tend to observe for months, then commit for years. Ambition can be a way of not being hurt again, so allow someone to see you with nothing achieved and the hair uncombed.',
  'ashlesha-3':
    'Your insight into people is almost uncomfortable, and you prefer to use it for a whole group. You keep a cool distance, though the feeling beneath is not cool at all. Odd friends, night conversations and a hobby nobody understands give you the freedom in which you unwind.',
  'ashlesha-4':
    'You hold on, in love and in memory, like a creeper on its wall. The same gift lets you feel a friend’s mood through a closed door. On days when everything seems to be about you, take a swim or a long sleep; by evening it often is not.',
} as const satisfies Partial<Passages<'moon-pada'>>
