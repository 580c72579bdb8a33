import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { StyleText } from './controls';
import { SettingsSection, type SectionProps } from './SettingsSection';

/** Whether visitors agree before they are led to another company (docs/reference/chat.md). */
export function ConsentSection( props: SectionProps ) {
	const { settings, onChange } = props;
	const isAsked = settings.gdprStatus || settings.options.styles.isShowGDPR === 'ON';
	return (
		<SettingsSection { ...props } name="consent" title={ __( 'Consent', 'vestibule' ) }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Ask for consent first', 'vestibule' ) }
				help={ __(
					'Visitors have to tick the box before the messaging app opens. The answer is kept for 30 days.',
					'vestibule'
				) }
				checked={ isAsked }
				onChange={ ( on ) =>
					onChange( { top: { gdprStatus: on }, styles: { isShowGDPR: on ? 'ON' : 'OFF' } } )
				}
			/>
			{ isAsked && (
				<StyleText
					{ ...props }
					name="gdprContent"
					rows={ 3 }
					label={ __( 'Checkbox text', 'vestibule' ) }
					help={ __(
						'Links, strong and emphasis are allowed in HTML; anything else is removed.',
						'vestibule'
					) }
				/>
			) }
		</SettingsSection>
	);
}
