import { PanelBody, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import schema from '../../../plugin/contracts/modal.schema.json';
import { RangeSetting } from '../../../src/controls/RangeSetting';
import { WholeNumber } from '../../../src/controls/WholeNumber';
import type { SettingsProps } from './ModalInspector';

/** When a modal opens by itself; the limits are the contract's. */
export function TriggerSettings( { attributes, setAttributes }: SettingsProps ) {
	const { openAfter = 0, openAtScroll = 0, openOnExit = false, rememberDays = 30 } = attributes;
	const isOn = openAfter > 0 || openAtScroll > 0 || openOnExit;
	return (
		<PanelBody title={ __( 'Open automatically', 'vestibule' ) } initialOpen={ isOn }>
			<p>{ __( 'It never opens over another dialog or while a visitor types.', 'vestibule' ) }</p>
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
					help={ __( 'The visitor’s browser remembers it; no cookie is set.', 'vestibule' ) }
					value={ rememberDays }
					onChange={ ( days ) => setAttributes( { rememberDays: days } ) }
				/>
			) }
		</PanelBody>
	);
}
