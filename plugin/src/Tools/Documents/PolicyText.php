<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

use Vestibule\Guard\SpamSettings;
use Vestibule\Kernel\Wiring\Hook;
use Vestibule\Site\Consent\ConsentSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Text that WordPress suggests for the privacy policy of the site (Settings → Privacy → Policy guide). It describes the
 * data that all features store, with its purpose, retention and recipients. The document on Vestibule → Settings →
 * Documents contains only the paragraphs about features in use, because finding them on each request would be slow.
 */
final class PolicyText {

	public function __construct(
		private readonly SpamSettings $spam,
		private readonly ConsentSettings $consent,
	) {}

	#[Hook( 'admin_init' )]
	public function add(): void {
		$page = get_option( 'wp_page_for_privacy_policy' );
		// For these users, WordPress compares the text on each request of wp-admin. Others never see it.
		if (
			! current_user_can( 'manage_privacy_options' )
			&& ! ( is_numeric( $page ) && current_user_can( 'edit_post', (int) $page ) )
		) {
			return;
		}
		wp_add_privacy_policy_content( __( 'Vestibule', 'vestibule' ), $this->text() );
	}

	public function text(): string {
		$html = sprintf(
			'<div class="wp-suggested-text"><p class="privacy-policy-tutorial">%s</p>',
			esc_html__( 'Remove the parts that do not apply to your site, and add how long you store entries. Each form has a setting for this period.', 'vestibule' )
		);
		foreach ( $this->paragraphs() as $title => $texts ) {
			$html .= sprintf( '<h3>%s</h3>', esc_html( $title ) );
			foreach ( $texts as $text ) {
				$html .= sprintf( '<p>%s</p>', esc_html( $text ) );
			}
		}
		return $html . '</div>';
	}

	/**
	 * @param Features|null $features Features of the site. Null for the paragraphs about all features.
	 * @return array<string, list<string>> Paragraphs by heading.
	 */
	public function paragraphs( ?Features $features = null ): array {
		$used = array();
		foreach ( $this->parts() as $heading => $parts ) {
			foreach ( $parts as [ $feature, $text ] ) {
				if ( null === $features || $features->isUsed( $feature ) ) {
					$used[ $heading ][] = $text;
				}
			}
		}
		return $used;
	}

	/** @return array<string, list<array{0: string, 1: string}>> Feature and text of each paragraph, by heading. */
	private function parts(): array {
		return array(
			__( 'Forms and appointments', 'vestibule' ) => array(
				array(
					'forms',
					__( 'When you send a form, we store your answers, the time, the page that you sent it from and, if you are logged in, your account. The content is also sent to us by email.', 'vestibule' ),
				),
				array(
					'appointments',
					__( 'If you book an appointment, we also store its time and your time zone. We need this to answer you and to keep the appointment.', 'vestibule' ),
				),
				array(
					'appointments',
					__( 'Your appointment may also be shown in the calendar app of the person you meet, and is then also stored by the app’s provider.', 'vestibule' ),
				),
				array(
					'files',
					__( 'Files that you add to a form are sent to us immediately and stored with the form. If you do not send the form, they are deleted after a day. We remove the location and the device from photos.', 'vestibule' ),
				),
				array(
					'appointments',
					/* translators: keep the names in brackets as they are. */
					__( 'While you choose an appointment, the time is held for you for up to half an hour, with a random code in your browser’s storage (vestibule-hold-*).', 'vestibule' ),
				),
				array(
					'appointments',
					__( 'If you join a waiting list, we store your email address, time zone and language until the time has passed or you leave the list. If you do not confirm your email address, we delete this data within a few days.', 'vestibule' ),
				),
				array(
					'forms',
					__( 'If you send a form without JavaScript and have to correct something, your answers are stored for fifteen minutes.', 'vestibule' ),
				),
				array(
					'drafts',
					/* translators: keep the names in brackets as they are. */
					__( 'Your answers are stored in your own browser until you send the form, for at most a month, so that they are not lost when the page is closed (vestibule-draft-*, in the browser’s storage).', 'vestibule' ),
				),
				array(
					'saving',
					__( 'If you save a form to continue later, we store your answers and your email address until you send the form or the link expires.', 'vestibule' ),
				),
				array(
					'forms',
					__( 'To limit abuse, we count requests for a short time under a code computed from your IP address. The address itself is not stored.', 'vestibule' ),
				),
				array( 'forms', $this->spamText( $this->spam->values()->keepDays ) ),
				array(
					'captcha',
					__( 'To protect forms from spam, a check from Cloudflare Turnstile, hCaptcha or Google reCAPTCHA may be loaded when you agree or use the form. The service learns your IP address and the data that your browser sends.', 'vestibule' ),
				),
				array(
					'akismet',
					__( 'If we use Akismet to recognize spam, your answers, your IP address and your browser’s user agent are sent to Akismet. We store this data for thirty days, so that we can correct Akismet’s mistakes.', 'vestibule' ),
				),
				array(
					'webhooks',
					__( 'Your answers may be sent to other services that we use to answer you.', 'vestibule' ),
				),
				array(
					'forms',
					__( 'We delete entries when they are no longer needed, and when you ask for it.', 'vestibule' ),
				),
			),
			__( 'Courses', 'vestibule' )                 => array(
				array(
					'courses',
					__( 'If you register for a course, we also store the course, its dates, the number of people and whether you have a spot or wait for one. Teachers may get a list of the participants.', 'vestibule' ),
				),
			),
			__( 'Country of the phone number', 'vestibule' ) => array(
				array(
					'country',
					__( 'If the site uses this feature, your IP address is sent to a service that returns your country, so that the form can suggest the country calling code. The response is stored for a day.', 'vestibule' ),
				),
			),
			__( 'Cookies', 'vestibule' )                => array(
				array( 'notice', $this->cookieText( $this->consent->values()->lifetime ) ),
				array(
					'notice',
					/* translators: keep the names in brackets as they are. */
					__( 'If the page is reloaded after your choice, the answers that you have already entered are stored in the tab until the page has loaded again (vestibule-typed).', 'vestibule' ),
				),
				array(
					'notice',
					__( 'We store a receipt with the time, the version of the policy and the choice. It contains no data that identifies you.', 'vestibule' ),
				),
			),
			__( 'Chat', 'vestibule' )                   => array(
				array(
					'chat',
					/* translators: keep the names in brackets as they are. */
					__( 'If you agree to use the chat, your browser remembers it for 30 days (cookie nta-wa-gdpr).', 'vestibule' ),
				),
				array(
					'chat',
					__( 'We count how often each chat contact is opened, by day and without any data about you. The chat itself takes place on the provider’s service, under the provider’s terms.', 'vestibule' ),
				),
			),
			__( 'Comments and windows', 'vestibule' )   => array(
				array(
					'comments',
					/* translators: keep the names in brackets as they are. */
					__( 'A comment that you have not sent yet is stored in your browser until you close the tab (vestibule-comment-*).', 'vestibule' ),
				),
				array(
					'windows',
					/* translators: keep the names in brackets as they are. */
					__( 'When you close a window that opened automatically, your browser remembers the time (vestibule-modal-*), so that the window does not soon open again.', 'vestibule' ),
				),
			),
			__( 'Speed of the site', 'vestibule' )      => array(
				array(
					'speed',
					__( 'Your browser may tell us which images of a page it shows first, so that the page loads faster for others. We store the page and the images, and nothing about you.', 'vestibule' ),
				),
			),
			__( 'Notifications', 'vestibule' )          => array(
				array(
					'push',
					__( 'If you ask for notifications, we store the address that your browser’s push service provides, its keys, the topics that you chose and, if you are logged in, your account.', 'vestibule' ),
				),
				array(
					'push',
					/* translators: keep the names in brackets as they are. */
					__( 'Your browser also remembers the topics (vestibule_push_topics, in its storage). All of this data is deleted when you stop notifications.', 'vestibule' ),
				),
			),
		);
	}

	private function spamText( int $days ): string {
		return $days > 0
			? sprintf(
				/* translators: %s: number of days. */
				_n(
					'Submissions that look like spam are stored separately and deleted after %s day.',
					'Submissions that look like spam are stored separately and deleted after %s days.',
					$days,
					'vestibule'
				),
				number_format_i18n( $days )
			)
			: __( 'Submissions that look like spam are stored separately and deleted with the other entries.', 'vestibule' );
	}

	private function cookieText( int $seconds ): string {
		$days = (int) ceil( $seconds / DAY_IN_SECONDS );
		return sprintf(
			/* translators: %s: number of days. Keep the names in brackets as they are. */
			_n(
				'Your choice about cookies is stored in your browser for %s day (cookies cookie_notice_accepted, cookie_notice_categories, cookie_notice_version).',
				'Your choice about cookies is stored in your browser for %s days (cookies cookie_notice_accepted, cookie_notice_categories, cookie_notice_version).',
				$days,
				'vestibule'
			),
			number_format_i18n( $days )
		);
	}
}
