import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from '../../../../src/contracts/field';
import type { FieldType } from '../fieldProps';
import { standardOf } from '../fromServer';
import type { FieldPanelProps } from './FieldInspector';

type Message = keyof NonNullable< FieldAttributes[ 'messages' ] >;

/** Kinds whose value is typed and can be wrong; what is chosen from a list cannot. */
const CAN_BE_WRONG: readonly FieldType[] = [ 'email', 'phone' ];

/** The messages a kind of field can give; the words it uses by itself are the server's (docs/reference/form.md). */
function messagesOf( { kind, has }: FieldPanelProps ): [ Message, string ][] {
	const messages: [ Message, string, boolean ][] = [
		[ 'required', __( 'When the field is empty', 'vestibule' ), true ],
		[ 'invalid', __( 'When the value is not valid', 'vestibule' ), CAN_BE_WRONG.includes( kind.type ) ],
		[ 'max', __( 'When too many options are selected', 'vestibule' ), has( 'maxSelections' ) ],
	];
	return messages.flatMap( ( [ key, label, shown ] ) => ( shown ? [ [ key, label ] ] : [] ) );
}

export function FieldMessages( props: FieldPanelProps ) {
	const { attributes, setAttributes, kind } = props;
	const standard = standardOf( kind.type ).messages;
	return (
		<>
			{ messagesOf( props ).map( ( [ key, label ] ) => (
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
