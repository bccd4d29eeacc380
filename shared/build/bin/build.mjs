#!/usr/bin/env node
import { register } from 'tsx/esm/api'

register()
const { buildApp } = await import('../src/buildApp.ts')
await buildApp(process.cwd())
