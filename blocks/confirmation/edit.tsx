import { InnerBlocks, useBlockProps, useInnerBlocksProps, type BlockEditProps } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import { useFormId } from '../form/editor/confirmations/useFormId';
import { META, titleOf, type Confirmation } from '../form/editor/confirmations/confirmation';
import { MESSAGE_BLOCKS } from '../form/editor/confirmations/messageBlock';
import { useFormList } from '../form/editor/list/useFormList';

/** The message where it stands in the form's editor, in a frame that says when it is shown. */
export function ConfirmationEdit( { attributes, clientId }: BlockEditProps< { confirmation: string } > ) {
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
	if ( id === '' ) {
		return __( 'Shown after the form was sent', 'vestibule' );
	}
	return one
		? /* translators: %s: name of a confirmation. */
			sprintf( __( 'Shown after the form was sent: %s', 'vestibule' ), titleOf( one ) )
		: __( 'Never shown: its confirmation was deleted', 'vestibule' );
}
