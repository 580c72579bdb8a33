import { useLayoutEffect, useRef } from '@wordpress/element';
import type { RefObject } from 'react';

const CONTROLS =
	':scope > .vestibule-carousel__bar, :scope > .vestibule-carousel__dots, :scope > .vestibule-carousel__thumbnails';

/** In the editor the controls are a picture: a click selects the block, and Tab goes to what can be edited. */
export function usePreviewControls(): RefObject< HTMLDivElement > {
	const ref = useRef< HTMLDivElement >( null );
	useLayoutEffect( () => {
		ref.current?.querySelectorAll( CONTROLS ).forEach( ( controls ) => controls.setAttribute( 'inert', '' ) );
		ref.current?.querySelector( ':scope > .vestibule-carousel__track' )?.removeAttribute( 'tabindex' );
	} );
	return ref;
}
