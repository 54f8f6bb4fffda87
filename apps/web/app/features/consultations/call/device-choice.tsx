import { useTranslation } from '../../../lib/locale/use-translation.ts'
import { SelectField } from '../../../ui/select-field.tsx'

type DeviceChoiceProps = {
  kind: 'camera' | 'microphone' | 'speaker'
  devices: readonly MediaDeviceInfo[]
  value: string | undefined
  onChange: (id: string) => void
}

/** Offers a choice between several devices; shows nothing if there is only one. */
export function DeviceChoice({ kind, devices, value, onChange }: DeviceChoiceProps) {
  const { t } = useTranslation('call')
  if (devices.length < 2) return null
  const options = devices.map(({ deviceId, label }, index) => ({
    value: deviceId,
    text: label || t(`device.${kind}`, { number: index + 1 }),
  }))
  return (
    <SelectField
      id={`choose-${kind}`}
      label={t(kind === 'speaker' ? 'more.speaker' : `check.${kind}`)}
      options={options}
      value={value ?? devices[0]!.deviceId}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Returns the device that a stream uses, as reported by the browser. */
export function deviceOf(stream: MediaStream, kind: 'audio' | 'video'): string | undefined {
  const [track] = kind === 'audio' ? stream.getAudioTracks() : stream.getVideoTracks()
  return track?.getSettings().deviceId
}
