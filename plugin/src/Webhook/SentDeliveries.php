<?php

declare(strict_types=1);

namespace Vestibule\Webhook;

use Vestibule\Contracts\StorageFault;
use Vestibule\Kernel\Time\TimeWords;
use Vestibule\Storage\Comeback;
use Vestibule\Storage\Outbox;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** What was sent where, as its readers see it, and the same once more when somebody asks. */
final class SentDeliveries {

	/** What is answered for a delivery that another request is sending at this moment. */
	public const BUSY = 'busy';

	/** Of a form's editor. */
	private const SHOWN = 20;

	public function __construct(
		private readonly Deliveries $deliveries,
		private readonly Courier $courier,
		private readonly Comeback $comeback,
		private readonly TimeWords $words,
	) {}

	/**
	 * @return list<array{id: int, name: string, to: string, status: string, tries: int, code: int, answer: string, error: string, state: string, at: string}>
	 * Plain text; `state` in words, and `at`, when it was taken: empty when it was not.
	 * @throws StorageFault
	 */
	public function forEntry( int $entry ): array {
		return array_map( $this->shown( ... ), $this->deliveries->forEntry( $entry ) );
	}

	/** @return list<array<string, mixed>> The last ones, with the number of their entry and the id of their webhook. */
	public function forForm( int $form_number ): array {
		return array_map(
			fn ( array $row ): array => $this->shown( $row ) + array( 'webhook' => (string) $row['webhook'], 'entry' => (int) $row['entry_id'] ),
			$this->deliveries->forForm( $form_number, self::SHOWN )
		);
	}

	/**
	 * The answer to a REST request that sent a delivery again, where it was not taken.
	 *
	 * @param string|null $reason As sendAgain() gives it.
	 */
	public static function refusal( ?string $reason ): ?WP_Error {
		return match ( $reason ) {
			''         => null,
			null       => new WP_Error( 'vestibule_no_delivery', __( 'There is no such delivery.', 'vestibule' ), array( 'status' => 404 ) ),
			self::BUSY => new WP_Error( 'vestibule_webhook_busy', __( 'It is being sent at this moment. Look again in a few minutes.', 'vestibule' ), array( 'status' => 409 ) ),
			default    => new WP_Error( 'vestibule_webhook_failed', $reason, array( 'status' => 502 ) ),
		};
	}

	/**
	 * Sends one of them now, whatever became of it before.
	 *
	 * @return string|null Empty when it was taken, else BUSY or why it was not, in words; null when the entry has no such
	 * delivery.
	 * @throws StorageFault
	 */
	public function sendAgain( int $entry, int $delivery ): ?string {
		$row = $this->deliveries->find( $delivery );
		return null === $row || $entry !== (int) $row['entry_id'] ? null : $this->send( $row );
	}

	/** By the editor of its form. */
	public function sendOfForm( int $form_number, int $delivery ): ?string {
		$row = $this->deliveries->find( $delivery );
		return null === $row || $form_number !== (int) $row['form_id'] ? null : $this->send( $row );
	}

	/** @param array<string, string|null> $row */
	private function send( array $row ): string {
		if ( ! $this->deliveries->outbox->claimAny( (int) $row['id'] ) ) {
			return self::BUSY;
		}
		$reason = $this->courier->sendRow( $row );
		$this->comeback->plan();
		return $reason;
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array{id: int, name: string, to: string, status: string, tries: int, code: int, answer: string, error: string, state: string, at: string}
	 */
	private function shown( array $row ): array {
		return array(
			'id'     => (int) $row['id'],
			'name'   => '' === (string) $row['name'] ? (string) $row['host'] : (string) $row['name'],
			'to'     => (string) $row['host'],
			'status' => (string) $row['status'],
			'tries'  => (int) $row['tries'],
			'code'   => (int) $row['code'],
			'answer' => (string) $row['answer'],
			'error'  => (string) $row['error'],
			'state'  => $this->state( $row ),
			'at'     => $this->time( $row['sent_at'] ),
		);
	}

	/** @param array<string, string|null> $row */
	private function state( array $row ): string {
		return match ( $row['status'] ) {
			'pending'  => __( 'Waiting to be sent', 'vestibule' ),
			'sending'  => __( 'Being sent', 'vestibule' ),
			/* translators: %s: day and time. */
			'sent'     => sprintf( __( 'Sent on %s', 'vestibule' ), $this->time( $row['sent_at'] ) ),
			/* translators: 1: number of tries so far, 2: day and time. */
			'failed'   => sprintf( __( 'Not sent (tries so far: %1$d), next try on %2$s', 'vestibule' ), (int) $row['tries'], $this->time( $row['next_at'] ) ),
			'given_up' => __( 'Not sent, given up', 'vestibule' ),
			'gone'     => __( 'Switched off: the receiver wants no more deliveries (410)', 'vestibule' ),
			default    => __( 'Not sent', 'vestibule' ),
		};
	}

	private function time( ?string $stored ): string {
		$at = Outbox::instant( $stored );
		return null === $at ? '' : $this->words->short( $at, wp_timezone_string() );
	}
}
