import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import schema from '../../../plugin/contracts/spam.schema.json';
import { WholeNumber } from '../settings-parts/WholeNumber';
import { SpamSection, type SectionProps } from './section';

const { seconds, links, keepDays } = schema.properties;

/** What is measured and counted, who else is asked, and how long spam is kept. */
export function ChecksSection( { hasAkismet, ...props }: SectionProps & { hasAkismet: boolean } ) {
	const { settings, onChange } = props;
	return (
		<SpamSection
			{ ...props }
			keys={ [ 'seconds', 'links', 'akismet', 'keepDays' ] }
			title={ __( 'Checks', 'vestibule' ) }
		>
			<div className="vestibule-admin__pair">
				<WholeNumber
					label={ __( 'Least time to fill in a form (seconds)', 'vestibule' ) }
					help={ __(
						'From the first touch of the form; 2 is a good value, 0 measures nothing. The browser waits until the time is over, so nobody who is quick is taken for spam.',
						'vestibule'
					) }
					min={ seconds.minimum }
					max={ seconds.maximum }
					value={ settings.seconds }
					onChange={ ( value ) => onChange( { seconds: value } ) }
				/>
				<WholeNumber
					label={ __( 'Most links in a form', 'vestibule' ) }
					help={ __( 'More is spam. 0 counts none.', 'vestibule' ) }
					min={ links.minimum }
					max={ links.maximum }
					value={ settings.links }
					onChange={ ( value ) => onChange( { links: value } ) }
				/>
			</div>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Ask Akismet', 'vestibule' ) }
				help={
					hasAkismet
						? __(
								'Akismet gets what visitors enter, their IP address and what their browser calls itself, and is corrected when you mark an entry as spam or not spam. For that, this site keeps what it sent for thirty days. Name it in your privacy policy.',
								'vestibule'
							)
						: __(
								'The plugin Akismet is not active here or has no key. As long as that is so, nobody is asked.',
								'vestibule'
							)
				}
				checked={ settings.akismet }
				onChange={ ( akismet ) => onChange( { akismet } ) }
			/>
			<WholeNumber
				label={ __( 'Delete spam after (days)', 'vestibule' ) }
				help={ __( 'Counted from when it went into the spam folder. 0 keeps it.', 'vestibule' ) }
				min={ keepDays.minimum }
				max={ keepDays.maximum }
				value={ settings.keepDays }
				onChange={ ( value ) => onChange( { keepDays: value } ) }
			/>
		</SpamSection>
	);
}
