import { createBlock } from '@wordpress/blocks';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { registerPlugin } from '@wordpress/plugins';
import { withForm } from './withForm';

/** What the page was opened to show: a form, or a new small one for an appointment type. */
interface Inserted {
	form: number;
	event: number;
	/** Of either. */
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

/** Adds the block to a page that was opened for it. It is an edit like others: it can be undone, or left. */
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
		// Loading the page again, after it was saved without the form, adds nothing.
		const address = new URL( window.location.href );
		address.searchParams.delete( 'vestibule_form' );
		address.searchParams.delete( 'vestibule_event' );
		window.history.replaceState( window.history.state, '', address );
		// eslint-disable-next-line react-hooks/exhaustive-deps -- Once, when the editor has its blocks.
	}, [] );
	return null;
}

registerPlugin( 'vestibule-insert-form', { render: InsertForm, icon: null } );
