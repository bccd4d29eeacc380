import type { Elements } from '@crossbook/ui'
import { Component } from 'react'
import { type FileProblem, problemOf } from '../modules/fault'
import { SectionFallback } from './SectionFallback'

interface ScreenBoundaryProps {
  title: string
  /** Called with the exception. Returns a promise if a replacement is loading, which rejects if there is none. */
  onError: (error: unknown) => Promise<unknown> | undefined
  children: Elements
  /** Mounted after the screen or its fallback, but not while neither is shown. */
  arrived: Elements
  /** Replaces the screen while something else loads. */
  whileFallingBack: () => Elements
}

type Phase = 'shown' | 'fallingBack' | 'failed'

interface ScreenBoundaryState {
  phase: Phase
  /** The reason why a file of the screen is not available, if that caused the failure. */
  problem?: FileProblem | undefined
}

/** Contains errors of a screen that throws while rendering. Retry mounts it again. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { phase: 'shown' }

  static getDerivedStateFromError(): ScreenBoundaryState {
    return { phase: 'fallingBack' }
  }

  override componentDidCatch(error: unknown) {
    const fallback = this.props.onError(error)
    if (fallback) fallback.then(this.show, this.fail)
    else this.fail(error)
  }

  private readonly fail = (error: unknown) => this.setState({ phase: 'failed', problem: problemOf(error) })
  private readonly show = () => this.setState({ phase: 'shown' })

  override render() {
    const { title, children, arrived, whileFallingBack } = this.props
    switch (this.state.phase) {
      case 'shown':
        return (
          <>
            {children}
            {arrived}
          </>
        )
      case 'fallingBack':
        return whileFallingBack()
      case 'failed':
        return (
          <>
            <SectionFallback title={title} onRetry={this.show} problem={this.state.problem} />
            {arrived}
          </>
        )
    }
  }
}
