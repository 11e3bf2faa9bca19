import { Stroke } from './icon.tsx'

/** An icon of the icon family that few pages need: it is loaded with them. */
const LOCK =
  'M7 10.5V8a5 5 0 0 1 10 0v2.5M6.5 10.5h11A1.5 1.5 0 0 1 19 12v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19v-7a1.5 1.5 0 0 1 1.5-1.5zM12 14.5v2.5'

/** Icon of locked content, or of a lock function. */
export const LockIcon = ({ size = 24 }: { size?: number }) => <Stroke path={LOCK} size={size} />
