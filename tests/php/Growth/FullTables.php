<?php

declare(strict_types=1);

namespace Vestibule\Tests\Growth;

use Vestibule\Kernel\Database\Tables;
use Vestibule\Site\Performance\Beacon\Measurements;
use wpdb;

/**
 * Fills each table of the plugin with as many rows as a busy site has after years, with one statement per table.
 * VALUES contains the columns that queries filter by.
 */
final class FullTables {

	public const ROWS = 100_000;

	/** Values of all tables that have the column. `{n}` is the row number. */
	private const COMMON = array(
		'form_id'       => 'IF({n} %% 10 = 0, 5, 4)',
		'user_id'       => 'IF({n} %% 50 = 0, {n}, 0)',
		'entry_id'      => '{n}',
		'submission_id' => '{n}',
		'starred'       => '{n} %% 100 = 0',
		'tries'         => '{n} %% 3',
		'language'      => "''",
		'timezone'      => "'Europe/Berlin'",
	);

	/** @var array<string, array<string, string>> Values by the end of a table's name. */
	private const VALUES = array(
		'submissions'        => array(
			'created_at'  => 'NOW() - INTERVAL (' . self::ROWS . ' - {n}) * 15 MINUTE',
			'status'      => "ELT(1 + {n} %% 20, 'unread', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'read', 'trash', 'trash', 'spam')",
			'data'        => "CONCAT('{\"names[first_name]\":\"Ada\",\"names[last_name]\":\"L', {n}, '\",\"email\":\"ada', {n}, '@example.org\",\"country-list\":\"', ELT(1 + {n} %% 5, 'DE', 'AT', 'CH', 'GB', 'US'), '\"}')",
			'search_text' => "CONCAT('ada\\nl', {n}, '\\nada', {n}, '@example.org\\nword', {n} %% 977)",
			'mail_status' => "IF({n} %% 1000 = 0, 'failed', 'sent')",
			'sender'      => "IF({n} %% 5000 = 0, NULL, CONCAT('Ada L', {n}))",
			'spam_from'   => "''",
			'spam_at'     => 'IF({n} %% 20 = 19, NOW() - INTERVAL {n} * 5 MINUTE, NULL)',
			'user_id'     => 'NULL',
		),
		'bookings'           => array(
			'event_id'   => '{event}',
			'start_at'   => "'2024-01-01' + INTERVAL {n} * 15 MINUTE",
			'end_at'     => "'2024-01-01' + INTERVAL 30 + {n} * 15 MINUTE",
			'seat'       => '1',
			'status'     => "ELT(1 + {n} %% 50, 'held', 'cancelled', 'booked')",
			'hold'       => "IF({n} %% 50 = 0, SHA2({n}, 256), '')",
			'expires_at' => 'IF({n} %% 50 = 0, NOW() + INTERVAL 5 MINUTE, NULL)',
		),
		'busy_times'         => array( 'host_id' => '{n} %% 50', 'from_at' => "'2024-01-01' + INTERVAL {n} * 15 MINUTE", 'to_at' => "'2024-01-01' + INTERVAL 30 + {n} * 15 MINUTE" ),
		'tokens'             => array( 'expires_at' => 'NOW() + INTERVAL {n} - 100 SECOND', 'answer' => "''" ),
		'rates'              => array( 'expires_at' => 'UNIX_TIMESTAMP() + {n} - 100' ),
		'chat_counts'        => array( 'day' => 'CURDATE() - INTERVAL {n} DIV 50 DAY', 'account_id' => '{n} %% 50' ),
		'consent_receipts'   => array( 'choice' => "'accepted'" ),
		'push_subscriptions' => array( 'topics' => "ELT(1 + {n} %% 4, '', 'news', 'events', 'news events')" ),
		'uploads'            => array( 'submission_id' => 'IF({n} %% 1000 = 0, NULL, {n})', 'expires_at' => 'IF({n} %% 1000 = 0, NOW() + INTERVAL {n} - 1000 SECOND, NULL)', 'size' => '1000' ),
		'mails'              => array( 'status' => "IF({n} %% 5000 = 0, 'failed', 'sent')", 'next_at' => 'IF({n} %% 5000 = 0, NOW() + INTERVAL {n} - 10000 SECOND, NULL)', 'notification' => "'owner'" ),
		'webhook_deliveries' => array( 'status' => "IF({n} %% 5000 = 0, 'failed', 'sent')", 'next_at' => 'IF({n} %% 5000 = 0, NOW() + INTERVAL {n} - 10000 SECOND, NULL)', 'webhook' => "'a'" ),
		'saved_forms'        => array( 'expires_at' => 'NOW() + INTERVAL {n} - 100 SECOND' ),
		'booking_waiting'    => array( 'event_id' => '{event}', 'host_id' => '0', 'start_at' => 'NOW() + INTERVAL {n} - 1000 MINUTE', 'status' => "IF({n} %% 50 = 0, 'waiting', 'lapsed')", 'expires_at' => 'NULL', 'mail_at' => 'NULL' ),
		'entry_seats'        => array( 'release_at' => 'IF({n} %% 5000 = 0, NOW() + INTERVAL {n} - 10000 SECOND, NULL)' ),
		'akismet'            => array( 'question' => "'{}'", 'believed' => "'ham'", 'wanted' => "IF({n} %% 5000 = 0, 'spam', 'ham')" ),
		'beacons'            => array( 'page' => 'MD5({n} DIV 2)', 'is_mobile' => '{n} %% 2', 'post_id' => '{n}', 'state' => "'known'", 'found' => "'[]'" ),
	);

	/** Tables whose size the plugin limits. */
	private const FEWER = array( 'beacons' => Measurements::MAX_ROWS, 'busy_calendars' => 5 * 500 );

	private readonly Tables $tables;

	public function __construct( private readonly wpdb $wpdb, private readonly int $event ) {
		$this->tables = new Tables( $wpdb );
	}

	public function fill(): void {
		$this->empty();
		foreach ( $this->tables->all() as $table ) {
			$columns = array();
			$described = (array) $this->wpdb->get_results( "SHOW COLUMNS FROM {$table}" ); // phpcs:ignore WordPress.DB.PreparedSQL -- A name of ours.
			foreach ( $described as $column ) {
				if ( is_object( $column ) && isset( $column->Field, $column->Type, $column->Key, $column->Extra ) && 'auto_increment' !== $column->Extra ) { // phpcs:ignore WordPress.NamingConventions.ValidVariableName -- the database's own.
					$name             = (string) $column->Field; // phpcs:ignore WordPress.NamingConventions.ValidVariableName
					$columns[ $name ] = $this->value( $table, $name, (string) $column->Type, '' !== (string) $column->Key ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName
				}
			}
			$rows = self::FEWER[ $this->short( $table ) ] ?? self::ROWS;
			$this->run( "INSERT INTO {$table} (`" . implode( '`, `', array_keys( $columns ) ) . '`) SELECT ' . implode( ', ', $columns ) . ' FROM (' . $this->numbers() . ") numbers WHERE n <= {$rows}" );
			$this->run( "ANALYZE TABLE {$table}" );
		}
	}

	public function empty(): void {
		foreach ( $this->tables->all() as $table ) {
			$this->run( "TRUNCATE TABLE {$table}" );
		}
	}

	private function value( string $table, string $column, string $type, bool $isKey ): string {
		$value = self::VALUES[ $this->short( $table ) ][ $column ] ?? self::COMMON[ $column ] ?? null;
		$value ??= match ( true ) {
			str_contains( $type, 'int' )  => $isKey ? '{n}' : '0',
			str_contains( $type, 'date' ) => 'NOW() - INTERVAL (' . self::ROWS . ' - {n}) * 26 SECOND',
			$isKey                        => 'LEFT(SHA2({n}, 256), ' . min( 64, (int) preg_replace( '/\D+/', '', $type ) ) . ')',
			default                       => "''",
		};
		return str_replace( array( '{n}', '{event}', '%%' ), array( 'n', (string) $this->event, '%' ), $value );
	}

	/** Builds the numbers from digits, because sequences exist only in MariaDB. */
	private function numbers(): string {
		$digits = implode( ' UNION ALL ', array_map( static fn ( int $digit ): string => "SELECT {$digit} AS d", range( 0, 9 ) ) );
		$joined = implode( ' CROSS JOIN ', array_map( static fn ( int $place ): string => "({$digits}) d{$place}", range( 1, strlen( (string) self::ROWS ) - 1 ) ) );
		$sum    = implode( ' + ', array_map( static fn ( int $place ): string => "d{$place}.d * " . 10 ** ( $place - 1 ), range( 1, strlen( (string) self::ROWS ) - 1 ) ) );
		return "SELECT 1 + {$sum} AS n FROM {$joined}";
	}

	private function short( string $table ): string {
		return substr( $table, strlen( "{$this->wpdb->prefix}vestibule_" ) );
	}

	private function run( string $sql ): void {
		$this->wpdb->query( $sql ); // phpcs:ignore WordPress.DB.PreparedSQL -- Made of constants.
		if ( '' !== $this->wpdb->last_error ) {
			throw new \RuntimeException( "{$this->wpdb->last_error}: {$sql}" );
		}
	}
}
