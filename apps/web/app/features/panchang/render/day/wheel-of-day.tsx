import type { PanchangDayReply } from '@sankalp/contract/panchang'
import { WheelFigure } from '../../../../shared/almanac/wheel-figure.tsx'
import { useAlmanac, useWords } from '../almanac.tsx'

export function WheelOfDay({ reply }: { reply: PanchangDayReply }) {
  const { t } = useWords()
  return <WheelFigure reply={reply} told={{ ...useAlmanac(), t }} className="max-w-md" />
}
