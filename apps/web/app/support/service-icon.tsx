import { Stroke } from '../ui/icon.tsx'
import type { ServiceType } from './service-groups.ts'

/** Icons of the categories, drawn for this product in the style of its icons: no company logos. */
const paths: Record<ServiceType, string> = {
  LIVECHAT:
    'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 16h-6.5L8 20v-4H5a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 5 5zM8.2 10.5v.1M12 10.5v.1M15.8 10.5v.1',
  TELEGRAM: 'M20.5 4L3.5 11l5.5 2.2L18 7l-6.3 7.8 5 4.2zM9 13.2V19l2.7-4.2',
  FACEBOOK: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 21v-9.5c0-2 1-3 3-3M9.5 13H15',
  WHATSAPP:
    'M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.2A8.5 8.5 0 1 0 12 3.5zM9.3 8.5c-.8 1-.6 2.4 1 4.2s3.4 2.3 4.6 1.4l-1-1.9-1.4.6a5 5 0 0 1-1.8-1.8l.7-1.3z',
  ZALO: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 19 16h-6.5L8 20v-4H5a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 5 5zM9.5 8h5l-5 5h5',
  LINE: 'M12 4c5 0 9 3 9 6.9 0 2-1.1 3.6-2.6 5-1.8 1.6-4 3.2-6.1 4.4-.8.4-.9-.3-.7-1l.2-1.5C6.9 17.5 3 14.6 3 10.9 3 7 7 4 12 4zM8 9.3v3h1.7M12 9.3v3M14.5 12.3v-3l2 3v-3',
}

const HEADSET =
  'M4.5 14v-2a7.5 7.5 0 0 1 15 0v2M4.5 13h2.3v5H6a1.5 1.5 0 0 1-1.5-1.5zM19.5 13h-2.3v5h.8a1.5 1.5 0 0 0 1.5-1.5zM18.5 18c0 1.6-1.5 2.5-3.5 2.5h-2'

export function ServiceIcon({ type, size = 24 }: { type: ServiceType; size?: number }) {
  return <Stroke path={paths[type]} size={size} />
}

/** Icon of customer service. */
export function HeadsetIcon({ size = 26 }: { size?: number }) {
  return <Stroke path={HEADSET} size={size} />
}
