<?php

declare(strict_types=1);

namespace Vestibule\Tools\Privacy;

use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Text that WordPress suggests for the privacy policy of the site (Settings → Privacy → Policy guide). It describes the
 * stored data, with its purpose, retention and recipients. Site owners adapt the text.
 */
final class PolicyText {

	#[Hook( 'admin_init' )]
	public function add(): void {
		wp_add_privacy_policy_content( __( 'Vestibule', 'vestibule' ), $this->text() );
	}

	public function text(): string {
		$html = sprintf(
			'<div class="wp-suggested-text"><p class="privacy-policy-tutorial">%s</p>',
			esc_html__( 'Remove the parts that do not apply to your site, and add how long you store entries. Each form has a setting for this period.', 'vestibule' )
		);
		foreach ( $this->parts() as $title => $texts ) {
			$html .= sprintf( '<h3>%s</h3>', esc_html( $title ) );
			foreach ( $texts as $text ) {
				$html .= sprintf( '<p>%s</p>', esc_html( $text ) );
			}
		}
		return $html . '</div>';
	}

	/** @return array<string, list<string>> Paragraphs by heading. */
	private function parts(): array {
		return array(
			__( 'Forms and appointments', 'vestibule' ) => array(
				__( 'When you send a form, we store your answers, the time, the page that you sent it from and, if you are logged in, your account. The content is also sent to us by email.', 'vestibule' ),
				__( 'If you book an appointment, we also store its time and your time zone. We need this to answer you and to keep the appointment.', 'vestibule' ),
				__( 'Your appointment may also be shown in the calendar app of the person you meet, and is then also stored by the app’s provider.', 'vestibule' ),
				__(
					'Files that you add to a form are sent to us immediately and stored with the form. If you do not send the form, they are deleted after a day. We remove the location and the device from photos.',
					'vestibule'
				),
				/* translators: keep the names in brackets as they are. */
				__( 'While you choose an appointment, the time is held for you for up to half an hour, with a random code in your browser’s storage (vestibule-hold-*).', 'vestibule' ),
				__(
					// phpcs:ignore Generic.Files.LineLength.TooLong -- One string for translators.
					'If you join a waiting list, we store your email address, time zone and language until the time has passed or you leave the list. If you do not confirm your email address, we delete this data after a day.',
					'vestibule'
				),
				__( 'If you send a form without JavaScript and have to correct something, your answers are stored for fifteen minutes.', 'vestibule' ),
				/* translators: keep the names in brackets as they are. */
				__(
					'Your answers are stored in your own browser until you send the form, for at most a month, so that they are not lost when the page is closed (vestibule-draft-*, in the browser’s storage).',
					'vestibule'
				),
				__( 'If you save a form to continue later, we store your answers and your email address until you send the form or the link expires.', 'vestibule' ),
				__( 'To limit abuse, we count requests for a short time under a code computed from your IP address. The address itself is not stored.', 'vestibule' ),
				__(
					'Submissions that look like spam are stored in a separate folder and deleted after a few weeks.',
					'vestibule'
				),
				__(
					// phpcs:ignore Generic.Files.LineLength.TooLong -- One text for translators.
					'To protect forms from spam, a check from Cloudflare Turnstile, hCaptcha or Google reCAPTCHA may be loaded when you agree or use the form. The service learns your IP address and the data that your browser sends.',
					'vestibule'
				),
				__(
					// phpcs:ignore Generic.Files.LineLength.TooLong -- One text for translators.
					'If we use Akismet to recognize spam, your answers, your IP address and your browser’s user agent are sent to Akismet. We store this data for thirty days, so that we can correct Akismet’s mistakes.',
					'vestibule'
				),
				__( 'Your answers may be sent to other services that we use to answer you.', 'vestibule' ),
				__( 'We delete entries when they are no longer needed, and when you ask for it.', 'vestibule' ),
			),
			__( 'Country of the phone number', 'vestibule' ) => array(
				__(
					'If the site uses this feature, your IP address is sent to a service that returns your country, so that the form can suggest the country calling code. The response is stored for a day.',
					'vestibule'
				),
			),
			__( 'Cookies', 'vestibule' )                => array(
				/* translators: keep the names in brackets as they are. */
				__( 'Your choice about cookies is stored in your browser for 30 days (cookies cookie_notice_accepted, cookie_notice_categories, cookie_notice_version).', 'vestibule' ),
				/* translators: keep the names in brackets as they are. */
				__( 'If the page is reloaded after your choice, the answers that you have already entered are stored in the tab until then (vestibule-typed).', 'vestibule' ),
				__( 'We store a receipt with the time, the version of the policy and the choice. It contains no data that identifies you.', 'vestibule' ),
			),
			__( 'Chat', 'vestibule' )                   => array(
				/* translators: keep the names in brackets as they are. */
				__(
					'If you agree to use the chat, your browser remembers it for 30 days (cookie nta-wa-gdpr).',
					'vestibule'
				),
				__( 'We count how often each chat contact is opened, by day and without any data about you. The chat itself takes place on the provider’s service, under the provider’s terms.', 'vestibule' ),
			),
			__( 'Comments and windows', 'vestibule' )   => array(
				/* translators: keep the names in brackets as they are. */
				__( 'A comment that you have not sent yet is stored in your browser until you close the tab (vestibule-comment-*).', 'vestibule' ),
				/* translators: keep the names in brackets as they are. */
				__( 'When you close a window that opened automatically, your browser remembers the time (vestibule-modal-*), so that the window does not soon open again.', 'vestibule' ),
			),
			__( 'Speed of the site', 'vestibule' )      => array(
				__( 'Your browser may tell us which images of a page it shows first, so that the page loads faster for others. We store the page and the images, and nothing about you.', 'vestibule' ),
			),
			__( 'Notifications', 'vestibule' )          => array(
				__( 'If you ask for notifications, we store the address that your browser’s push service provides, its keys, the topics that you chose and, if you are logged in, your account.', 'vestibule' ),
				/* translators: keep the names in brackets as they are. */
				__( 'Your browser also remembers the topics (vestibule_push_topics, in its storage). All of this data is deleted when you stop notifications.', 'vestibule' ),
			),
		);
	}
}
