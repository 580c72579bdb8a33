import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { FORM } from './form';
import { buttonWords, isButtonMissing, newButton } from './missingButton';

const ID = 'vestibule-missing-button';

/** The same where a form is edited on its own: a notice above its fields. */
export function MissingButtonNotice() {
	const isMissing = useSelect(
		( select ) => select( editorStore ).getCurrentPostType() === FORM.name && isButtonMissing( select( blockEditorStore ).getBlocks() ),
		[]
	);
	const { createWarningNotice, removeNotice } = useDispatch( noticesStore );
	const { insertBlock } = useDispatch( blockEditorStore );
	useEffect( () => {
		if ( ! isMissing ) {
			return;
		}
		const words = buttonWords();
		void createWarningNotice( words.missing, {
			id: ID,
			isDismissible: false,
			actions: [ { label: words.add, onClick: () => void insertBlock( newButton() ) } ],
		} );
		return () => void removeNotice( ID );
	}, [ isMissing, createWarningNotice, removeNotice, insertBlock ] );
	return null;
}
