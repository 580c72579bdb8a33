import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldAttributes } from '../../../../src/contracts/field';
import type { FieldPanelProps } from './FieldInspector';

type Message = keyof NonNullable< FieldAttributes[ 'messages' ] >;

/** The messages a kind of field can give, with the words it uses by itself (specification 5.1 and 8). */
function messagesOf( { kind, has }: FieldPanelProps ): [ Message, string, string ][] {
	const invalid: Partial< Record< typeof kind.type, string > > = {
		email: __( 'This field must contain a valid email', 'vestibule' ),
		phone: __( 'Phone number is not valid', 'vestibule' ),
	};
	const wrong = invalid[ kind.type ];
	return [
		[
			'required',
			__( 'When it is left empty', 'vestibule' ),
			kind.type === 'appointment'
				? __( 'Appointment Date & Time is required', 'vestibule' )
				: __( 'This field is required', 'vestibule' ),
		],
		...( wrong
			? [
					[ 'invalid', __( 'When it is not valid', 'vestibule' ), wrong ] as [
						Message,
						string,
						string,
					],
			  ]
			: [] ),
		...( has( 'maxSelections' )
			? [
					[
						'max',
						__( 'When too many are chosen', 'vestibule' ),
						'',
					] as [ Message, string, string ],
			  ]
			: [] ),
	];
}

export function FieldMessages( props: FieldPanelProps ) {
	const { attributes, setAttributes } = props;
	return (
		<>
			{ messagesOf( props ).map( ( [ key, label, standard ] ) => (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					key={ key }
					label={ label }
					placeholder={ standard }
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
