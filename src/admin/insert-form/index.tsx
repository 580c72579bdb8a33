import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { registerPlugin } from '@wordpress/plugins';
import { withForm } from './withForm';

declare global {
	interface Window {
		/** The form that the page was opened to show. */
		vestibuleInsertForm?: { form: number };
	}
}

/** Adds the form's block to a page that was opened for it. It is an edit like others: it can be undone, or left. */
function InsertForm(): null {
	const form = window.vestibuleInsertForm?.form ?? 0;
	const blocks = useSelect( ( select ) => select( editorStore ).getEditorBlocks(), [] );
	const { resetEditorBlocks } = useDispatch( editorStore );

	useEffect( () => {
		const added = withForm( blocks, createBlock( 'vestibule/form', { ref: form } ) );
		if ( form > 0 && added ) {
			resetEditorBlocks( added );
		}
		// Loading the page again, after it was saved without the form, adds nothing.
		const address = new URL( window.location.href );
		address.searchParams.delete( 'vestibule_form' );
		window.history.replaceState( window.history.state, '', address );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once, when the editor has its blocks.
	}, [] );
	return null;
}

registerPlugin( 'vestibule-insert-form', { render: InsertForm, icon: null } );
