import { PanelBody, RangeControl, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { SettingsProps } from './ModalInspector';

const whole = ( text: string, most: number ) => Math.min( most, Math.max( 0, Math.trunc( Number( text ) || 0 ) ) );

/** When a modal opens by itself; the server and src/modal/triggers.ts hold the same limits. */
export function TriggerSettings( { attributes, setAttributes }: SettingsProps ) {
	const { openAfter = 0, openAtScroll = 0, openOnExit = false, rememberDays = 30 } = attributes;
	const isOn = openAfter > 0 || openAtScroll > 0 || openOnExit;
	return (
		<PanelBody title={ __( 'Open by itself', 'vestibule' ) } initialOpen={ isOn }>
			<p>{ __( 'It never opens over another dialog or while a visitor types.', 'vestibule' ) }</p>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="number"
				min={ 0 }
				label={ __( 'After seconds', 'vestibule' ) }
				help={ __( '0: not by time.', 'vestibule' ) }
				value={ String( openAfter ) }
				onChange={ ( text ) => setAttributes( { openAfter: whole( text, 86400 ) } ) }
			/>
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'When this much of the page was scrolled, in percent', 'vestibule' ) }
				help={ __( '0: not by scrolling.', 'vestibule' ) }
				min={ 0 }
				max={ 100 }
				value={ openAtScroll }
				onChange={ ( percent ) => setAttributes( { openAtScroll: percent ?? 0 } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'When the pointer leaves the page', 'vestibule' ) }
				checked={ openOnExit }
				onChange={ ( checked ) => setAttributes( { openOnExit: checked } ) }
			/>
			{ isOn && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="number"
					min={ 0 }
					label={ __( 'Not again for days after it was closed', 'vestibule' ) }
					help={ __( 'The visitor’s browser remembers it; no cookie is set.', 'vestibule' ) }
					value={ String( rememberDays ) }
					onChange={ ( text ) => setAttributes( { rememberDays: whole( text, 3650 ) } ) }
				/>
			) }
		</PanelBody>
	);
}
