import { __ } from '@wordpress/i18n';
import { Group, Toggle, Whole } from './settings';

/** Settings for spam checks, Akismet and the retention of spam. */
export function ChecksSection( { hasAkismet }: { hasAkismet: boolean } ) {
	return (
		<Group names={ [ 'seconds', 'links', 'akismet', 'keepDays' ] } title={ __( 'Checks', 'vestibule' ) }>
			<div className="vestibule-admin__pair">
				<Whole
					name="seconds"
					label={ __( 'Least time to fill in a form (seconds)', 'vestibule' ) }
					help={ __(
						'From the first touch of the form; 2 is a good value, 0 measures nothing. The browser waits until the time is over, so nobody who is quick is taken for spam.',
						'vestibule'
					) }
				/>
				<Whole
					name="links"
					label={ __( 'Most links in a form', 'vestibule' ) }
					help={ __( 'More is spam. 0 counts none.', 'vestibule' ) }
				/>
			</div>
			<Toggle
				name="akismet"
				label={ __( 'Ask Akismet', 'vestibule' ) }
				help={
					hasAkismet
						? __(
								'Akismet gets what visitors enter, their IP address and what their browser calls itself, and is corrected when you mark an entry as spam or not spam. For that, this site keeps what it sent for thirty days. Name it in your privacy policy.',
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
				help={ __( 'Counted from when it went into the spam folder. 0 keeps it.', 'vestibule' ) }
			/>
		</Group>
	);
}
