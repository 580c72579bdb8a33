import { useEffect } from 'react';
import { slidesOf, type Mover } from './engine';

/** An address that names something in a slide, or the focus coming into one out of view, brings that slide. */
export function useNamedSlide( list: HTMLElement | null, go: ( index: number, mover: Mover ) => void ): void {
	useEffect( () => {
		if ( ! list ) {
			return;
		}
		const show = ( target: Node | null ) => {
			const index = target ? slidesOf( list ).findIndex( ( slide ) => slide.contains( target ) ) : -1;
			if ( index >= 0 && isOutOfView( list, slidesOf( list )[ index ] ) ) {
				go( index, 'visitor' );
			}
		};
		const onHash = () => {
			const id = /^#([\w-]+)$/.exec( location.hash )?.[ 1 ];
			show( id ? document.getElementById( id ) : null );
		};
		const onFocus = ( { target }: FocusEvent ) => show( target instanceof Node ? target : null );
		onHash();
		addEventListener( 'hashchange', onHash );
		list.addEventListener( 'focusin', onFocus );
		return () => {
			removeEventListener( 'hashchange', onHash );
			list.removeEventListener( 'focusin', onFocus );
		};
	}, [ list, go ] );
}

function isOutOfView( list: HTMLElement, slide: HTMLElement | undefined ): boolean {
	const track = list.parentElement?.getBoundingClientRect();
	const place = slide?.getBoundingClientRect();
	return (
		track !== undefined &&
		place !== undefined &&
		( place.right <= track.left + 1 || place.left >= track.right - 1 || slide?.inert === true )
	);
}
