#!/usr/bin/env node
// Runs on whatever Node there is and before anything is installed: everything else is loaded only by a Node that can.
import { nodeIsNewEnough } from './nodeIsNewEnough.mjs'

if (nodeIsNewEnough('npm start')) import('./installAndStart.mjs')
