import type { Passages } from '../../keys.ts'

export const venus = {
  'venus-1':
    'There is a pleasantness about you that gets the last seat found and the shopkeeper smiling. You care how things look and feel, from a pressed collar to the tone of a reply. Being liked comes easily; practise disagreeing gently, so that you do not say yes to everything.',
  'venus-2':
    'Good food, a sweet voice and a cupboard of fine cloth make you feel rich, and the family table owes you much of its warmth. Money often comes through taste, art, beauty or kind manners. Keep one locked box for savings, since lovely things ask for the rest.',
  'venus-3':
    'Songs, photographs, well-turned messages: your hands make small things beautiful and people pass them on. Media, design and friendly selling suit you, and a sister or neighbour may be your partner in it. You avoid the hard conversation for long; begin it with tea and keep to one point.',
  'venus-4':
    'Comfort is something you know how to build: cushions, a good mattress, flowers at the window, a vehicle you enjoy washing. Love of home runs through mother and through music played while cooking. People who drop in for ten minutes usually stay for dinner.',
  'venus-5':
    'Romance has a soundtrack with you; you remember what was playing in the tea shop that evening. Art, acting, dance or poetry flow well, and children enjoy your company. Choose one craft and rehearse it on dull days too, because an easy talent often stays only a hobby.',
  'venus-6':
    'Pleasant surroundings keep you well. A clean desk, kind colleagues and a little music make the day easy, and you often smooth over quarrels at work. Keeping count of who did what can sour love. Sweets and late nights are your weak spot, so give both a friendly limit.',
  'venus-7':
    'Companionship is near the centre of your life, and you bring grace, patience and a gift for celebration to it. Partners and customers alike enjoy how you share things. Since peace is so dear to you, some wishes stay unspoken; name one of them every week.',
  'venus-8':
    'Attraction draws you into depths: a bond with secrets, a love that changes both people, an art learned in private. A partner’s means or joint money may support you, and it goes best when both know the sums. Closeness grows each time you trust someone with a weakness.',
  'venus-9':
    'Beauty and belief meet for you, in a carved doorway, a raga at dawn, the brass lamps of a far town. Teachers are drawn to your refinement, and journeys bring pleasant ties. Father or elders may pass on taste as well as values. Even your prayers like good music and a clean white cloth.',
  'venus-10':
    'Your working life has an eye for form: the shop window, the menu, the way a client is received. Women and pleasant contacts often help you rise, and arts, fashion, hospitality or diplomacy suit. Money follows taste slowly here, and then quite steadily.',
  'venus-11':
    'Weddings, reunions and festival nights are where your net of friends is knotted. Gains come through such warmth, through art or beauty, and often through women. Wishes for comfort tend to be met in part and then to grow, so enjoy the last one before ordering the next.',
  'venus-12':
    'Pleasure is private for you: a quiet room, a soft bed, music through one earphone shared with someone dear. Far places and hidden arts please you, and you spend gladly on comfort and love. What looks like indulgence to others is often how you gather yourself again.',
} as const satisfies Partial<Passages<'graha-house'>>
