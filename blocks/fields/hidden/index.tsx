import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { unseen } from '@wordpress/icons';
import { TextAttribute } from '../kit/editor/inspector/attributes';
import type { Attributes, FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Help, type FieldViewProps } from '../kit/view';
import metadata from './block.json';

function sourceOf( { source, parameter, value, detail }: Attributes ): string {
	if ( source === 'user' ) {
		const details = {
			'': __( 'name', 'vestibule' ),
			email: __( 'email address', 'vestibule' ),
			id: __( 'number', 'vestibule' ),
		};
		/* translators: %s: name, email address or number. */
		return sprintf( __( 'Hidden: %s of the logged-in user', 'vestibule' ), details[ detail ?? '' ] );
	}
	if ( source === 'query' ) {
		/* translators: %s: the name of a parameter, such as utm_source. */
		return sprintf( __( 'Hidden: “%s” from the URL of the page', 'vestibule' ), parameter ?? '' );
	}
	/* translators: %s: the value of the field. */
	return value ? sprintf( __( 'Hidden: %s', 'vestibule' ), value ) : __( 'Hidden: no value yet', 'vestibule' );
}

/** Placeholder in the editor that shows the label and the source of the value. Visitors don't see the field. */
const View = ( props: FieldViewProps & { attributes: Attributes } ) => (
	<div className="vestibule-hidden">
		<span className="vestibule-field__label">{ props.slots?.label }</span>
		<span className="vestibule-hidden__source">{ sourceOf( props.attributes ) }</span>
		<Help { ...props } slots={ {} } />
	</div>
);

const control = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

function Settings( props: FieldPanelProps ) {
	const { attributes, setAttributes } = props;
	const source = attributes.source ?? '';
	return (
		<>
			<SelectControl
				{ ...control }
				label={ __( 'Value', 'vestibule' ) }
				value={ source }
				options={ [
					{ value: '', label: __( 'A fixed text', 'vestibule' ) },
					{ value: 'query', label: __( 'From the URL of the page', 'vestibule' ) },
					{ value: 'user', label: __( 'From the logged-in user', 'vestibule' ) },
				] }
				onChange={ ( value ) => setAttributes( { source: value as '' } ) }
			/>
			{ source === 'query' && (
				<TextAttribute
					{ ...props }
					name="parameter"
					label={ __( 'Name of the URL parameter', 'vestibule' ) }
					placeholder="utm_source"
					help={ __( 'Visitors can change the URL, so do not rely on this value.', 'vestibule' ) }
				/>
			) }
			{ source === 'user' ? (
				<SelectControl
					{ ...control }
					label={ __( 'User data', 'vestibule' ) }
					help={ __(
						'Recorded when the form is sent. Empty for visitors who are not logged in.',
						'vestibule'
					) }
					value={ attributes.detail ?? '' }
					options={ [
						{ value: '', label: __( 'Name', 'vestibule' ) },
						{ value: 'email', label: __( 'Email address', 'vestibule' ) },
						{ value: 'id', label: __( 'ID of the user', 'vestibule' ) },
					] }
					onChange={ ( detail ) => setAttributes( { detail: detail as '' } ) }
				/>
			) : (
				<TextAttribute
					{ ...props }
					name="value"
					label={
						source === 'query'
							? __( 'Text if the URL has no value', 'vestibule' )
							: __( 'Text', 'vestibule' )
					}
				/>
			) }
		</>
	);
}

export const field: FieldBlock = {
	metadata,
	canBePrefilled: false,
	View,
	icon: unseen,
	order: 130,
	hasRequired: false,
	Settings,
};
