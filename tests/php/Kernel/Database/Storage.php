<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Database;

use Vestibule\Kernel\Database\Connection;
use Vestibule\Kernel\Database\Database;
use Vestibule\Kernel\Database\Tables;
use Vestibule\Kernel\Database\Transaction;

/** Storage of the site under test, and helpers that insert rows. */
final class Storage {
	public readonly Database $database;
	public readonly Tables $tables;
	public readonly Connection $connection;
	public readonly Transaction $transaction;

	public function __construct() {
		global $wpdb;
		$this->database    = new Database( $wpdb );
		$this->tables      = new Tables( $wpdb );
		$this->connection  = new Connection( $wpdb );
		$this->transaction = new Transaction( $this->database, $this->connection );
	}

	public function addToken( string $token, string $expires = '2030-01-01 00:00:00', string $answer = '' ): int {
		return $this->database->insert(
			$this->tables->named( 'tokens' ),
			array( 'token' => $token, 'form_id' => 4, 'submission_id' => null, 'answer' => $answer, 'expires_at' => $expires )
		);
	}

	/** @return list<string|null> */
	public function tokens(): array {
		return array_column( $this->database->rows( "SELECT token FROM {$this->tables->named( 'tokens' )} ORDER BY token" ), 'token' );
	}

	/** @param array<string, string|int|null> $columns */
	public function addBooking( array $columns ): int {
		return $this->database->insert(
			$this->tables->named( 'bookings' ),
			$columns + array(
				'event_id'      => 1,
				'submission_id' => null,
				'start_at'      => '2026-12-01 09:00:00',
				'end_at'        => '2026-12-01 09:30:00',
				'seat'          => 1,
				'status'        => 'booked',
				'timezone'      => 'Europe/Berlin',
				'created_at'    => '2026-11-01 00:00:00',
			)
		);
	}

	public function count( string $table ): int {
		return (int) $this->database->value( "SELECT COUNT(*) FROM {$table}" );
	}
}
