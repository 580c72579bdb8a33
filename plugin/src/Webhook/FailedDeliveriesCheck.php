<?php

declare(strict_types=1);

namespace Vestibule\Webhook;

use Vestibule\Kernel\Time\Clock;
use Vestibule\Contracts\Finding;
use Vestibule\Contracts\HealthCheck;
use Vestibule\Storage\Database;

defined( 'ABSPATH' ) || exit;

/** Whether the receivers of webhooks take what forms send; those that were tried again and taken do not count. */
final class FailedDeliveriesCheck implements HealthCheck {

	private const DAYS = 30;

	public function __construct( private readonly Database $database, private readonly Clock $clock ) {}

	public function name(): string {
		return 'webhooks';
	}

	public function label(): string {
		return __( 'Webhooks of forms', 'vestibule' );
	}

	public function finding(): Finding {
		$failed = $this->failed();
		if ( array() === $failed ) {
			/* translators: %d: number of days. */
			return Finding::good( __( 'Webhooks of forms are taken', 'vestibule' ), sprintf( __( 'Their receivers took all of the last %d days.', 'vestibule' ), self::DAYS ) );
		}
		$words = array();
		foreach ( $failed as $row ) {
			$words[] = sprintf(
				/* translators: 1: name or host of a webhook. 2: number of a form. 3: number of deliveries. 4: what the receiver answered. */
				__( '%1$s (form %2$d): %3$d not taken. %4$s', 'vestibule' ),
				(string) ( '' === (string) $row['name'] ? $row['host'] : $row['name'] ),
				(int) $row['form_id'],
				(int) $row['failed'],
				(string) $row['error']
			);
		}
		$words[] = __( 'The entries themselves are stored. Edit the form, open the webhook under “Webhooks” and send a test; what was given up can be sent again there.', 'vestibule' );
		$actions = array( __( 'See the forms', 'vestibule' ) => admin_url( 'edit.php?post_type=' . Webhooks::FORM ) );
		return $this->isLastFailed()
			? Finding::critical( __( 'Webhooks of forms are not taken', 'vestibule' ), $words, $actions )
			: Finding::recommended( __( 'Some webhooks of forms were not taken', 'vestibule' ), $words, $actions );
	}

	/** @return array<string, string> */
	public function facts(): array {
		/* translators: %d: number of days. */
		return array( sprintf( __( 'Webhooks not taken in %d days', 'vestibule' ), self::DAYS ) => (string) array_sum( array_map( static fn ( array $row ): int => (int) $row['failed'], $this->failed() ) ) );
	}

	/** @return list<array<string, string|null>> By webhook, the worst first. */
	private function failed(): array {
		return $this->database->rows(
			"SELECT form_id, webhook, MAX(name) AS name, MAX(host) AS host, MAX(error) AS error, COUNT(*) AS failed FROM {webhook_deliveries}
			WHERE status IN ('failed', 'given_up', 'gone') AND tries > 1 AND created_at >= %s OR status = 'gone' AND created_at >= %s GROUP BY form_id, webhook ORDER BY failed DESC LIMIT 10",
			$this->since(),
			$this->since()
		);
	}

	private function isLastFailed(): bool {
		return 'sent' !== $this->database->value( "SELECT status FROM {webhook_deliveries} WHERE status IN ('sent', 'failed', 'given_up', 'gone') ORDER BY id DESC LIMIT 1" );
	}

	private function since(): string {
		return $this->clock->now()->modify( '-' . self::DAYS . ' days' )->format( 'Y-m-d H:i:s' );
	}
}
