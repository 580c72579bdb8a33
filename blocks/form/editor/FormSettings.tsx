import { SelectControl, TextareaControl, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useFormSettings } from './useFormSettings';
import { useRefusedSettings } from './useRefusedSettings';

interface Props {
	id: number;
	part: 'success' | 'rest';
}

/** The settings around a form's fields (contract form-settings.schema.json), in two groups. */
export function FormSettings( { id, part }: Props ) {
	const [ settings, change ] = useFormSettings( id );
	const refusal = useRefusedSettings( id, settings );
	const common = {
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
	} as const;
	if ( part === 'success' ) {
		return (
			<div className="vestibule-editor__settings">
				<TextareaControl
					__nextHasNoMarginBottom
					label={ __( 'Message after success', 'vestibule' ) }
					{ ...refusal(
						'successMessage',
						__(
							'Empty shows the standard message. Links and emphasis may be written as HTML.',
							'vestibule'
						)
					) }
					value={ settings.successMessage ?? '' }
					onChange={ ( successMessage ) => change( { successMessage } ) }
				/>
				<SelectControl
					{ ...common }
					label={ __( 'The form then', 'vestibule' ) }
					value={ settings.afterSuccess ?? 'hide_form' }
					options={ [
						{ value: 'hide_form', label: __( 'Disappears', 'vestibule' ) },
						{
							value: 'reset_form',
							label: __( 'Stays, emptied', 'vestibule' ),
						},
					] }
					onChange={ ( afterSuccess ) => change( { afterSuccess } ) }
				/>
				<TextControl
					{ ...common }
					label={ __( 'Go to another page', 'vestibule' ) }
					{ ...refusal( 'redirectUrl', __( 'Its address. Empty stays on the page.', 'vestibule' ) ) }
					value={ settings.redirectUrl ?? '' }
					onChange={ ( redirectUrl ) => change( { redirectUrl } ) }
				/>
			</div>
		);
	}
	return (
		<div className="vestibule-editor__settings">
			<TextControl
				{ ...common }
				label={ __( 'Tell of new entries', 'vestibule' ) }
				{ ...refusal(
					'mailTo',
					__(
						'E-mail addresses, separated by commas. Empty tells the administrator of the site.',
						'vestibule'
					)
				) }
				value={ settings.mailTo ?? '' }
				onChange={ ( mailTo ) => change( { mailTo } ) }
			/>
			<SelectControl
				{ ...common }
				label={ __( 'Errors stand', 'vestibule' ) }
				value={ settings.errorMessagePlacement ?? 'inline' }
				options={ [
					{ value: 'inline', label: __( 'At the fields', 'vestibule' ) },
					{
						value: 'stackToBottom',
						label: __( 'In a list at the bottom', 'vestibule' ),
					},
				] }
				onChange={ ( errorMessagePlacement ) => change( { errorMessagePlacement } ) }
			/>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'When the form cannot be shown', 'vestibule' ) }
				{ ...refusal(
					'unavailableMessage',
					__(
						'What visitors read while it is in the Trash or not published. Empty shows a standard sentence with another way to reach you: your chat, the first address above, or your home page.',
						'vestibule'
					)
				) }
				value={ settings.unavailableMessage ?? '' }
				onChange={ ( unavailableMessage ) => change( { unavailableMessage } ) }
			/>
		</div>
	);
}
