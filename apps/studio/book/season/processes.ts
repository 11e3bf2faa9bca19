import type { Sport } from '@ante/demo/season/leagues.ts'

import { basketball } from './basketball.ts'
import { football } from './football.ts'
import { mapsProcess } from './maps.ts'
import type { Process } from './moment.ts'

export const processes: Record<Sport, Process> = { football, basketball, esports: mapsProcess }
