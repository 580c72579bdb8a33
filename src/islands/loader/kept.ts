import { start } from './start';

/** Starts islands immediately if the local storage contains data for them, such as a draft. Storage may be disabled. */
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
