import { useCopyToClipboard } from '@wordpress/compose';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

interface Notices {
	createSuccessNotice( text: string, options: { id: string; type: 'snackbar' } ): void;
}

/** Makes a button copy the modal's link, to be put on any link or button of the page. */
export function useCopyLink( anchor: string ) {
	const { createSuccessNotice } = useDispatch( 'core/notices' ) as unknown as Notices;
	return useCopyToClipboard< HTMLButtonElement >( `#${ anchor }`, () =>
		createSuccessNotice(
			/* translators: %s: a link such as #opening-hours. */
			sprintf( __( 'Link %s copied. Paste it as the address of any link or button on this page.', 'vestibule' ), `#${ anchor }` ),
			{ id: 'vestibule-modal-link', type: 'snackbar' }
		)
	);
}
