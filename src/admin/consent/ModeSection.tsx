import { __ } from '@wordpress/i18n';
import { Switch } from './controls';
import { ConsentSection, type SectionProps } from './section';

export function ModeSection( props: SectionProps ) {
	return (
		<ConsentSection { ...props } keys={ [ 'consentMode' ] } title={ __( 'Google Consent Mode', 'vestibule' ) }>
			<Switch
				{ ...props }
				name="consentMode"
				label={ __( 'Pass the choice to Google’s scripts', 'vestibule' ) }
				help={ __(
					'Version 2: everything is denied before any of them runs, and granted after an agreement. Only for sites that use Google Analytics, Ads or Tag Manager; nothing of Google’s is loaded by this.',
					'vestibule'
				) }
			/>
		</ConsentSection>
	);
}
