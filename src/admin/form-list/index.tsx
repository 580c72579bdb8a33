import { __ } from '@wordpress/i18n';

/** How long a button says that it has copied, in ms. */
const SAID = 2000;

/** One for all buttons; it is there before it says anything, or nobody would hear it. */
function makeStatus( page: Document ): HTMLElement {
	const status = page.createElement( 'p' );
	status.className = 'screen-reader-text';
	status.setAttribute( 'role', 'status' );
	page.body.append( status );
	return status;
}

/** Copies what a button of the list carries, such as the shortcode of a form. */
function copyOnClick( page: Document, clipboard: Pick< Clipboard, 'writeText' > | undefined ): void {
	const status = makeStatus( page );
	page.addEventListener( 'click', ( { target } ) => {
		const button = target instanceof Element ? target.closest< HTMLElement >( 'button[data-copy]' ) : null;
		if ( button ) {
			void copy( button );
		}
	} );

	async function copy( button: HTMLElement ): Promise< void > {
		const words = button.textContent ?? '';
		try {
			if ( ! clipboard ) {
				throw new Error( 'Browsers give it to pages with https only.' );
			}
			await clipboard.writeText( button.dataset.copy ?? '' );
		} catch {
			status.textContent = __( 'It could not be copied. Select the text and copy it.', 'vestibule' );
			return;
		}
		button.textContent = __( 'Copied', 'vestibule' );
		status.textContent = __( 'Copied', 'vestibule' );
		setTimeout( () => {
			button.textContent = words;
			status.textContent = '';
		}, SAID );
	}
}

copyOnClick( document, navigator.clipboard );
