import { keep, PAUSE, showNotReady, wait } from './start';

/** Forms that the island's script doesn't handle, such as a search form in a modal. The browser submits them. */
const OTHERS = 'form:not([data-form_id])';

/** Handles an interaction with an island that has not started. */
export function inside( event: Event, island: HTMLElement, target: Element ) {
	if ( event instanceof SubmitEvent && target instanceof HTMLFormElement && ! target.matches( OTHERS ) ) {
		const { submitter } = event;
		keep( event, island, () => target.requestSubmit( submitter ) );
		// The button shows a busy state until the form has been processed.
		island.dataset.sent = ( submitter as HTMLButtonElement | null )?.name ?? '';
		setTimeout( () => {
			if ( 'sent' in island.dataset ) {
				showNotReady( island );
			}
		}, PAUSE );
	}
	const button = target.closest( 'button' );
	if ( event.type === 'click' ) {
		const control = target.closest< HTMLButtonElement >( 'button[type="button"],[data-again]' );
		const link = target.closest( 'a[href]' );
		if ( link ) {
			// Don't delay the navigation. The island is notified of the click later.
			wait( event, island, () =>
				link.dispatchEvent( new CustomEvent( 'vestibule:followed', { bubbles: true } ) )
			);
		} else if ( control?.matches( 'input' ) ) {
			// The browser focuses the input. The input's list opens later, if the input still has the focus.
			wait( event, island, () => control.matches( ':focus' ) && control.click() );
		} else if ( control && ! control.popoverTargetElement ) {
			// Copy the coordinates, because controls use them to distinguish keyboard clicks from pointer clicks.
			keep( event, island, () => control.dispatchEvent( new MouseEvent( 'click', event ) ) );
		}
	}
	if ( event instanceof KeyboardEvent ) {
		const isLine = event.key === 'Enter' && target.matches( 'input' ) && ! target.closest( OTHERS );
		if ( isLine || ( button && /^(Arrow|Home|End|Page)/.test( event.key ) ) ) {
			keep( event, island, () => {
				// Arrow keys continue from the element that currently has the focus, unless the focus has left the
				// island.
				const aim = isLine ? target : island.ownerDocument.activeElement;
				if ( island.contains( aim ) ) {
					aim?.dispatchEvent( new KeyboardEvent( event.type, event ) );
				}
			} );
		}
	}
}
