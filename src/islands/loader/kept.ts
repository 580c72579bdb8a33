import { start } from './start';

/** A part for which the visitor's browser has kept something starts at once. Storage may be forbidden. */
export function startKept() {
	try {
		document.querySelectorAll< HTMLElement >( '[data-kept]' ).forEach( ( part ) => {
			const island = localStorage[ part.dataset.kept ?? '' ] && part.closest< HTMLElement >( '[data-island]' );
			if ( island ) {
				void start( island );
			}
		} );
	} catch {}
}
