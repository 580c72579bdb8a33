import {
	InnerBlocks,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
	type BlockEditProps,
} from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import {
	CONFIRMATION,
	MESSAGE_BLOCKS,
	META,
	titleOf,
	type Confirmation,
} from '../form/editor/confirmations/confirmation';
import { FORM_BLOCK } from '../form/editor/form';
import { FORM } from '../fields/kit/editor/kinds';
import { useFormList } from '../form/editor/useFormSettings';

/**
 * Returns the post ID of the form that contains a block, on a page or in the form editor. 0 if the form has not been
 * stored yet.
 */
function useFormId( clientId: string ): number {
	return useSelect(
		( select ) => {
			const { getBlockAttributes, getBlockParentsByBlockName } = select( blockEditorStore );
			const [ around ] = getBlockParentsByBlockName( clientId, FORM_BLOCK ).slice( -1 );
			if ( around ) {
				return Number( getBlockAttributes( around )?.ref ?? 0 );
			}
			const editor = select( editorStore );
			return editor.getCurrentPostType() === FORM.name ? Number( editor.getCurrentPostId() ) : 0;
		},
		[ clientId ]
	);
}

/** Message in the editor, with a note that explains when visitors see the message. */
function ConfirmationEdit( { attributes, clientId }: BlockEditProps< { confirmation: string } > ) {
	const form = useFormId( clientId );
	const [ list ] = useFormList< Confirmation >( form, META );
	const one = list.find( ( { id } ) => id === attributes.confirmation );
	const inner = useInnerBlocksProps(
		{ className: 'vestibule-form__message' },
		{ allowedBlocks: MESSAGE_BLOCKS, renderAppender: InnerBlocks.DefaultBlockAppender }
	);
	return (
		<section { ...useBlockProps( { className: 'vestibule-editor__confirmation' } ) }>
			<p className="vestibule-editor__when">{ when( attributes.confirmation, one ) }</p>
			<div { ...inner } />
		</section>
	);
}

function when( id: string, one: Confirmation | undefined ): string {
	const limits = {
		'limits-before': __( 'Shown instead of the form before it opens', 'vestibule' ),
		'limits-full': __( 'Shown instead of the form when it is full', 'vestibule' ),
		'limits-closed': __( 'Shown instead of the form after it has closed', 'vestibule' ),
	}[ id ];
	if ( limits ) {
		return limits;
	}
	if ( id === '' ) {
		return __( 'Shown after the form is sent', 'vestibule' );
	}
	return one
		? /* translators: %s: name of a confirmation. */
			sprintf( __( 'Shown after the form is sent: %s', 'vestibule' ), titleOf( one ) )
		: __( 'Never shown, because its confirmation was deleted', 'vestibule' );
}

/** Block that contains a message. The server renders it only after the form has been submitted. */
export const confirmationBlock = {
	name: CONFIRMATION,
	settings: {
		icon: check,
		edit: ConfirmationEdit,
		save: () => <InnerBlocks.Content />,
	},
};
