<?php

declare(strict_types=1);

namespace Vestibule\Forms\Submit;

use Vestibule\Kernel\Database\SchemaVersion;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Mailer;

defined( 'ABSPATH' ) || exit;

/** Email to the site's address, at most once a day, if the plugin's tables prevent visitors from sending forms. */
final class SchemaNotice {

	/**
	 * Option with the day of the last email in the site's time zone, such as 2026-12-01. Not in a table, because tables
	 * may be missing.
	 */
	public const OPTION = 'vestibule_schema_notice';

	/** Sends the email after the response, so that no visitor waits for it. */
	public function schedule(): void {
		add_action( 'shutdown', $this->send( ... ), 110 );
	}

	private function send(): void {
		$to = get_option( 'admin_email' );
		// Only one of two concurrent requests can change the option.
		if ( is_string( $to ) && '' !== $to && update_option( self::OPTION, wp_date( 'Y-m-d' ), false ) ) {
			Language::during(
				Language::ofSite(),
				fn (): string => ( new Mailer() )->attempt( fn (): bool => $this->deliver( $to ) )
			);
		}
	}

	private function deliver( string $to ): bool {
		/* translators: %s: name of the site. */
		$subject = __( 'Forms of %s cannot be sent', 'vestibule' );
		$problem = __( 'A visitor tried to send a form. Vestibule rejected it and stored nothing.', 'vestibule' );
		$repeat  = __( 'You get this email at most once a day until forms can be sent again.', 'vestibule' );
		return ( new Mailer() )->sendText(
			$to,
			sprintf( $subject, Mailer::siteName() ),
			array( $problem, self::solution(), admin_url( 'site-health.php' ), $repeat )
		);
	}

	private static function solution(): string {
		if ( SchemaVersion::isAhead() ) {
			return __( 'The data is from a newer version of Vestibule. Install the newest version.', 'vestibule' );
		}
		return SchemaVersion::isTooOld()
			? __(
				'The data is from a version before 0.3.0. Install version 0.3.0 first, then the newest.',
				'vestibule'
			)
			: __(
				'The tables of Vestibule could not be created or updated. Site Health shows the reason.',
				'vestibule'
			);
	}
}
