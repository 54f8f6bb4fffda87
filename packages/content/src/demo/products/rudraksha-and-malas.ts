import type { DemoProduct } from '../entries.ts'

export const rudrakshaAndMalas: readonly DemoProduct[] = [
  {
    id: 'five-mukhi-rudraksha',
    sku: 'RUD-05',
    category: 'rudraksha',
    name: { en: 'Five-mukhi Rudraksha', hin: 'पाँच मुखी रुद्राक्ष' },
    type: { en: 'Single bead', hin: 'एकल दाना' },
    colour: { en: 'Brown', hin: 'भूरा' },
    description: {
      en: 'A whole bead from Nepal, 18 to 20 mm, with five natural lines and a hole as it grew. The kind most people begin with.',
      hin: 'नेपाल का पूरा दाना, 18 से 20 मिमी, पाँच प्राकृतिक धारियाँ और अपना बना हुआ छेद। अधिकतर लोग इसी से आरंभ करते हैं।',
    },
    drawing: 'rudraksha',
    rupees: 250,
    discountPercent: 10,
    stock: 120,
  },
]
