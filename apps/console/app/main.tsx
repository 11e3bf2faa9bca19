import './base.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { ConsoleApp } from './console-app.tsx'
import { createQueryClient } from './lib/query-client.ts'
import { showTheme } from './lib/theme.ts'
import { createConsoleRouter } from './router.tsx'

showTheme()
const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <ConsoleApp client={createQueryClient()} router={createConsoleRouter()} />
    </StrictMode>,
  )
