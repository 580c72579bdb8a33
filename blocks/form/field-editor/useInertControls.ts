import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

/**
 * Takes the view's own controls out of the tab order and away from the pointer, so that a click selects the field and
 * typing goes to its words. After every render, because the view may have drawn new ones.
 */
export function useInertControls(): RefObject< HTMLDivElement > {
	const ref = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		ref.current?.querySelectorAll( 'input, select, textarea, button, [tabindex]' ).forEach( ( control ) => {
			if ( ! control.closest( '[contenteditable]' ) ) {
				control.setAttribute( 'inert', '' );
			}
		} );
	} );
	return ref;
}
