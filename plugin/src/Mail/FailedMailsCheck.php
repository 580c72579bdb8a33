<?php

declare(strict_types=1);

namespace Vestibule\Mail;

use Vestibule\Kernel\Time\Clock;
use Vestibule\Contracts\Finding;
use Vestibule\Contracts\HealthCheck;
use Vestibule\Storage\Database;
use Vestibule\View\AdminScreen;

defined( 'ABSPATH' ) || exit;

/** Whether the mails about entries leave this site. What a mail server does with them afterwards is not known here. */
final class FailedMailsCheck implements HealthCheck {

	private const DAYS = 30;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	public function name(): string {
		return 'mails';
	}

	public function label(): string {
		return __( 'Mails about entries', 'vestibule' );
	}

	public function finding(): Finding {
		$failed = $this->failed();
		if ( 0 === $failed ) {
			return Finding::good(
				__( 'Mails about entries are sent', 'vestibule' ),
				/* translators: %d: number of days. */
				sprintf( __( 'The mail server took all of the last %d days.', 'vestibule' ), self::DAYS )
			);
		}
		$words   = array(
			/* translators: 1: number of entries. 2: number of days, always more than one. */
			sprintf( _n( 'The mail about %1$d entry of the last %2$d days was not sent.', 'The mails about %1$d entries of the last %2$d days were not sent.', $failed, 'vestibule' ), $failed, self::DAYS ),
			__( 'The entries themselves are stored. Check how this site sends mail; most hosts want it to log in to a mail server.', 'vestibule' ),
		);
		$actions = array( __( 'See the entries', 'vestibule' ) => admin_url( 'admin.php?page=' . AdminScreen::MENU ) );
		return $this->isLastFailed()
			? Finding::critical( __( 'Mails about entries are not sent', 'vestibule' ), $words, $actions )
			: Finding::recommended( __( 'Some mails about entries were not sent', 'vestibule' ), $words, $actions );
	}

	/** @return array<string, string> */
	public function facts(): array {
		/* translators: %d: number of days. */
		return array( sprintf( __( 'Mails not sent in %d days', 'vestibule' ), self::DAYS ) => (string) $this->failed() );
	}

	private function failed(): int {
		return (int) $this->database->value(
			"SELECT COUNT(*) FROM {submissions} WHERE mail_status IN ('failed', 'given_up') AND created_at >= %s",
			$this->clock->now()->modify( '-' . self::DAYS . ' days' )
		);
	}

	private function isLastFailed(): bool {
		return 'sent' !== $this->database->value( "SELECT mail_status FROM {submissions} WHERE mail_status IN ('sent', 'failed', 'given_up') ORDER BY id DESC LIMIT 1" );
	}
}
