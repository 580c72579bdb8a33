import { InspectorControls } from '@wordpress/block-editor';
import { Notice, PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Modal } from '../../../src/contracts/modal';
import { TriggerSettings } from './TriggerSettings';

export interface SettingsProps {
	attributes: Modal;
	setAttributes( changes: Partial< Modal > ): void;
}

/** What is changed often stands first and open; what opens a modal by itself has to be looked for. */
export function ModalInspector( { attributes, name, setAttributes }: SettingsProps & { name: string } ) {
	const { label = '', buttonText = '' } = attributes;
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Modal', 'vestibule' ) }>
				{ name === '' && (
					<Notice className="vestibule-modal-unnamed" status="warning" isDismissible={ false }>
						{ __( 'Give the dialog a name or a heading: screen readers read it first.', 'vestibule' ) }
					</Notice>
				) }
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Name', 'vestibule' ) }
					help={
						label === '' && name !== ''
							? /* translators: %s: the heading of a dialog. */
								sprintf( __( 'Not shown; read by screen readers. Now “%s”.', 'vestibule' ), name )
							: __( 'Not shown; read by screen readers. Leave empty for the first heading.', 'vestibule' )
					}
					value={ label }
					onChange={ ( text ) => setAttributes( { label: text } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Button that opens it', 'vestibule' ) }
					help={ __(
						'Leave empty for no button here. Any link or button with the copied link opens it, too.',
						'vestibule'
					) }
					value={ buttonText }
					onChange={ ( text ) => setAttributes( { buttonText: text } ) }
				/>
			</PanelBody>
			<LookSettings attributes={ attributes } setAttributes={ setAttributes } />
			<TriggerSettings attributes={ attributes } setAttributes={ setAttributes } />
		</InspectorControls>
	);
}

const sizes = () => [
	{ value: 'small' as const, label: __( 'Small', 'vestibule' ) },
	{ value: 'medium' as const, label: __( 'Medium', 'vestibule' ) },
	{ value: 'large' as const, label: __( 'Large', 'vestibule' ) },
	{ value: 'full' as const, label: __( 'Full screen', 'vestibule' ) },
];

const positions = () => [
	{ value: 'center' as const, label: __( 'In the middle', 'vestibule' ) },
	{ value: 'end' as const, label: __( 'Side panel', 'vestibule' ) },
];

function LookSettings( { attributes, setAttributes }: SettingsProps ) {
	const { size = 'medium', position = 'center', bottomOnPhones = true, closeOnBackdrop = true } = attributes;
	return (
		<PanelBody title={ __( 'Size and place', 'vestibule' ) }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Size', 'vestibule' ) }
				value={ size }
				options={ sizes() }
				onChange={ ( value ) => setAttributes( { size: value } ) }
			/>
			{ size !== 'full' && (
				<>
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						label={ __( 'Place', 'vestibule' ) }
						value={ position }
						options={ positions() }
						onChange={ ( value ) => setAttributes( { position: value } ) }
					/>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __( 'At the bottom on phones', 'vestibule' ) }
						checked={ bottomOnPhones }
						onChange={ ( isOn ) => setAttributes( { bottomOnPhones: isOn } ) }
					/>
				</>
			) }
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Close on a click outside', 'vestibule' ) }
				checked={ closeOnBackdrop }
				onChange={ ( isOn ) => setAttributes( { closeOnBackdrop: isOn } ) }
			/>
		</PanelBody>
	);
}
