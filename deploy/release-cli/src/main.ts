import path from 'node:path'
import { runProcess } from './runProcess'

await runProcess(path.resolve(import.meta.dirname, '../../..'))
