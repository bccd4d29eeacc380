import { RUNTIME_006, runtimeDescMap } from './errorCodes'
import { assert, error, warn } from './runtimeLogger'

describe('what the federation runtime says here', () => {
  it('names what is wrong, the code to look it up by, and what it is about', () => {
    expect(() => error(RUNTIME_006, runtimeDescMap, { sharedPkgName: 'react' })).toThrow(
      'Federation: A shared module that is loaded later was asked for at once (RUNTIME-006) {"sharedPkgName":"react"}',
    )
  })

  it('keeps the code of an error that has no words here', () => {
    expect(() => error('RUNTIME-014', runtimeDescMap)).toThrow('Module federation failed (RUNTIME-014) {}')
  })

  it('passes words and errors on as they are', () => {
    const broken = new Error('the chunk is gone')
    expect(() => error(broken)).toThrow(broken)
    expect(() => error('Version 18.0.0 of react does not do')).toThrow(
      'Federation: Version 18.0.0 of react does not do',
    )
  })

  it('asserts in the same words', () => {
    expect(() => assert(true, 'never said')).not.toThrow()
    expect(() => assert(undefined, 'Cannot find shared "react"')).toThrow('Cannot find shared "react"')
  })

  it('warns without stopping anything', () => {
    const console = jest.spyOn(globalThis.console, 'warn').mockImplementation(() => {})
    warn('Version 19.0.0 of react is another one')
    expect(console).toHaveBeenCalledWith('Federation:', 'Version 19.0.0 of react is another one')
    console.mockRestore()
  })
})
