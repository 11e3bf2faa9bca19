import './base.css'

import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

import { ConsoleApp } from './console-app.tsx'
import { showLanguage } from './lib/language.ts'
import { createQueryClient } from './lib/query-client.ts'
import { showTheme } from './lib/theme.ts'
import { createConsoleRouter } from './router.tsx'

showTheme()
void showLanguage(null)
const root = document.getElementById('app')
if (root)
  createRoot(root).render(
    <StrictMode>
      <ConsoleApp client={createQueryClient()} router={createConsoleRouter()} />
    </StrictMode>,
  )
