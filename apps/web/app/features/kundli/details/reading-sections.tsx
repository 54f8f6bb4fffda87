import type { Reading } from '../../../shared/sky/reading.ts'
import { AshtakavargaSection } from './ashtakavarga-section.tsx'
import { DashaSection } from './dasha-section.tsx'
import { DoshaSection } from './dosha-section.tsx'
import { FurtherSection } from './further-section.tsx'
import { KpSection } from '../kp/kp-section.tsx'
import { PanchangSection } from './panchang-section.tsx'
import { ShadbalaSection } from './shadbala-section.tsx'
import { VarshaphalSection } from './varshaphal/varshaphal-section.tsx'
import { YogaSection } from './yoga-section.tsx'

/** The parts that only the engine can calculate. In a file of its own, which is loaded together with the engine. */
export default function ReadingSections({ reading }: { reading: Reading }) {
  const { kundli } = reading
  return (
    <>
      {kundli.timeKnown && <PanchangSection panchang={kundli.tradition.panchang} />}
      {kundli.timeKnown && <DashaSection kundli={kundli} />}
      <DoshaSection reading={reading} />
      <YogaSection yogas={kundli.yogas} />
      {kundli.timeKnown && <AshtakavargaSection kundli={kundli} />}
      {kundli.timeKnown && <ShadbalaSection kundli={kundli} />}
      {kundli.timeKnown && <KpSection kundli={kundli} place={reading.birth} />}
      {kundli.timeKnown && <VarshaphalSection birth={reading.birth} kundli={kundli} />}
      {kundli.timeKnown && <FurtherSection kundli={kundli} />}
    </>
  )
}
