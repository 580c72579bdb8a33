<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Admin;

use DateTimeImmutable;
use Vestibule\Entries\MailStatus;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Health\Finding;
use Vestibule\Kernel\Health\HealthCheck;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Outgoing\Channel\Channels;
use Vestibule\Outgoing\MessageKind;

defined( 'ABSPATH' ) || exit;

/**
 * Health check that warns about emails or deliveries to other services that could not be sent. It can't detect emails that get
 * lost after the mail server has accepted them. Deliveries that succeeded on a later attempt are ignored.
 */
final class FailedCheck implements HealthCheck {

	private const DAYS = 30;

	public function __construct(
		private readonly MessageKind $kind,
		private readonly Database $database,
		private readonly Clock $clock,
	) {}

	public function name(): string {
		return MessageKind::Mail === $this->kind ? 'mails' : 'webhooks';
	}

	public function label(): string {
		return MessageKind::Mail === $this->kind
			? __( 'Emails about entries', 'vestibule' )
			: __( 'Deliveries to other services', 'vestibule' );
	}

	public function finding(): Finding {
		return MessageKind::Mail === $this->kind ? $this->mails() : $this->webhooks();
	}

	/** @return array<string, string> */
	public function facts(): array {
		$failed = MessageKind::Mail === $this->kind
			? $this->failedMails()
			: array_sum( array_column( $this->failedWebhooks(), 'failed' ) );
		$label = MessageKind::Mail === $this->kind
			/* translators: %d: number of days. */
			? __( 'Emails not sent in the last %d days', 'vestibule' )
			/* translators: %d: number of days. */
			: __( 'Deliveries to other services that failed in the last %d days', 'vestibule' );
		return array( sprintf( $label, self::DAYS ) => (string) $failed );
	}

	private function mails(): Finding {
		$failed = $this->failedMails();
		if ( 0 === $failed ) {
			return Finding::good(
				__( 'Emails about entries are sent', 'vestibule' ),
				/* translators: %d: number of days. */
				sprintf( __( 'The mail server accepted all emails of the last %d days.', 'vestibule' ), self::DAYS )
			);
		}
		$words   = array(
			sprintf(
				/* translators: 1: number of entries, 2: number of days, always more than one. */
				_n(
					'The email about %1$d entry of the last %2$d days was not sent.',
					'The emails about %1$d entries of the last %2$d days were not sent.',
					$failed,
					'vestibule'
				),
				$failed,
				self::DAYS
			),
			__( 'The entries are stored. Check how this site sends email. Most hosting providers require it to log in to a mail server.', 'vestibule' ),
		);
		$actions = array( __( 'See the entries', 'vestibule' ) => admin_url( 'admin.php?page=' . AdminScreen::MENU ) );
		return ( new MailStatus( $this->database ) )->isLastSent()
			? Finding::recommended( __( 'Some emails about entries were not sent', 'vestibule' ), $words, $actions )
			: Finding::critical( __( 'Emails about entries are not sent', 'vestibule' ), $words, $actions );
	}

	private function webhooks(): Finding {
		$failed = $this->failedWebhooks();
		if ( array() === $failed ) {
			return Finding::good(
				__( 'Entries are delivered to other services', 'vestibule' ),
				/* translators: %d: number of days. */
				sprintf( __( 'The services accepted all webhooks and messages of the last %d days.', 'vestibule' ), self::DAYS )
			);
		}
		$words = array();
		foreach ( $failed as $row ) {
			$name    = (string) ( '' === (string) $row['name'] ? $row['host'] : $row['name'] );
			$words[] = Channels::owns( (string) $row['webhook'] )
				? sprintf(
					/* translators: 1: name of a channel, 2: number of messages, 3: error message. */
					__( '%1$s: %2$d failed. %3$s', 'vestibule' ),
					$name,
					(int) $row['failed'],
					(string) $row['error']
				)
				: sprintf(
					/* translators: 1: name or hostname of a webhook, 2: ID of a form, 3: number of deliveries, 4: response of the endpoint. */
					__( '%1$s (form %2$d): %3$d failed. %4$s', 'vestibule' ),
					$name,
					(int) $row['form_id'],
					(int) $row['failed'],
					(string) $row['error']
				);
		}
		$words[] = __( 'The entries are stored. To test a webhook, edit the form and open the webhook under “Webhooks”. Failed deliveries can be sent again there, or from their entries.', 'vestibule' );
		$actions = array(
			__( 'See the forms', 'vestibule' )   => admin_url( 'edit.php?post_type=' . FormPostType::NAME ),
			__( 'See the entries', 'vestibule' ) => admin_url( 'admin.php?page=' . AdminScreen::MENU ),
		);
		$last    = $this->database->value(
			"SELECT status FROM {webhook_deliveries} WHERE status IN ('sent', 'failed', 'given_up', 'gone') ORDER BY id DESC LIMIT 1"
		);
		$some    = __( 'Some entries were not delivered to other services', 'vestibule' );
		return 'sent' === $last
			? Finding::recommended( $some, $words, $actions )
			: Finding::critical( __( 'Entries are not delivered to other services', 'vestibule' ), $words, $actions );
	}

	private function failedMails(): int {
		return ( new MailStatus( $this->database ) )->failedSince( $this->since() );
	}

	/** @return list<array<string, string|null>> One row per webhook. The webhook with the most failures comes first. */
	private function failedWebhooks(): array {
		return $this->database->rows(
			"SELECT form_id, webhook, MAX(name) AS name, MAX(host) AS host, MAX(error) AS error, COUNT(*) AS failed FROM {webhook_deliveries}
			WHERE status IN ('failed', 'given_up', 'gone') AND tries > 1 AND created_at >= %s OR status = 'gone' AND created_at >= %s GROUP BY form_id, webhook ORDER BY failed DESC LIMIT 10",
			$this->since(),
			$this->since()
		);
	}

	private function since(): DateTimeImmutable {
		return $this->clock->now()->modify( '-' . self::DAYS . ' days' );
	}
}
