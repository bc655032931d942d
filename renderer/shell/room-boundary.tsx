import { Component, type ReactNode } from 'react';
import { hrefOf } from '../state/routes.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

interface Props {
  readonly children: ReactNode;
}

/** Keeps a room that broke from taking the window down: says so, and offers the ways on. */
export class RoomBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <div className="room-broken" role="alert">
        <Notice
          tone="bad"
          icon="crossCircle"
          title="This part of the window stopped working."
          actions={
            <>
              <Button icon="retry" onClick={() => window.location.reload()}>
                Load the window again
              </Button>
              <ButtonLink icon="arrowLeft" href={hrefOf({ room: 'desk' })}>
                All statements
              </ButtonLink>
            </>
          }
        >
          Your statements and edits are safe: the service keeps them. ({error.message})
        </Notice>
      </div>
    );
  }
}
