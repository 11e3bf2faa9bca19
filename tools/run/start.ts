import { serve } from './lib/serve.ts'

await serve()
