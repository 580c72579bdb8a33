import { getBlockType } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { standardOf } from '../fromServer';
import type { FieldKind, FieldPanelProps } from '../kinds';

/** The messages a kind of field can give; the words it uses by itself are the server's (docs/form.md). */
function messagesOf( { block, canBeInvalid = false, messages: own }: FieldKind ): [ string, string ][] {
	const shared: [ string, string, boolean ][] = [
		[ 'required', __( 'When the field is empty', 'vestibule' ), true ],
		[ 'invalid', __( 'When the value is not valid', 'vestibule' ), canBeInvalid ],
		[
			'max',
			__( 'When too many options are selected', 'vestibule' ),
			'maxSelections' in ( getBlockType( block )?.attributes ?? {} ),
		],
	];
	const shown = shared.flatMap( ( [ key, label, isShown ] ) => ( isShown ? [ [ key, label ] ] : [] ) );
	return Object.entries( { ...Object.fromEntries( shown ), ...own?.() } );
}

export function FieldMessages( { attributes, setAttributes, kind }: FieldPanelProps ) {
	const standard = standardOf( kind.type ).messages;
	return (
		<>
			{ messagesOf( kind ).map( ( [ key, label ] ) => (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					key={ key }
					label={ label }
					placeholder={ standard[ key ] }
					value={ attributes.messages?.[ key ] ?? '' }
					onChange={ ( value ) =>
						setAttributes( {
							messages: { ...attributes.messages, [ key ]: value },
						} )
					}
				/>
			) ) }
		</>
	);
}
