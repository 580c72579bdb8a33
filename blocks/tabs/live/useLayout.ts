import { useCallback, useSyncExternalStore } from 'react';

/** What the style sheet says in `--vestibule-tabs-layout`: it alone knows the widths (docs/tabs.md). */
export type Layout = 'tabs' | 'vertical' | 'accordion';

function subscribe( listener: () => void ) {
	window.addEventListener( 'resize', listener );
	return () => window.removeEventListener( 'resize', listener );
}

/** How titles and panels are laid out now. */
export const layoutOf = ( island: HTMLElement ): Layout =>
	( getComputedStyle( island ).getPropertyValue( '--vestibule-tabs-layout' ).trim() || 'tabs' ) as Layout;

/** The same for drawing; null until the server's own HTML has been taken over. */
export function useLayout( island: HTMLElement ): Layout | null {
	const read = useCallback( () => layoutOf( island ), [ island ] );
	return useSyncExternalStore( subscribe, read, () => null );
}
