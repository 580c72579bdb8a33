import { useCallback, useSyncExternalStore } from 'react';

/** What the style sheet says in `--vestibule-tabs-layout`: it alone knows the widths (specification 9). */
export type Layout = 'tabs' | 'vertical' | 'accordion';

function subscribe( listener: () => void ) {
	window.addEventListener( 'resize', listener );
	return () => window.removeEventListener( 'resize', listener );
}

/** How titles and panels are laid out now; null until the server's own HTML has been taken over. */
export function useLayout( island: HTMLElement ): Layout | null {
	const read = useCallback(
		() => ( getComputedStyle( island ).getPropertyValue( '--vestibule-tabs-layout' ).trim() || 'tabs' ) as Layout,
		[ island ]
	);
	return useSyncExternalStore( subscribe, read, () => null );
}
