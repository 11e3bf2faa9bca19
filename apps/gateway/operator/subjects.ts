import { announcements } from './announcements.ts'
import { banners } from './banners.ts'
import { changes } from './changes.ts'
import type { Subject } from './command.ts'
import { downloads } from './downloads.ts'
import { flags } from './flags.ts'
import { maintenance } from './maintenance.ts'
import { merchants } from './merchants.ts'
import { region } from './region.ts'
import { service } from './service.ts'
import { template } from './template.ts'

/** Everything that an operator can do, in the order of the help. */
export const subjects: Subject[] = [
  merchants,
  flags,
  maintenance,
  region,
  announcements,
  banners,
  service,
  downloads,
  template,
  changes,
]
