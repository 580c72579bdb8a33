import { InspectorControls } from '@wordpress/block-editor';
import { Notice, PanelBody, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import schema from '../../../plugin/contracts/modal.schema.json';
import type { Modal } from '../../../src/contracts/modal';
import { RangeSetting } from '../../../src/controls/RangeSetting';
import { WholeNumber } from '../../../src/controls/WholeNumber';

/** Settings for opening the modal automatically. The limits come from the contract. */
function TriggerSettings( { attributes, setAttributes }: SettingsProps ) {
	const { openAfter = 0, openAtScroll = 0, openOnExit = false, rememberDays = 30 } = attributes;
	const isOn = openAfter > 0 || openAtScroll > 0 || openOnExit;
	return (
		<PanelBody title={ __( 'Open automatically', 'vestibule' ) } initialOpen={ isOn }>
			<p>{ __( 'The modal never opens over another dialog or while a visitor is typing.', 'vestibule' ) }</p>
			<WholeNumber
				min={ 0 }
				max={ schema.properties.openAfter.maximum }
				label={ __( 'After (seconds)', 'vestibule' ) }
				help={ __( '0 turns this off.', 'vestibule' ) }
				value={ openAfter }
				onChange={ ( seconds ) => setAttributes( { openAfter: seconds } ) }
			/>
			<RangeSetting
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'After scrolling (percent of the page)', 'vestibule' ) }
				help={ __( '0 turns this off.', 'vestibule' ) }
				min={ 0 }
				max={ schema.properties.openAtScroll.maximum }
				value={ openAtScroll }
				onChange={ ( percent ) => setAttributes( { openAtScroll: percent ?? 0 } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'When the pointer leaves the window (exit intent)', 'vestibule' ) }
				checked={ openOnExit }
				onChange={ ( checked ) => setAttributes( { openOnExit: checked } ) }
			/>
			{ isOn && (
				<WholeNumber
					min={ 0 }
					max={ schema.properties.rememberDays.maximum }
					label={ __( 'After closing, do not show again for (days)', 'vestibule' ) }
					help={ __(
						'The visitor’s browser remembers when the modal was closed. No cookie is set.',
						'vestibule'
					) }
					value={ rememberDays }
					onChange={ ( days ) => setAttributes( { rememberDays: days } ) }
				/>
			) }
		</PanelBody>
	);
}

interface SettingsProps {
	attributes: Modal;
	setAttributes( changes: Partial< Modal > ): void;
}

/** Sidebar of the modal. Common settings are in an open panel, and the triggers are in a closed panel. */
export function ModalInspector( { attributes, name, setAttributes }: SettingsProps & { name: string } ) {
	const { label = '', buttonText = '' } = attributes;
	return (
		<InspectorControls>
			<PanelBody title={ __( 'Modal', 'vestibule' ) }>
				{ name === '' && (
					<Notice className="vestibule-modal-unnamed" status="warning" isDismissible={ false }>
						{ __(
							'Add a name or a heading to the dialog, because screen readers read it first.',
							'vestibule'
						) }
					</Notice>
				) }
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Name', 'vestibule' ) }
					help={
						label === '' && name !== ''
							? /* translators: %s: the heading of a dialog. */
								sprintf( __( 'Only read by screen readers. Currently “%s”.', 'vestibule' ), name )
							: __( 'Only read by screen readers. Leave empty to use the first heading.', 'vestibule' )
					}
					value={ label }
					onChange={ ( text ) => setAttributes( { label: text } ) }
				/>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Button that opens the modal', 'vestibule' ) }
					help={ __(
						'Leave empty for no button here. Any link or button with the copied link also opens the modal.',
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
		<PanelBody title={ __( 'Size and position', 'vestibule' ) }>
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
						label={ __( 'Position', 'vestibule' ) }
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
