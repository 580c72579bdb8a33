import { keep, PAUSE, showNotReady, wait } from './start';

/** A form that is not the part's own, such as a search in a modal: the browser sends it. */
const OTHERS = 'form:not([data-form_id])';

/** What a visitor does in a part that is not running. */
export function inside( event: Event, island: HTMLElement, target: Element ) {
	if ( event instanceof SubmitEvent && target instanceof HTMLFormElement && ! target.matches( OTHERS ) ) {
		const { submitter } = event;
		keep( event, island, () => target.requestSubmit( submitter ) );
		// Until it is answered; the button looks like it.
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
			// The visitor is on the way; the part is notified later.
			wait( event, island, () =>
				link.dispatchEvent( new CustomEvent( 'vestibule:followed', { bubbles: true } ) )
			);
		} else if ( control?.matches( 'input' ) ) {
			// The browser gives it the focus; the list that a click opens is for those who have stayed.
			wait( event, island, () => control.matches( ':focus' ) && control.click() );
		} else if ( control && ! control.popoverTargetElement ) {
			// Keeps the coordinates, by which controls tell a key from a pointer.
			keep( event, island, () => control.dispatchEvent( new MouseEvent( 'click', event ) ) );
		}
	}
	if ( event instanceof KeyboardEvent ) {
		const isLine = event.key === 'Enter' && target.matches( 'input' ) && ! target.closest( OTHERS );
		if ( isLine || ( button && /^(Arrow|Home|End|Page)/.test( event.key ) ) ) {
			keep( event, island, () => {
				// Keys that move the focus go on from where it is now; one that has left the part is not called back.
				const aim = isLine ? target : island.ownerDocument.activeElement;
				if ( island.contains( aim ) ) {
					aim?.dispatchEvent( new KeyboardEvent( event.type, event ) );
				}
			} );
		}
	}
}
