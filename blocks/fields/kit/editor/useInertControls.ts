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
			// Blocks inside of a field look after their own.
			const around = control.closest( '.block-editor-block-list__layout' );
			if ( ! control.closest( '[contenteditable]' ) && ! ref.current?.contains( around ) ) {
				control.setAttribute( 'inert', '' );
			}
		} );
	} );
	return ref;
}
