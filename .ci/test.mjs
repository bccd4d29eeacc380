#!/usr/bin/env node
// Runs on any Node, before anything is installed. Everything else is imported only by a Node that is new enough.
import { nodeIsNewEnough } from '../deploy/dev/bin/nodeIsNewEnough.mjs'

if (nodeIsNewEnough('npm test')) import('./runTests.mjs')
