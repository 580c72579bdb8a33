<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

use Vestibule\Guard\Captcha\Services;
use Vestibule\Site\Consent\ConsentSettings;
use Vestibule\Site\Push\PushSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Cookies and entries in the browser's storage that the plugin creates. Cookies of WordPress and of other plugins are
 * not included. The storage of other services is only named.
 *
 * @phpstan-type Row array{name: string, kind: string, purpose: string, duration: string}
 */
final class BrowserStorage {

	public function __construct(
		private readonly Features $features,
		private readonly ConsentSettings $consent,
		private readonly PushSettings $push,
		private readonly Services $captchas,
	) {}

	/** @return list<Row> Rows of the features in use. */
	public function all(): array {
		$used = array();
		foreach ( $this->rows() as $feature => $rows ) {
			array_push( $used, ...( $this->features->isUsed( $feature ) ? $rows : array() ) );
		}
		return $used;
	}

	/** @return array<string, list<Row>> By feature. */
	private function rows(): array {
		$cookie  = __( 'Cookie', 'vestibule' );
		$local   = __( 'Local storage', 'vestibule' );
		$session = __( 'Session storage', 'vestibule' );
		$tab     = __( 'Until the tab is closed', 'vestibule' );
		$days    = self::days( (int) ceil( $this->consent->values()->lifetime / DAY_IN_SECONDS ) );
		return array(
			'drafts'       => array(
				self::row(
					'vestibule-draft-*',
					$local,
					__( 'Keeps the answers until the form is sent', 'vestibule' ),
					self::days( 30 )
				),
			),
			'appointments' => array(
				self::row(
					'vestibule-hold-*',
					$local,
					__( 'Random code that holds the chosen time', 'vestibule' ),
					/* translators: %s: number of minutes. */
					sprintf( _n( '%s minute', '%s minutes', 30, 'vestibule' ), number_format_i18n( 30 ) )
				),
			),
			'notice'       => array(
				self::row(
					'cookie_notice_accepted',
					$cookie,
					__( 'Remembers the choice about cookies', 'vestibule' ),
					$days
				),
				self::row(
					'cookie_notice_categories',
					$cookie,
					__( 'Remembers the accepted kinds of cookies', 'vestibule' ),
					$days
				),
				self::row(
					'cookie_notice_version',
					$cookie,
					__( 'Remembers the version of the policy', 'vestibule' ),
					$days
				),
				self::row(
					'vestibule-typed',
					$session,
					__( 'Keeps entered text while the page is reloaded', 'vestibule' ),
					$tab
				),
			),
			'chat'         => array(
				self::row(
					'nta-wa-gdpr',
					$cookie,
					__( 'Remembers the consent to the chat', 'vestibule' ),
					self::days( 30 )
				),
			),
			'comments'     => array(
				self::row(
					'vestibule-comment-*',
					$session,
					__( 'Keeps a comment until it is sent', 'vestibule' ),
					$tab
				),
			),
			'windows'      => array(
				self::row(
					'vestibule-modal-*',
					$local,
					__( 'Remembers that a window was closed, so that it does not soon open again', 'vestibule' ),
					__( 'Until it is deleted in the browser', 'vestibule' )
				),
			),
			'push'         => array(
				self::row(
					'vestibule_push_topics',
					$local,
					__( 'Remembers the topics of notifications', 'vestibule' ),
					__( 'Until the subscription ends', 'vestibule' )
				),
				'onesignal' === $this->push->values()->provider
					? self::ofService( 'OneSignal', __( 'Shows notifications', 'vestibule' ) )
					: self::row(
						__( 'Notifications', 'vestibule' ),
						__( 'Service worker', 'vestibule' ),
						__( 'Shows notifications', 'vestibule' ),
						__( 'Until the subscription ends', 'vestibule' )
					),
			),
			'captcha'      => array_map( $this->captcha( ... ), $this->features->captchas() ),
		);
	}

	/**
	 * @param string $name Name of the captcha service.
	 * @return Row
	 */
	private function captcha( string $name ): array {
		return self::ofService(
			$this->captchas->get( $name )?->label() ?? $name,
			__( 'Distinguishes people from programs that send spam', 'vestibule' )
		);
	}

	/**
	 * Returns the row of a service whose script creates cookies and storage itself.
	 *
	 * @return Row
	 */
	private static function ofService( string $name, string $purpose ): array {
		return self::row(
			$name,
			__( 'Cookies and storage of the service', 'vestibule' ),
			$purpose,
			__( '[See the service’s privacy policy]', 'vestibule' )
		);
	}

	/** @return Row */
	private static function row( string $name, string $kind, string $purpose, string $duration ): array {
		return array( 'name' => $name, 'kind' => $kind, 'purpose' => $purpose, 'duration' => $duration );
	}

	private static function days( int $days ): string {
		/* translators: %s: number of days. */
		return sprintf( _n( '%s day', '%s days', $days, 'vestibule' ), number_format_i18n( $days ) );
	}
}
