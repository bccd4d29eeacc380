import {
  assert,
  CurrentGlobal,
  getGlobalFederationConstructor,
  ModuleFederation,
  setGlobalFederationConstructor,
  setGlobalFederationInstance,
} from '@module-federation/runtime-core'

/** Where remotes that are built for an external runtime look for it; the name is the enhanced package's. */
const RUNTIME = '_FEDERATION_RUNTIME_CORE'

/**
 * Gives remotes the host's federation runtime: a plugin of that runtime, as the enhanced package's own, but with what remotes
 * use and not all there is. `helpers` is only spread by what they bundle, never asked for anything.
 */
export default function provideRuntime() {
  Reflect.set(globalThis, RUNTIME, {
    assert,
    CurrentGlobal,
    getGlobalFederationConstructor,
    helpers: {},
    ModuleFederation,
    setGlobalFederationConstructor,
    setGlobalFederationInstance,
  })
  return { name: 'crossbook-provide-runtime' }
}
