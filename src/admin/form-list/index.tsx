import { __ } from '@wordpress/i18n';

/** Time in milliseconds for which a button shows that its text was copied. */
const SAID = 2000;

/** Creates one live region for all buttons. Screen readers announce only changes to an existing region. */
function makeStatus( page: Document ): HTMLElement {
	const status = page.createElement( 'p' );
	status.className = 'screen-reader-text';
	status.setAttribute( 'role', 'status' );
	page.body.append( status );
	return status;
}

/** Copies the text in a button's `data-copy` attribute on click, such as a form's shortcode. */
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
			status.textContent = __( 'The text could not be copied. Select it and copy it.', 'vestibule' );
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
