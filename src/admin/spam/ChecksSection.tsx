import { __ } from '@wordpress/i18n';
import { Group, Toggle, Whole } from './settings';

/** Settings for spam checks, Akismet and the retention of spam. */
export function ChecksSection( { hasAkismet }: { hasAkismet: boolean } ) {
	return (
		<Group names={ [ 'seconds', 'links', 'akismet', 'keepDays' ] } title={ __( 'Checks', 'vestibule' ) }>
			<div className="vestibule-admin__pair">
				<Whole
					name="seconds"
					label={ __( 'Minimum time to fill in a form (seconds)', 'vestibule' ) }
					help={ __(
						'From the first interaction with the form. 2 is a good value, and 0 turns this off. The browser waits until the time is over, so fast visitors are not marked as spam.',
						'vestibule'
					) }
				/>
				<Whole
					name="links"
					label={ __( 'Maximum number of links in a form', 'vestibule' ) }
					help={ __( 'Submissions with more links are spam. 0 turns this off.', 'vestibule' ) }
				/>
			</div>
			<Toggle
				name="akismet"
				label={ __( 'Check with Akismet', 'vestibule' ) }
				help={
					hasAkismet
						? __(
								'Akismet receives the visitors’ answers, IP address and user agent. When you mark an entry as spam or not spam, this site reports the mistake to Akismet. For this purpose, this site stores the submitted data for thirty days. Mention this in your privacy policy.',
								'vestibule'
							)
						: __(
								'The plugin Akismet is not active here or has no key. Until then, nothing is sent to it.',
								'vestibule'
							)
				}
			/>
			<Whole
				name="keepDays"
				label={ __( 'Delete spam after (days)', 'vestibule' ) }
				help={ __( 'Counted from the day when an entry was marked as spam. 0 means never.', 'vestibule' ) }
			/>
		</Group>
	);
}
