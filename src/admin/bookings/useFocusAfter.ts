import { useEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Keeps the focus where the work is: after a dialog has closed and what is shown was loaded again, on the booking that
 * was changed, else on the heading.
 *
 * @param isIdle  No dialog is open.
 * @param touched The booking; 0 for none.
 * @param shown   What is shown: another object each time that it was loaded.
 */
export function useFocusAfter(
	place: RefObject< HTMLElement >,
	isIdle: boolean,
	touched: number,
	shown: unknown
): void {
	const wasOpen = useRef( false );
	useEffect( () => {
		if ( ! isIdle ) {
			wasOpen.current = true;
			return;
		}
		const page = place.current?.ownerDocument;
		if ( ! wasOpen.current || ( page?.activeElement && page.activeElement !== page.body ) ) {
			return;
		}
		const found =
			place.current?.querySelector< HTMLElement >( `[data-booking="${ touched }"]` ) ??
			place.current?.querySelector< HTMLElement >( '.vestibule-bookings__title' );
		found?.focus( { preventScroll: true } );
	}, [ isIdle, touched, shown, place ] );
}
