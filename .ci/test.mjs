#!/usr/bin/env node
// Runs on whatever Node there is and before anything is installed: everything else is loaded only by a Node that can.
import { nodeIsNewEnough } from '../deploy/dev/bin/nodeIsNewEnough.mjs'

if (nodeIsNewEnough('npm test')) import('./runTests.mjs')
