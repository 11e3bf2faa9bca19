import { serve } from './lib/serve.ts'
import { rebuildOnChange } from './lib/rebuild-on-change.ts'

await serve(rebuildOnChange)
