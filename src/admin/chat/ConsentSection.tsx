import { __ } from '@wordpress/i18n';
import { ToggleControl } from '../../controls/wordpress';
import { Group, Text, useSettings } from './settings';

/** Settings for the consent before a chat (docs/chat.md). */
export function ConsentSection() {
	const { settings, change } = useSettings();
	const isAsked = settings.gdprStatus || settings.options.styles.isShowGDPR === 'ON';
	return (
		<Group
			names={ [ 'gdprStatus', 'options.styles.isShowGDPR', 'options.styles.gdprContent' ] }
			title={ __( 'Consent', 'vestibule' ) }
		>
			<ToggleControl
				label={ __( 'Ask for consent first', 'vestibule' ) }
				help={ __(
					'Visitors must check the box before the messaging app opens. The answer is stored for 30 days.',
					'vestibule'
				) }
				checked={ isAsked }
				onChange={ ( on ) => change( { gdprStatus: on, 'options.styles.isShowGDPR': on ? 'ON' : 'OFF' } ) }
			/>
			{ isAsked && (
				<Text
					name="options.styles.gdprContent"
					rows={ 3 }
					label={ __( 'Checkbox text', 'vestibule' ) }
					help={ __(
						'You can use HTML for links, strong text and emphasis. All other HTML is removed.',
						'vestibule'
					) }
				/>
			) }
		</Group>
	);
}
