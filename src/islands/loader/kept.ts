import { start } from './start';

/** Starts islands at once that have a draft in the local storage. Storage may be disabled. */
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
