import { start } from './start';

/** A part for which the visitor's browser has kept something starts at once. Storage may be forbidden. */
export function startKept() {
	document.querySelectorAll< HTMLElement >( '[data-kept]' ).forEach( ( part ) => {
		try {
			const island =
				( part.dataset.kept ?? '' ) in localStorage && part.closest< HTMLElement >( '[data-island]' );
			if ( island ) {
				void start( island );
			}
		} catch {}
	} );
}
