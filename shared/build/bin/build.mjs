#!/usr/bin/env node
import './typescript.mjs'
import { refuseFolder } from './folderProblem.mjs'

refuseFolder(process.cwd())
const { buildApp } = await import('../src/buildApp.ts')
await buildApp(process.cwd())
