import { ExternalLink } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { PrivacyPage } from './fromServer';

/** Which page of WordPress's the notice links to, and the way to one where there is none. */
export function PrivacyHelp( { title, isPublished, edit, screen }: PrivacyPage ) {
	if ( isPublished ) {
		return (
			<>
				{ sprintf(
					/* translators: %s: title of a page. */ __( 'The notice links to “%s”.', 'vestibule' ),
					title
				) }{ ' ' }
				<ExternalLink href={ screen }>{ __( 'Choose another privacy page', 'vestibule' ) }</ExternalLink>
			</>
		);
	}
	if ( title ) {
		return (
			<>
				{ sprintf(
					/* translators: %s: title of a page. */ __(
						'“%s” is not published, so the notice has no link yet.',
						'vestibule'
					),
					title
				) }{ ' ' }
				<ExternalLink href={ edit }>{ __( 'Edit and publish it', 'vestibule' ) }</ExternalLink>
			</>
		);
	}
	return (
		<>
			{ __(
				'Visitors should be able to read what they agree to. WordPress makes a page with a text to begin from.',
				'vestibule'
			) }{ ' ' }
			<ExternalLink href={ screen }>{ __( 'Create a privacy page', 'vestibule' ) }</ExternalLink>
		</>
	);
}
