import '@testing-library/jest-dom'
import { failOnConsoleProblems } from './console'
import { provideModalDialogs } from './dialogElement'

provideModalDialogs()
failOnConsoleProblems()
