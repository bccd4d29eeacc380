import { useState } from 'react'
import { IconButton } from '../button/IconButton'
import { eyeIcon, eyeOffIcon } from '../icon/eyeIconShapes'
import { TextInput } from './TextInput'
import type { TextInputProps } from './TextInput'

/** A password field with a button that shows and hides the password. */
export function PasswordInput(input: Omit<TextInputProps, 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false)
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      {...input}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          size="small"
          label={shown ? 'Hide password' : 'Show password'}
          shape={shown ? eyeOffIcon : eyeIcon}
          disabled={input.disabled}
          onClick={() => {
            setShown(!shown)
          }}
        />
      }
    />
  )
}
