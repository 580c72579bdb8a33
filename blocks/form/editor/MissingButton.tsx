import { store as blockEditorStore } from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { isButtonMissing } from '../../fields/kit/editor/kinds';
import { newButton } from './template';

/**
 * Checks whether a form has no submit button. `root` is the client ID of the form block; undefined in the form editor.
 */
export const useIsButtonMissing = ( root?: string ): boolean =>
	useSelect( ( select ) => isButtonMissing( select( blockEditorStore ).getBlocks( root ) ), [ root ] );

/** Warning that the form has no submit button, with a button that adds one. */
export function ButtonNotice( { root }: { root?: string } ) {
	const { insertBlock } = useDispatch( blockEditorStore );
	const add = () => void insertBlock( newButton(), undefined, root );
	return (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [ { label: __( 'Add the button', 'vestibule' ), onClick: add } ] }
		>
			{ __( 'This form has no submit button. It is added at the end for visitors.', 'vestibule' ) }
		</Notice>
	);
}

/** Warning under a form on a page, shown if the form lacks a submit button. */
export const MissingButton = ( { clientId }: { clientId: string } ) =>
	useIsButtonMissing( clientId ) ? <ButtonNotice root={ clientId } /> : null;
