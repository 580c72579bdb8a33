import { store as blockEditorStore } from '@wordpress/block-editor';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { TextControl } from '../../../../src/controls/wordpress';
import { isLinkAddress } from '../../../../src/shared/link-address';
import type { AskedField } from '../../../fields/kit/editor/askedFields';
import { TextWithTags, type OfferedTag } from './TextWithTags';

interface Props {
	tags: readonly OfferedTag[];
	fields: readonly AskedField[];
}

/** Settings of the selected block that are missing from its toolbar. */
export function BlockSettings( { tags, fields }: Props ) {
	const block = useSelect( ( select ) => select( blockEditorStore ).getSelectedBlock(), [] );
	const { updateBlockAttributes } = useDispatch( blockEditorStore );
	if ( block?.name === 'core/button' ) {
		const url = String( block.attributes.url ?? '' );
		const isBroken = url.trim() !== '' && ! isLinkAddress( url );
		return (
			<TextWithTags
				label={ __( 'Button URL', 'vestibule' ) }
				aria-invalid={ isBroken }
				help={
					isBroken ? (
						<span className="vestibule-editor__refused">
							{ __(
								'This URL is not valid. Enter a complete URL, such as https://example.org/page, or a merge tag.',
								'vestibule'
							) }
						</span>
					) : (
						__( 'A button without a URL is not included.', 'vestibule' )
					)
				}
				tags={ tags }
				fields={ fields }
				maxLength={ 2000 }
				value={ url }
				onChange={ ( typed ) => void updateBlockAttributes( block.clientId, { url: typed } ) }
			/>
		);
	}
	if ( block?.name === 'core/image' && block.attributes.url ) {
		return (
			<TextControl
				label={ __( 'Alternative text', 'vestibule' ) }
				help={ __( 'Shown in plain text and where images are blocked.', 'vestibule' ) }
				value={ String( block.attributes.alt ?? '' ) }
				onChange={ ( alt ) => void updateBlockAttributes( block.clientId, { alt } ) }
			/>
		);
	}
	return null;
}
