import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { registerPlugin } from '@wordpress/plugins';
import { withForm } from './withForm';

/** Form to insert: an existing one, or a new one for an appointment type. */
interface Inserted {
	form: number;
	event: number;
	/** Title of the form or appointment type. */
	title: string;
}

declare global {
	interface Window {
		vestibuleInsertForm?: Inserted;
	}
}

const blockOf = ( { form, event, title }: Inserted ) =>
	form > 0
		? createBlock( 'vestibule/form', { ref: form } )
		: createBlock( 'vestibule/booking', { fresh: { key: crypto.randomUUID(), title, event } } );

/**
 * Inserts the block if the URL of the page's editor contains a form. The insertion is a normal edit that can be undone.
 */
function InsertForm(): null {
	const blocks = useSelect( ( select ) => select( editorStore ).getEditorBlocks(), [] );
	const isUntitled = useSelect(
		( select ) =>
			select( editorStore ).isCleanNewPost() && select( editorStore ).getEditedPostAttribute( 'title' ) === '',
		[]
	);
	const { editPost, resetEditorBlocks } = useDispatch( editorStore );

	useEffect( () => {
		const inserted = window.vestibuleInsertForm;
		const added = inserted && withForm( blocks, blockOf( inserted ) );
		if ( added ) {
			resetEditorBlocks( added );
		}
		if ( added && isUntitled ) {
			editPost( { title: inserted.title } );
		}
		// Remove the parameters, so that reloading the page doesn't insert the form again.
		const address = new URL( window.location.href );
		address.searchParams.delete( 'vestibule_form' );
		address.searchParams.delete( 'vestibule_event' );
		window.history.replaceState( window.history.state, '', address );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once, when the editor has its blocks.
	}, [] );
	return null;
}

registerPlugin( 'vestibule-insert-form', { render: InsertForm, icon: null } );
