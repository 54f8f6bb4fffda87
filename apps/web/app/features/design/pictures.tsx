import { useTranslation } from '../../lib/locale/use-translation.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Diya } from '../../ui/drawings/diya.tsx'
import { type DrawingName, drawings } from '../../ui/drawings/index.ts'
import { Portrait } from '../../ui/drawings/portrait.tsx'
import { Wheel } from '../../ui/drawings/wheel.tsx'
import { Part } from './part.tsx'

const portraits = [
  'man-turban-moustache-upright-shawl',
  'woman-bun-spectacles-sari',
  'man-shikha-full-bars-beads',
  'woman-veiled-earrings',
  'man-short-trimmed-kurta',
  'woman-loose-sari',
]

export function People() {
  const { t } = useTranslation('design')
  return (
    <Part name="people">
      <div className="mb-6 flex flex-wrap items-center gap-6">
        {portraits.map((seed) => (
          <Portrait key={seed} seed={seed} size={96} />
        ))}
        <Portrait seed="man-shikha" size={56} name={t('people.name')} />
      </div>
      <div className="flex flex-wrap items-center gap-6">
        <Avatar name={t('people.name')} size={96} alt={t('people.name')} />
        <Avatar name={t('people.name')} />
        <Avatar name="" alt={t('people.none')} />
        <Avatar name={t('people.name')} picture="/icon-192.png" alt={t('people.name')} />
      </div>
    </Part>
  )
}

const names = Object.keys(drawings) as DrawingName[]

export function Drawings() {
  const { t } = useTranslation('design')
  return (
    <Part name="drawings">
      <ul className="grid grid-cols-2 justify-items-center gap-6 text-center sm:grid-cols-4">
        {names.map((name) => {
          const Picture = drawings[name]
          return (
            <li key={name} className="grid justify-items-center gap-2">
              <Picture size={112} />
              <span>{t(`drawing.${name}`)}</span>
            </li>
          )
        })}
        <li className="grid justify-items-center gap-2">
          <Diya size={112} lit={false} />
          <span>{t('drawing.diyaOut')}</span>
        </li>
        <li className="col-span-2 grid justify-items-center gap-2">
          <Wheel detailed size={240} />
          <span>{t('drawing.wheelLarge')}</span>
        </li>
      </ul>
    </Part>
  )
}
