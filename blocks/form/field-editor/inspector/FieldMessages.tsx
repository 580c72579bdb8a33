import { getBlockType } from '@wordpress/blocks';
import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from '../../../../src/contracts/field';
import { standardOf } from '../fromServer';
import type { FieldKind, FieldPanelProps } from '../kinds';

type Message = keyof NonNullable< FieldAttributes[ 'messages' ] >;

/** The messages a kind of field can give; the words it uses by itself are the server's (docs/reference/form.md). */
function messagesOf( { block, canBeInvalid = false }: FieldKind ): [ Message, string ][] {
	const messages: [ Message, string, boolean ][] = [
		[ 'required', __( 'When the field is empty', 'vestibule' ), true ],
		[ 'invalid', __( 'When the value is not valid', 'vestibule' ), canBeInvalid ],
		[
			'max',
			__( 'When too many options are selected', 'vestibule' ),
			'maxSelections' in ( getBlockType( block )?.attributes ?? {} ),
		],
	];
	return messages.flatMap( ( [ key, label, shown ] ) => ( shown ? [ [ key, label ] ] : [] ) );
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
