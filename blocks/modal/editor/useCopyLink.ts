import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

interface Notices {
	createSuccessNotice( text: string, options: { id: string; type: 'snackbar' } ): void;
}

/**
 * WordPress's own hook wants an element for its ref, which a button in a toolbar does not give it before WordPress 7.
 */
async function write( text: string ): Promise< void > {
	if ( navigator.clipboard ) {
		await navigator.clipboard.writeText( text );
		return;
	}
	// A site without https has no clipboard.
	const field = document.createElement( 'textarea' );
	field.value = text;
	document.body.append( field );
	field.select();
	document.execCommand( 'copy' );
	field.remove();
}

/** Copies the modal's link, to be put on any link or button of the page. */
export function useCopyLink( anchor: string ): () => void {
	const { createSuccessNotice } = useDispatch( 'core/notices' ) as unknown as Notices;
	return () =>
		void write( `#${ anchor }` ).then( () =>
			createSuccessNotice(
				sprintf(
					/* translators: %s: a link such as #opening-hours. */
					__( 'Link %s copied. Paste it as the address of any link or button on this page.', 'vestibule' ),
					`#${ anchor }`
				),
				{ id: 'vestibule-modal-link', type: 'snackbar' }
			)
		);
}
