import '@testing-library/jest-dom'
import { failOnConsoleProblems } from './console'

failOnConsoleProblems()
