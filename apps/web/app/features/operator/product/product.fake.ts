import type { KeptProduct } from '@sankalp/contract/shop-editing'

/** A product as the console receives it, for tests. */
export const bell: KeptProduct = {
  productId: 'brass-bell',
  version: 3,
  sku: 'PUJ-BELL',
  category: 'puja-sets',
  nameEn: 'Brass bell',
  nameHin: 'पीतल की घंटी',
  typeEn: 'Bell',
  typeHin: 'घंटी',
  descriptionEn: 'Rings clearly.',
  descriptionHin: 'साफ़ बजती है।',
  colourEn: 'Golden',
  colourHin: 'सुनहरी',
  materialEn: 'Brass',
  materialHin: 'पीतल',
  sizeEn: '12 cm',
  sizeHin: '12 सेमी',
  purposes: ['daily-puja'],
  weightGrams: 240,
  certificate: null,
  hsn: '8306',
  listed: true,
  mrp: 400,
  discountPercent: 10,
  finalPrice: 360,
  gstPercent: 5,
  stock: 6,
  prices: [{ from: '2026-11-01', mrp: 400, discountPercent: 10, finalPrice: 360 }],
  photos: [],
  movements: [
    { movementId: '1', at: '2026-11-01T06:00:00.000Z', quantity: 6, reason: 'received', order: null, note: 'A crate' },
  ],
}

export const photo = (number: number) => ({
  photoId: `00000000-0000-4000-8000-00000000000${number}`,
  url: `/media/product/${number}.jpg`,
  altEn: `Photo ${number}`,
  altHin: `चित्र ${number}`,
})
