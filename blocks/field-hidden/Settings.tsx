import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { TextAttribute } from '../form/field-editor/inspector/TextAttribute';
import type { FieldPanelProps } from '../form/field-editor/kinds';

const control = { __next40pxDefaultSize: true, __nextHasNoMarginBottom: true } as const;

export function Settings( props: FieldPanelProps ) {
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
					{ value: 'query', label: __( 'From the address of the page', 'vestibule' ) },
					{ value: 'user', label: __( 'From the signed-in user', 'vestibule' ) },
				] }
				onChange={ ( value ) => setAttributes( { source: value as '' } ) }
			/>
			{ source === 'query' && (
				<TextAttribute
					{ ...props }
					name="parameter"
					label={ __( 'Name in the address', 'vestibule' ) }
					placeholder="utm_source"
					help={ __(
						'Visitors can change their address, so do not rely on what stands in it.',
						'vestibule'
					) }
				/>
			) }
			{ source === 'user' ? (
				<SelectControl
					{ ...control }
					label={ __( 'What of the user', 'vestibule' ) }
					help={ __( 'Noted when the form is sent; empty for visitors who are not signed in.', 'vestibule' ) }
					value={ attributes.detail ?? '' }
					options={ [
						{ value: '', label: __( 'Name', 'vestibule' ) },
						{ value: 'email', label: __( 'E-mail address', 'vestibule' ) },
						{ value: 'id', label: __( 'Number of the user', 'vestibule' ) },
					] }
					onChange={ ( detail ) => setAttributes( { detail: detail as '' } ) }
				/>
			) : (
				<TextAttribute
					{ ...props }
					name="value"
					label={
						source === 'query'
							? __( 'Text where the address has none', 'vestibule' )
							: __( 'Text', 'vestibule' )
					}
				/>
			) }
		</>
	);
}
